package table

import (
	"cmp"
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// ended is a battle that is over: it can be looked at.
type ended struct {
	rest
	course *match.History // found a little at a time; what decided the battle is known at its end
}

// closed is the course of the battle on the table, the same as long as nothing is taken back.
func (c *Table) closed() *match.History {
	if c.Ending == nil || c.Ending.Sess != c.Sess || c.endedAt != c.Version {
		found := match.CourseOf(c.Sess)
		c.Ending, c.endedAt = &found, c.Version
	}
	return c.Ending
}

// Work finds the course of the battle.
func (m *ended) Work(*Table) (done bool) { return !m.course.More() }

func (m *ended) Dock(v View) panel.Dock {
	o := v.Sess.Game.Outcome()
	l := panel.Ledger{Title: v.Say("ui.points", nil)}
	for s := game.A; s <= game.B; s++ {
		l.Rows = append(l.Rows, panel.Row{Text: v.Side(s), Value: strconv.Itoa(o.Points[s])})
	}
	return panel.Dock{Name: "over-card",
		Left:  append([]panel.Section{panel.Head{Title: v.Outcome(o), Sub: v.verdict(o), Rule: v.Cite(o.Ref)}, l}, v.DiceNote()...),
		Right: append(append(m.decided(v), v.Scale(o)...), v.Lost(v.Table)...),
		Foot: []panel.Button{v.UndoButton(),
			{ID: "result-chronicle", Do: do.Chronicle(""), Label: v.Say("chronicle.title", nil), Look: "gho"},
			{ID: "to-shelf", Do: do.Shelf(), Label: v.Say("ui.to-shelf", nil), Look: "pri"}}}
}

// verdict says to who plays against the computer how it went for him.
func (v View) verdict(o *game.Outcome) string {
	switch {
	case !v.Opposed() || o.Winner > game.B:
		return ""
	case o.Winner == v.Foe.Side:
		return v.Say("over.lost", nil)
	}
	return v.Say("over.won", nil)
}

// Most is how many gains are told of at the end of a battle.
const Most = 3

// gain is what a phase brought.
type gain struct {
	from, to int // its steps
	points   int // for side A, less than 0 for side B
}

// gains are the phases that brought a side most, in the order in which they came.
func (m *ended) gains() (list []gain) {
	of := m.course.Of
	for i := 1; i < len(of); i++ {
		if n := of[i].Lead - of[i-1].Lead; n != 0 {
			list = append(list, gain{of[i-1].Step, of[i].Step, n})
		}
	}
	slices.SortStableFunc(list, func(a, b gain) int { return cmp.Compare(max(b.points, -b.points), max(a.points, -a.points)) })
	list = list[:min(Most, len(list))]
	// It is stable for the sake of bytes: another way to sort the same type is another 5 kB of program.
	slices.SortStableFunc(list, func(a, b gain) int { return a.from - b.from })
	return list
}

// decided tells of the phases that brought most, each with the way to look at it again.
func (m *ended) decided(v View) []panel.Section {
	l := panel.Ledger{Title: v.Say("over.decided", nil)}
	for _, g := range m.gains() {
		side := game.A
		if g.points < 0 {
			side = game.B
		}
		row := panel.Row{Do: do.Replay(g.to), Look: "of-" + match.SideKey(side), Value: "+" + strconv.Itoa(max(g.points, -g.points)),
			Text: v.Say("over.gain", i18n.Args{"turn": v.Sess.Steps[g.to-1].Turn, "side": v.Side(side)})}
		row.Sub = v.toldFallen(v.fallen(g, side.Other()))
		l.Rows = append(l.Rows, row)
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// byName is how many of those who fell are told of by name.
const byName = 4

// toldFallen names those who fell, empty for nobody.
func (v View) toldFallen(fell []game.ID) string {
	units := i18n.Args{"units": v.Names(fell[:min(byName, len(fell))])}
	switch n := len(fell); {
	case n == 0:
		return ""
	case n == 1:
		return v.Say("hand.fell", units)
	case n > byName:
		units = i18n.Args{"units": v.Say("army.and-more", i18n.Args{"units": units["units"], "n": n - byName})}
	}
	return v.Say("hand.fell-many", units)
}

// fallen are the counters of a side that were lost in the course of a gain, leaders first.
func (v View) fallen(g gain, side game.Side) (ids []game.ID) {
	for _, e := range v.Between(g.from, g.to) {
		id := e.Event.Unit
		if id == game.None || slices.Contains(ids, id) {
			continue
		}
		if p := v.Piece(id); p.Side == side && (p.Where == game.Dead || p.Where == game.Captured) && v.Sees(p) {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b game.ID) int { return cmp.Compare(v.Piece(b).Rank, v.Piece(a).Rank) })
	return ids
}
