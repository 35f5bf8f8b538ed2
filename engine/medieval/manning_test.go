package medieval

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// TestForecastOfManning tries every throw after every choice of who mans a wall: each choice has the
// chances that it was said to have, and they are not the same for all.
func TestForecastOfManning(t *testing.T) {
	b := labPosition(t, `map 8x8
phase A infantry-attack
terrain fort 0505
unit A i1 infantry at 0504 facing S
unit B p1 infantry at 0505 facing N sp 1
unit B p2 infantry at 0505 facing N
unit B p3 heavy-infantry at 0505 facing N
unit B p4 retainers at 0505 facing N`).(*Battle)
	if odds := b.Forecast(ManWalls{[]game.ID{idOf(t, b, "p2")}}); odds != nil {
		t.Error("there is a forecast of a choice that nobody asks for")
	}
	b.Apply(Attack{By: []game.ID{idOf(t, b, "i1")}, At: []hex.Hex{hex.Must("0505")}}, nil)
	columns, offers := map[int]bool{}, 0
	for _, o := range b.Offers(game.B, nil) {
		before := b.Hash()
		compared, err := gametest.CheckChances(b, o.Act)
		if !compared || err != nil {
			t.Errorf("%v: compared %t, %v", o.Act, compared, err)
			continue
		}
		odds := b.Forecast(o.Act)
		columns[odds.Final], offers = true, offers+1
		if len(odds.Defenders) != len(o.Others) || b.sumSP(odds.Defenders) > FortFight || b.Hash() != before {
			t.Errorf("%v: the forecast has %v defend, offered are %v", o.Act, odds.Defenders, o.Others)
		}
	}
	if offers < 3 || len(columns) < 2 {
		t.Errorf("%d choices, columns %v", offers, columns)
	}
}
