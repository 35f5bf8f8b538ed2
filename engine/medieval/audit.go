package medieval

import (
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Audit reports a broken invariant of the position.
func (b *Battle) Audit() error {
	for i := range b.units {
		if err := b.auditUnit(game.ID(i)); err != nil {
			return err
		}
	}
	for _, audit := range []func() error{b.auditHexes, b.auditMover, b.auditTracks, b.auditDecision} {
		if err := audit(); err != nil {
			return err
		}
	}
	return nil
}

func (b *Battle) auditUnit(id game.ID) error {
	c, u := &b.counters[id], &b.units[id]
	switch {
	case c.rank == game.Banner:
		return b.auditBanner(id)
	case u.charge > 0 && u.where != game.OnMap:
		return fmt.Errorf("%s has charge %d off the map", c.name, u.charge)
	case u.charge < 0 || u.charge > MaxCharge:
		return fmt.Errorf("%s has charge %d", c.name, u.charge)
	case u.charge > 0 && !c.kind.Mounted():
		return fmt.Errorf("%s on foot has charge %d", c.name, u.charge)
	case c.rank == game.Unit && (u.where == game.Dead) != (u.sp == 0):
		return fmt.Errorf("%s has %d SP", c.name, u.sp)
	case c.rank == game.Unit && int(u.sp) > c.sp:
		return fmt.Errorf("%s has %d of %d SP", c.name, u.sp, c.sp)
	case u.where == game.OnMap && !b.open(u.at):
		return fmt.Errorf("%s stands on impassable %s", c.name, u.at)
	}
	return nil
}

// auditHexes checks stacking (4.5.2), that no hex holds both sides, and that every counter
// on the map stands in exactly one hex.
func (b *Battle) auditHexes() error {
	if id := b.piles.Stray(b.cell); id != game.None {
		return fmt.Errorf("%s stands in another hex than its own, in two or in none", b.Name(id))
	}
	for id := range game.ID(len(b.units)) {
		if b.piles.Top(b.cell(id)) == id {
			if err := b.auditPile(id, b.units[id].at); err != nil {
				return err
			}
		}
	}
	return nil
}

// auditPile checks the counters in a hex, of which the first is given.
func (b *Battle) auditPile(id game.ID, h hex.Hex) error {
	var all, sp [2]int
	for ; id != game.None; id = b.piles.Next(id) {
		c, u := &b.counters[id], &b.units[id]
		all[c.side]++
		if isUnit(c, u) {
			sp[c.side] += int(u.sp)
		}
	}
	switch most := max(sp[game.A], sp[game.B]); {
	case most > HexLimit && most > b.limit(h) && !slices.Contains(b.packed, h):
		return fmt.Errorf("%d SP in %s", most, h)
	case all[game.A] > 0 && all[game.B] > 0:
		return fmt.Errorf("both sides in %s", h)
	}
	return nil
}

// cell is the cell in which a counter stands, -1 off the map; banners stand in none.
func (b *Battle) cell(id game.ID) int {
	if !b.on(id) || b.counters[id].rank == game.Banner {
		return -1
	}
	return b.board.Cell(b.units[id].at)
}

// auditBanner checks that a banner is held by a regular unit that lives, of its own side or of the
// enemy who captured it, or lies where no regular unit stands (7.1.2, 7.1.5, 7.1.6). In records
// up to revision 3 of the rules one who panics may have been handed it.
func (b *Battle) auditBanner(id game.ID) error {
	c, u := &b.counters[id], &b.units[id]
	switch carried := u.held != game.None; {
	case u.where == game.Captured && !u.has(trophy), carried && (u.where == game.Captured) != u.has(trophy):
		return fmt.Errorf("%s is captured and is not", c.name)
	case !carried && u.where != game.OnMap:
		return nil
	case !carried:
		if h := u.at; !b.over && !b.limbo(id) && (b.any(h, game.A, isRegular) || b.any(h, game.B, isRegular)) {
			return fmt.Errorf("%s lies in %s and nobody there takes it", c.name, h)
		}
	case u.where != game.OnMap && u.where != game.Captured:
		return nil
	case b.counters[u.held].side != b.keeper(id) || !b.counters[u.held].regular():
		return fmt.Errorf("%s is held by %s", c.name, b.Name(u.held))
	case !b.on(u.held) && b.units[u.held].where != game.Away:
		return fmt.Errorf("%s is held by a unit that is gone", c.name)
	}
	return nil
}

// auditMover checks that the unit now moving is where its move says.
func (b *Battle) auditMover() error {
	m := &b.mover
	if m.id == game.None || m.gone || m.hidden || b.over || b.pending() != nil {
		return nil
	}
	u := &b.units[m.id]
	switch {
	case !b.acts(m.id) || !b.phase.movement():
		return fmt.Errorf("%s moves out of its phase", b.Name(m.id))
	case u.where != game.OnMap || u.at != m.at || u.charge != m.charge:
		return fmt.Errorf("%s is not where its move has come", b.Name(m.id))
	}
	return nil
}

// auditTracks checks the tracks beside the map (6.1.1, 9.1.4).
func (b *Battle) auditTracks() error {
	if n := b.moraleLimit(); b.box > n || b.box < -n {
		return fmt.Errorf("MORALE stands in box %d", b.box)
	}
	for s := game.A; s <= game.B; s++ {
		if n := b.onTrack(s); n > b.sc.Options.TrackBoxes {
			return fmt.Errorf("%d units on the track", n)
		}
	}
	return nil
}

// auditDecision checks that a fight lasts as long as its steps, and that whoever has to
// decide can.
func (b *Battle) auditDecision() error {
	s := b.pending()
	switch {
	case b.over:
	case s == nil && len(b.fight.by) > 0:
		return fmt.Errorf("a fight goes on without a step")
	case s != nil && len(b.Offers(b.decider(*s), nil)) == 0:
		return fmt.Errorf("nobody can decide step %d", s.kind)
	}
	return nil
}
