package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Moves that today's rules refuse and a record of older rules holds: they are made as they
// were (engine/save). What they cost then nobody knows; they cost what they do today, as far
// as the MP go.

// rideThen is a stride to a hex that today's rules refuse.
func (b *Battle) rideThen(m mover, to hex.Hex, pace Pace) stride {
	s := b.standThen(m, to, m.facing)
	if d, near := m.at.Toward(to); near {
		s.next.facing = d
		if w, no := b.crossing(m.at, d); no == nil {
			_ = b.charged(&s, &m, &w, pace) // what it refuses leaves the charge as it was
			b.toll(&s, &m, &w)
		}
	}
	s.next.left = max(0, m.left-game.MP(s.cost.Sum()))
	b.enterZone(&s)
	return s
}

// standThen is a stride to a hex and a facing there, where nothing but these is known.
func (b *Battle) standThen(m mover, to hex.Hex, facing hex.Dir) stride {
	s := stride{next: m}
	s.next.at, s.next.facing, s.next.fresh, s.next.turned, s.next.drag, s.next.hidden = to, facing, false, false, false, false
	return s
}

// turnThen is a mover after a turn that today's rules refuse (5.6.3: its charge is gone).
func turnThen(m mover, facing hex.Dir) mover {
	m.facing, m.charge, m.turned, m.fresh = facing, 0, true, false
	return m
}
