package tell

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Chart is a table of the book in words.
func (w Words) Chart(c game.Chart) panel.Grid {
	g := panel.Grid{Title: w.Say("aid."+c.Code, nil), Short: w.Say("aid.tab."+c.Code, nil), Ref: w.Quote(c.Ref), Head: w.cells(c.Head), Beside: c.Beside}
	if c.Note != "" {
		g.Note = w.Say(c.Note, nil)
	}
	for _, row := range c.Rows {
		g.Rows = append(g.Rows, panel.GridRow{Cells: w.cells(row)})
	}
	return g
}

// cells are what stands in a row of a table.
func (w Words) cells(row []game.Cell) (out []panel.GridCell) {
	for _, c := range row {
		switch {
		case c.Key != "":
			out = append(out, panel.GridCell{Text: Capital(i18n.Or(w.Lang, c.Key, c.Key))})
		case c.Cost > 0:
			out = append(out, panel.GridCell{Text: Mp(c.Cost)})
		case c.Ref != "":
			out = append(out, panel.GridCell{Ref: w.Quote(c.Ref)})
		default:
			out = append(out, panel.GridCell{Text: minus(c.Text)})
		}
	}
	return out
}

// minus writes a text of a table with the sign that numbers below zero have, and the dash that stands
// between two.
func minus(text string) string {
	digit := func(i int) bool { return i >= 0 && i < len(text) && text[i] >= '0' && text[i] <= '9' }
	var b strings.Builder
	for i, r := range text {
		switch {
		case r == '-' && digit(i-1) && digit(i+1):
			r = '–'
		case r == '-':
			r = '−'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Charts are the tables of the book in play, with the chance of each throw; what decides a fight is lit in
// them. Without a fight nothing is.
func (w Words) Charts(fight *game.Odds) (list []panel.Grid) {
	aided, ok := w.Game.(game.Aided)
	if !ok {
		return nil
	}
	for _, c := range aided.Charts() {
		g := w.Chart(c)
		if c.Dice > 0 {
			w.addChances(&g, c.Dice)
		}
		if fight != nil {
			w.light(&g, c, fight)
		}
		list = append(list, g)
	}
	return list
}

// addChances adds how likely each total of the dice is.
func (w Words) addChances(g *panel.Grid, thrown int) {
	ways, of := make([]int, len(g.Rows)), 0
	for i := range g.Rows {
		total, _ := strconv.Atoi(g.Rows[i].Cells[0].Text)
		ways[i] = dice.Ways(total, thrown)
		of += ways[i]
	}
	g.Head, g.Ends = append(g.Head, panel.GridCell{Text: w.Say("aid.chance", nil)}), true
	for i := range g.Rows {
		g.Rows[i].Cells = append(g.Rows[i].Cells, panel.GridCell{Text: Percent(ways[i], of)})
	}
}

// light marks the column of a fight and the ground of the hexes attacked.
func (w Words) light(g *panel.Grid, c game.Chart, fight *game.Odds) {
	if slices.EqualFunc(c.Head[1:], fight.Columns, func(cell game.Cell, column string) bool { return cell.Text == column }) {
		g.Lit = 1 + fight.Final
	}
	for i, row := range c.Rows {
		g.Rows[i].On = slices.ContainsFunc(fight.At, func(at hex.Hex) bool {
			return row[0].Key == "terrain."+w.Game.Board().Terrain(at).String()
		})
	}
}

// Rows are the rows that say something, each under its table.
func Rows(charts []panel.Grid, text string) (found []panel.Grid) {
	for _, g := range charts {
		all := g.Rows
		g.Rows = nil
		for _, r := range all {
			if r.Has(text) {
				g.Rows = append(g.Rows, r)
			}
		}
		if len(g.Rows) > 0 {
			found = append(found, g)
		}
	}
	return found
}
