package play

import (
	"fmt"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Pick is one chosen offer among several, not done yet.
type Pick struct {
	Index int         // in the list it was chosen from
	Act   game.Action // the offered act, perhaps with another final facing
}

// options is the list a pick is chosen from: the reactions while the React tab is
// open, all offers of a question, or what the selected counter may do besides moving;
// with none selected, what the player may do.
func (c *Controller) options() []game.Offer {
	switch {
	case c.react:
		return c.reactions()
	case c.now.table.Stage == game.StageQuestion:
		return c.narrowed()
	case c.sel == game.None || c.mine(c.sel):
		return c.besides(c.sel)
	}
	return nil
}

// besides lists what a counter may do other than moving and attacking: Reach and
// Assault stand for those.
func (c *Controller) besides(id game.ID) []game.Offer {
	moves := c.moves(id)
	var out []game.Offer
	for _, o := range c.now.offers[c.now.actor] {
		if o.Unit != id || apart[o.Verb] || moves[o.Act.Do()] || c.keepsSecret(o) {
			continue
		}
		o.Aim = o.Aim && !c.standsAt(id, o.At) // its own hex is no target: a tap there goes through the stack
		out = append(out, o)
	}
	return out
}

// apart are the verbs that are no options of a counter: they have buttons, gestures or panels
// of their own.
var apart = map[game.Verb]bool{game.VerbAttack: true, game.VerbBegin: true, game.VerbPlace: true, game.VerbDeploy: true,
	game.VerbReady: true, game.VerbEndPhase: true}

// moves names the acts that the counter's reach is made of.
func (c *Controller) moves(id game.ID) map[string]bool {
	names := map[string]bool{}
	if c.reach == nil || c.reach.Unit != id {
		return names
	}
	for _, s := range c.reach.Stops {
		if s.Act != nil {
			names[s.Act.Do()] = true
		}
	}
	return names
}

// answers are the offers of a question, of those alike in all that a player can see the first.
func answers(offers []game.Offer) []game.Offer {
	type key struct {
		verb game.Verb
		unit game.ID
		at   hex.Hex
		aim  bool
		way  string
	}
	seen := map[key]bool{}
	var out []game.Offer
	for _, o := range offers {
		k := key{o.Verb, o.Unit, o.At, o.Aim, fmt.Sprint(o.Way)}
		if !seen[k] {
			seen[k] = true
			out = append(out, o)
		}
	}
	return out
}

// firstPick chooses an only option, so that nobody picks where there is no choice.
func (c *Controller) firstPick() *Pick {
	if o := c.options(); len(o) == 1 {
		return &Pick{Act: o[0].Act}
	}
	return nil
}

// Choose picks option i of the list shown.
func (c *Controller) Choose(i int) {
	o := c.options()
	if i < 0 || i >= len(o) {
		return
	}
	c.why, c.plan = nil, nil
	c.pick = &Pick{Index: i, Act: o[i].Act}
	if o[i].Aim {
		c.focus, c.aimed, c.near = &o[i].At, false, true
	}
}

// tapPick is a tap on the map while options are offered: the first tap on a hex
// picks, the second does it.
func (c *Controller) tapPick(h hex.Hex) {
	if c.pick != nil {
		if o := c.options(); c.pick.Index < len(o) && o[c.pick.Index].Aim && o[c.pick.Index].At == h {
			c.doPick()
			return
		}
	}
	if !c.meanAt(h) && !c.aimAt(h) {
		c.crossedAt(h)
	}
}

// aimAt picks the option that points at a hex, or whose counter stands there; tapping
// it again takes the next option there, or does the only one.
func (c *Controller) aimAt(h hex.Hex) bool {
	var there []int
	for i, o := range c.options() {
		if o.Aim && o.At == h || c.answering() && c.standsAt(o.Unit, h) {
			there = append(there, i)
		}
	}
	if len(there) == 0 {
		return false
	}
	if c.pick != nil && len(there) == 1 && c.pick.Index == there[0] {
		return c.doPick()
	}
	c.Choose(c.nextOf(there))
	return true
}

// answering reports whether options are offered for an answer, not besides a move.
func (c *Controller) answering() bool { return c.react || c.now.table.Stage == game.StageQuestion }

func (c *Controller) standsAt(id game.ID, h hex.Hex) bool {
	if id == game.None {
		return false
	}
	p := c.piece(id)
	return p.Where == game.OnMap && p.Hex == h
}

// nextOf is the option after the picked one, or the first.
func (c *Controller) nextOf(there []int) int {
	for k, i := range there {
		if c.pick != nil && c.pick.Index == i {
			return there[(k+1)%len(there)]
		}
	}
	return there[0]
}

// crossedAt explains a hex that is not offered in the present question.
func (c *Controller) crossedAt(h hex.Hex) {
	for _, b := range c.refused() {
		if b.Hex == h {
			c.why = &Why{Hex: h, HasHex: true, No: b.Why}
		}
	}
}

// refused lists the hexes that the present question bars for the counter it is about, and why.
func (c *Controller) refused() []game.Barred {
	e, explains := c.now.view.Game.(game.Explainer)
	if !explains || c.now.table.Stage != game.StageQuestion {
		return nil
	}
	u := c.concerned()
	if c.pick != nil {
		u = c.pickUnit()
	}
	if u == game.None {
		return nil
	}
	return e.Barred(u)
}

// doPick does the picked option.
func (c *Controller) doPick() bool {
	a, rest := c.pick.Act, c.pending
	if !c.act(a) {
		return false
	}
	if len(rest) > 0 && c.now.table.Stage == game.StageFree && c.sess.Game.Check(rest[0]) == nil {
		c.pending = rest
	}
	return true
}

// rotatePick turns the final facing of the picked option where the rules leave it.
func (c *Controller) rotatePick(n int) {
	facing, ok := c.facingOf(c.pick.Act)
	if !ok {
		return
	}
	for k := 1; k < 6; k++ {
		d := facing.Turn(n * k)
		a := c.sess.Game.Steer(c.pick.Act, d)
		if got, ok := c.facingOf(a); ok && got == d && c.sess.Game.Check(a) == nil {
			c.pick = &Pick{Index: c.pick.Index, Act: a}
			return
		}
	}
}

// canRotatePick reports whether the picked option leaves its facing open.
func (c *Controller) canRotatePick() bool {
	facing, ok := c.facingOf(c.pick.Act)
	if !ok {
		return false
	}
	for k := 1; k < 6; k++ {
		d := facing.Turn(k)
		if got, ok := c.facingOf(c.sess.Game.Steer(c.pick.Act, d)); ok && got == d {
			return true
		}
	}
	return false
}

// facingOf is how the counter of the picked option would stand afterwards.
func (c *Controller) facingOf(a game.Action) (hex.Dir, bool) {
	p, ok := c.peek(a)
	return p.Facing, ok && p.HasFacing
}

// peek is the counter of the picked option as an act would leave it.
func (c *Controller) peek(a game.Action) (game.Piece, bool) {
	u := c.pickUnit()
	if u == game.None {
		return game.Piece{}, false
	}
	w := c.now.view.Glimpse(u, []game.Action{a}, game.UntilEnd)
	return w.End, w.Refused == nil
}

// pickUnit is the counter that the picked option moves.
func (c *Controller) pickUnit() game.ID {
	if o := c.options(); c.pick != nil && c.pick.Index < len(o) && o[c.pick.Index].Unit != game.None {
		return o[c.pick.Index].Unit
	}
	return c.now.expect.Unit
}
