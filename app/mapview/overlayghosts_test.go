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

// Reasons stand beside their counters and cover none; where there is no room for all of them one
// chip counts them.
func TestReasonsFindRoomOrAreCounted(t *testing.T) {
	at := hex.Must("0510")
	o := Overlay{Sums: [3]string{FallsShort: "2 fall short", Stays: "1 stays"}, Chips: []Chip{
		{Hex: at, Text: "2 hexes short", Brief: "−2", Fate: FallsShort},
		{Hex: at.Step(hex.S).Step(hex.S), Text: "1 hex short", Brief: "−1", Fate: FallsShort},
		{Hex: hex.Must("1505"), Text: "zone of An 13", Brief: "An 13", Fate: Stays}}}
	got := group("", chips(o, nil)...).String()
	for part, n := range map[string]int{"2 hexes short": 1, "−1<": 1, "fall short": 0, `"o-chip stays"`: 1, "An 13<": 2} {
		if strings.Count(got, part) != n {
			t.Errorf("%d times %s, want %d: %s", strings.Count(got, part), part, n, got)
		}
	}
	var crowd []hex.Hex
	for _, h := range at.Disc(3) {
		if h != at.Step(hex.S).Step(hex.S).Step(hex.S) {
			crowd = append(crowd, h)
		}
	}
	got = group("", chips(o, crowd)...).String()
	if strings.Contains(got, "hexes short") || strings.Count(got, ">2 fall short<") != 2 { // long and brief
		t.Errorf("in a crowd: %s", got)
	}
}

func TestTheHeadIsNamedAndAColumnNumbered(t *testing.T) {
	at := hex.Must("0505")
	got := overMarkup(Overlay{Head: &at, HeadName: "Head", Ghosts: []Ghost{
		{Counter: Counter{Kind: "cavalry", Hex: at}, Moves: true, Turn: 2}, {Counter: Counter{Kind: "cavalry", Hex: at.Step(hex.N)}, Moves: true}}})
	if strings.Count(got, ">Head<") != 1 || strings.Count(got, "o-nr") != 1 || !strings.Contains(got, ">2<") {
		t.Error(got)
	}
}
