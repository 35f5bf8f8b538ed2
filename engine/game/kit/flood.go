package kit

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Pace says what it costs to go from a hex in a direction, never less than nothing; ok is false
// where one cannot go.
type Pace func(from hex.Hex, d hex.Dir) (cost game.MP, ok bool)

// Flood lists the hexes that somebody comes to with some movement points, the first of them his
// own, where he does not go on from those that stop him. It is a quick look and no rule: facing and
// who makes room it leaves out of account.
func Flood(b *board.Board, from hex.Hex, with game.MP, pace Pace, stops func(hex.Hex) bool) []hex.Hex {
	left := make([]game.MP, b.Cells()) // what is left there, plus one
	left[b.Cell(from)] = with + 1
	list := []hex.Hex{from}
	for queue := []hex.Hex{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		has := left[b.Cell(at)]
		for d, cell := range b.Beside(at) {
			if cell < 0 || left[cell] >= has {
				continue // he was there with as much
			}
			cost, ok := pace(at, hex.Dir(d))
			if rest := has - cost; ok && rest > left[cell] {
				to := at.Step(hex.Dir(d))
				if left[cell] == 0 {
					list = append(list, to)
				}
				if left[cell] = rest; !stops(to) {
					queue = append(queue, to)
				}
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
