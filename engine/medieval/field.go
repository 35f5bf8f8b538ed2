package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Who stands where.

// put stands a counter on a hex of the map.
func (b *Battle) put(id game.ID, h hex.Hex) {
	b.plant(id, h)
	b.occupy(id)
}

// plant puts a counter on a hex that it does not yet hold by that.
func (b *Battle) plant(id game.ID, h hex.Hex) {
	u := &b.units[id]
	b.take(id)
	u.from, u.at, u.where = u.at, h, game.OnMap
	b.piles.Put(id, b.board.Cell(h))
}

// take lifts a counter from the map, if it is there; the caller says where it is now.
func (b *Battle) take(id game.ID) {
	if u := &b.units[id]; u.where == game.OnMap {
		b.piles.Take(id, b.board.Cell(u.at))
		u.where, u.razing = game.Unplaced, 0 // 11.1.6: who leaves the hex leaves the work
	}
}

// remove lifts a counter from the map to another place; if it was moving, its move ends.
func (b *Battle) remove(id game.ID, to game.Where) {
	b.take(id)
	b.units[id].where = to
	b.units[id].clear(shiltron)
	if b.mover.id == id {
		b.mover.gone = true
	}
}

// top is the first counter in a hex, None when it is empty or off the map.
//
//go:noinline
func (b *Battle) top(h hex.Hex) game.ID { return b.piles.Top(b.board.Cell(h)) }

// standing lists the counters of a side in a hex that pass a test.
//
//go:noinline
func (b *Battle) standing(h hex.Hex, side game.Side, want wanted) (out []game.ID) {
	b.each(h, side, want, func(id game.ID) { out = append(out, id) })
	return out
}

// each calls yield with those counters.
func (b *Battle) each(h hex.Hex, side game.Side, want wanted, yield func(game.ID)) {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; c.side == side && want(c, &b.units[id]) {
			yield(id)
		}
	}
}

// any reports whether a counter of a side that passes a test stands in a hex.
func (b *Battle) any(h hex.Hex, side game.Side, want wanted) bool {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; c.side == side && want(c, &b.units[id]) {
			return true
		}
	}
	return false
}

// anybody reports whether a counter of either side that passes a test stands in a hex.
func (b *Battle) anybody(h hex.Hex, want wanted) bool {
	return b.any(h, game.A, want) || b.any(h, game.B, want)
}

// wanted is a kind of counter in a certain state, as standing and any pick them.
type wanted func(*counter, *unit) bool

func isAnybody(*counter, *unit) bool    { return true } // banners stand in no hex of their own
func isBody(c *counter, _ *unit) bool   { return c.rank == game.Unit }
func isLeader(c *counter, _ *unit) bool { return c.leads() }

// isTarget picks what can be attacked: units in any order but panic, and leaders.
func isTarget(c *counter, u *unit) bool { return c.leads() || isUnit(c, u) }

func isPanicked(c *counter, u *unit) bool { return c.rank == game.Unit && u.order == panicked }

// Panicked units do not count as units of any sort (Ko-10.2.1, R-325).
func isUnit(c *counter, u *unit) bool    { return c.rank == game.Unit && u.order != panicked }
func isRegular(c *counter, u *unit) bool { return c.regular() && u.order != panicked }
func isFoot(c *counter, u *unit) bool    { return isUnit(c, u) && !c.kind.Mounted() }
func isHorse(c *counter, u *unit) bool   { return isUnit(c, u) && c.kind.Mounted() }

// isStaked picks units behind a palisade that is set up (Ko-15.2.1).
func isStaked(_ *counter, u *unit) bool { return u.has(staked) }

func (b *Battle) on(id game.ID) bool { return b.units[id].where == game.OnMap }

// able reports whether a counter is on the map and does not panic.
func (b *Battle) able(id game.ID) bool { return b.on(id) && b.units[id].order != panicked }
