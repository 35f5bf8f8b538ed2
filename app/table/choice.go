package table

import (
	"slices"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// pick is one chosen offer among several, not done yet.
type pick struct {
	Index int         // in the list it was chosen from
	Act   game.Action // the offered act, perhaps with another final facing
	open  bool        // the reasons of its odds are shown
	given bool        // nobody has chosen it: the first tap on it is no second one
}

// Chosen is the picked option and its place in the list; ok is false where nothing is picked.
func (c *Table) Chosen() (o game.Offer, ok bool) {
	p, list := c.Mode.Picked(), c.Options()
	if p == nil || p.Index >= len(list) {
		return game.Offer{Unit: game.None}, false
	}
	return list[p.Index], true
}

// aim is the picked option where it points at a hex.
func (c *Table) aim() (o game.Offer, ok bool) {
	o, ok = c.Chosen()
	return o, ok && o.Aim
}

// Choose picks option i of the list shown.
func (c *Table) Choose(i int) {
	o := c.Options()
	if i < 0 || i >= len(o) {
		return
	}
	c.Why = nil
	if c.Traits().Stays && !c.Traits().Firm {
		c.Rest()
	}
	c.Mode.Choose(&pick{Index: i, Act: o[i].Act})
	if o[i].Aim {
		c.Sight.Closely(o[i].At)
	}
}

// tapPick is a tap on the map while an answer is expected: the first tap on a hex
// picks, the second does it.
func (c *Table) tapPick(h hex.Hex) {
	if o, ok := c.aim(); ok && o.At == h && !c.Mode.Picked().given {
		c.doPick()
		return
	}
	if !c.meanAt(h) && !c.aimAt(h) {
		c.crossedAt(h)
	}
}

// aimAt picks the option that points at a hex, or whose counter stands there; tapping
// it again takes the next option there, or does the only one.
func (c *Table) aimAt(h hex.Hex) bool {
	var there []int
	for i, o := range c.Options() {
		if o.Aim && o.At == h || c.Traits().Answers && c.StandsAt(o.Unit, h) {
			there = append(there, i)
		}
	}
	if len(there) == 0 {
		return false
	}
	if p := c.Mode.Picked(); p != nil && len(there) == 1 && p.Index == there[0] && !p.given {
		return c.doPick()
	}
	c.Choose(c.nextOf(there))
	return true
}

// nextOf is the option after the picked one, or the first.
func (c *Table) nextOf(there []int) int {
	for k, i := range there {
		if p := c.Mode.Picked(); p != nil && p.Index == i {
			return there[(k+1)%len(there)]
		}
	}
	return there[0]
}

// mean shows the answers for another counter.
func (c *Table) mean(id game.ID) {
	if slices.Contains(c.Meant(), id) {
		c.Mode.Choose(nil)
		c.Why, c.Sel = nil, id
		c.ShowUnit(id)
		c.Refresh()
	}
}

// meanAt shows the answers for a counter on a hex, unless they are shown already.
func (c *Table) meanAt(h hex.Hex) bool {
	for _, id := range c.Meant() {
		if c.Table.Stage == game.StageQuestion && c.Mode.Below() == nil && id != c.Whose() && c.StandsAt(id, h) {
			c.mean(id)
			return true
		}
	}
	return false
}

// crossedAt explains a hex that is not offered in the present question.
func (c *Table) crossedAt(h hex.Hex) {
	for _, b := range c.Refused() {
		if b.Hex == h {
			c.Why = &match.Why{Hex: h, HasHex: true, No: b.Why}
		}
	}
}

// Refused lists the hexes that the present question bars for the counter it is about, and why.
func (c *Table) Refused() []game.Barred {
	e, explains := c.View.Game.(game.Explainer)
	if !explains || c.Table.Stage != game.StageQuestion || c.Decides() {
		return nil
	}
	u := c.Concerned()
	if c.Mode.Picked() != nil {
		u = c.pickUnit()
	}
	if u == game.None {
		return nil
	}
	return e.Barred(u)
}

// doPick does the picked option; a ride that waited for it may go on.
func (c *Table) doPick() bool {
	a, rest := c.Mode.Picked().Act, c.Pending
	o, _ := c.Chosen()
	if !c.Act(a) {
		return false
	}
	if o.Verb == game.VerbBegin {
		c.SelectUnit(o.Unit)
	}
	if len(rest) > 0 && c.Table.Stage == game.StageFree && c.Sess.Game.Check(rest[0]) == nil {
		c.Pending = rest
		c.Settle()
	}
	return true
}

// testsOf are the tests that come before the roll of a pick.
func (c *Table) testsOf(p *pick) []game.Risk {
	if p == nil {
		return nil
	}
	if o := c.View.Forecast(p.Act); o != nil {
		return o.Risks
	}
	return nil
}

// pickUnit is the counter that the picked option moves.
func (c *Table) pickUnit() game.ID {
	if o, _ := c.Chosen(); o.Unit != game.None {
		return o.Unit
	}
	return c.Expect.Unit
}

// peek is the counter of the picked option as an act would leave it.
func (c *Table) peek(a game.Action) (game.Piece, bool) {
	u := c.pickUnit()
	if u == game.None {
		return game.Piece{}, false
	}
	w := c.View.Glimpse(u, []game.Action{a}, game.UntilEnd)
	return w.End, w.Refused == nil
}

// rotatePick turns the final facing of the picked option where the rules leave it.
func (c *Table) rotatePick(n int) {
	p := c.Mode.Picked()
	if a, ok := c.nextTurning(p.Act, n); ok {
		c.Mode.Choose(&pick{Index: p.Index, Act: a, open: p.open})
	}
}

// nextTurning is an act with the next final facing in steps of n that is legal; ok is false where there is none,
// as for a pursuer who rides off the map.
func (c *Table) nextTurning(a game.Action, n int) (next game.Action, ok bool) {
	for _, next := range c.turnings(a, n) {
		if c.Sess.Game.Check(next) == nil {
			return next, true
		}
	}
	return nil, false
}

// canRotatePick reports whether something is picked that leaves its facing open.
func (c *Table) canRotatePick() bool {
	p := c.Mode.Picked()
	if p == nil {
		return false
	}
	_, ok := c.nextTurning(p.Act, 1)
	return ok
}

// turnings are an act with each other final facing that it can have, in steps of n.
func (c *Table) turnings(a game.Action, n int) (out []game.Action) {
	facing, ok := c.facingOf(a)
	for k := 1; k < 6 && ok; k++ {
		d := facing.Turn(n * k)
		turned := c.Sess.Game.Steer(a, d)
		if got, ok := c.facingOf(turned); ok && got == d {
			out = append(out, turned)
		}
	}
	return out
}

// facingOf is how the counter of the picked option would stand after an act.
func (c *Table) facingOf(a game.Action) (hex.Dir, bool) {
	p, ok := c.peek(a)
	return p.Facing, ok && p.HasFacing
}

// Touch is what the players have chosen and done: two that differ tell that they chose something.
type Touch struct {
	sel     game.ID
	picked  *pick
	plan    *match.Plan
	version int
}

// Touch returns what the players have chosen so far.
func (c *Table) Touch() Touch {
	t := Touch{sel: c.Sel, picked: c.Mode.Picked(), version: c.Version}
	if m, ok := c.Mode.(*Planned); ok {
		t.plan = m.Plan
	}
	return t
}

// Refuses reports whether the last command came to nothing.
func (c *Table) Refuses() bool { return c.Why != nil || c.Denied.key != "" }
