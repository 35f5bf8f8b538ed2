package game

import "gonfalon/engine/rule"

// Aided is a Game whose book has tables that players keep beside the board.
type Aided interface {
	// Charts are those tables, as the rules use them.
	Charts() []Chart
}

// Chart is a table of a book.
type Chart struct {
	Code string // catalogue key: "combat", "ground"
	Ref  rule.Ref
	Head []Cell
	Rows [][]Cell
	Note string // catalogue key of what is said below it, "" for nothing
}

// Cell is what stands in a chart: a word of the catalogue, a cost in movement points, a paragraph,
// or what is printed as it is. An empty one is left blank.
type Cell struct {
	Key  string
	Cost MP
	Ref  rule.Ref
	Text string
}
