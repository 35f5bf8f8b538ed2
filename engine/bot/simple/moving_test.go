package simple_test

import (
	"testing"

	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

func TestItGoesForTheEnemyWhereItIsStrongEnough(t *testing.T) {
	g := after(t, position(t, `phase A movement
		unit A k1 foot at 0508 cs 8
		unit A k2 foot at 0408 cs 8
		unit B p1 foot at 0505 cs 5`), game.A, simple.Orders{})
	for _, name := range []string{"k1", "k2"} {
		if d := at(t, g, name).Hex.Distance(hex.Must("0505")); d != 1 {
			t.Errorf("%s stopped %d hexes before the enemy", name, d)
		}
	}
}

func TestItKeepsAwayFromWhoeverIsStronger(t *testing.T) {
	g := after(t, position(t, `phase A movement
		unit A k1 foot at 0508 cs 4
		unit B p1 foot at 0505 cs 8`), game.A, simple.Orders{})
	if d := at(t, g, "k1").Hex.Distance(hex.Must("0505")); d != 2 {
		t.Errorf("it stopped %d hexes before the enemy", d)
	}
}

func TestAHeightCounts(t *testing.T) {
	lines := `phase A movement
		unit A k1 foot at 0508 cs 8
		unit B p1 foot at 0505 cs 5`
	onHill := after(t, position(t, lines+"\nterrain hill 0505"), game.A, simple.Orders{})
	if d := at(t, onHill, "k1").Hex.Distance(hex.Must("0505")); d == 1 {
		t.Error("it ran at a hill with odds that are good enough in the plain only")
	}
}

func TestOneWhoIsToStandStays(t *testing.T) {
	g := after(t, position(t, `phase A movement
		unit A k1 foot at 0505 cs 8
		unit B p1 foot at 0508 cs 5`), game.A, simple.Orders{Stand: true})
	if h := at(t, g, "k1").Hex; h != hex.Must("0505") {
		t.Errorf("it went to %v", h)
	}
}

func TestBaggageMarchesAndLeavesTheMap(t *testing.T) {
	orders := simple.Orders{March: []hex.Hex{hex.Must("0005")}}
	lines := `phase A movement
		army A rally 2 demoralised 50 disintegrates 90 exit 0005
		unit B p1 foot at 1111
		unit A t1 train ma 3 at `
	if p := at(t, after(t, position(t, lines+"0505"), game.A, orders), "t1"); p.Hex.Distance(hex.Must("0005")) != 2 {
		t.Errorf("it came to %v", p.Hex)
	}
	if p := at(t, after(t, position(t, lines+"0205"), game.A, orders), "t1"); p.Where != game.Away {
		t.Errorf("it is still in %v", p.Hex)
	}
}

func TestArchersComeIntoBowShot(t *testing.T) {
	g := after(t, position(t, `phase A movement
		unit A a1 archers at 0508 cs 2 bow 3 range 2
		unit B p1 foot at 0505 cs 8`), game.A, simple.Orders{Stand: true})
	if d := at(t, g, "a1").Hex.Distance(hex.Must("0505")); d != 2 {
		t.Errorf("they stopped %d hexes before the enemy", d)
	}
}

func TestALeaderJoinsTheTroopsInFront(t *testing.T) {
	g := after(t, position(t, `phase A movement
		leader A lech at 0511
		unit A k1 foot at 0508 cs 8 ma 1
		unit A k2 foot at 0510 cs 8 ma 1
		unit B p1 foot at 0504 cs 5`), game.A, simple.Orders{})
	if at(t, g, "lech").Hex != at(t, g, "k1").Hex {
		t.Errorf("he is in %v", at(t, g, "lech").Hex)
	}
}
