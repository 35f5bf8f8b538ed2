package play

import (
	"fmt"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// dockReplay is the timeline with what happened in the step looked at.
func (c *Controller) dockReplay(w words) panel.Dock {
	n, last := c.replay.step, len(c.sess.Steps)
	head := panel.Head{Title: w.say("replay.title", nil), Sub: w.say("replay.step", i18n.Args{"n": n, "of": last})}
	line := panel.Timeline{At: n, Of: last, Label: w.say("replay.title", nil)}
	to := func(id, icon, label string, step int) panel.Button {
		return panel.Button{ID: id, Do: fmt.Sprintf("replay:%d", step), Icon: icon, Label: w.say(label, nil), Look: "gho"}
	}
	row := panel.Actions{Buttons: []panel.Button{
		to("replay-turn-back", "prev", "replay.turn-back", c.turnStep(-1)), to("replay-back", "back", "replay.back", n-1),
		to("replay-on", "fwd", "replay.on", n+1), to("replay-turn-on", "next", "replay.turn-on", c.turnStep(1)),
	}}
	return panel.Dock{Name: "replay", Left: []panel.Section{head, line, row}, Right: c.replayed(w),
		Foot: []panel.Button{{ID: "branch", Do: "branch", Label: w.say("replay.branch", nil), Look: "gho", Wide: true},
			{ID: "end-replay", Do: "end-replay", Label: w.say("ui.back-to-game", nil), Look: "pri"}}}
}

// replayed tells what the step looked at did.
func (c *Controller) replayed(w words) []panel.Section {
	var parts []string
	for _, e := range c.replay.events {
		parts = append(parts, w.event(e))
	}
	if len(parts) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Text: strings.Join(parts, ". ")}}
}
