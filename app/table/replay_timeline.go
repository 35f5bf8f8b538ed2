package table

import (
	"fmt"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// Dock is the timeline with what happened in the moment looked at.
func (m *Replay) Dock(v View) panel.Dock {
	head := m.head(v)
	head.Tools = []panel.Button{
		{ID: "moment", Do: do.Moment(), Icon: "share", Label: v.Say("replay.share", nil), Look: "ib"},
		{ID: "replay-full", Do: do.Full(), Icon: "full", Label: v.Say("ui.full", nil), Look: "ib"}} // heard by device.js alone
	return panel.Dock{Name: "replay",
		Left:  append(append([]panel.Section{head, m.controls(v)}, m.writings(v)...), m.Timeline(v)), // the buttons stay in sight on a low sheet
		Right: append(append(append([]panel.Section{m.speeds(v)}, m.replayed(v)...), panel.Note{Text: m.legend(v)}), m.jottings(v)...),
		Foot: []panel.Button{{ID: "branch", Do: do.Branch(""), Label: v.Say("replay.branch", nil), Look: "gho", Wide: true},
			{ID: "end-replay", Do: do.EndReplay(), Label: v.Say("ui.back-to-game", nil), Look: "pri"}}}
}

// head is the moment looked at, whose turn it is in large letters: with the phase that would be two
// lines on a phone.
func (m *Replay) head(v View) panel.Head {
	h := panel.Head{Title: tell.Capital(m.moment(v)), Sub: v.Say("replay.step", i18n.Args{"n": m.Step, "of": len(v.Sess.Steps)})}
	t := m.Game.Table()
	if t.Stage == game.StageOver || t.Phase < 0 || t.Phase >= len(t.Phases) || t.Phases[t.Phase].Side > game.B {
		return h
	}
	ph := t.Phases[t.Phase]
	h.Title = v.Say("log.heading", i18n.Args{"n": t.Turn, "phase": v.Side(ph.Side)})
	h.Sub = tell.Capital(v.Say("phase."+ph.Key, nil)) + " · " + h.Sub
	return h
}

// moment is the turn and phase looked at.
func (m *Replay) moment(v View) string {
	t := m.Game.Table()
	if t.Phase < 0 || t.Phase >= len(t.Phases) {
		return v.PhaseName()
	}
	return v.Say("log.heading", i18n.Args{"n": t.Turn, "phase": v.PhaseName()})
}

// Timeline is the course of the battle with the place looked at.
func (m *Replay) Timeline(v View) panel.Timeline {
	line := panel.Timeline{At: m.Step, Of: len(v.Sess.Steps), Label: v.Say("replay.title", nil), Text: m.moment(v), Title: m.legend(v)}
	for _, s := range m.Course.Of {
		line.Marks = append(line.Marks, panel.Mark{At: s.Step, Lead: s.Lead, Morale: s.Morale})
	}
	for i, st := range v.Sess.Steps {
		if i == 0 || st.Turn != v.Sess.Steps[i-1].Turn {
			line.Turns = append(line.Turns, panel.Mark{At: i, Turn: st.Turn})
		}
	}
	for _, at := range v.T.Points {
		line.Turned = append(line.Turned, panel.Mark{At: at})
	}
	return line
}

// legend says what the curve shows.
func (m *Replay) legend(v View) string {
	text := v.Say("replay.curve", i18n.Args{"a": v.Side(game.A), "b": v.Side(game.B)})
	if len(v.T.Points) > 0 {
		text += " " + v.Say("replay.turned", nil)
	}
	return text
}

// controls are the buttons of a player of films. Where there is little room one button goes through the
// paces.
func (m *Replay) controls(v View) panel.Actions {
	to := func(id, icon, label string, step int) panel.Button {
		return panel.Button{ID: id, Do: do.Replay(step), Icon: icon, Label: v.Say(label, nil), Look: "gho",
			Off: step < 0 || step > len(v.Sess.Steps)}
	}
	run := panel.Button{ID: "run", Do: do.Run(), Icon: "play", Label: v.Say("replay.play", nil), Look: "pri"}
	if m.Playing {
		run.Icon, run.Label, run.Look = "pause", v.Say("replay.pause", nil), "pri plays" // which frame.js looks for
	}
	return panel.Actions{Buttons: []panel.Button{
		to("replay-turn-back", "prev", "replay.turn-back", m.TurnStep(v.T, -1)), to("replay-back", "back", "replay.back", m.Step-1), run,
		to("replay-on", "fwd", "replay.on", m.Step+1), to("replay-turn-on", "next", "replay.turn-on", m.TurnStep(v.T, 1)),
		{ID: "pace", Do: do.Pace((m.Pace + 1) % len(FilmPaces)), Label: times(m.Pace), Name: v.Say("replay.pace-now", i18n.Args{"times": times(m.Pace)}), Look: "gho"},
		{ID: "follow", Do: do.Follow(), Icon: "follow", Label: v.Say("replay.follow", nil), Look: "ib", Switch: true, On: !m.Still},
	}}
}

// speeds is the choice of the pace.
func (m *Replay) speeds(v View) panel.Segments {
	seg := panel.Segments{Title: v.Say("replay.pace", nil)}
	for i := range FilmPaces {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.Pace(i), Label: times(i), On: i == m.Pace})
	}
	return seg
}

// times is how much faster than the slowest a pace is.
func times(pace int) string { return fmt.Sprintf("%d×", FilmPaces[0]/FilmPaces[pace]) }

// replayed tells what happened in the moment looked at.
func (m *Replay) replayed(v View) []panel.Section {
	var parts []string
	for _, t := range m.told {
		parts = append(parts, v.Line(t))
	}
	if len(parts) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Text: strings.Join(parts, ". ")}}
}
