package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Who stands where.

// put stands a counter on a hex of the map.
func (b *Battle) put(id game.ID, h hex.Hex) {
	u := &b.units[id]
	b.take(id)
	u.at, u.where = h, game.OnMap
	b.piles.Put(id, b.board.Cell(h))
	b.occupy(id)
}

// take lifts a counter from the map, if it is there; the caller says where it is now.
func (b *Battle) take(id game.ID) {
	if u := &b.units[id]; u.where == game.OnMap {
		b.piles.Take(id, b.board.Cell(u.at))
		u.where = game.Unplaced
	}
}

// top is the first counter in a hex, None when it is empty or off the map.
func (b *Battle) top(h hex.Hex) game.ID { return b.piles.Top(b.board.Cell(h)) }

// troop is the unit of a side in a hex, None without one; leaders are no units (B-3).
func (b *Battle) troop(h hex.Hex, side game.Side) game.ID { return b.troopIn(b.board.Cell(h), side) }

// troopIn is troop by cell: the unit now moving only if no other is there, as among friends it
// only passes.
func (b *Battle) troopIn(cell int, side game.Side) game.ID {
	passing := game.None
	for id := b.piles.Top(cell); id != game.None; id = b.piles.Next(id) {
		switch c := &b.counters[id]; {
		case c.side != side || c.leads():
		case id != b.mover.id:
			return id
		default:
			passing = id
		}
	}
	return passing
}

// leaders are the leaders of a side in a hex.
func (b *Battle) leaders(h hex.Hex, side game.Side) (list []game.ID) {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; c.side == side && c.leads() {
			list = append(list, id)
		}
	}
	return list
}

// empty reports whether no unit of either side stands in a hex of the field.
func (b *Battle) empty(h hex.Hex) bool {
	return b.board.On(h) && b.troop(h, game.A) == game.None && b.troop(h, game.B) == game.None
}

// lone reports whether leaders of a side stand in a hex without a unit (10.4).
func (b *Battle) lone(h hex.Hex, side game.Side) bool {
	return b.troop(h, side) == game.None && b.led(h, side)
}

// led reports whether a leader of a side stands in a hex.
func (b *Battle) led(h hex.Hex, side game.Side) bool {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; c.side == side && c.leads() {
			return true
		}
	}
	return false
}

// eachBeside calls f for the six neighbours of a hex.
func eachBeside(h hex.Hex, f func(hex.Hex)) {
	for d := hex.N; d <= hex.NW; d++ {
		f(h.Step(d))
	}
}
