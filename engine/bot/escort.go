package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// strands is how many leaders within the enemy's reach a unit leaves alone if it goes: those in its hex
// who can go no more in this phase, where no other unit stays with them.
func (p *Player) strands(f *field, c *game.Piece) (n int) {
	if c.Where != game.OnMap || c.Rank != game.Unit || !f.reached(c.Hex) || f.company(c) {
		return 0
	}
	for i := range f.pieces {
		o := &f.pieces[i]
		if o.Side == p.side && f.leads(o.ID) && o.Where == game.OnMap && o.Hex == c.Hex && !p.goesToo(f, o.ID) {
			n++
		}
	}
	return n
}

// goesToo reports whether a leader can still move in this phase.
func (p *Player) goesToo(f *field, id game.ID) bool {
	if contains(p.march.done, id) {
		return false
	}
	p.spend(1)
	r := f.game.Reach(id)
	return r != nil && len(r.Stops) > 1
}

// company reports whether another unit of its side stands where one does.
func (f *field) company(c *game.Piece) bool {
	for _, id := range f.units[c.Side] {
		if id != c.ID && f.pieces[id].Hex == c.Hex {
			return true
		}
	}
	return false
}

// reached reports whether an enemy could strike a hex.
func (f *field) reached(h hex.Hex) bool {
	c := f.board.Cell(h)
	return c >= 0 && f.threat[c] > 0
}
