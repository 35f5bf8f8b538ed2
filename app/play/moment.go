package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// moment is the position as the page needs it, computed once after each change.
type moment struct {
	view    game.View // what may be shown to whoever looks at the screen
	table   game.Table
	actor   game.Side
	expect  game.Expect // what is expected of the actor
	offers  [2][]game.Offer
	answers []game.Offer // to the question, at StageQuestion
	duties  []game.Duty
	attacks bool // the actor may form attacks
}

// refresh looks at the position anew.
func (c *Controller) refresh() {
	g := c.sess.Game
	n := moment{table: g.Table()}
	n.expect, n.actor = expected(n.table)
	if n.actor != c.now.actor {
		c.privy = game.NoSide
	}
	n.view = game.Look(g, c.privy)
	for s := game.A; s <= game.B; s++ {
		n.offers[s] = g.Offers(s, nil)
	}
	n.duties = g.Duties(n.actor)
	n.attacks = has(n.offers[n.actor], game.VerbAttack)
	if n.table.Stage == game.StageQuestion {
		n.answers = answers(n.offers[n.actor])
	}
	if n.table.Phase != c.now.table.Phase || n.table.Turn != c.now.table.Turn {
		c.forgetNever()
		c.last = nil
		c.turnover = n.table.Stage == game.StageFree && n.actor != c.now.actor
	}
	c.now = n
	c.follow()
}

// follow keeps the selection and the choice true to the new position.
func (c *Controller) follow() {
	if u := c.concerned(); c.sel == game.None && u != game.None {
		c.sel = u
		c.showUnit(u)
		c.near = true
	}
	c.reach = nil
	if c.sel != game.None && c.mine(c.sel) && c.now.table.Stage != game.StageOver {
		c.reach = c.now.view.Reach(c.sel)
	}
	if (c.now.table.Stage == game.StageQuestion || c.lastAct()) && c.pick == nil && !c.react {
		c.pick = c.firstPick()
	}
}

// lastAct reports whether an act that belongs to no counter is all that may still be done
// before the phase is ended.
func (c *Controller) lastAct() bool {
	return c.sel == game.None && c.idle() == 0 && c.common() > 0
}

// common counts the acts that belong to no counter and may be done in this phase.
func (c *Controller) common() int {
	if c.now.table.Stage != game.StageFree {
		return 0
	}
	return len(c.besides(game.None))
}

// concerned is the counter a question is about, or the one that must move on.
func (c *Controller) concerned() game.ID {
	switch {
	case c.now.table.Stage == game.StageQuestion && c.whose() != game.None:
		return c.whose()
	case c.now.table.Stage == game.StageQuestion && c.now.expect.Unit == game.None && len(c.now.answers) > 0:
		return c.now.answers[0].Unit
	case c.now.table.Stage == game.StageQuestion, c.now.table.Stage == game.StageFree && !has(c.now.offers[c.now.actor], game.VerbEndPhase):
		return c.now.expect.Unit
	}
	return game.None
}

// showUnit brings a counter into view, or where it may be set down.
func (c *Controller) showUnit(id game.ID) {
	if id == game.None {
		return
	}
	p := c.piece(id)
	switch {
	case p.Where == game.OnMap:
		c.focus, c.aimed = &p.Hex, false
	case c.reach != nil && len(c.reach.Stops) > 0:
		c.focus, c.aimed = &c.reach.Stops[len(c.reach.Stops)/2].Hex, false
	}
}

// expected is what must be decided now and by whom; with nothing mandatory it is
// the side whose phase it is.
func expected(t game.Table) (game.Expect, game.Side) {
	for _, e := range t.Expect {
		if !e.Optional {
			return e, e.Side
		}
	}
	side := game.A
	if t.Phase < len(t.Phases) && t.Phases[t.Phase].Side != game.NoSide {
		side = t.Phases[t.Phase].Side
	}
	return game.Expect{Side: side, Unit: game.None}, side
}

// has reports whether a verb is offered.
func has(offers []game.Offer, verb game.Verb) bool { return find(offers, verb) != nil }

// find is the first offer of a verb, nil if there is none.
func find(offers []game.Offer, verb game.Verb) *game.Offer {
	for i := range offers {
		if offers[i].Verb == verb {
			return &offers[i]
		}
	}
	return nil
}

// mine reports whether a counter belongs to the side that is to act.
func (c *Controller) mine(id game.ID) bool { return c.piece(id).Side == c.now.actor }

// able lists the counters of the acting side that may still act on the map.
func (c *Controller) able() []game.ID {
	seen := map[game.ID]bool{}
	var out []game.ID
	for _, o := range c.now.offers[c.now.actor] {
		if o.Unit != game.None && o.Aim && !seen[o.Unit] {
			seen[o.Unit] = true
			out = append(out, o.Unit)
		}
	}
	return out
}

// idle counts the counters that may still act.
func (c *Controller) idle() int { return len(c.able()) }

// leaderOf is the leader a counter belongs to; a leader belongs to himself.
func (c *Controller) leaderOf(id game.ID) game.ID {
	if l := c.piece(id).Commander; l != game.None {
		return l
	}
	return id
}

// following is who is told of together: a leader with his own, or where nobody leads all of
// a kind.
type following struct {
	leader game.ID
	kind   string
}

// followingOf is the following of a counter, given who leads others.
func (c *Controller) followingOf(id game.ID, leading map[game.ID]bool) following {
	if l := c.leaderOf(id); leading[l] {
		return following{leader: l}
	}
	return following{leader: game.None, kind: c.piece(id).Kind}
}

// leading are the leaders to whom counters are assigned.
func (c *Controller) leading() map[game.ID]bool {
	set := map[game.ID]bool{}
	for id := range game.ID(c.sess.Game.Counters()) {
		if l := c.piece(id).Commander; l != game.None {
			set[l] = true
		}
	}
	return set
}

// Next selects the next counter of a counter's command that may still act, units before
// leaders, and looks at it.
func (c *Controller) Next(like game.ID) {
	var own, heads []game.ID
	leading := c.leading()
	for _, id := range c.able() {
		switch {
		case c.followingOf(id, leading) != c.followingOf(like, leading):
		case leading[id]:
			heads = append(heads, id)
		default:
			own = append(own, id)
		}
	}
	c.visit(append(own, heads...))
}

// Special selects the next counter that can do something besides moving and fighting, and
// looks at it.
func (c *Controller) Special(verb game.Verb) {
	var ids []game.ID
	for _, o := range c.now.offers[c.now.actor] {
		if o.Verb == verb && o.Unit != game.None {
			ids = append(ids, o.Unit)
		}
	}
	c.visit(ids)
}

// visit selects the counter of a list after the selected one, and looks at it.
func (c *Controller) visit(ids []game.ID) {
	if len(ids) > 0 {
		c.Select(next(ids, c.sel))
		c.near = true
	}
}

// at lists the counters on a hex, in the order of their ids.
func (c *Controller) at(h hex.Hex) []game.Piece {
	var out []game.Piece
	for id := range game.ID(c.sess.Game.Counters()) {
		if p := c.piece(id); p.Where == game.OnMap && p.Hex == h && c.sees(p) {
			out = append(out, p)
		}
	}
	return out
}
