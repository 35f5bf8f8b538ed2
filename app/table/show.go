package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// asks is the prompt of a mode that says what is expected of whoever has to choose.
func (v View) asks() panel.Prompt {
	if v.Table.Stage == game.StageOver {
		o := v.Sess.Game.Outcome()
		return panel.Prompt{Who: v.Say("phase.over", nil), Text: cmp.Or(v.verdict(o), v.Outcome(o))}
	}
	side := v.T.Mode.chooser(v.T)
	p := panel.Prompt{Side: match.SideKey(side), Who: v.Side(side), Text: v.T.Mode.Says(v), Warning: v.Foremost(v.T.Mode.Risks(v.T))}
	if v.T.Traits().Away {
		p.Over, p.Who = true, v.Say("ui.over-to", i18n.Args{"side": v.Side(side)})
		p.Then = v.Say("ui.then-back", i18n.Args{"side": v.Side(side.Other())})
	}
	return p
}

// expects is what the game itself expects, or what the selected counter could do.
func (v View) expects() string {
	if v.Reach != nil && !v.Attacks && len(v.BestStops()) > 0 {
		return v.Say("prompt.ride", i18n.Args{"unit": v.Name(v.Sel)})
	}
	return v.Asking()
}

// asked says why a question is asked that a standing order could have answered, after what it is.
func (v View) asked(question string) string {
	why := v.WhyAsked()
	switch {
	case why == "":
		return question
	case strings.HasSuffix(question, "?"), strings.HasSuffix(question, "."):
		return question + " " + why
	}
	return question + ". " + why // a prompt alone has no full stop
}

// Top is the bar over the map.
func (v View) Top() panel.Top {
	t := v.T.Sheet()
	top := panel.Top{Lang: v.Lang, Title: v.Say("top.turn", i18n.Args{"n": t.Turn}), Of: v.Of(t.Last), Seed: v.SeedShown(),
		Phase: v.PhaseName(), Sides: [2]string{v.Side(game.A), v.Side(game.B)},
		Points: [2]string{strconv.Itoa(t.Points[0]), strconv.Itoa(t.Points[1])}}
	for i, p := range t.Phases {
		top.Phases = append(top.Phases, panel.Dot{Side: match.SideKey(p.Side), Name: v.Phase(p),
			Now: i == t.Phase && v.Table.Stage != game.StageSetUp, Done: i < t.Phase})
	}
	top.Goal = v.Goal()
	top.PhaseTitle = v.Say("top.phase-n", i18n.Args{"n": t.Phase + 1, "of": len(t.Phases)})
	top.Track, top.Meters = v.Track(t.Shared()), v.Meters(t.Tracks)
	if was, ok := v.Drifted(); ok && t.Turn == v.Table.Turn && t.Shared().Box == v.Table.Shared().Box {
		top.Track.Moved, top.Track.Was = true, v.Track(was).At
	}
	return top
}

// PhaseName is the phase that is shown.
func (v View) PhaseName() string {
	t := v.T.Sheet()
	switch {
	case t.Stage == game.StageOver:
		return v.Say("phase.over", nil)
	case v.Table.Stage == game.StageSetUp || t.Phase < 0 || t.Phase >= len(t.Phases):
		return v.Say("phase.set-up", nil)
	}
	return v.Phase(t.Phases[t.Phase])
}

// Prompt says what is expected, or what a lesson wants.
func (v View) Prompt() panel.Prompt {
	p := v.awaits(v.T.Mode.Prompt(v))
	if v.Lesson != nil {
		p = v.instructs(p)
	}
	if v.Puzzle != nil {
		p = v.bids(p)
	}
	p.Refused = v.denial()
	return p
}

// Dock is the card beside the map: it shows what is touched and what can be done.
func (v View) Dock() panel.Dock {
	d := v.T.Mode.Dock(v)
	if v.Lesson != nil {
		d = v.taughtDock(d)
	}
	if v.Puzzle != nil {
		d = v.posedDock(d)
	}
	d.Label = v.Say("ui.dock", nil)
	for _, s := range append(slices.Clone(d.Left), d.Right...) {
		if o, ok := s.(panel.Options); ok {
			tell.TellApart(o.Cards)
		}
	}
	return v.inSlots(d)
}

// turning adds the buttons that turn the counter, where it can be turned.
func (v View) turning(h panel.Head) panel.Head {
	if v.T.canRotate() {
		h.Tools = v.Rotators()
	}
	return h
}

// Said is what was told of the last act, else the last line of the log, for those who listen.
func (v View) Said() string {
	m, told := v.T.Mode.(*Story)
	switch {
	case told && v.T.Telling.Holds():
		return ""
	case told && m.Stops():
		return v.Wept(m.Cover(v).Grave)
	case v.Foe != nil && v.Decides():
		return v.FoeSaid()
	case told:
		return v.Aloud(m.Tale)
	}
	if e := v.T.Telling.Last(); e != nil {
		return v.Event(*e)
	}
	return ""
}
