package page

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
)

// turnout is how a battle that is over went for who plays against the computer.
type turnout uint8

const (
	openEnd turnout = iota // a draw, or two people play
	victory
	defeat
)

// turnout returns how the battle on the table went.
func (p *Page) turnout() turnout {
	c := p.Table
	switch o := c.Sess.Game.Outcome(); {
	case o == nil || !c.Opposed() || o.Winner > game.B:
		return openEnd
	case o.Winner == c.Foe.Side:
		return defeat
	}
	return victory
}

// offers are the buttons below the end of a battle, each kind in its place: two ways to fight it once
// more, the picture to be sent, and what comes next. Who has lost fights again first, and is never
// offered a better computer.
func (p screens) offers() []panel.Button {
	again, next := p.onceMore("again"), p.leadsOn()
	share := panel.Button{ID: "poster", Do: do.Poster(), Icon: "share", Label: p.Say("over.share", nil), Look: "gho"}
	row := []panel.Button{again, p.onceMore(p.other()), share, next}
	if p.turnout() == defeat {
		if row[0], row[3] = p.onceMore("easier"), again; row[0].Do == "" {
			row[0] = next
		}
		if p.easier() != "" { // it was lost too often
			row[0], row[3] = again, row[0]
		}
	}
	if row[3].Do == "" { // nothing is next: fighting again is
		row[0], row[3] = p.onceMore("harder"), again
	}
	row[3].Look, row[3].Wide = "pri", true
	if g := p.Table.Afar; g != nil {
		row[3] = panel.Button{ID: "to-shelf", Do: do.Shelf(), Label: p.Say("ui.to-shelf", nil), Look: "pri", Wide: true}
		if g.WroteLast() {
			row[0] = panel.Button{ID: "post", Do: do.Post(), Mark: "share", Label: p.Say("afar.again", nil), Look: "gho"}
		}
	}
	return slices.DeleteFunc(row, func(b panel.Button) bool { return b.Do == "" })
}

// other is the second way to fight a battle again: the other side, or a better computer where it was won
// with all its stars.
func (p screens) other() string {
	at, ok := p.Host.Thread().Find(p.Table.Scenario.ID)
	if ok && p.turnout() == victory && p.career.record.CountStars(p.Host.Thread().At(at)) == thread.Stars && p.onceMore("harder").Do != "" {
		return "harder"
	}
	return "swap"
}

// onceMore is a way to fight the battle again; its command is empty where there is none.
func (p screens) onceMore(how string) (b panel.Button) {
	if b = (panel.Button{ID: how, Look: "gho"}); p.Table.Afar != nil {
		return b
	}
	level := map[string]int{"easier": -1, "harder": 1}[how]
	switch opposed := p.Table.Opposed(); {
	case how == "again":
		b.Do, b.Label = do.Again(), p.Say("over.again", nil)
	case !opposed:
	case how == "swap":
		b.Do, b.Label = do.Swap(), p.Say("over.swapped", nil)
	case harderBy(p.Table.Foe.Level, level) == "":
	case how == "easier":
		b.Do, b.Label = do.Easier(), p.Say("over.easier", nil)
	default:
		b.Do, b.Label = do.Harder(), p.Say("over.harder", nil)
	}
	if b.Do != "" && level != 0 {
		b.Small = p.Say("foe.level."+harderBy(p.Table.Foe.Level, level), nil)
	}
	return b
}

// leadsOn is the button of what the thread has next; its command is empty where all of it is done, and where
// that is the battle just fought.
func (p screens) leadsOn() (b panel.Button) {
	e, ok := p.afterOnThread()
	if !ok || e.Battle == p.Table.Scenario.ID {
		return b
	}
	return panel.Button{ID: "next", Do: p.rideOn(e), Label: p.Say("over.next", nil), Small: p.entryName(e), Look: "gho"}
}

// besides are the ways on that have no place below the end of the battle, and the ways that table shows.
func (p screens) besides(of []panel.Button, shown []panel.Button) panel.Actions {
	a := panel.Actions{Title: p.Say("over.more", nil)}
	more := []panel.Button{p.leadsOn(), p.onceMore("swap")}
	if p.turnout() != defeat {
		more = append(more, p.onceMore("harder"))
	}
	for _, b := range append(more, of...) {
		if b.Do != "" && !slices.ContainsFunc(shown, func(o panel.Button) bool { return o.ID == b.ID }) {
			b.Look, b.Wide = "gho", false
			a.Buttons = append(a.Buttons, b)
		}
	}
	return a
}
