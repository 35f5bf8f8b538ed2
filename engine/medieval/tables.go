package medieval

import (
	"fmt"
	"strconv"
	"strings"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Columns are the odds columns of the combat table, from worst to best for the attacker.
var Columns = []string{"1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1", "9:1"}

// evenOdds is the index of the column 1:1.
const evenOdds = 3

// CombatTable is the combat table: rows for a roll of 2 to 12, a cell for each column.
type CombatTable [11][12]game.Result

// At is the result of a roll of two dice in a column.
func (t *CombatTable) At(column, roll int) game.Result { return t[roll-2][column] }

// combatTable reads the table as a book prints it: a line for each roll, cells divided
// by bars. A star after a retreat is the suffix that breaks the retreating side.
func combatTable(text string) (t CombatTable) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != len(t) {
		panic(fmt.Sprintf("combat table has %d rows", len(lines)))
	}
	for i, line := range lines {
		cells := strings.Split(line, "|")
		if len(cells) != len(Columns) {
			panic(fmt.Sprintf("combat table row %d has %d cells", i+2, len(cells)))
		}
		for j, c := range cells {
			t[i][j] = ParseResult(strings.TrimSpace(c))
		}
	}
	return t
}

// ParseResult reads one cell: "-", "-1 / -1", "D2 -1", "-1 / D4*", "A1 -1". A loss before
// the bar is the attacker's; a loss after a retreat belongs to the side that retreats.
func ParseResult(cell string) game.Result {
	r := game.Result{Code: cell}
	left, right, both := strings.Cut(cell, "/")
	if both {
		r.Attack.Loss = loss(left)
		r.Defend = harm(strings.TrimSpace(right))
		return r
	}
	switch {
	case strings.HasPrefix(cell, "A"):
		r.Attack = harm(cell)
	case strings.HasPrefix(cell, "D"):
		r.Defend = harm(cell)
	}
	return r
}

// harm reads "D2 -1", "A1*", "-1" or "-".
func harm(s string) (h game.Harm) {
	s, h.Break = strings.CutSuffix(s, "*")
	for _, f := range strings.Fields(s) {
		if f[0] == '-' {
			h.Loss = loss(f)
			continue
		}
		h.Retreat = int(f[1] - '0')
	}
	return h
}

func loss(s string) int {
	if s = strings.TrimSpace(s); len(s) > 1 {
		return int(s[1] - '0')
	}
	return 0
}

// ScatterTable gives the highest die that scatters a unit, by rows for a retreat of 1 to 5
// hexes and columns by type and armour; 0 means that it never scatters.
type ScatterTable [5][6]int

// scatterColumn is the column of a unit: foot of armour 0, 1, 2, then cavalry of armour 0, 1, 2.
func scatterColumn(k Kind, armour int) int {
	if k.Mounted() {
		return 3 + armour
	}
	return armour
}

// DisorderTable lists the rolls of two dice that disorganise a unit, by the same rows and
// columns as ScatterTable.
type DisorderTable [5][6]dice.Totals

// disorderTable reads the table as the books print it: a line for each row, cells divided
// by bars, the rolls of a cell by blanks.
func disorderTable(text string) (t DisorderTable) {
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		for j, cell := range strings.Split(line, "|") {
			t[i][j] = rolls(cell)
		}
	}
	return t
}

// rolls reads a set, "2 3 12".
func rolls(list string) (r dice.Totals) {
	for _, text := range strings.Fields(list) {
		n, err := strconv.Atoi(text)
		if err != nil {
			panic("disorganisation table: " + err.Error())
		}
		r |= dice.Only(n)
	}
	return r
}
