package play

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
}

// chosen is the picked option and its place in the list; ok is false where nothing is picked.
func (c *table) chosen() (o game.Offer, ok bool) {
	p, list := c.Mode.picked(), c.options()
	if p == nil || p.Index >= len(list) {
		return game.Offer{Unit: game.None}, false
	}
	return list[p.Index], true
}

// aim is the picked option where it points at a hex.
func (c *table) aim() (o game.Offer, ok bool) {
	o, ok = c.chosen()
	return o, ok && o.Aim
}

// choose picks option i of the list shown.
func (c *table) choose(i int) {
	o := c.options()
	if i < 0 || i >= len(o) {
		return
	}
	c.Why = nil
	if c.Mode.stays(c) && !c.Mode.firm() {
		c.rest()
	}
	c.Mode.choose(&pick{Index: i, Act: o[i].Act})
	if o[i].Aim {
		c.Sight.Closely(o[i].At)
	}
}

// tapPick is a tap on the map while an answer is expected: the first tap on a hex
// picks, the second does it.
func (c *table) tapPick(h hex.Hex) {
	if o, ok := c.aim(); ok && o.At == h {
		c.doPick()
		return
	}
	if !c.meanAt(h) && !c.aimAt(h) {
		c.crossedAt(h)
	}
}

// aimAt picks the option that points at a hex, or whose counter stands there; tapping
// it again takes the next option there, or does the only one.
func (c *table) aimAt(h hex.Hex) bool {
	var there []int
	for i, o := range c.options() {
		if o.Aim && o.At == h || c.Mode.answering(c) && c.StandsAt(o.Unit, h) {
			there = append(there, i)
		}
	}
	if len(there) == 0 {
		return false
	}
	if p := c.Mode.picked(); p != nil && len(there) == 1 && p.Index == there[0] {
		return c.doPick()
	}
	c.choose(c.nextOf(there))
	return true
}

// nextOf is the option after the picked one, or the first.
func (c *table) nextOf(there []int) int {
	for k, i := range there {
		if p := c.Mode.picked(); p != nil && p.Index == i {
			return there[(k+1)%len(there)]
		}
	}
	return there[0]
}

// mean shows the answers for another counter.
func (c *table) mean(id game.ID) {
	if slices.Contains(c.Meant(), id) {
		c.Mode.choose(nil)
		c.Why, c.Sel = nil, id
		c.ShowUnit(id)
		c.refresh()
	}
}

// meanAt shows the answers for a counter on a hex, unless they are shown already.
func (c *table) meanAt(h hex.Hex) bool {
	for _, id := range c.Meant() {
		if c.Table.Stage == game.StageQuestion && c.Mode.below() == nil && id != c.Whose() && c.StandsAt(id, h) {
			c.mean(id)
			return true
		}
	}
	return false
}

// crossedAt explains a hex that is not offered in the present question.
func (c *table) crossedAt(h hex.Hex) {
	for _, b := range c.refused() {
		if b.Hex == h {
			c.Why = &match.Why{Hex: h, HasHex: true, No: b.Why}
		}
	}
}

// refused lists the hexes that the present question bars for the counter it is about, and why.
func (c *table) refused() []game.Barred {
	e, explains := c.View.Game.(game.Explainer)
	if !explains || c.Table.Stage != game.StageQuestion || c.Decides() {
		return nil
	}
	u := c.Concerned()
	if c.Mode.picked() != nil {
		u = c.pickUnit()
	}
	if u == game.None {
		return nil
	}
	return e.Barred(u)
}

// doPick does the picked option; a ride that waited for it may go on.
func (c *table) doPick() bool {
	a, rest := c.Mode.picked().Act, c.Pending
	o, _ := c.chosen()
	if !c.act(a) {
		return false
	}
	if o.Verb == game.VerbBegin {
		c.selectUnit(o.Unit)
	}
	if len(rest) > 0 && c.Table.Stage == game.StageFree && c.Sess.Game.Check(rest[0]) == nil {
		c.Pending = rest
		c.settle()
	}
	return true
}

// testsOf are the tests that come before the roll of a pick.
func (c *table) testsOf(p *pick) []game.Risk {
	if p == nil {
		return nil
	}
	if o := c.View.Forecast(p.Act); o != nil {
		return o.Risks
	}
	return nil
}

// pickUnit is the counter that the picked option moves.
func (c *table) pickUnit() game.ID {
	if o, _ := c.chosen(); o.Unit != game.None {
		return o.Unit
	}
	return c.Expect.Unit
}

// peek is the counter of the picked option as an act would leave it.
func (c *table) peek(a game.Action) (game.Piece, bool) {
	u := c.pickUnit()
	if u == game.None {
		return game.Piece{}, false
	}
	w := c.View.Glimpse(u, []game.Action{a}, game.UntilEnd)
	return w.End, w.Refused == nil
}

// rotatePick turns the final facing of the picked option where the rules leave it.
func (c *table) rotatePick(n int) {
	p := c.Mode.picked()
	if a, ok := c.nextTurning(p.Act, n); ok {
		c.Mode.choose(&pick{Index: p.Index, Act: a})
	}
}

// nextTurning is an act with the next final facing in steps of n that is legal; ok is false where there is none,
// as for a pursuer who rides off the map.
func (c *table) nextTurning(a game.Action, n int) (next game.Action, ok bool) {
	for _, next := range c.turnings(a, n) {
		if c.Sess.Game.Check(next) == nil {
			return next, true
		}
	}
	return nil, false
}

// canRotatePick reports whether something is picked that leaves its facing open.
func (c *table) canRotatePick() bool {
	p := c.Mode.picked()
	if p == nil {
		return false
	}
	_, ok := c.nextTurning(p.Act, 1)
	return ok
}

// turnings are an act with each other final facing that it can have, in steps of n.
func (c *table) turnings(a game.Action, n int) (out []game.Action) {
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
func (c *table) facingOf(a game.Action) (hex.Dir, bool) {
	p, ok := c.peek(a)
	return p.Facing, ok && p.HasFacing
}
