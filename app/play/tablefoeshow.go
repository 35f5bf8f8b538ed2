package play

import (
	"fmt"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// mostTrails is how many earlier ways of the computer are drawn.
const mostTrails = 6

// newest is the feat that is shown now: an attack that is about to be done, else what was done
// last; nil before the first.
func (v view) newest() *feat {
	if f := v.foe.coming; f != nil {
		return f
	}
	list := v.lately()
	if len(list) == 0 {
		return nil
	}
	return &list[len(list)-1]
}

// showFeats draws where the computer went, and whom it attacks.
func (v view) showFeats(o *mapview.Overlay) {
	o.Last = nil
	list, now := v.lately(), v.newest()
	for i := max(0, len(list)-1-mostTrails); i < len(list); i++ {
		f := &list[i]
		if len(f.way) > 1 && f.phase == list[len(list)-1].phase {
			o.Trails = append(o.Trails, mapview.Trail{Way: f.way, Side: int(f.side), Now: f == now})
		}
	}
	if now == nil {
		return
	}
	o.Arrows = append(o.Arrows, now.arrows...)
	if len(now.way) > 1 && now.start.Where == game.OnMap && now.start.Hex != now.way[len(now.way)-1] {
		ghost := card(now.start)
		o.Ghost = &ghost
	}
}

// movesNow says what the computer does, or that it thinks; what stands beside the counter is not
// said a second time.
func (v view) movesNow() string {
	switch f := v.newest(); {
	case v.foe.paused && f == nil:
		return v.say("foe.paused", nil)
	case v.foe.thinking || f == nil:
		return v.say("foe.thinks", nil)
	case v.caption().Title != "":
		return v.foeHead().Title
	default:
		return v.say("foe.moves", i18n.Args{"what": v.did(f)})
	}
}

// did tells a feat in a line, as the log does.
func (v view) did(f *feat) string {
	if f == v.foe.coming {
		return v.say("foe.about", i18n.Args{"units": v.units(f.odds.Attackers), "others": v.units(f.odds.Defenders)})
	}
	if len(f.way) > 1 {
		return v.say("foe.went", i18n.Args{"unit": v.unit(f.unit), "hex": f.way[len(f.way)-1].String()})
	}
	lines := linesOf(v.between(f.from, f.to))
	switch act := v.say("act."+v.sess.Steps[f.from].Act.Do(), nil); {
	case len(lines) > 0 && !lines[0].testsOthers(f):
		return v.line(lines[0].unshifted())
	case f.unit == game.None:
		return act
	default:
		return v.say("foe.did", i18n.Args{"unit": v.unit(f.unit), "what": act})
	}
}

// opponent is the dock of the computer's turn.
func (v view) opponent() panel.Dock {
	d := panel.Dock{Name: "foe", Foot: v.foeButtons()}
	d.Left = append(d.Left, v.foeHead(), v.foePace())
	if v.aided() && v.aides.runs {
		d.Left = append(d.Left, panel.Actions{Buttons: []panel.Button{{ID: "aides-stop", Do: "aides-stop", Label: v.say("deputy.stop", nil), Look: "gho"}}})
	}
	if now := v.newest(); now != nil && now.odds != nil && now == v.foe.coming {
		d.Left = append(d.Left, v.odds(now.odds, v.reader(now.side))...)
	}
	if p := v.eyed(); p != nil {
		d.Left = append(d.Left, *p)
	}
	d.Right = append(d.Right, v.feats()...)
	return d
}

// foeHead says who plays, how well, and how far he is.
func (v view) foeHead() panel.Head {
	title, level := "foe.title", v.level(v.foe.level.String())
	if v.aided() {
		title, level = "deputy.moves", v.say("deputy.orders", nil)
	}
	h := panel.Head{Title: v.say(title, nil), Sub: v.side(v.actor) + " · " + level}
	if n := len(v.busy()); n > 0 {
		h.Sub += " · " + v.say("foe.busy", i18n.Args{"n": n})
	}
	if f := v.newest(); f != nil && f.unit != game.None {
		h.Chips = []panel.Chip{v.chip(v.piece(f.unit))}
	}
	return h
}

// eyed is the counter that the person looks at, nil for none.
func (v view) eyed() *panel.Head {
	if v.sel == game.None {
		return nil
	}
	h := v.head(v.piece(v.sel))
	return &h
}

// busy are the counters that did something in the phase.
func (v view) busy() map[game.ID]bool {
	set := map[game.ID]bool{}
	for _, f := range v.lately() {
		if f.unit != game.None && f.phase == v.table.Phase {
			set[f.unit] = true
		}
	}
	return set
}

// throng is after how many marches of a turn the others pass quickly, at the usual pace: a turn of
// eighty would take two minutes.
const throng = 12

// throngs reports whether what was done last, and may go on, is one more march of many, at the usual pace.
func (v view) throngs(goes bool) bool {
	f := v.newest()
	return f != nil && f.odds == nil && (goes || len(f.way) > 1) && v.foe.pace == usualPace && v.marched(f.side) > throng
}

// marched is how many marches of a side the computer made in the turn, also before the person answered.
func (v view) marched(side game.Side) (n int) {
	phase := v.table.Phase
	for i := len(v.foe.feats) - 1; i >= 0; i-- {
		f := &v.foe.feats[i]
		if f.phase > phase {
			return n // of the turn before
		}
		if phase = f.phase; f.side == side && len(f.way) > 1 {
			n++
		}
	}
	return n
}

// foePace is the choice of the pace.
func (v view) foePace() panel.Segments {
	seg := panel.Segments{Title: v.say("replay.pace", nil)}
	for i, key := range [len(paces)]string{"replay.slow", "replay.normal", "replay.fast"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("foe-pace:%d", i), Label: v.say(key, nil), On: i == v.foe.pace})
	}
	return seg
}

// foeButtons stop the computer, let it do one thing, or everything until the person is to act.
func (v view) foeButtons() []panel.Button {
	stop := panel.Button{ID: "foe-pause", Do: "foe-pause", Icon: "pause", Label: v.say("replay.pause", nil), Look: "gho"}
	if v.foe.paused {
		stop.Icon, stop.Label = "play", v.say("replay.play", nil)
	}
	step := panel.Button{ID: "foe-step", Do: "foe-step", Mark: "next", Label: v.say("foe.step", nil), Look: "gho"}
	row := []panel.Button{stop, step}
	if can, _ := v.canUndo(); can && v.foe.paused { // there is no room for the word then
		step.Icon, step.Mark = step.Mark, ""
		row = []panel.Button{v.undoButton(), stop, step}
	}
	skip := panel.Button{ID: "foe-skip", Do: "foe-skip", Mark: "fwd", Label: v.say("foe.skip", nil), Look: "pri", Side: css(v.person), Off: v.foe.skips}
	if v.aided() {
		skip.Side = css(v.actor)
	}
	return append(row, skip)
}

// recent is how many feats are listed while the computer goes on, when nobody reads more: each new one
// moves all rows of the list. Once it is stopped all are there.
const recent = 10

// feats lists what the computer did since the person acted, the last first.
func (v view) feats() []panel.Section {
	out := panel.Feats{Title: v.say("foe.so-far", nil), Side: css(v.actor)}
	list, now := v.lately(), v.newest()
	for i := len(list) - 1; i >= 0 && (v.foe.paused || len(out.Rows) < recent); i-- {
		f := &list[i]
		out.Rows = append(out.Rows, panel.Feat{Do: "foe-look:" + strconv.Itoa(f.from), N: i + 1, Text: v.did(f), Why: v.motive(f),
			Hex: v.whereTo(f), On: f == now})
	}
	if len(out.Rows) == 0 {
		return nil
	}
	return []panel.Section{out}
}

// whereTo is the number of the hex a feat led to.
func (v view) whereTo(f *feat) string {
	switch {
	case len(f.way) > 1:
		return f.way[len(f.way)-1].String()
	case len(f.arrows) > 0:
		return f.arrows[0][1].String()
	}
	return ""
}

// caption tells beside the counter what it does and why.
func (v view) caption() mapview.Bubble {
	if v.foe == nil || !v.decides() || v.foe.skips {
		return mapview.Bubble{}
	}
	f := v.newest()
	if f == nil || f.unit == game.None || lies[*replay](v.t) {
		return mapview.Bubble{}
	}
	p := v.piece(f.unit)
	if p.Where != game.OnMap || !v.sees(p) {
		return mapview.Bubble{}
	}
	return mapview.Bubble{Hex: p.Hex, Title: v.did(f), Text: []mapview.Phrase{{Text: v.motive(f)}}}
}

// foeSaid is what those hear who listen: a line for each thing it does, unless it is quick.
func (v view) foeSaid() string {
	f := v.newest()
	if f == nil || v.foe.skips || v.foe.pace == len(paces)-1 {
		return v.say("foe.title", nil)
	}
	return v.reasoned(v.did(f), f)
}
