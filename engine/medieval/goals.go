package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Goals of ground: what a scenario gives points for besides the losses of the enemy. They count
// as things stand, so that the table always shows what would be counted at the end.

// Goal is ground that brings an army points.
type Goal struct {
	Kind   GoalKind
	Points int       // for each hex held, or for each unit that is near
	Denied int       // for the enemy, for each of the hexes that he holds
	Hexes  []hex.Hex // the ground
	Range  int       // how near is near, in hexes
}

// GoalKind tells the goals apart.
type GoalKind uint8

// The goals.
const (
	HoldGround GoalKind = iota // a hex is held by the side whose unit was there last
	UnitsNear                  // each unit within Range of one of Hexes
)

// stake is a hex that is to be held, and by whom.
type stake struct {
	*Goal
	at hex.Hex
	of game.Side
}

// grounds are the hexes of all goals that are held, in order.
func (sc *Scenario) grounds() (list []stake) {
	for side := range sc.Armies {
		goals := sc.Armies[side].Goals
		for i := range goals {
			for _, h := range goals[i].Hexes {
				if goals[i].Kind == HoldGround {
					list = append(list, stake{&goals[i], h, game.Side(side)})
				}
			}
		}
	}
	return list
}

// claim takes up the hexes to be held; nobody holds them yet.
func (b *Battle) claim() {
	b.grounds = b.sc.grounds()
	b.holders = slices.Repeat([]game.Side{game.NoSide}, len(b.grounds))
}

// survey gives each of those hexes to who stands there.
func (b *Battle) survey() {
	for i, g := range b.grounds {
		b.holders[i] = game.NoSide
		for id := b.top(g.at); id != game.None; id = b.piles.Next(id) {
			b.occupy(id)
		}
	}
}

// occupy notes who holds the hex a counter came to.
func (b *Battle) occupy(id game.ID) {
	for i, g := range b.grounds {
		if c := &b.counters[id]; c.rank == game.Unit && g.at == b.units[id].at {
			b.holders[i] = c.side
		}
	}
}

// totals are the points of both sides as things stand: those scored, and once the battle has begun
// those of the ground.
func (b *Battle) totals() [2]int {
	n := b.points
	if b.phase == setUp {
		return n
	}
	for i, g := range b.grounds {
		switch b.holders[i] {
		case g.of:
			n[g.of] += g.Points
		case g.of.Other():
			n[g.of.Other()] += g.Denied
		}
	}
	for side := range b.sc.Armies {
		goals := b.sc.Armies[side].Goals
		for i := range goals {
			if g := &goals[i]; g.Kind == UnitsNear {
				n[side] += g.Points * b.near(game.Side(side), g)
			}
		}
	}
	return n
}

// near counts the units of a side that are near the ground of a goal; who panics holds nothing.
func (b *Battle) near(side game.Side, g *Goal) (n int) {
	for i := range b.units {
		if b.counters[i].side == side && b.on(game.ID(i)) && isUnit(&b.counters[i], &b.units[i]) &&
			slices.ContainsFunc(g.Hexes, func(h hex.Hex) bool { return h.Distance(b.units[i].at) <= g.Range }) {
			n++
		}
	}
	return n
}

// Aims are the ground that brings a side points; the rest is for what the enemy loses.
func (b *Battle) Aims(side game.Side) (list []game.Aim) {
	goals := b.sc.Armies[side].Goals
	for i := range goals {
		switch g := &goals[i]; g.Kind {
		case HoldGround:
			for _, h := range g.Hexes {
				list = append(list, game.Aim{Kind: game.AimHold, Hexes: []hex.Hex{h}, Points: g.Points, Denied: g.Denied})
			}
		case UnitsNear:
			a := game.Aim{Kind: game.AimReach, Hexes: g.Hexes, Within: g.Range, Points: g.Points}
			for id := range b.counters {
				if c := &b.counters[id]; c.side == side && c.rank == game.Unit {
					a.Units = append(a.Units, game.ID(id))
				}
			}
			list = append(list, a)
		}
	}
	return list
}
