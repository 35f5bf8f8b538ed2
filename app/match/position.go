package match

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Position is the position as the page needs it, computed once after each change.
type Position struct {
	Privy     game.Side    // who alone looks at the screen, NoSide when both do
	Person    game.Side    // who plays against the computer and has the screen to himself, NoSide where two people play, Nobody where one looks on
	View      game.View    // what may be shown to whoever looks at the screen
	Pieces    []game.Piece // all counters of it, by their ids
	Table     game.Table
	Actor     game.Side
	Expect    game.Expect // what is expected of the actor
	Offers    [2][]game.Offer
	Answers   []game.Offer // to the question, at StageQuestion
	Able      []game.ID    // the counters of the actor that may still act on the map
	Beginners []game.ID    // those of them that may begin to move
	Duties    []game.Duty
	Attacks   bool // the actor may form attacks
	Apart     bool // the person plays with somebody elsewhere, and acts where both are asked
	of        glance
}

// glance tells one position from another, and those who look at it.
type glance struct {
	sess           *game.Session
	steps, version int
	privy, person  game.Side
}

// survey is the position of a game; a new actor is not shown what the one before saw.
func survey(g game.Game, was Position) Position {
	n := Position{Privy: was.Privy, Person: was.Person, Apart: was.Apart, Table: g.Table()}
	n.Expect, n.Actor = Expected(n.Table)
	if own := n.asked(was.Person); was.Apart && own != nil {
		n.Expect, n.Actor = *own, was.Person
	}
	if n.Actor != was.Actor {
		n.Privy = min(n.Person, game.NoSide)
	}
	n.View = game.Look(g, n.Privy)
	n.Pieces = make([]game.Piece, n.View.Counters())
	for id := range n.Pieces {
		n.Pieces[id] = n.View.Piece(game.ID(id))
	}
	for s := game.A; s <= game.B; s++ {
		n.Offers[s] = g.Offers(s, nil)
	}
	n.Able, n.Beginners = Actors(n.Offers[n.Actor])
	n.Duties = g.Duties(n.Actor)
	n.Attacks = Has(n.Offers[n.Actor], game.VerbAttack)
	if n.Table.Stage == game.StageQuestion {
		n.Answers = answers(n.Offers[n.Actor])
	}
	return n
}

// asked is what a side has to decide now, nil for nothing.
func (c *Position) asked(side game.Side) *game.Expect {
	for i, e := range c.Table.Expect {
		if !e.Optional && e.Side == side {
			return &c.Table.Expect[i]
		}
	}
	return nil
}

// codes are what the system says of its codes.
func (c *Position) codes() game.Coded { return game.Codes(c.View) }

// Expected is what must be decided now and by whom; with nothing mandatory it is
// the side whose phase it is.
func Expected(t game.Table) (game.Expect, game.Side) {
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

// Has reports whether a verb is offered.
func Has(offers []game.Offer, verb game.Verb) bool { return Find(offers, verb) != nil }

// Find is the first offer of a verb, nil if there is none.
func Find(offers []game.Offer, verb game.Verb) *game.Offer {
	for i := range offers {
		if offers[i].Verb == verb {
			return &offers[i]
		}
	}
	return nil
}

// Mine reports whether a counter belongs to the side that is to act, which is not the computer's.
func (c *Position) Mine(id game.ID) bool { return c.Piece(id).Side == c.Actor && !c.Foreign() }

// Actors are the counters that may act on the map, and those that may begin to move.
func Actors(offers []game.Offer) (able, beginners []game.ID) {
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
func (c *Position) leaderOf(id game.ID) game.ID {
	if l := c.Piece(id).Commander; l != game.None {
		return l
	}
	return id
}

// Following is who is told of together: a leader with his own, or where nobody leads all of
// a kind.
type Following struct {
	Leader game.ID
	Kind   string
}

// FollowingOf is the following of a counter, given who leads others.
func (c *Position) FollowingOf(id game.ID, leading map[game.ID]bool) Following {
	if l := c.leaderOf(id); leading[l] {
		return Following{Leader: l}
	}
	return Following{Leader: game.None, Kind: c.Piece(id).Kind}
}

// Leading are the leaders to whom counters are assigned.
func (c *Position) Leading() map[game.ID]bool {
	set := map[game.ID]bool{}
	for id := range game.ID(c.View.Counters()) {
		if l := c.Piece(id).Commander; l != game.None {
			set[l] = true
		}
	}
	return set
}

// At lists the counters on a hex, in the order of their ids.
func (c *Position) At(h hex.Hex) []game.Piece {
	var out []game.Piece
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Where == game.OnMap && p.Hex == h && c.Sees(p) {
			out = append(out, p)
		}
	}
	return out
}

// MustFight reports whether somebody of whoever acts at this screen has to fight in this phase.
func (c *Position) MustFight() bool { return c.Attacks && len(c.Duties) > 0 && !c.Foreign() }

// IsOwed reports whether a counter must fight before the phase may end, on whichever side.
func (c *Position) IsOwed(id game.ID) bool {
	return c.Attacks && slices.ContainsFunc(c.Duties, func(d game.Duty) bool { return d.Unit == id })
}

// Stands are the hexes of those of some counters that are on the map.
func (c *Position) Stands(ids []game.ID) (out []hex.Hex) {
	for _, id := range ids {
		if p := c.Piece(id); p.Where == game.OnMap {
			out = append(out, p.Hex)
		}
	}
	return out
}

// DrawnAside reports whether a counter that has still to come is seen at a hex of the map.
func (c *Position) DrawnAside(p game.Piece) bool {
	return p.Where == game.Reserve && c.Board().On(p.Hex)
}

// UnitsAt lists the units of the acting side on a hex, without leaders and banners.
func (c *Position) UnitsAt(h hex.Hex) []game.ID {
	var ids []game.ID
	for _, p := range c.At(h) {
		if p.Side == c.Actor && p.Rank == game.Unit {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// Suggestions are the attacks the game offers.
func (c *Position) Suggestions() []game.Offer {
	var out []game.Offer
	for _, o := range c.Offers[c.Actor] {
		if o.Verb == game.VerbAttack {
			out = append(out, o)
		}
	}
	return out
}

// Faced explains the attack that waits for an answer before its dice, nil if there is none.
func (c *Position) Faced() *game.Odds {
	if o := c.Table.Fight; o != nil && o.Result == nil {
		return o
	}
	return nil
}

func (c *Position) StandsAt(id game.ID, h hex.Hex) bool {
	if id == game.None {
		return false
	}
	p := c.Piece(id)
	return p.Where == game.OnMap && p.Hex == h
}

// shown lists the counters seen at a hex: those on it, then those that wait beside it.
func (c *Position) shown(h hex.Hex) []game.Piece {
	out := c.At(h)
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Hex == h && c.DrawnAside(p) && c.Sees(p) {
			out = append(out, p)
		}
	}
	return out
}

// Stack lists the counters seen at a hex, those of the acting side that can act first.
func (c *Position) Stack(h hex.Hex) []game.ID {
	var first, rest, others []game.ID
	for _, p := range c.shown(h) {
		switch {
		case p.Side != c.Actor:
			others = append(others, p.ID)
		case p.Rank == game.Unit:
			first = append(first, p.ID)
		default:
			rest = append(rest, p.ID)
		}
	}
	return append(append(first, rest...), others...)
}

func (c *Position) Board() *board.Board { return c.View.Board() }

// Gather joins the hexes that the counters of a side on the map cover.
func (c *Position) Gather(side game.Side, of func(game.ID) []hex.Hex) []hex.Hex {
	seen := map[hex.Hex]bool{}
	var out []hex.Hex
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side != side || p.Where != game.OnMap {
			continue
		}
		for _, h := range of(id) {
			if !seen[h] && c.Board().On(h) {
				seen[h] = true
				out = append(out, h)
			}
		}
	}
	return out
}

// Reactor is the side that may react now: the one that does not act.
func (c *Position) Reactor() game.Side { return c.Actor.Other() }

// SideKey is the class of a side.
func SideKey(s game.Side) string { return [3]string{"a", "b", ""}[min(s, game.NoSide)] }

// Only is the one thing that can be done by anybody, nil where there is a choice. What throws dice
// is left to the players: it could not be taken back freely.
func (c *Position) Only() game.Action {
	_, a := planning.Pressing(c.View, c.Table, game.A, c.Offers[game.A])
	_, b := planning.Pressing(c.View, c.Table, game.B, c.Offers[game.B])
	if a+b != 1 {
		return nil
	}
	act := planning.Single(c.View)
	if act == nil || c.View.Glimpse(game.None, []game.Action{act}, game.UntilDice).Done == 0 {
		return nil
	}
	return act
}
