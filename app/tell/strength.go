package tell

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// makeUp shows what the strengths of both sides are made of, where the game says so.
func makeUp(w Words, o *game.Odds, by game.Side) []panel.Section {
	if len(o.AttackOf.Lines) < 2 && len(o.DefendOf.Lines) < 2 {
		return nil // the head says it
	}
	rows := append(strengths(w, o.AttackOf, by), strengths(w, o.DefendOf, by.Other())...)
	return []panel.Section{panel.Ledger{Title: w.Say("odds.strengths", nil), Rows: rows}}
}

// strengths are the rows of one side's strength: equal items together, then their sum.
func strengths(w Words, t rule.Tally, side game.Side) []panel.Row {
	var rows []panel.Row
	look := "of-" + match.SideKey(side)
	for _, group := range alike(t.Lines) {
		r := panel.Row{Text: w.tally(group[0]), Ref: w.Cite(group[0].Ref), Look: look}
		sum, parts := 0, make([]string, len(group))
		for i, l := range group {
			sum, parts[i] = sum+l.N, strconv.Itoa(l.N)
		}
		if len(parts) > 1 {
			r.Text += ": " + strings.Join(parts, " + ")
		}
		if r.Value = strconv.Itoa(sum); len(rows) > 0 {
			r.Value = Signed(sum)
		}
		rows = append(rows, r)
	}
	if len(rows) > 1 {
		rows = append(rows, panel.Row{Text: w.Side(side), Value: strconv.Itoa(t.Sum()), Look: "sum " + look})
	}
	return rows
}

// alike puts the lines of a sum that have the same reason together.
func alike(lines []rule.Line) (groups [][]rule.Line) {
	for _, l := range lines {
		i := slices.IndexFunc(groups, func(g []rule.Line) bool { return g[0].Name == l.Name && g[0].Ref == l.Ref })
		if i < 0 {
			i, groups = len(groups), append(groups, nil)
		}
		groups[i] = append(groups[i], l)
	}
	return groups
}
