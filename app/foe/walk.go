package foe

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// walk is which hexes those who stand there can leave, by looks at the beginning of each phase of movement.
type walk struct {
	turn, phase int
	left        map[hex.Hex]bool
	fresh       []string // of those, since it was told last
	held        map[hex.Hex]bool
}

// corps are the counters of a kind that a leader has: they may move in the same phases.
type corps struct {
	leader game.ID
	kind   string
}

// look looks once in each phase at whoever stands where nobody was seen to leave yet. One who cannot move anywhere counts
// only while others of his corps can, with no enemy near and none of his own beside him, who might be in the way.
func (w *walk) look(g game.Game) {
	turn, phase := g.Clock()
	stage, side := game.Facts(g).Awaits()
	if turn == w.turn && phase == w.phase || stage != game.StageFree || side > game.B {
		return
	}
	w.turn, w.phase = turn, phase
	if game.Facts(g).Trade(phase) != game.TradeMove {
		return
	}
	if w.left == nil {
		w.left, w.held = map[hex.Hex]bool{}, map[hex.Hex]bool{}
	}
	var stand []game.Piece
	enemies, friends := map[hex.Hex]bool{}, map[hex.Hex]bool{}
	for id := range game.ID(g.Counters()) {
		switch p := g.Piece(id); {
		case p.Rank != game.Unit || p.Where != game.OnMap:
		case p.Side != side:
			enemies[p.Hex] = true
		default:
			stand, friends[p.Hex] = append(stand, p), true
		}
	}
	var stay []game.Piece
	for _, p := range stand {
		if w.left[p.Hex] {
			continue
		}
		if !goes(g, p) {
			stay = append(stay, p)
			continue
		}
		w.left[p.Hex] = true
		w.fresh = append(w.fresh, p.Hex.String())
	}
	able := map[corps]bool{}
	for _, p := range stay {
		c := corps{p.Commander, p.Kind}
		for _, o := range stand {
			if _, known := able[c]; known && able[c] {
				break
			}
			if o.Commander == c.leader && o.Kind == c.kind && o.ID != p.ID {
				able[c] = goes(g, o)
			}
		}
		if able[c] && !p.Has(game.Disorganised) && !p.Has(game.Panicked) && !beset(p.Hex, nearEnemy, enemies) && !beset(p.Hex, 1, friends) {
			w.held[p.Hex] = true
		}
	}
}

// goes reports whether a counter can come to another hex.
func goes(g game.Game, p game.Piece) bool {
	reach := g.Reach(p.ID)
	if reach == nil {
		return false
	}
	for i := range reach.Stops {
		if reach.Stops[i].Rest && reach.Stops[i].Hex != p.Hex {
			return true
		}
	}
	return false
}

// nearEnemy is how near an enemy keeps somebody from moving: in his zone or beside it.
const nearEnemy = 2

// beset reports whether one of those who stand in some hexes is so near to another hex.
func beset(at hex.Hex, near int, by map[hex.Hex]bool) bool {
	for _, h := range at.Disc(near) {
		if h != at && by[h] {
			return true
		}
	}
	return false
}

// told are the hexes that were seen to be left since it was told last, and those of which nobody was.
func (w *walk) told() (left, held []string) {
	left, w.fresh = w.fresh, nil
	for h := range w.held {
		if !w.left[h] {
			held = append(held, h.String())
		}
	}
	w.held = map[hex.Hex]bool{}
	w.turn = 0
	slices.Sort(held)
	return left, held
}
