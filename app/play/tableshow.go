package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// asks is the prompt of a mode that says what is expected of whoever has to choose.
func (v view) asks() panel.Prompt {
	if v.Table.Stage == game.StageOver {
		return panel.Prompt{Who: v.say("phase.over", nil), Text: v.outcome(v.Sess.Game.Outcome())}
	}
	side := v.t.mode.chooser(v.t)
	p := panel.Prompt{Side: match.SideKey(side), Who: v.side(side), Text: v.t.mode.says(v), Warning: v.foremost(v.t.mode.risks(v.t))}
	if v.t.mode.over(v.t) {
		p.Over, p.Who = true, v.say("ui.over-to", i18n.Args{"side": v.side(side)})
		p.Then = v.say("ui.then-back", i18n.Args{"side": v.side(side.Other())})
	}
	return p
}

// expects is what the game itself expects, or what the selected counter could do.
func (v view) expects() string {
	if v.Reach != nil && !v.Attacks && len(v.BestStops()) > 0 {
		return v.say("prompt.ride", i18n.Args{"unit": v.unit(v.Sel)})
	}
	return v.asking()
}

// top is the bar over the map.
func (v view) top() panel.Top {
	t := v.t.mode.sheet(v.t)
	top := panel.Top{Lang: v.lang, Title: v.say("top.turn", i18n.Args{"n": t.Turn}), Of: v.of(t.Last), Seed: v.seedShown(),
		Phase: v.phaseName(), Sides: [2]string{v.side(game.A), v.side(game.B)},
		Points: [2]string{strconv.Itoa(t.Points[0]), strconv.Itoa(t.Points[1])}}
	for i, p := range t.Phases {
		top.Phases = append(top.Phases, panel.Dot{Side: match.SideKey(p.Side), Name: v.phase(p),
			Now: i == t.Phase && v.Table.Stage != game.StageSetUp, Done: i < t.Phase})
	}
	top.PhaseTitle = v.say("top.phase-n", i18n.Args{"n": t.Phase + 1, "of": len(t.Phases)})
	top.Track, top.Meters = v.track(t.Shared()), v.meters(t.Tracks)
	if was, ok := v.Drifted(); ok && t.Turn == v.Table.Turn && t.Shared().Box == v.Table.Shared().Box {
		top.Track.Moved, top.Track.Was = true, v.track(was).At
	}
	return top
}

// phaseName is the phase that is shown.
func (v view) phaseName() string {
	t := v.t.mode.sheet(v.t)
	switch {
	case t.Stage == game.StageOver:
		return v.say("phase.over", nil)
	case v.Table.Stage == game.StageSetUp || t.Phase < 0 || t.Phase >= len(t.Phases):
		return v.say("phase.set-up", nil)
	}
	return v.phase(t.Phases[t.Phase])
}

// prompt says what is expected, or what a lesson wants.
func (v view) prompt() panel.Prompt {
	p := v.awaits(v.t.mode.prompt(v))
	if v.Lesson != nil {
		p = v.instructs(p)
	}
	p.Refused = v.denial()
	return p
}

// dock is the card beside the map: it shows what is touched and what can be done.
func (v view) dock() panel.Dock {
	d := v.t.mode.dock(v)
	if v.Lesson != nil {
		d = v.taughtDock(d)
	}
	d.Label = v.say("ui.dock", nil)
	return d
}

// turning adds the buttons that turn the counter, where it can be turned.
func (v view) turning(h panel.Head) panel.Head {
	if v.t.canRotate() {
		h.Tools = v.rotators()
	}
	return h
}

// said is what was told of the last act, else the last line of the log, for those who listen.
func (v view) said() string {
	if v.Foe != nil && v.Decides() {
		return v.foeSaid()
	}
	if m, ok := v.t.mode.(*story); ok {
		return v.aloud(m.tale)
	}
	if len(v.Log) == 0 {
		return ""
	}
	return v.event(*v.Log[len(v.Log)-1].Event)
}
