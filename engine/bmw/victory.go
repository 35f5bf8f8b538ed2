package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 3.3 and 3.4 Victory: points as the exclusive rules give them, and levels by their ratio.

// points are a side's victory points as things stand (B-180): those it began with, for enemies lost,
// and for its goals.
func (b *Battle) points(side game.Side) (n int) {
	n = b.sc.Armies[side].Begins
	for i := range b.counters {
		if c := &b.counters[i]; c.side != side && b.units[i].where == game.Dead {
			n += c.worth
		}
	}
	for i := range b.sc.Armies[side].Goals {
		n += b.reached(side, &b.sc.Armies[side].Goals[i])
	}
	for i := range b.sc.Armies[side.Other()].Goals {
		n += b.denied(side.Other(), &b.sc.Armies[side.Other()].Goals[i])
	}
	return n
}

// reached is what a goal is worth to its side now.
func (b *Battle) reached(side game.Side, g *Goal) int {
	switch g.Kind {
	case Hold:
		if b.holder(g) == side {
			return g.Points
		}
		return 0
	case Alive:
		return g.Points * b.tally(side, func(id game.ID) bool { return b.counters[id].label == g.Leader && b.on(id) })
	}
	return g.Points * b.tally(side, func(id game.ID) bool { return b.counts(id, g) })
}

// denied is what a goal is worth to the other side now; a train that was eliminated is not
// counted as kept from home as well (B-219), nor is one that has still to come (B-233).
func (b *Battle) denied(side game.Side, g *Goal) int {
	switch {
	case g.Kind == Hold && b.holder(g) == side.Other():
		return g.Denied
	case g.Kind == TrainsHome:
		return g.Denied * b.tally(side, func(id game.ID) bool {
			return b.counters[id].arm == Train && b.units[id].where != game.Dead && !b.awaited(id) && !b.counts(id, g)
		})
	}
	return 0
}

// tally counts the counters of a side that pass a test.
func (b *Battle) tally(side game.Side, want func(game.ID) bool) (n int) {
	for i := range b.counters {
		if b.counters[i].side == side && want(game.ID(i)) {
			n++
		}
	}
	return n
}

// counts reports whether a counter counts for a goal (B-181, B-182).
func (b *Battle) counts(id game.ID, g *Goal) bool {
	c, u := &b.counters[id], &b.units[id]
	if c.leads() || u.where != game.OnMap && u.where != game.Away {
		return false
	}
	near := func(n int) bool {
		return u.where == game.Away || slices.ContainsFunc(g.Hexes, func(h hex.Hex) bool { return h.Distance(u.at) <= n })
	}
	switch g.Kind {
	case TrainsHome:
		return c.arm == Train && near(1)
	case UnitsNear:
		return c.arm != Train && near(g.Range)
	}
	return g.Kind == Rows && u.where == game.OnMap && !u.back && u.at.Row() <= g.Rows
}

// holding is a Hold goal and the side it belongs to.
type holding struct {
	*Goal
	of game.Side
}

// holdings are the Hold goals of both sides, in order.
func (sc *Scenario) holdings() (list []holding) {
	for s := game.A; s <= game.B; s++ {
		goals := sc.Armies[s].Goals
		for i := range goals {
			if goals[i].Kind == Hold {
				list = append(list, holding{&goals[i], s})
			}
		}
	}
	return list
}

// holder is the side that holds the hex of a goal: whose unit was there last (B-184).
func (b *Battle) holder(g *Goal) game.Side {
	return b.holders[slices.IndexFunc(b.held, func(h holding) bool { return h.Goal == g })]
}

// occupy notes who holds the hex a counter came to. A leader alone holds it only for the side
// that the goal is set against (B-184).
func (b *Battle) occupy(id game.ID) {
	c := &b.counters[id]
	for i, h := range b.held {
		if h.Hexes[0] == b.units[id].at && (!c.leads() || h.of != c.side) {
			b.holders[i] = c.side
		}
	}
}

// count ends the battle on points (3.3, 3.4).
func (b *Battle) count() {
	a, d := b.points(game.A), b.points(game.B)
	switch {
	case a > d:
		b.finish(game.A, level(a, d), "3.4")
	case d > a:
		b.finish(game.B, level(d, a), "3.4")
	case b.sc.Armies[game.A].WinsTies:
		b.finish(game.A, "tie", "B-223")
	case b.sc.Armies[game.B].WinsTies:
		b.finish(game.B, "tie", "B-223")
	default:
		b.finish(game.NoSide, "draw", "B-176")
	}
}

// important is the lowest ratio, rounded down, of an important victory (3.4, B-177).
const important = 3

// level is how great a victory is, by the ratio rounded down (3.4, B-177 to B-179).
func level(winner, loser int) string {
	if loser <= 0 || winner/loser >= important {
		return "important-victory"
	}
	return "marginal-victory"
}

// scale is the levels of victory: two by the ratio of points (3.4), and one by what the other
// army loses (11.4).
func (sc *Scenario) scale() []game.Grade {
	list := []game.Grade{
		{Code: "marginal-victory", By: "ratio", From: [2]int{1, 1}, Ref: "3.4"},
		{Code: "important-victory", By: "ratio", From: [2]int{important, important}, Ref: "3.4"},
		{Code: "epic-victory", By: "losses", From: [2]int{sc.Armies[game.B].Disintegrate, sc.Armies[game.A].Disintegrate}, Ref: "11.4"},
	}
	if sc.Armies[game.A].WinsTies || sc.Armies[game.B].WinsTies {
		list = append(list, game.Grade{Code: "tie", By: "even", Ref: "B-223"})
	}
	return list
}

func (b *Battle) finish(winner game.Side, code string, ref rule.Ref) {
	b.over = true
	b.outcome = game.Outcome{Winner: winner, Code: code, Points: [2]int{b.points(game.A), b.points(game.B)}, Ref: ref, Scale: b.sc.scale()}
	e := b.happen(game.EventGameOver, game.None, ref)
	e.Side, e.Result = winner, &b.outcome
}

// Outcome is the result of a finished game, nil while it goes on.
func (b *Battle) Outcome() *game.Outcome {
	if !b.over {
		return nil
	}
	o := b.outcome
	return &o
}
