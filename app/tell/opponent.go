package tell

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// mostTrails is how many earlier ways of the computer are drawn.
const mostTrails = 6

// Newest is the feat that is shown now: an attack that is about to be done, else what was done
// last; nil before the first.
func (v Teller) Newest() *match.Feat {
	if f := v.Foe.Coming; f != nil {
		return f
	}
	list := v.Lately()
	if len(list) == 0 {
		return nil
	}
	return &list[len(list)-1]
}

// ShowFeats draws where the computer went, and whom it attacks.
func (v Teller) ShowFeats(o *mapview.Overlay) {
	o.Last = nil
	list, now := v.Lately(), v.Newest()
	for i := max(0, len(list)-1-mostTrails); i < len(list); i++ {
		f := &list[i]
		if len(f.Way) > 1 && f.Phase == list[len(list)-1].Phase {
			o.Trails = append(o.Trails, mapview.Trail{Way: f.Way, Side: int(f.Side), Now: f == now})
		}
	}
	if now == nil {
		return
	}
	o.Arrows = append(o.Arrows, now.Arrows...)
	if len(now.Way) > 1 && now.Start.Where == game.OnMap && now.Start.Hex != now.Way[len(now.Way)-1] {
		ghost := Card(now.Start)
		o.Ghost = &ghost
	}
}

// MovesNow says what the computer does, or that it thinks; what stands beside the counter is not
// said a second time.
func (v Teller) MovesNow() string {
	switch f := v.Newest(); {
	case v.Afar != nil && f == nil:
		return v.showing()
	case v.Foe.Paused && f == nil:
		return v.Say("foe.paused", nil)
	case f == nil || v.Foe.Thinking && f.Phase != v.Table.Phase:
		return v.Say("foe.thinks", nil)
	case v.Caption().Title != "":
		return v.foeHead().Title
	case v.Afar != nil:
		return v.Did(f)
	default:
		return v.Say("foe.moves", i18n.Args{"what": v.Did(f)})
	}
}

// Did tells a feat in a line, as the log does.
func (v Teller) Did(f *match.Feat) string {
	if f == v.Foe.Coming {
		return v.Say("foe.about", i18n.Args{"units": v.Names(f.Odds.Attackers), "others": v.Names(f.Odds.Defenders)})
	}
	if len(f.Way) > 1 {
		return v.Say("foe.went", i18n.Args{"unit": v.Name(f.Unit), "hex": f.Way[len(f.Way)-1].String(), "way": v.Way(f.Way[0], f.Way[len(f.Way)-1])})
	}
	lines := match.LinesOf(v.Between(f.From, f.To))
	switch act := v.Say("act."+v.Sess.Steps[f.From].Act.Do(), nil); {
	case len(lines) > 0 && !lines[0].TestsOthers(f):
		return v.Line(lines[0].Unshifted())
	case f.Unit == game.None:
		return act
	default:
		return v.Say("foe.did", i18n.Args{"unit": v.Name(f.Unit), "what": act})
	}
}

// Opponent is the dock of the computer's turn.
func (v Teller) Opponent() panel.Dock {
	d := panel.Dock{Name: "foe", Foot: v.foeButtons()}
	if v.Foreign() && v.Opposed() && v.Asks.Given(v.Person) {
		d.Left = append(d.Left, v.Stream()...)
		d.Left = append(d.Left, v.FoePace())
		return d
	}
	d.Left = append(d.Left, v.foeHead(), v.FoePace())
	if v.Aided() && v.Aides.Runs {
		d.Left = append(d.Left, panel.Actions{Buttons: []panel.Button{{ID: "aides-stop", Do: do.AidesStop(), Label: v.Say("deputy.stop", nil), Look: "gho"}}})
	}
	if now := v.Newest(); now != nil && now.Odds != nil && now == v.Foe.Coming {
		d.Left = append(d.Left, v.Likely(now.Odds, v.Reader(now.Side), now.Explained)...)
	}
	if p := v.eyed(); p != nil {
		d.Left = append(d.Left, *p)
	}
	if v.Watched() {
		d.Name += " watch"
		d.Left = append(d.Left, v.takeOver())
	}
	d.Right = append(d.Right, v.Feats()...)
	return d
}

// takeOver lets who looks on lead a side from now on, or two people both.
func (v Teller) takeOver() panel.Actions {
	a := panel.Actions{Title: v.Say("watch.take", nil)}
	for s := game.A; s <= game.B; s++ {
		a.Buttons = append(a.Buttons, panel.Button{ID: "take-" + match.SideKey(s), Do: do.FoeSide(match.SideKey(s.Other())), Label: v.Side(s), Look: "gho", Side: match.SideKey(s)})
	}
	a.Buttons = append(a.Buttons, panel.Button{ID: "take-both", Do: do.FoeSide(""), Label: v.Say("watch.take-both", nil), Look: "gho"})
	return a
}

// foeHead says who plays, how well, and how far he is.
func (v Teller) foeHead() panel.Head {
	title, level := "foe.title", v.Level(v.LevelOf(v.Actor).String())
	if v.Aided() {
		title, level = "deputy.moves", v.Say("deputy.orders", nil)
	}
	h := panel.Head{Title: v.Say(title, nil), Sub: v.Side(v.Actor) + " · " + level}
	if v.Behind() {
		h.Title, h.Sub = v.showing(), v.Side(v.shower())
	}
	if n := len(v.Busy()); n > 0 {
		h.Sub += " · " + v.Say("foe.busy", i18n.Args{"n": n})
	}
	if f := v.Newest(); f != nil && f.Unit != game.None {
		h.Chips = []panel.Chip{v.Chip(v.Piece(f.Unit))}
	}
	return h
}

// eyed is the counter that the person looks at, nil for none.
func (v Teller) eyed() *panel.Head {
	if v.Sel == game.None {
		return nil
	}
	h := v.Head(v.Piece(v.Sel))
	return &h
}

// Busy are the counters that did something in the phase.
func (v Teller) Busy() map[game.ID]bool {
	set := map[game.ID]bool{}
	for _, f := range v.Lately() {
		if f.Unit != game.None && f.Phase == v.Table.Phase {
			set[f.Unit] = true
		}
	}
	return set
}

// Throng is after how many marches of a turn the others pass quickly, at the usual pace: a turn of
// eighty would take two minutes.
const Throng = 12

// Throngs reports whether what was done last, and may go on, is one more march of many, at the usual pace.
func (v Teller) Throngs(goes bool) bool {
	f := v.Newest()
	return f != nil && f.Odds == nil && (goes || len(f.Way) > 1) && v.Foe.Pace == match.UsualPace && v.Marched(f.Side) > Throng
}

// Marched is how many marches of a side the computer made in the turn, also before the person answered.
func (v Teller) Marched(side game.Side) (n int) {
	phase := v.Table.Phase
	for i := len(v.Foe.Feats) - 1; i >= 0; i-- {
		f := &v.Foe.Feats[i]
		if f.Phase > phase {
			return n // of the turn before
		}
		if phase = f.Phase; f.Side == side && len(f.Way) > 1 {
			n++
		}
	}
	return n
}

// FoePace is the choice of the pace.
func (v Teller) FoePace() panel.Segments {
	seg := panel.Segments{Title: v.Say("replay.pace", nil)}
	for i, key := range [len(match.Paces)]string{"replay.slow", "replay.normal", "replay.fast"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.FoePace(i), Label: v.Say(key, nil), On: i == v.Foe.Pace})
	}
	return seg
}

// foeButtons stop the computer, let it do one thing, or everything until the person is to act.
func (v Teller) foeButtons() []panel.Button {
	stop := panel.Button{ID: "foe-pause", Do: do.FoePause(), Icon: "pause", Label: v.Say("replay.pause", nil), Look: "gho", Slot: panel.Next}
	if v.Foe.Paused {
		stop.Icon, stop.Label = "play", v.Say("replay.play", nil)
	}
	row := []panel.Button{stop}
	if v.Foe.Paused {
		step := panel.Button{ID: "foe-step", Do: do.FoeStep(), Mark: "next", Label: v.Say("foe.step", nil), Look: "gho"}
		if v.Watched() {
			step.Label = v.Say("watch.step", nil)
		} else {
			row = append(row, v.UndoButton())
		}
		row = append(row, step)
	}
	skip := panel.Button{ID: "foe-skip", Do: do.FoeSkip(), Mark: "fwd", Label: v.Say("foe.skip", nil), Look: "pri", Side: match.SideKey(v.Person), Off: v.Foe.Skips}
	switch {
	case v.Watched():
		skip.Label, skip.Side = v.Say("watch.skip", nil), match.SideKey(v.Actor)
	case v.Aided():
		skip.Side = match.SideKey(v.Actor)
	}
	return append(row, skip)
}

// Recent is how many feats are listed while the computer goes on, when nobody reads more: each new one
// moves all rows of the list. Once it is stopped all are there.
const Recent = 10

// Feats lists what the computer did since the person acted, the last first: as it goes on the order of each command,
// and once it is stopped each thing it did, with its reason.
func (v Teller) Feats() []panel.Section {
	out := panel.Feats{Title: v.Say("foe.so-far", nil), Side: match.SideKey(v.Actor)}
	if v.Foe.Paused {
		for i, list := 0, v.Lately(); i < len(list); i++ {
			out.Rows = append(out.Rows, v.featRow(&list[i], i+1))
		}
	} else if out.Rows = v.orders(); len(out.Rows) > Recent {
		out.Rows = out.Rows[len(out.Rows)-Recent:]
	}
	slices.Reverse(out.Rows)
	if len(out.Rows) > 0 {
		out.Rows[0].On = v.Foe.Coming == nil
	}
	if len(out.Rows) == 0 {
		return nil
	}
	return []panel.Section{out}
}

// featRow is the row of one thing that the computer did.
func (v Teller) featRow(f *match.Feat, n int) panel.Feat {
	return panel.Feat{Do: do.FoeLook(f.From), N: n, Text: v.Did(f), Why: v.Motive(f), Hex: v.whereTo(f)}
}

// whereTo is the number of the hex a feat led to, empty for who knows no numbers.
func (v Teller) whereTo(f *match.Feat) string {
	switch {
	case len(f.Way) > 1:
		return v.Number(f.Way[len(f.Way)-1])
	case len(f.Arrows) > 0:
		return v.Number(f.Arrows[0][1])
	}
	return ""
}

// Caption tells over an edge of the map what a counter of the computer does and why: of a movement its order, until
// it is stopped.
func (v Teller) Caption() mapview.Bubble {
	if v.Foe == nil || !v.Decides() || v.Foe.Skips {
		return mapview.Bubble{}
	}
	f := v.Newest()
	if f == nil || f.Unit == game.None {
		return mapview.Bubble{}
	}
	p := v.Piece(f.Unit)
	if p.Where != game.OnMap || !v.Sees(p) {
		return mapview.Bubble{}
	}
	b := mapview.Bubble{Hex: p.Hex, Title: v.Did(f), Text: []mapview.Phrase{{Text: v.Motive(f)}}, Strip: match.SideKey(f.Side)}
	if f.Task.Do != "" && !v.Foe.Paused {
		b.Title, b.Text = v.Task(f.Task), []mapview.Phrase{{Text: v.Did(f)}}
	}
	return b
}

// FoeSaid is what those hear who listen: a line for each order, and for each thing it does without one, unless it is
// quick.
func (v Teller) FoeSaid() string {
	f := v.Newest()
	if f == nil || v.Foe.Skips || v.Foe.Pace == len(match.Paces)-1 {
		return v.foeHead().Title
	}
	if f.Task.Do != "" && !v.Foe.Paused {
		return v.Task(f.Task)
	}
	return v.Reasoned(v.Did(f), f)
}
