package play

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// now is the position as the page needs it, computed once after each change.
type now struct {
	privy     game.Side    // who alone looks at the screen, NoSide when both do
	person    game.Side    // who plays against the computer and has the screen to himself, NoSide where two people play
	view      game.View    // what may be shown to whoever looks at the screen
	pieces    []game.Piece // all counters of it, by their ids
	table     game.Table
	actor     game.Side
	expect    game.Expect // what is expected of the actor
	offers    [2][]game.Offer
	answers   []game.Offer // to the question, at StageQuestion
	able      []game.ID    // the counters of the actor that may still act on the map
	beginners []game.ID    // those of them that may begin to move
	duties    []game.Duty
	attacks   bool // the actor may form attacks
}

// survey is the position of a game; a new actor is not shown what the one before saw.
func survey(g game.Game, was now) now {
	n := now{privy: was.privy, person: was.person, table: g.Table()}
	n.expect, n.actor = expected(n.table)
	if n.actor != was.actor {
		n.privy = n.person
	}
	n.view = game.Look(g, n.privy)
	n.pieces = make([]game.Piece, n.view.Counters())
	for id := range n.pieces {
		n.pieces[id] = n.view.Piece(game.ID(id))
	}
	for s := game.A; s <= game.B; s++ {
		n.offers[s] = g.Offers(s, nil)
	}
	n.able, n.beginners = actors(n.offers[n.actor])
	n.duties = g.Duties(n.actor)
	n.attacks = has(n.offers[n.actor], game.VerbAttack)
	if n.table.Stage == game.StageQuestion {
		n.answers = answers(n.offers[n.actor])
	}
	return n
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

// mine reports whether a counter belongs to the side that is to act, which is not the computer's.
func (c *now) mine(id game.ID) bool { return c.piece(id).Side == c.actor && !c.foreign() }

// actors are the counters that may act on the map, and those that may begin to move.
func actors(offers []game.Offer) (able, beginners []game.ID) {
	seen := map[game.ID]bool{}
	for _, o := range offers {
		if o.Unit != game.None && o.Aim && !seen[o.Unit] {
			seen[o.Unit] = true
			able = append(able, o.Unit)
		}
		if o.Verb == game.VerbBegin {
			beginners = append(beginners, o.Unit)
		}
	}
	return able, beginners
}

// leaderOf is the leader a counter belongs to; a leader belongs to himself.
func (c *now) leaderOf(id game.ID) game.ID {
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
func (c *now) followingOf(id game.ID, leading map[game.ID]bool) following {
	if l := c.leaderOf(id); leading[l] {
		return following{leader: l}
	}
	return following{leader: game.None, kind: c.piece(id).Kind}
}

// leading are the leaders to whom counters are assigned.
func (c *now) leading() map[game.ID]bool {
	set := map[game.ID]bool{}
	for id := range game.ID(c.view.Counters()) {
		if l := c.piece(id).Commander; l != game.None {
			set[l] = true
		}
	}
	return set
}

// at lists the counters on a hex, in the order of their ids.
func (c *now) at(h hex.Hex) []game.Piece {
	var out []game.Piece
	for id := range game.ID(c.view.Counters()) {
		if p := c.piece(id); p.Where == game.OnMap && p.Hex == h && c.sees(p) {
			out = append(out, p)
		}
	}
	return out
}

// mustFight reports whether somebody of whoever acts at this screen has to fight in this phase.
func (c *now) mustFight() bool { return c.attacks && len(c.duties) > 0 && !c.foreign() }

// isOwed reports whether a counter must fight before the phase may end, on whichever side.
func (c *now) isOwed(id game.ID) bool {
	return c.attacks && slices.ContainsFunc(c.duties, func(d game.Duty) bool { return d.Unit == id })
}

// stands are the hexes of those of some counters that are on the map.
func (c *now) stands(ids []game.ID) (out []hex.Hex) {
	for _, id := range ids {
		if p := c.piece(id); p.Where == game.OnMap {
			out = append(out, p.Hex)
		}
	}
	return out
}

// drawnAside reports whether a counter that has still to come is seen at a hex of the map.
func (c *now) drawnAside(p game.Piece) bool {
	return p.Where == game.Reserve && c.board().On(p.Hex)
}

// unitsAt lists the units of the acting side on a hex, without leaders and banners.
func (c *now) unitsAt(h hex.Hex) []game.ID {
	var ids []game.ID
	for _, p := range c.at(h) {
		if p.Side == c.actor && p.Rank == game.Unit {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// suggestions are the attacks the game offers.
func (c *now) suggestions() []game.Offer {
	var out []game.Offer
	for _, o := range c.offers[c.actor] {
		if o.Verb == game.VerbAttack {
			out = append(out, o)
		}
	}
	return out
}

// faced explains the attack that waits for an answer before its dice, nil if there is none.
func (c *now) faced() *game.Odds {
	if o := c.table.Fight; o != nil && o.Result == nil {
		return o
	}
	return nil
}

func (c *now) standsAt(id game.ID, h hex.Hex) bool {
	if id == game.None {
		return false
	}
	p := c.piece(id)
	return p.Where == game.OnMap && p.Hex == h
}

// shown lists the counters seen at a hex: those on it, then those that wait beside it.
func (c *now) shown(h hex.Hex) []game.Piece {
	out := c.at(h)
	for id := range game.ID(c.view.Counters()) {
		if p := c.piece(id); p.Hex == h && c.drawnAside(p) && c.sees(p) {
			out = append(out, p)
		}
	}
	return out
}

// stack lists the counters seen at a hex, those of the acting side that can act first.
func (c *now) stack(h hex.Hex) []game.ID {
	var first, rest, others []game.ID
	for _, p := range c.shown(h) {
		switch {
		case p.Side != c.actor:
			others = append(others, p.ID)
		case p.Rank == game.Unit:
			first = append(first, p.ID)
		default:
			rest = append(rest, p.ID)
		}
	}
	return append(append(first, rest...), others...)
}

func (c *now) board() *board.Board { return c.view.Board() }

// gather joins the hexes that the counters of a side on the map cover.
func (c *now) gather(side game.Side, of func(game.ID) []hex.Hex) []hex.Hex {
	seen := map[hex.Hex]bool{}
	var out []hex.Hex
	for id := range game.ID(c.view.Counters()) {
		if p := c.piece(id); p.Side != side || p.Where != game.OnMap {
			continue
		}
		for _, h := range of(id) {
			if !seen[h] && c.board().On(h) {
				seen[h] = true
				out = append(out, h)
			}
		}
	}
	return out
}

// reactor is the side that may react now: the one that does not act.
func (c *now) reactor() game.Side { return c.actor.Other() }

// css is the class of a side.
func css(s game.Side) string { return [3]string{"a", "b", ""}[min(s, game.NoSide)] }

// only is the one thing that can be done by anybody, nil where there is a choice. What throws dice
// is left to the players: it could not be taken back freely.
func (c *now) only() game.Action {
	_, a := planning.Pressing(c.table, game.A, c.offers[game.A])
	_, b := planning.Pressing(c.table, game.B, c.offers[game.B])
	if a+b != 1 {
		return nil
	}
	act := planning.Single(c.view)
	if act == nil || c.view.Glimpse(game.None, []game.Action{act}, game.UntilDice).Done == 0 {
		return nil
	}
	return act
}
