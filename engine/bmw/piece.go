package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Piece shows one counter as it is now. The strength of a leader is his value; a unit in
// disorder is marked so, a two-sided one on its back as reduced.
func (b *Battle) Piece(id game.ID) game.Piece {
	c, u, f := &b.counters[id], &b.units[id], b.shown(id)
	p := game.Piece{
		ID: id, Side: c.side, Kind: b.kindOf(id), Label: c.label, Proper: c.proper, Commander: game.None, HeldBy: game.None,
		Where: u.where, Hex: u.at, SP: f.CS, FullSP: c.faces[0].CS, Move: game.Points(f.MA), Left: game.Points(b.left(id)),
		Bow: f.Bow, BowRange: f.Range, Dot: f.Dot, Marks: b.marks(id),
	}
	if c.leads() {
		p.Rank, p.SP, p.FullSP = game.Leader, c.value, c.value
	}
	return p
}

// turnedOver reports whether a counter shows its back: an eliminated one lies as it would come
// back (B-169).
func (b *Battle) turnedOver(id game.ID) bool {
	if b.units[id].where == game.Dead {
		return b.plays(rallyInDisorder)
	}
	return b.units[id].back
}

// shown is the side of a counter that is seen.
func (b *Battle) shown(id game.ID) *Face {
	if b.turnedOver(id) {
		return &b.counters[id].faces[1]
	}
	return &b.counters[id].faces[0]
}

// kindOf names the silhouette: cavalry that dismounts or charges has another on its back.
func (b *Battle) kindOf(id game.ID) string {
	if c := &b.counters[id]; !c.twoSided() || !b.turnedOver(id) {
		return c.kind
	}
	return "cavalry"
}

// left is what is left of a counter's allowance in this phase.
func (b *Battle) left(id game.ID) int {
	switch {
	case id == b.mover.id:
		return b.mover.left
	case b.units[id].has(moved):
		return 0
	}
	return b.face(id).MA
}

func (b *Battle) marks(id game.ID) (m game.Mark) {
	c, u, over := &b.counters[id], &b.units[id], b.turnedOver(id)
	for _, x := range []struct {
		on  bool
		bit game.Mark
	}{
		{u.has(charging) || b.poised(id) || id == b.mover.id && b.charges(&b.mover), game.Charging},
		{u.has(moved), game.Moved},
		{id == b.mover.id, game.Moving},
		{u.has(fought), game.Fought},
		{over && c.twoSided(), game.Reduced},
		{over && !c.twoSided(), game.Disorganised},
		{b.phase.kind() == melee && c.side == b.phase.active() && b.owing(id), game.MustAct},
	} {
		if x.on {
			m |= x.bit
		}
	}
	return m
}

// Traits are what a counter may do, or may not, that is not among its figures.
func (b *Battle) Traits(id game.ID) (list []game.Trait) {
	add := func(on bool, code string, ref rule.Ref) {
		if on {
			list = append(list, game.Trait{Code: code, Ref: ref})
		}
	}
	arm, dot := b.counters[id].arm, b.shown(id).Dot
	add(b.marks(id)&game.Charging != 0, "charging", "9.6")
	add(b.units[id].has(feigning), "feigning", "B-213")
	add(b.heldBack(id), "held-in-hand", "B-183")
	add(dot == game.Solid, "solid-dot", "8.3")
	add(dot == game.Open && !b.plays(solidZones), "open-dot", "8.22")
	add(dot == game.Open && b.plays(solidZones), "open-dot-with-zone", "B-6")
	add(arm == HorseArchers, "horse-archers", "9.4")
	add(arm == Dismounted, "dismounts", "9.5")
	add(arm == HeavyHorse && b.marks(id)&game.Charging == 0, "heavy-cavalry", "9.6")
	add(arm == Train, "train", "B-30")
	add(arm == command, "leader", "10.2")
	return list
}

// Reverse is the side of a unit that lies down; a leader has only one (2.3).
func (b *Battle) Reverse(id game.ID) (game.Face, bool) {
	c := &b.counters[id]
	if c.leads() {
		return game.Face{}, false
	}
	f := &c.faces[1]
	if b.turnedOver(id) {
		f = &c.faces[0]
	}
	return f.printed(), true
}
