package mine

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
)

// aim is what may be wanted of an enemy counter.
type aim struct {
	kind puzzle.AimKind
	unit game.ID
	at   hex.Hex
}

// near is how near two units must be to whom they are after: in movement, and where they fight.
var near = map[game.Trade]int{game.TradeMove: 5, game.TradeFight: 1}

// aimsTried is how many aims are drawn in a position, and if only those with shots are wanted.
const aimsTried, shotsTried = 3, 9

// aims are some of what a side may want, drawn at random, so many at most.
func aims(g game.Game, side game.Side, trade game.Trade, draw dice.Roller, most int) (list []aim) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side != side && p.Where == game.OnMap && within(g, side, p.Hex, near[trade]) >= 2 {
			list = append(list, of(p)...)
		}
	}
	for i := range list { // an unfair shuffle is good enough
		j := (i + draw.D6()*draw.D6()) % len(list)
		list[i], list[j] = list[j], list[i]
	}
	return list[:min(len(list), most)]
}

// within is how many units of a side are so near to a hex.
func within(g game.Game, side game.Side, at hex.Hex, most int) (n int) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Rank == game.Unit && p.Where == game.OnMap && p.Hex.Distance(at) <= most {
			n++
		}
	}
	return n
}

// of is what may be wanted of a counter. Units get one aim each, so that the aims mix.
func of(p game.Piece) []aim {
	switch p.Rank {
	case game.Leader, game.GrandLeader:
		return []aim{{puzzle.Leader, p.ID, p.Hex}}
	case game.Banner:
		if p.HeldBy != game.None {
			return []aim{{puzzle.Banner, p.ID, p.Hex}}
		}
		return nil
	}
	kinds := []puzzle.AimKind{puzzle.Drive, puzzle.Gone, puzzle.Drive, puzzle.Hurt}
	kind := kinds[int(p.ID)%len(kinds)]
	if kind == puzzle.Hurt && p.SP == 1 {
		kind = puzzle.Gone
	}
	return []aim{{kind, p.ID, p.Hex}}
}
