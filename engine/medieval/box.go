package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// What the box of a battle holds, for who prints it.

// Sides are a unit and its reverse side (1.2); of one that shoots on foot its combat formation and,
// behind it, its movement formation (10.1.1).
func (b *Battle) Sides(id game.ID) (front, back game.Face) {
	c := &b.counters[id]
	front = game.Face{SP: c.sp, Move: c.move}
	switch {
	case c.rank != game.Unit:
	case c.kind.Ranged():
		front.Move, back = 0, game.Face{Move: c.move}
	case c.reduced > 0:
		back = game.Face{SP: c.reduced, Move: c.move}
	}
	return front, back
}

// The books print no list of these counters. Of those of states there are enough for one counter in so
// many that may come into it.
const (
	charging   = 6 // 5.6.2: of each charge factor
	unsettled  = 6 // Ko-9.2, Ko-10.1
	formed     = 4 // 11.3
	leastLoose = 4
)

// Loose are the counters for the turn, for morale and points, for charges and for whatever else the book
// and the battle know: loss of order where units stay on the map with it (Ko-9.2, Ko-10.1), fatigue (13.1),
// wolf pits (11.2), ruins (11.1.6), palisades (Ko-15.2.1) and shiltrons (11.3).
func (b *Battle) Loose() []game.Loose {
	sign := game.Nobodys
	list := []game.Loose{{N: 1, Front: sign("turn", 0, 0)}, {N: 1, Front: sign("morale", 0, 0)}}
	list = append(list, game.Tallies()...)
	add := func(n int, front, back game.Sign) {
		if n > 0 {
			list = append(list, game.Loose{N: n, Front: front, Back: back})
		}
	}
	horse := b.counted(func(c *counter) bool { return c.rank == game.Unit && c.horse() })
	add(share(horse, charging), sign("charge", game.Charging, 1), sign("charge", game.Charging, 2))
	add(share(horse, charging), sign("charge", game.Charging, 3), game.Sign{})
	if b.ed.Order == Disorganises {
		add(share(b.counted(func(c *counter) bool { return c.rank == game.Unit }), unsettled), sign("disorganised", game.Disorganised, 0), sign("panicked", game.Panicked, 0))
	}
	if b.plays(tiring) {
		for id := range b.counters {
			if c := &b.counters[id]; c.leads() {
				add(1, game.Sign{Code: "fatigue", Side: c.side, Of: game.ID(id)}, game.Sign{})
			}
		}
	}
	for s := game.A; s <= game.B; s++ {
		add(len(b.sc.Armies[s].Pits), game.Sign{Code: "pits", Ground: "pits", Side: s, Of: game.None}, game.Sign{})
	}
	add(b.walls(), game.Sign{Code: "ruin", Ground: "ruin", Side: game.NoSide, Of: game.None}, game.Sign{})
	add(b.counted(func(c *counter) bool { return c.kind == Janissaries }), sign("palisade", game.Palisade, 0), game.Sign{})
	add(share(b.counted(func(c *counter) bool { return c.pikemen }), formed), sign("shiltron", game.Formation, 0), game.Sign{})
	return list
}

// counted is how many counters are such.
func (b *Battle) counted(such func(*counter) bool) (n int) {
	for i := range b.counters {
		if such(&b.counters[i]) {
			n++
		}
	}
	return n
}

// share is one for so many of all, and some at least, none of none.
func share(all, of int) int {
	if all == 0 {
		return 0
	}
	return max(leastLoose, (all+of-1)/of)
}

// walls is how many hexes of the map are fortified.
func (b *Battle) walls() (n int) {
	for cell := range b.board.Cells() {
		if b.board.Terrain(b.board.Hex(cell)) == board.Fort {
			n++
		}
	}
	return n
}
