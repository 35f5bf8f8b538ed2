package bmw

import (
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Audit reports a broken invariant of the position.
func (b *Battle) Audit() error {
	for _, audit := range []func() error{b.auditHexes, b.auditUnits, b.auditMover, b.auditArmies, b.auditDecision} {
		if err := audit(); err != nil {
			return err
		}
	}
	return nil
}

// auditHexes checks that every counter on the map stands in exactly one hex, one unit in each
// (4.3), and not among enemies unless leaders are about to flee (4.4, 10.4).
func (b *Battle) auditHexes() error {
	if id := b.piles.Stray(b.cell); id != game.None {
		return fmt.Errorf("%s stands in another hex than its own, in two or in none", b.Name(id))
	}
	for id := range game.ID(len(b.units)) {
		if h := b.units[id].at; b.on(id) && b.top(h) == id {
			if err := b.auditHex(h); err != nil {
				return err
			}
		}
	}
	return nil
}

// cell is the cell in which a counter stands, -1 off the map.
func (b *Battle) cell(id game.ID) int {
	if !b.on(id) {
		return -1
	}
	return b.board.Cell(b.units[id].at)
}

func (b *Battle) auditHex(h hex.Hex) error {
	var units, sides [2]int
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		c := &b.counters[id]
		sides[c.side]++
		if !c.leads() && id != b.mover.id {
			units[c.side]++
		}
	}
	switch {
	case units[game.A] > 1 || units[game.B] > 1:
		return fmt.Errorf("two units in %s", h)
	case sides[game.A] > 0 && sides[game.B] > 0 && b.waits(escapeStep) == nil && !b.over:
		return fmt.Errorf("both sides in %s", h)
	}
	return nil
}

// auditUnits checks each counter by itself.
func (b *Battle) auditUnits() error {
	for i := range b.units {
		c, u := &b.counters[i], &b.units[i]
		switch {
		case c.leads() && u.back:
			return fmt.Errorf("%s, a leader, lies on his back", c.name)
		case u.has(charging) && (c.arm != HeavyHorse || u.back || u.where != game.OnMap):
			return fmt.Errorf("%s charges and cannot", c.name)
		case u.where == game.OnMap && !b.board.On(u.at):
			return fmt.Errorf("%s stands off the map", c.name)
		case u.where == game.OnMap && b.ground(u.at).cost == 0:
			return fmt.Errorf("%s stands on impassable %s", c.name, u.at)
		case u.where == game.Unplaced && !b.over:
			return fmt.Errorf("%s is nowhere", c.name)
		}
	}
	return nil
}

// auditMover checks that the counter now moving is where its move says.
func (b *Battle) auditMover() error {
	m := &b.mover
	switch {
	case m.id == game.None || b.over:
		return nil
	case b.phase.kind() != movement || b.counters[m.id].side != b.phase.side():
		return fmt.Errorf("%s moves out of its phase", b.Name(m.id))
	case !b.on(m.id) || b.units[m.id].at != m.at || m.left < 0:
		return fmt.Errorf("%s is not where its move has come", b.Name(m.id))
	}
	return nil
}

// auditArmies checks that demoralisation is what the losses say (11.3) and that no army has
// gone on beyond its disintegration (11.4).
func (b *Battle) auditArmies() error {
	for s := game.A; s <= game.B; s++ {
		n, army := b.losses(s), &b.sc.Armies[s]
		switch {
		case b.shaken[s] != (n >= army.Demoralised):
			return fmt.Errorf("side %d has lost %d and its mood is wrong", s, n)
		case n >= army.Disintegrate && !b.over:
			return fmt.Errorf("side %d has lost %d and fights on", s, n)
		}
	}
	return nil
}

// auditDecision checks that a fight lasts as long as its steps, that whoever has to decide
// can, and that a phase with duties left has a way to do them.
func (b *Battle) auditDecision() error {
	s := b.pending()
	switch {
	case b.over:
		return nil
	case s == nil && (b.fight.open() || len(b.fight.fled) > 0):
		return fmt.Errorf("a fight goes on without a step")
	case len(b.fight.march.way) > 0 != slices.ContainsFunc(b.steps, func(s step) bool { return s.kind == marchStep }):
		return fmt.Errorf("the way of %s has no step or no hexes", b.Name(b.fight.march.unit))
	case s != nil && len(b.Offers(b.expectDecision(*s).Side, nil)) == 0:
		return fmt.Errorf("nobody can decide step %d", s.kind)
	case s == nil && b.phase.kind() == melee && len(b.Offers(b.phase.side(), nil)) == 0:
		return fmt.Errorf("there is no attack for those who must fight")
	}
	return nil
}
