package kit

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Pace says what it costs to go from a hex in a direction, and whether one stops there; ok is
// false where one cannot go.
type Pace func(from hex.Hex, d hex.Dir) (cost game.MP, stops, ok bool)

// Flood lists the hexes that somebody comes to with some movement points, the first of them his
// own. It is a quick look and no rule: facing and who makes room it leaves out of account.
func Flood(b *board.Board, from hex.Hex, with game.MP, pace Pace) []hex.Hex {
	left := make([]game.MP, b.Cells()) // what is left there, plus one
	left[b.Cell(from)] = with + 1
	list := []hex.Hex{from}
	for queue := []hex.Hex{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for d := hex.N; d <= hex.NW; d++ {
			cost, stops, ok := pace(at, d)
			to := at.Step(d)
			rest := left[b.Cell(at)] - cost
			if !ok || rest <= left[b.Cell(to)] || rest <= 0 {
				continue
			}
			if left[b.Cell(to)] == 0 {
				list = append(list, to)
			}
			if left[b.Cell(to)] = rest; !stops {
				queue = append(queue, to)
			}
		}
	}
	return list
}

// Rim appends the hexes beside some, each once: what one could strike from them.
func Rim(b *board.Board, from, to []hex.Hex) []hex.Hex {
	seen := make([]bool, b.Cells())
	for _, h := range from {
		for d := hex.N; d <= hex.NW; d++ {
			if n := h.Step(d); b.On(n) && !seen[b.Cell(n)] {
				seen[b.Cell(n)] = true
				to = append(to, n)
			}
		}
	}
	return to
}
