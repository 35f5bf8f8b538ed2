package bmw

import "gonfalon/engine/game"

// The combat results table (7.6) and its columns.

// columns are the odds from those that fail without a roll to those that succeed without one.
var columns = []string{"1:5", "1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1"}

// even is the column of one to one.
const even = 4

// best is the last column.
var best = len(columns) - 1

// The results as printed.
var (
	attackerRetreats = game.Result{Code: "AR", Attack: game.Harm{Other: "falls-back"}}
	attackerLoses    = game.Result{Code: "AL", Attack: game.Harm{Other: "loses-unit"}}
	exchange         = game.Result{Code: "EX", Attack: game.Harm{Other: "loses-unit"}, Defend: game.Harm{Other: "loses-unit"}}
	defenderRetreats = game.Result{Code: "DR", Defend: game.Harm{Other: "falls-back"}}
	defenderLoses    = game.Result{Code: "DL", Defend: game.Harm{Other: "loses-unit"}}
	noEffect         = game.Result{Code: "-"}
)

// resultTable has a row for each die and a column for each of the odds 1:4 to 5:1.
var resultTable = func() [6][8]game.Result {
	ar, al, ex, dr, dl, no := attackerRetreats, attackerLoses, exchange, defenderRetreats, defenderLoses, noEffect
	return [6][8]game.Result{
		{ar, dr, dr, dr, dr, dl, dl, dl},
		{ar, ar, dr, dr, dr, dr, dl, dl},
		{ar, no, no, no, no, no, dr, dl},
		{al, al, ar, no, dr, dr, dr, dr},
		{al, al, ar, ex, ex, dr, dr, dr},
		{al, al, al, ar, ar, ar, dr, dr},
	}
}()

// automatic is the result of odds beyond the table (7.6, B-71, B-72).
func automatic(column int) (r game.Result, ok bool) {
	switch column {
	case 0:
		return attackerLoses, true
	case best:
		return defenderLoses, true
	}
	return r, false
}

// ratio is the odds on a scale without ends: one to one is 0, two to one 1, one to two -1.
// Fractions go to the defender (7.2, B-70).
func ratio(attack, defend int) int {
	if attack >= defend {
		return attack/defend - 1
	}
	return 1 - (defend+attack-1)/attack
}

// withinTable is the column of the table for one that may lie beyond either of its ends (B-71,
// B-72).
func withinTable(column int) int { return max(0, min(best, column)) }
