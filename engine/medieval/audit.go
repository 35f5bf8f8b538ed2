package medieval

import (
	"fmt"
	"hash/fnv"

	"gonfalon/engine/game"
)

// Audit reports a broken invariant of the position.
func (b *Battle) Audit() error {
	for i := range b.units {
		if err := b.auditUnit(game.ID(i)); err != nil {
			return err
		}
	}
	return b.auditHexes()
}

func (b *Battle) auditUnit(id game.ID) error {
	c, u := &b.counters[id], &b.units[id]
	switch {
	case u.charge < 0 || u.charge > MaxCharge:
		return fmt.Errorf("%s has charge %d", c.name, u.charge)
	case u.charge > 0 && !c.kind.Mounted():
		return fmt.Errorf("%s on foot has charge %d", c.name, u.charge)
	case c.rank == game.Unit && (u.where == game.Dead) != (u.sp == 0):
		return fmt.Errorf("%s has %d SP", c.name, u.sp)
	case c.rank == game.Unit && int(u.sp) > c.sp:
		return fmt.Errorf("%s has %d of %d SP", c.name, u.sp, c.sp)
	case c.rank == game.Banner && u.where == game.OnMap && u.held != game.None && b.units[u.held].where != game.OnMap && b.units[u.held].where != game.Away:
		return fmt.Errorf("%s is held by a unit that is gone", c.name)
	case u.where == game.OnMap && c.rank != game.Banner && !b.open(u.at):
		return fmt.Errorf("%s stands on impassable %s", c.name, u.at)
	}
	return nil
}

// auditHexes checks stacking (4.5.2), that no hex holds both sides, and that every counter
// on the map stands in exactly one hex.
func (b *Battle) auditHexes() error {
	standing := 0
	for cell, id := range b.first {
		h := b.board.Hex(cell)
		for ; id != game.None; id = b.next[id] {
			standing++
			if b.units[id].at != h || b.units[id].where != game.OnMap {
				return fmt.Errorf("%s is listed in %s and is not there", b.Name(id), h)
			}
		}
		for s := game.A; s <= game.B; s++ {
			if n := b.strength(h, s, game.None); n > HexLimit {
				return fmt.Errorf("%d SP in %s", n, h)
			}
		}
		if b.any(h, game.A, isUnit) && b.any(h, game.B, isUnit) {
			return fmt.Errorf("both sides in %s", h)
		}
	}
	for i := range b.units {
		if b.units[i].where == game.OnMap && b.counters[i].rank != game.Banner {
			standing--
		}
	}
	if standing != 0 {
		return fmt.Errorf("%d counters stand in two hexes or in none", standing)
	}
	return nil
}

// Hash identifies the position, equal on all machines.
func (b *Battle) Hash() uint64 {
	h := fnv.New64a()
	put := func(n ...int) {
		for _, v := range n {
			h.Write([]byte{byte(v), byte(v >> 8), byte(v >> 16), byte(v >> 24)})
		}
	}
	for i := range b.units {
		u := &b.units[i]
		put(int(u.at.Q), int(u.at.R), int(u.where), int(u.facing), int(u.sp), int(u.charge), int(u.fatigue), int(u.back), int(u.held), int(u.flags))
	}
	put(b.turn, int(b.phase), b.box, b.level, b.points[0], b.points[1], len(b.steps))
	m := &b.mover
	put(int(m.id), int(m.left), int(m.charge), int(m.at.Q), int(m.at.R), int(m.facing))
	for _, s := range b.steps {
		put(int(s.kind), int(s.side), s.party, s.n, int(s.banner))
	}
	for _, r := range b.fight.runs {
		put(int(r.id), r.n)
	}
	for _, c := range b.fight.chase {
		put(int(c.id))
	}
	return h.Sum64()
}
