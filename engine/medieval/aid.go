package medieval

import (
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

var _ game.Aided = (*Battle)(nil)

// Charts are the tables of the book that players keep beside the board.
func (b *Battle) Charts() []game.Chart {
	charts := []game.Chart{b.ed.combatChart(), b.shiftChart(), b.ed.groundChart(), b.ed.orderChart(), b.ed.pursuitChart(), b.ed.testChart()}
	if b.anyOf(Kind.shoots) {
		charts = append(charts, b.fireChart(), b.aimChart())
	}
	return charts
}

// combatChart is the combat table (5.1.1).
func (e *Edition) combatChart() game.Chart {
	c := game.Chart{Code: "combat", Ref: "5.1.1", Head: []game.Cell{{Key: "aid.two-dice"}}, Note: "aid.combat-note"}
	for _, name := range Columns {
		c.Head = append(c.Head, game.Cell{Text: name})
	}
	for roll := 2; roll <= 12; roll++ {
		row := []game.Cell{{Text: strconv.Itoa(roll)}}
		for column := range Columns {
			row = append(row, game.Cell{Text: e.Combat.At(column, roll).Code})
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// groundChart is the terrain effect table (4.1.7).
func (e *Edition) groundChart() game.Chart {
	c := game.Chart{Code: "ground", Ref: "4.1.7", Head: []game.Cell{{Key: "aid.ground-of"}, {Key: "aid.foot"}, {Key: "aid.horse"}, {Key: "aid.shift"}}}
	for t := range board.RiverHex + 1 {
		if e.Terrain[t] != (Effect{}) {
			c.Rows = append(c.Rows, e.Terrain[t].row("terrain."+t.String()))
		}
	}
	c.Rows = append(c.Rows, e.Stream.row("aid.stream"))
	if e.Uphill != (Effect{}) {
		c.Rows = append(c.Rows, e.Uphill.row("aid.uphill"))
	}
	c.Rows = append(c.Rows, []game.Cell{{Key: "aid.road"}, {}, {Cost: e.RoadHorse}, {}})
	return c
}

// row is a row of the table.
func (f Effect) row(key string) []game.Cell {
	shift := game.Cell{Text: "-"}
	if f.Combat != 0 {
		shift.Text = strconv.Itoa(-f.Combat)
	}
	return []game.Cell{{Key: key}, {Cost: f.Foot}, {Cost: f.Horse}, shift}
}

// orderChart is the table by which units lose their order when they retreat (5.1.1).
func (e *Edition) orderChart() game.Chart {
	c := game.Chart{Code: "scatter", Ref: "5.1.1", Head: []game.Cell{{Key: "aid.retreat-of"}}}
	if e.Order == Disorganises {
		c.Code = "disorder"
	}
	for _, arm := range []string{"foot", "horse"} {
		for armour := range 3 {
			c.Head = append(c.Head, game.Cell{Key: "aid." + arm + "-" + strconv.Itoa(armour)})
		}
	}
	for i := range e.Scatter {
		row := []game.Cell{{Text: strconv.Itoa(i + 1)}}
		for column := range e.Scatter[i] {
			row = append(row, game.Cell{Text: e.breaking(i, column)})
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// breaking is a cell of that table: the rolls at which a unit loses its order.
func (e *Edition) breaking(row, column int) string {
	var rolls []string
	if e.Order == Scatters {
		if most := e.Scatter[row][column]; most > 1 {
			return "1-" + strconv.Itoa(most)
		} else if most == 1 {
			return "1"
		}
		return "-"
	}
	for n := 2; n <= 12; n++ {
		if e.Disorder[row][column]&dice.Only(n) != 0 {
			rolls = append(rolls, strconv.Itoa(n))
		}
	}
	if len(rolls) == 0 {
		return "-"
	}
	return strings.Join(rolls, " ")
}
