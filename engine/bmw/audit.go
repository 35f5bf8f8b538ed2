package bmw

import (
	"fmt"
	"hash/fnv"

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
	standing := 0
	for cell, id := range b.first {
		if id == game.None {
			continue
		}
		h := b.board.Hex(cell)
		n, err := b.auditHex(h)
		if err != nil {
			return err
		}
		standing += n
	}
	for i := range b.units {
		if b.on(game.ID(i)) {
			standing--
		}
	}
	if standing != 0 {
		return fmt.Errorf("%d counters stand in two hexes or in none", standing)
	}
	return nil
}

func (b *Battle) auditHex(h hex.Hex) (standing int, err error) {
	var units, sides [2]int
	for id := b.top(h); id != game.None; id = b.next[id] {
		standing++
		c := &b.counters[id]
		if b.units[id].at != h || !b.on(id) {
			return 0, fmt.Errorf("%s is listed in %s and is not there", c.name, h)
		}
		sides[c.side]++
		if !c.leads() && id != b.mover.id {
			units[c.side]++
		}
	}
	switch {
	case units[game.A] > 1 || units[game.B] > 1:
		return 0, fmt.Errorf("two units in %s", h)
	case sides[game.A] > 0 && sides[game.B] > 0 && b.waits(escapeStep) == nil && !b.over:
		return 0, fmt.Errorf("both sides in %s", h)
	}
	return standing, nil
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
	case s == nil && b.fight.open():
		return fmt.Errorf("a fight goes on without a step")
	case s != nil && len(b.Offers(b.expectDecision(*s).Side, nil)) == 0:
		return fmt.Errorf("nobody can decide step %d", s.kind)
	case s == nil && b.phase.kind() == melee && len(b.Offers(b.phase.side(), nil)) == 0:
		return fmt.Errorf("there is no attack for those who must fight")
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
		put(int(u.at.Q), int(u.at.R), int(u.where), truth(u.back), int(u.flags))
	}
	put(b.turn, int(b.phase), truth(b.begun), truth(b.over), truth(b.let[0]), truth(b.let[1]), truth(b.shaken[0]), truth(b.shaken[1]))
	put(b.mover.numbers()...)
	put(len(b.shots), len(b.steps))
	for _, s := range b.shots {
		put(int(s.by), int(s.at))
	}
	for _, s := range b.steps {
		put(int(s.kind), int(s.side), int(s.unit))
	}
	for _, s := range b.holders {
		put(int(s))
	}
	put(b.fight.numbers()...)
	for _, c := range []byte(b.fight.result.Code + b.outcome.Code) {
		put(int(c))
	}
	return h.Sum64()
}

// numbers are what a mover is made of, for the hash.
func (m *mover) numbers() []int {
	return []int{int(m.id), int(m.at.Q), int(m.at.R), m.left, m.steps, truth(m.halted), truth(m.escaped), truth(m.clear)}
}

// numbers are what a fight is made of, for the hash.
func (f *fight) numbers() []int {
	n := []int{truth(f.charge), len(f.at), len(f.vacated)}
	for _, h := range f.at {
		n = append(n, int(h.Q), int(h.R))
	}
	for _, v := range f.vacated {
		n = append(n, int(v.at.Q), int(v.at.R), int(v.of), truth(v.short))
	}
	for _, ids := range [][]game.ID{f.by, f.on, f.lost, f.runs} {
		n = append(n, len(ids))
		for _, id := range ids {
			n = append(n, int(id))
		}
	}
	return n
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
