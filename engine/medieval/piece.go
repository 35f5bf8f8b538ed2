package medieval

import "gonfalon/engine/game"

// Piece shows one counter as it is now.
func (b *Battle) Piece(id game.ID) game.Piece {
	c, u := &b.counters[id], &b.units[id]
	p := game.Piece{
		ID: id, Side: c.side, Rank: c.rank, Kind: c.kind.String(), Label: c.label, Commander: c.commander, Proper: c.proper,
		Where: u.where, Hex: u.at, HasFacing: c.rank == game.Unit, Facing: u.facing, HeldBy: u.held,
		SP: int(u.sp), FullSP: c.sp, Move: c.move, Left: b.left(id), Armour: c.armour, Charge: int(u.charge),
		Range: c.reach, Fatigue: int(u.fatigue), Marks: b.marks(id),
	}
	if c.rank == game.Banner {
		p.Hex = b.bannerAt(id)
		if u.held != game.None && u.where != game.Captured {
			p.Where = b.units[u.held].where
		}
	}
	return p
}

// left is what is left of a counter's allowance in this phase.
func (b *Battle) left(id game.ID) game.MP {
	switch {
	case id == b.mover.id && !b.mover.gone:
		return b.mover.left
	case b.units[id].has(moved) || id == b.mover.id:
		return 0
	}
	return b.allowanceOf(id)
}

func (b *Battle) marks(id game.ID) (m game.Mark) {
	c, u := &b.counters[id], &b.units[id]
	mark := func(on bool, bit game.Mark) {
		if on {
			m |= bit
		}
	}
	mark(u.has(moved) && b.acts(id), game.Moved)
	mark(id == b.mover.id && !b.mover.gone, game.Moving)
	mark(c.rank == game.Unit && int(u.sp) < c.sp, game.Reduced)
	mark(u.has(attacked), game.Fought)
	mark(c.rank == game.Banner && u.where == game.OnMap && u.held == game.None, game.Fallen)
	mark(u.order == disorganised, game.Disorganised)
	mark(u.order == panicked, game.Panicked)
	mark(c.kind.Ranged() && u.has(combatSide) || u.has(shiltron), game.Formation)
	mark(u.has(stakes), game.Palisade)
	mark(b.phase != setUp && b.inPlay(id) && b.frozen(id), game.Frozen)
	mark(b.lurks(id) && b.concealed(id), game.Hidden)
	mark(b.worn(id), game.Worn)
	mark(b.phase.attack() && b.owesAttack(id), game.MustAct)
	return m
}

// Markers are the ruins of fortifications (11.1.6), the wolf pits found so far (11.2.1) and
// the palisades that are set up (Ko-15.2.1).
func (b *Battle) Markers() []game.Marker {
	var out []game.Marker
	for _, r := range b.ruins {
		out = append(out, game.Marker{Kind: "ruin", Hex: r.at, Side: game.NoSide})
	}
	for _, p := range b.pits {
		out = append(out, game.Marker{Kind: "pits", Hex: p.at, Side: p.of})
	}
	for i := range b.units {
		if u := &b.units[i]; u.has(staked) && b.on(game.ID(i)) {
			out = append(out, game.Marker{Kind: "palisade", Hex: u.at, Facing: u.wall, HasFacing: true, Side: b.counters[i].side})
		}
	}
	return out
}

// Traits are what a counter does without a figure that says so: what a banner is good for.
func (b *Battle) Traits(id game.ID) []game.Trait {
	if b.counters[id].rank != game.Banner {
		return nil
	}
	return []game.Trait{{Code: "banner", Ref: "7.1.7"}}
}

// Reverse is false: what lies on the other side of these counters are their states.
func (b *Battle) Reverse(game.ID) (game.Face, bool) { return game.Face{}, false }
