package bmw

import (
	"strconv"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

var _ game.Aided = (*Battle)(nil)

// Charts are the tables of the book that players keep beside the board.
func (*Battle) Charts() []game.Chart { return []game.Chart{combatChart(), groundChart()} }

// combatChart is the combat results table (7.6).
func combatChart() game.Chart {
	c := game.Chart{Code: "combat", Ref: "7.6", Head: []game.Cell{{Key: "aid.one-die"}}}
	for _, name := range columns {
		c.Head = append(c.Head, game.Cell{Text: name})
	}
	for die := range resultTable {
		row := []game.Cell{{Text: strconv.Itoa(die + 1)}}
		for column := range columns {
			r, sure := automatic(column)
			if !sure {
				r = resultTable[die][column-1]
			}
			row = append(row, game.Cell{Text: r.Code})
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// groundChart is the terrain effects chart (4.2, 7.5).
func groundChart() game.Chart {
	c := game.Chart{Code: "ground", Ref: "4.2", Head: []game.Cell{{Key: "aid.ground-of"}, {Key: "aid.foot"}, {Key: "aid.horse"}, {Key: "aid.shift"}}}
	for t := range board.RiverHex + 1 {
		g := &chart[t]
		if g.cost == 0 {
			continue
		}
		foot, horse, shift := game.Cell{Cost: game.Points(g.cost)}, game.Cell{Text: "-"}, game.Cell{Text: "-"}
		if g.horse {
			horse = foot
		}
		if g.shift != 0 {
			shift.Text = strconv.Itoa(-g.shift)
		}
		c.Rows = append(c.Rows, []game.Cell{{Key: "terrain." + t.String()}, foot, horse, shift})
	}
	return c
}
