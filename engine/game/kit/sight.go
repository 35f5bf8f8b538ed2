package kit

import "gonfalon/engine/hex"

// Blocked reports whether a hex between two others blocks the line between their centres, and returns the first
// that does; where the line runs along a hexside, both hexes beside it must.
func Blocked(from, to hex.Hex, blocks func(hex.Hex) bool) (first hex.Hex, blocked bool) {
	line := from.Line(to)
	for _, pair := range line[1 : len(line)-1] {
		if blocks(pair[0]) && blocks(pair[1]) {
			return pair[0], true
		}
	}
	return first, false
}
