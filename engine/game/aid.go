package game

import (
	"strings"

	"gonfalon/engine/rule"
)

// Aided is a Game whose book has tables that players keep beside the board.
type Aided interface {
	// Charts are those tables, as the rules use them.
	Charts() []Chart
}

// Chart is a table of a book.
type Chart struct {
	Code   string // catalogue key: "combat", "ground"
	Ref    rule.Ref
	Head   []Cell
	Rows   [][]Cell
	Dice   int    // the rows are the totals of so many dice, 0 where they are not
	Note   string // catalogue key of what is said below it, "" for nothing
	Beside bool   // it is looked at together with the first
}

// Cell is what stands in a chart: a word of the catalogue, a cost in movement points, a paragraph,
// or what is printed as it is. An empty one is left blank.
type Cell struct {
	Key  string
	Cost MP
	Ref  rule.Ref
	Text string
}

// Row adds a row to a chart. Its cells stand between bars: a paragraph after its sign, a word of the
// catalogue, which has a point in it, or what is printed as it is.
//
//go:noinline
func (c *Chart) Row(line string) { c.Rows = append(c.Rows, Cells(line)) }

// Cells are the cells of a row.
func Cells(line string) (row []Cell) {
	for _, text := range strings.Split(line, "|") {
		cell := Cell{Text: text}
		if para, ok := strings.CutPrefix(text, "§"); ok {
			cell = Cell{Ref: rule.Ref(para)}
		} else if strings.Contains(text, ".") {
			cell = Cell{Key: text}
		}
		row = append(row, cell)
	}
	return row
}
