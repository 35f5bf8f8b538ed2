package mapview

// BlockCell is from one counter of a Block to the next, in units of its drawing.
const BlockCell = 108.0

// Block is a drawing of counters in rows without gaps, such as are cut out of a sheet. A counter that
// is not shown leaves its place empty.
func Block(rows [][]Counter) (svg string, area Area) {
	return block(rows, func(c Counter, x, y float64) []element {
		if !c.Shown {
			return nil
		}
		c.Facing = 0
		size := 100.0
		if c.Rank == Banner {
			size = 88 // its pole is longer than a card
		}
		return []element{draw(c, place{x, y, size}, 0)}
	})
}

// Tokens is a Block of counters that belong to no army.
func Tokens(rows [][]Token) (svg string, area Area) {
	return block(rows, func(t Token, x, y float64) []element { return t.draw(x, y) })
}

// block draws the cells of rows, each about its middle.
func block[C any](rows [][]C, drawn func(c C, x, y float64) []element) (svg string, area Area) {
	var parts []element
	for y, row := range rows {
		area.W = max(area.W, BlockCell*float64(len(row)))
		for x, c := range row {
			parts = append(parts, drawn(c, BlockCell*(float64(x)+0.5), BlockCell*(float64(y)+0.5))...)
		}
	}
	area.H = BlockCell * float64(len(rows))
	return el("svg", "xmlns", svgNS, "class", "mv-top size-2", "viewBox", area.ViewBox()).with(join([]element{definitions}, parts)...).String(), area
}
