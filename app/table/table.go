package table

import (
	"fmt"

	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/app/telling"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Table is a battle with what its players are at. The mode is all there is to know about
// that, besides what is touched on the map.
type Table struct {
	match.Match
	Telling  telling.Queue // in which all is told that happens
	Mode     Mode
	Points   []int      // the steps of the turning points, once the chronicle has found them
	Handed   int        // how many acts were done when the screen was last handed over
	Cardless [2]bool    // sides whose turn comes without a card
	Stand    standing   // who holds his ground, as advised
	Loop     bool       // a finger that drags draws a loop round counters
	Manual   bool       // what nobody has a choice about waits to be pressed
	Denied   denial     // the last command, where it came to nothing
	hushed   denial     // the one before it
	known    *match.Why // what was explained before it

	Ending  *match.History // of a battle that is over, once somebody asked for it
	endedAt int            // the version of the game, then
}

// NewTable seats the players at a session.
func NewTable(sc game.Scenario, s *game.Session) *Table {
	c := &Table{Match: match.Seat(sc, s)}
	c.Match.Refresh()
	c.Mode = c.restingMode()
	c.Settle()
	c.foresee()
	return c
}

// restingMode is the mode the table is in when nothing else is going on.
func (c *Table) restingMode() Mode {
	switch {
	case c.Abroad():
		return &Apart{}
	case c.Decides():
		return &Opposing{}
	}
	switch c.Table.Stage {
	case game.StageSetUp:
		return &setup{}
	case game.StageQuestion:
		return &answer{}
	case game.StageOver:
		return &ended{course: c.closed()}
	}
	return c.acting()
}

// acting is the mode while somebody is free to act: what is under way, else what he can do.
func (c *Table) acting() Mode {
	for _, begun := range []func(*Table) Mode{halting, fightingOn} {
		if m := begun(c); m != nil {
			return m
		}
	}
	var m Mode = &move{}
	if c.Sel == game.None {
		m = &Idle{}
	}
	if len(c.Pending) > 0 {
		m = &Halted{m}
	}
	return m
}

// Rest drops whatever is going on. An army on its way halts: it may go on later.
func (c *Table) Rest() {
	if m := c.underWay(); m != nil && !m.run.Done() {
		c.halts(m, m.here(c))
	}
	c.Mode = c.restingMode()
}

// Refresh looks at the position anew.
func (c *Table) Refresh() {
	c.Match.Refresh()
	c.Settle()
}

// Settle brings the mode in line with the position: one that rests gives way to the one that
// the position leads to now, under all that lies over it. Where there is but one thing to
// choose it is chosen.
func (c *Table) Settle() {
	c.Telling.Take(c.Log)
	at := &c.Mode
	for (*at).Below() != nil {
		at = (*at).Below()
	}
	if (*at).Traits(c).Stays {
		return
	}
	chosen := (*at).Picked()
	*at = c.restingMode()
	if (*at).Choose(chosen); c.picksAlone() && (*at).Picked() == nil {
		(*at).Choose(c.firstPick())
	}
}

// picksAlone reports whether an only option is picked by itself.
func (c *Table) picksAlone() bool {
	return !c.Traits().Patient && (c.Table.Stage == game.StageQuestion || c.LastAct())
}

// Options is the list a pick is chosen from.
func (c *Table) Options() []game.Offer { return c.Mode.options(c) }

// Clear forgets everything touched but not done.
func (c *Table) Clear() {
	c.Match.Clear()
	c.Rest()
}

// Do performs one act; a refusal is shown and nothing changes.
func (c *Table) Do(a game.Action) bool {
	done := c.Match.Do(a)
	c.Settle()
	return done
}

// Act is do for an act that is a whole gesture of its own.
func (c *Table) Act(a game.Action) bool {
	c.Mark()
	c.Clear()
	return c.Do(a)
}

// Tap is a tap on a hex of the map.
func (c *Table) Tap(h hex.Hex) {
	c.Hush()
	if c.Lesson != nil && !c.heeds(h) {
		return
	}
	insists := c.Why.Insists(h) && !c.Traits().Firm
	c.Why, c.Sight.Focus, c.Sight.Aimed, c.Sight.Near = nil, nil, false, false
	c.gesture(func() {
		if insists {
			c.SelectAt(h)
		} else {
			c.Mode.tap(c, h)
		}
	})
	if c.Lesson != nil {
		c.beheld(h)
	}
}

// Confirm does what is previewed; it reports whether there was anything to do.
func (c *Table) Confirm() bool { return c.Mode.confirm(c) }

// Back drops the innermost thing that is open: a question, a plan, a selection. It reports
// whether the table shows another thing now.
func (c *Table) Back() bool {
	was := c.opened()
	if c.Why != nil && !c.Traits().Covers {
		c.Why = nil
	} else {
		c.Mode.Back(c)
	}
	c.Refresh()
	return c.opened() != was
}

// Depth counts the modes that lie over the one the position leads to, and what is previewed.
func (c *Table) Depth() (n int) {
	m := c.Mode
	for ; m.Below() != nil; m = *m.Below() {
		n++
	}
	if m.Traits(c).Stays {
		n++
	}
	return n
}

// opened is what back could drop.
func (c *Table) opened() [4]any {
	return [...]any{fmt.Sprintf("%T %t", c.Mode, c.Grave()), c.Why != nil, c.Mode.Picked() != nil, c.Sel != game.None}
}

// press does what the acting side is offered by a verb that belongs to no counter, such as the
// automatic set-up.
func (c *Table) press(verb game.Verb) bool {
	if o := match.Find(c.Offers[c.Actor], verb); o != nil {
		return c.Act(o.Act)
	}
	return false
}

// UndoNow takes back the last gesture without asking.
func (c *Table) UndoNow() {
	c.TakeBack()
	c.Rest()
	c.Settle()
}

// Redo does the last undone step again, with the dice it had; it reports whether there was one.
func (c *Table) Redo() bool {
	done := c.Match.Redo()
	if done {
		c.Rest()
		c.Settle()
	}
	return done
}

// Lies reports whether a mode of this kind is what the players are at.
func Lies[M Mode](c *Table) bool {
	_, ok := c.Mode.(M)
	return ok
}

// View is a table as it is told in a language. It reads the table and changes nothing.
type View struct {
	tell.Teller
	T *Table
}

// In is the view of the table in a language.
func (c *Table) In(lang string) View { return View{tell.Of(&c.Match, lang), c} }
