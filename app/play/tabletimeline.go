package play

import (
	"fmt"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// dock is the timeline with what happened in the moment looked at.
func (m *replay) dock(v view) panel.Dock {
	head := m.head(v)
	head.Tools = []panel.Button{
		{ID: "moment", Do: "moment", Icon: "share", Label: v.Say("replay.share", nil), Look: "ib"},
		{ID: "replay-full", Do: "full", Icon: "full", Label: v.Say("ui.full", nil), Look: "ib"}} // heard by device.js alone
	return panel.Dock{Name: "replay", Left: []panel.Section{head, m.timeline(v), m.controls(v)}, Right: append(append([]panel.Section{m.speeds(v)}, m.replayed(v)...), panel.Note{Text: m.legend(v)}),
		Foot: []panel.Button{{ID: "branch", Do: "branch", Label: v.Say("replay.branch", nil), Look: "gho", Wide: true},
			{ID: "end-replay", Do: "end-replay", Label: v.Say("ui.back-to-game", nil), Look: "pri"}}}
}

// head is the moment looked at, whose turn it is in large letters: with the phase that would be two
// lines on a phone.
func (m *replay) head(v view) panel.Head {
	h := panel.Head{Title: tell.Capital(m.moment(v)), Sub: v.Say("replay.step", i18n.Args{"n": m.step, "of": len(v.Sess.Steps)})}
	t := m.game.Table()
	if t.Stage == game.StageOver || t.Phase < 0 || t.Phase >= len(t.Phases) || t.Phases[t.Phase].Side > game.B {
		return h
	}
	ph := t.Phases[t.Phase]
	h.Title = v.Say("log.heading", i18n.Args{"n": t.Turn, "phase": v.Side(ph.Side)})
	h.Sub = tell.Capital(v.Say("phase."+ph.Key, nil)) + " · " + h.Sub
	return h
}

// moment is the turn and phase looked at.
func (m *replay) moment(v view) string {
	t := m.game.Table()
	if t.Phase < 0 || t.Phase >= len(t.Phases) {
		return v.phaseName()
	}
	return v.Say("log.heading", i18n.Args{"n": t.Turn, "phase": v.phaseName()})
}

// timeline is the course of the battle with the place looked at.
func (m *replay) timeline(v view) panel.Timeline {
	line := panel.Timeline{At: m.step, Of: len(v.Sess.Steps), Label: v.Say("replay.title", nil), Text: m.moment(v), Title: m.legend(v)}
	for _, s := range m.course.Of {
		line.Marks = append(line.Marks, panel.Mark{At: s.Step, Lead: s.Lead, Morale: s.Morale})
	}
	for i, st := range v.Sess.Steps {
		if i == 0 || st.Turn != v.Sess.Steps[i-1].Turn {
			line.Turns = append(line.Turns, panel.Mark{At: i, Turn: st.Turn})
		}
	}
	for _, at := range v.t.points {
		line.Turned = append(line.Turned, panel.Mark{At: at})
	}
	return line
}

// legend says what the curve shows.
func (m *replay) legend(v view) string {
	text := v.Say("replay.curve", i18n.Args{"a": v.Side(game.A), "b": v.Side(game.B)})
	if len(v.t.points) > 0 {
		text += " " + v.Say("replay.turned", nil)
	}
	return text
}

// controls are the buttons of a player of films. Where there is little room one button goes through the
// paces.
func (m *replay) controls(v view) panel.Actions {
	to := func(id, icon, label string, step int) panel.Button {
		return panel.Button{ID: id, Do: fmt.Sprintf("replay:%d", step), Icon: icon, Label: v.Say(label, nil), Look: "gho",
			Off: step < 0 || step > len(v.Sess.Steps)}
	}
	run := panel.Button{ID: "run", Do: "run", Icon: "play", Label: v.Say("replay.play", nil), Look: "pri"}
	if m.playing {
		run.Icon, run.Label = "pause", v.Say("replay.pause", nil)
	}
	return panel.Actions{Buttons: []panel.Button{
		to("replay-turn-back", "prev", "replay.turn-back", m.turnStep(v.t, -1)), to("replay-back", "back", "replay.back", m.step-1), run,
		to("replay-on", "fwd", "replay.on", m.step+1), to("replay-turn-on", "next", "replay.turn-on", m.turnStep(v.t, 1)),
		{ID: "pace", Do: fmt.Sprintf("pace:%d", (m.pace+1)%len(filmPaces)), Label: times(m.pace), Name: v.Say("replay.pace-now", i18n.Args{"times": times(m.pace)}), Look: "gho"},
		{ID: "follow", Do: "follow", Icon: "follow", Label: v.Say("replay.follow", nil), Look: "ib", Switch: true, On: !m.Still},
	}}
}

// speeds is the choice of the pace.
func (m *replay) speeds(v view) panel.Segments {
	seg := panel.Segments{Title: v.Say("replay.pace", nil)}
	for i := range filmPaces {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("pace:%d", i), Label: times(i), On: i == m.pace})
	}
	return seg
}

// times is how much faster than the slowest a pace is.
func times(pace int) string { return fmt.Sprintf("%d×", filmPaces[0]/filmPaces[pace]) }

// replayed tells what happened in the moment looked at.
func (m *replay) replayed(v view) []panel.Section {
	var parts []string
	for _, t := range m.told {
		parts = append(parts, v.Line(t))
	}
	if len(parts) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Text: strings.Join(parts, ". ")}}
}
