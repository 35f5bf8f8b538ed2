package bmw

import (
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

var _ game.Aided = (*Battle)(nil)

// Charts are the tables of the book that players keep beside the board.
func (b *Battle) Charts() []game.Chart {
	return []game.Chart{combatChart(), groundChart(), b.testChart()}
}

// testChart is the throws of one die, with what is good, for each side that they differ for.
func (b *Battle) testChart() game.Chart {
	c := game.Chart{Code: "tests", Head: game.Cells("aid.test-of|||aid.good-die"), Note: "aid.tests-note", Beside: true}
	c.Row("test.shot||§6.2|aid.bow-value")
	c.Row("test.order-test||§11.1|" + span(orderly, 6))
	for side := range b.sc.Armies {
		a := &b.sc.Armies[side]
		whose := "|side." + a.Key
		if a.Rally > 0 {
			c.Row("test.rally-test" + whose + "|§11.2|" + span(1, a.Rally))
		}
		if a.Held.Die > 0 {
			c.Row("test.release-test" + whose + "|§B-183|" + span(a.Held.Die, 6))
		}
		if a.Late.Die > 0 {
			c.Row("test.muster-test" + whose + "|§B-217|" + span(a.Late.Die, 6))
		}
	}
	return c
}

// span writes the dice from one to another.
func span(from, to int) string {
	if from == to {
		return strconv.Itoa(to)
	}
	return strconv.Itoa(from) + "-" + strconv.Itoa(to)
}

// combatChart is the combat results table (7.6).
func combatChart() game.Chart {
	c := game.Chart{Code: "combat", Ref: "7.6", Dice: 1, Head: game.Cells("aid.one-die|" + strings.Join(columns, "|")), Note: "aid.results-note"}
	for die := range resultTable {
		row := strconv.Itoa(die + 1)
		for column := range columns {
			r, sure := automatic(column)
			if !sure {
				r = resultTable[die][column-1]
			}
			row += "|" + r.Code
		}
		c.Row(row)
	}
	return c
}

// groundChart is the terrain effects chart (4.2, 7.5).
func groundChart() game.Chart {
	c := game.Chart{Code: "ground", Ref: "4.2", Head: game.Cells("aid.ground-of|aid.foot|aid.horse|aid.shift|aid.halved"), Beside: true}
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
		halved := game.Cell{Text: "-"}
		switch {
		case g.in:
			halved = game.Cell{Key: "aid.out-and-in"}
		case g.out:
			halved = game.Cell{Key: "aid.out-of"}
		}
		c.Rows = append(c.Rows, []game.Cell{{Key: "terrain." + t.String()}, foot, horse, shift, halved})
	}
	return c
}
