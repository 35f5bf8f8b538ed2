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
	standing := 0
	for cell, id := range b.first {
		if id == game.None {
			continue
		}
		h := b.board.Hex(cell)
		for ; id != game.None; id = b.next[id] {
			standing++
			if b.units[id].at != h || b.units[id].where != game.OnMap {
				return fmt.Errorf("%s is listed in %s and is not there", b.Name(id), h)
			}
		}
		for s := game.A; s <= game.B; s++ {
			if n := b.strength(h, s, game.None); n > b.limit(h) {
				return fmt.Errorf("%d SP in %s", n, h)
			}
		}
		if b.any(h, game.A, isAnybody) && b.any(h, game.B, isAnybody) {
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

// auditBanner checks that a banner is held by a regular unit of its side that lives, or lies
// where no regular unit stands (7.1.2, 7.1.5, 7.1.6).
func (b *Battle) auditBanner(id game.ID) error {
	c, u := &b.counters[id], &b.units[id]
	switch {
	case u.where != game.OnMap:
		return nil
	case u.held == game.None:
		if h := u.at; !b.over && !b.limbo(id) && (b.any(h, game.A, isRegular) || b.any(h, game.B, isRegular)) {
			return fmt.Errorf("%s lies in %s and nobody there takes it", c.name, h)
		}
	case b.counters[u.held].side != c.side || !b.counters[u.held].regular():
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
		put(int(b.counters[i].side), int(b.counters[i].commander)) // they change by assignment and defection
		put(int(u.at.Q), int(u.at.R), int(u.where), int(u.facing), int(u.sp), int(u.charge), int(u.fatigue), int(u.back), int(u.held), int(u.flags), int(u.order), int(u.wall), int(u.razing))
	}
	put(b.turn, int(b.phase), b.box, b.level, b.points[0], b.points[1], len(b.ruins), len(b.pits))
	for _, r := range b.ruins {
		put(int(r.at.Q), int(r.at.R), truth(r.new))
	}
	for _, p := range b.pits {
		put(int(p.at.Q), int(p.at.R), int(p.of))
	}
	put(b.mover.numbers()...)
	for _, s := range b.steps {
		put(int(s.kind), int(s.side), s.party, s.n, int(s.banner), int(s.by))
	}
	for _, s := range b.shots {
		put(int(s.by), int(s.at))
	}
	put(b.fight.numbers()...)
	return h.Sum64()
}

// numbers are what a mover is made of, for the hash.
func (m *mover) numbers() []int {
	n := []int{int(m.id), int(m.at.Q), int(m.at.R), int(m.facing), int(m.charge), int(m.left)}
	for _, f := range []bool{m.fresh, m.turned, m.halted, m.drag, m.onRoad, m.march, m.paced, m.hidden, m.gone} {
		n = append(n, truth(f))
	}
	return n
}

// numbers are what a fight is made of, for the hash.
func (f *fight) numbers() []int {
	n := []int{truth(f.counter), f.lost[0], f.lost[1], f.short}
	for _, ids := range [][]game.ID{f.by, f.on, f.steady, f.fled, f.reserve} {
		n = append(n, len(ids))
		for _, id := range ids {
			n = append(n, int(id))
		}
	}
	for _, r := range f.runs {
		n = append(n, int(r.id), r.n)
	}
	for _, c := range f.chase {
		n = append(n, int(c.id), truth(c.must))
	}
	for _, t := range f.trails {
		n = append(n, int(t.unit), len(t.path))
		for _, h := range t.path {
			n = append(n, int(h.Q), int(h.R))
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
