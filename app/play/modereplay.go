package play

import (
	"fmt"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// replay is a look back: the position before some step of the session. Nothing can
// be done in it but looking, and playing on from there as another game.
type replay struct {
	layer
	step   int          // 0 to the number of steps
	game   game.Game    // as whoever looks at the screen may know it
	events []game.Event // of the step that led here
}

// lookBack looks at the position after n steps; the end of the session is the game itself.
func lookBack(c *table, n int) {
	n = max(0, min(n, len(c.sess.Steps)))
	c.clear()
	m := &replay{layer: layer{c.mode}, step: n, game: game.Look(c.sess.At(n), c.privy).Game}
	if n > 0 {
		m.events = c.sess.Events(n - 1)
	}
	for _, e := range m.events {
		if place(e) != "" {
			c.sight.look(e.At)
		}
	}
	c.mode = m
}

// endReplay returns to the game.
func endReplay(c *table) {
	c.clear()
	c.refresh()
}

func (m *replay) tap(*table, hex.Hex)     {}
func (m *replay) confirm(*table) bool     { return false }
func (m *replay) covers() bool            { return true }
func (m *replay) quiet() bool             { return true }
func (m *replay) sheet(*table) game.Table { return m.game.Table() }

func (m *replay) prompt(v view) panel.Prompt {
	return panel.Prompt{Who: v.say("replay.title", nil), Text: v.say("replay.prompt", nil)}
}

// branch is a session that holds the steps up to the one looked at.
func (m *replay) branch(c *table) (*game.Session, error) {
	s := game.NewSession(c.sess.At(0), c.sess.Seed())
	for _, st := range c.sess.Steps[:m.step] {
		if _, err := s.Replay(st); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// dock is the timeline with what happened in the step looked at.
func (m *replay) dock(v view) panel.Dock {
	n, last := m.step, len(v.sess.Steps)
	head := panel.Head{Title: v.say("replay.title", nil), Sub: v.say("replay.step", i18n.Args{"n": n, "of": last})}
	line := panel.Timeline{At: n, Of: last, Label: v.say("replay.title", nil)}
	to := func(id, icon, label string, step int) panel.Button {
		return panel.Button{ID: id, Do: fmt.Sprintf("replay:%d", step), Icon: icon, Label: v.say(label, nil), Look: "gho"}
	}
	row := panel.Actions{Buttons: []panel.Button{
		to("replay-turn-back", "prev", "replay.turn-back", m.turnStep(v.t, -1)), to("replay-back", "back", "replay.back", n-1),
		to("replay-on", "fwd", "replay.on", n+1), to("replay-turn-on", "next", "replay.turn-on", m.turnStep(v.t, 1)),
	}}
	return panel.Dock{Name: "replay", Left: []panel.Section{head, line, row}, Right: m.replayed(v),
		Foot: []panel.Button{{ID: "branch", Do: "branch", Label: v.say("replay.branch", nil), Look: "gho", Wide: true},
			{ID: "end-replay", Do: "end-replay", Label: v.say("ui.back-to-game", nil), Look: "pri"}}}
}

// replayed tells what the step looked at did.
func (m *replay) replayed(v view) []panel.Section {
	var parts []string
	for _, e := range m.events {
		parts = append(parts, v.event(e))
	}
	if len(parts) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Text: strings.Join(parts, ". ")}}
}

// turnStep is the step at which the turn before or after the one looked at begins.
func (m *replay) turnStep(c *table, by int) int {
	steps, n := c.sess.Steps, m.step
	for n += by; n > 0 && n < len(steps); n += by {
		if steps[n].Turn != steps[n-1].Turn {
			return n
		}
	}
	return n
}

// scene is the map of the position looked at.
func (m *replay) scene(v view, _ overlays) mapview.Scene {
	v.game = m.game
	s := mapview.Scene{Focus: v.sight.focus, Counters: make([]mapview.Counter, v.game.Counters())}
	s.Overlay.Aim, s.Overlay.Markers = v.sight.focus, markers(v.game)
	cards := stacks{}
	for id := range game.ID(v.game.Counters()) {
		if p := v.game.Piece(id); v.sees(p) {
			s.Counters[id] = v.shown(p, cards)
		}
	}
	return s
}
