package bmw

import (
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// printed is the combat results table as the book prints it (7.6).
const printed = `
1 AR DR DR DR DR DL DL DL
2 AR AR DR DR DR DR DL DL
3 AR - - - - - DR DL
4 AL AL AR - DR DR DR DR
5 AL AL AR EX EX DR DR DR
6 AL AL AL AR AR AR DR DR`

func TestResultTableIsAsPrinted(t *testing.T) {
	for die, row := range strings.Split(strings.TrimSpace(printed), "\n") {
		for column, code := range strings.Fields(row)[1:] {
			if got := resultTable[die][column].Code; got != code {
				t.Errorf("die %d at %s gives %s, printed is %s", die+1, columns[column+1], got, code)
			}
		}
	}
}

// The book's rounding: 13 against 4 is 3:1 (7.2), and fractions are the defender's (B-70 to B-73).
func TestOdds(t *testing.T) {
	for _, tt := range []struct {
		attack, defend, shift int
		want                  string
	}{
		{13, 4, 0, "3:1"}, {4, 4, 0, "1:1"}, {7, 4, 0, "1:1"}, {3, 4, 0, "1:2"}, {1, 2, 0, "1:2"}, {2, 5, 0, "1:3"},
		{1, 4, 0, "1:4"}, {4, 17, 0, "1:5"}, {1, 60, 0, "1:5"}, {29, 5, 0, "5:1"}, {30, 5, 0, "6:1"}, {90, 5, 0, "6:1"},
		{30, 5, -1, "5:1"}, {35, 5, -1, "6:1"}, {1, 4, -1, "1:5"}, {8, 4, -1, "1:1"}, {4, 4, -2, "1:3"},
	} {
		if got := columns[withinTable(even+ratio(tt.attack, tt.defend)+tt.shift)]; got != tt.want {
			t.Errorf("%d against %d, shifted %d, is %s, want %s", tt.attack, tt.defend, tt.shift, got, tt.want)
		}
	}
}

func TestChancesOfEveryColumnAreWhole(t *testing.T) {
	for i := range columns {
		ways, of := 0, 0
		for _, c := range chances(i) {
			ways, of = ways+c.Ways, c.Of
		}
		if ways != of || of != 6 && of != 1 {
			t.Errorf("the chances at %s make %d of %d", columns[i], ways, of)
		}
	}
}

// The rows of the terrain effects chart.
func TestTerrainChart(t *testing.T) {
	for _, tt := range []struct {
		ground              board.Terrain
		cost                int
		horse, train, halve bool
	}{
		{board.Clear, 1, true, true, false}, {board.Hill, 2, true, true, false}, {board.Forest, 3, true, true, false},
		{board.RiverHex, 3, true, true, true}, {board.Swamp, 3, false, false, true}, {board.Dunes, 3, true, false, false},
	} {
		g := chart[tt.ground]
		if g.cost != tt.cost || g.horse != tt.horse || g.train != tt.train || g.out != tt.halve {
			t.Errorf("%v: %+v", tt.ground, g)
		}
	}
	if !chart[board.Swamp].in || chart[board.RiverHex].in || chart[board.Hill].shift != 1 {
		t.Error("who attacks into a swamp is halved, who attacks into a river is not, and a hill shifts by one")
	}
}

func TestLevelsOfVictory(t *testing.T) {
	for _, tt := range []struct {
		winner, loser int
		want          string
	}{{11, 10, "marginal-victory"}, {29, 10, "marginal-victory"}, {30, 10, "important-victory"}, {1, 0, "important-victory"}} {
		if got := level(tt.winner, tt.loser); got != tt.want {
			t.Errorf("%d to %d is %s, want %s", tt.winner, tt.loser, got, tt.want)
		}
	}
}

// The scale says where the next level begins, and each army disintegrates by its own losses.
func TestTheScaleOfVictories(t *testing.T) {
	sc := Scenario{Armies: [2]Army{{Disintegrate: 60}, {Disintegrate: 45}}}
	scale := sc.scale()
	for _, g := range scale[:2] {
		if got := level(g.From[0]*10, 10); got != g.Code {
			t.Errorf("a ratio of %d is %s, and the scale says %s", g.From[0], got, g.Code)
		}
	}
	if epic := scale[2]; epic.Code != "epic-victory" || epic.From != [2]int{45, 60} {
		t.Errorf("disintegration is %+v", epic)
	}
}

func TestFiveResultsHarmWhomTheySay(t *testing.T) {
	for _, r := range []game.Result{attackerRetreats, attackerLoses, exchange, defenderRetreats, defenderLoses, noEffect} {
		attacker, defender := r.Attack != game.Harm{}, r.Defend != game.Harm{}
		if attacker != (r.Code[0] == 'A' || r.Code == "EX") || defender != (r.Code[0] == 'D' || r.Code == "EX") {
			t.Errorf("%s harms attacker %v, defender %v", r.Code, attacker, defender)
		}
	}
}
