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
	charts := []game.Chart{b.ed.combatChart(), b.shiftChart(), b.ed.groundChart(), b.moraleChart(), b.ed.orderChart(), b.ed.pursuitChart(), b.testChart()}
	if b.anyOf(HorseArchers, CamelArchers) || b.anyOf(Archers, Bombards) {
		charts = append(charts, b.fireChart(), b.aimChart())
	}
	return charts
}

// combatChart is the combat table (5.1.1).
func (e *Edition) combatChart() game.Chart {
	c := game.Chart{Code: "combat", Ref: "5.1.1", Dice: 2, Head: game.Cells("aid.two-dice|" + strings.Join(Columns, "|")), Note: "aid.combat-note"}
	for roll := 2; roll <= 12; roll++ {
		row := strconv.Itoa(roll)
		for column := range Columns {
			row += "|" + e.Combat.At(column, roll).Code
		}
		c.Row(row)
	}
	return c
}

// groundChart is the terrain effect table (4.1.7).
func (e *Edition) groundChart() game.Chart {
	c := game.Chart{Code: "ground", Ref: "4.1.7", Head: game.Cells("aid.ground-of|aid.foot|aid.horse|aid.shift"), Beside: true}
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

// moraleChart is what moves MORALE, by how many boxes, and how many of these are a step of it (6.1).
func (b *Battle) moraleChart() game.Chart {
	c := game.Chart{Code: "morale", Ref: "6.1.2", Head: game.Cells("aid.morale-of||aid.boxes"), Note: "aid.morale-note", Beside: true}
	for _, r := range []struct {
		row   string
		boxes int
	}{
		{"aid.unit-lost|§6.1.4", unitBoxes}, {"aid.banner-lost|§6.1.5", bannerBoxes}, {"aid.banner-back|§R-514", bannerBoxes},
		{"aid.leader-lost|§6.1.6", leaderBoxes}, {"aid.grand-lost|§6.1.7", grandBoxes}, {"aid.morale-step|§6.1.2", b.sc.Options.MoraleBoxes},
	} {
		if r.row != "aid.banner-back|§R-514" || b.plays(recapture) {
			c.Row(r.row + "|" + strconv.Itoa(r.boxes))
		}
	}
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
	c := game.Chart{Code: "scatter", Ref: "5.1.1", Head: game.Cells("aid.retreat-of|aid.foot-0|aid.foot-1|aid.foot-2|aid.horse-0|aid.horse-1|aid.horse-2")}
	if e.Order == Disorganises {
		c.Code = "disorder"
	}
	for i := range e.Scatter {
		row := strconv.Itoa(i + 1)
		for column := range e.Scatter[i] {
			row += "|" + e.breaking(i, column)
		}
		c.Row(row)
	}
	return c
}

// breaking is a cell of that table: the rolls at which a unit loses its order.
func (e *Edition) breaking(row, column int) string {
	var rolls []string
	if e.Order == Scatters {
		return span(1, e.Scatter[row][column])
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
