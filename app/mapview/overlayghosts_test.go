package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

// An army's ghosts: who arrives is a pale card, who falls short a striped one, who stays is
// barred; one ghost lies in a hex, and none where a counter stands already.
func TestGhostsOfAnArmyTellTheirFates(t *testing.T) {
	at := hex.Must("0505")
	card := func(h hex.Hex) Counter { return Counter{Kind: "cavalry", Hex: h} }
	got := group("", ghosts(Overlay{Ghosts: []Ghost{
		{Counter: card(at), Moves: true}, {Counter: card(at), Moves: true},
		{Counter: card(at.Step(hex.N)), Fate: FallsShort, Moves: true},
		{Counter: card(at.Step(hex.S)), Fate: Stays},
		{Counter: card(at.Step(hex.NE))},
	}})...).String()
	for part, n := range map[string]int{"ghost": 2, `"short"`: 1, "o-bar1": 1} {
		if strings.Count(got, part) != n {
			t.Errorf("%d times %s, want %d: %s", strings.Count(got, part), part, n, got)
		}
	}
}

func TestAnArmyEndsInAFieldWithItsEmptyPlaces(t *testing.T) {
	at := hex.Must("0505")
	got := group("", field(Overlay{Ghosts: []Ghost{{Counter: Counter{Hex: at}, Moves: true}}, Empty: []hex.Hex{at.Step(hex.N)}})...).String()
	if strings.Count(got, "o-field") != 1 || strings.Count(got, "o-empty") != 1 {
		t.Error(got)
	}
	if out := field(Overlay{}); len(out) != 0 {
		t.Errorf("a field of nobody: %v", out)
	}
}
