package medieval

// 1.4 to 1.7: the combat ratio, rounding, and the factors of groups.

// halfUp divides and rounds a half up (1.6, R-19).
func halfUp(a, b int) int { return (2*a + b) / (2 * b) }

// mean is the mean of a group's values, rounded half up (1.7).
func mean(sum, n int) int {
	if n == 0 {
		return 0
	}
	return halfUp(sum, n)
}

// initialColumn is the odds column of a strength ratio before any shift, which may lie beyond
// the table (1.4, R-20, R-22, R-474). It is the best column when nobody defends.
func initialColumn(attack, defend int) int {
	switch {
	case defend == 0:
		return len(Columns) - 1
	case attack >= defend:
		return evenOdds + halfUp(attack, defend) - 1
	}
	return evenOdds - halfUp(defend, attack) + 1
}

// shiftColumns applies the modifiers of both sides to a column, the attacker's first.
// The ends of the table bind after each shift or only at the end (1.5, R-21).
func (e *Edition) shiftColumns(initial, attack, defend int) int {
	if e.ClampEachShift {
		return clampColumn(clampColumn(clampColumn(initial)+attack) - defend)
	}
	return clampColumn(initial + attack - defend)
}

func clampColumn(c int) int { return max(0, min(c, len(Columns)-1)) }
