package scenarios

import (
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

func ambush(t *testing.T) *medieval.Scenario {
	t.Helper()
	s, err := Medieval("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestAmbushArmiesAreThoseOfTheBook(t *testing.T) {
	tests := []struct {
		key, letter                  string
		units, leaders, banners, sum int
	}{
		{"mongols", "M", 92, 7, 3, 184},
		{"russians", "R", 73, 7, 3, 139},
	}
	for i, want := range tests {
		a := ambush(t).Armies[i]
		got := want
		got.key, got.letter, got.units, got.leaders, got.banners, got.sum = a.Key, a.Letter, 0, len(a.Commands), 0, 0
		for _, c := range a.Commands {
			if c.Banner {
				got.banners++
			}
			for _, b := range c.Blocks {
				n := b.To - b.From + 1
				got.units += n
				got.sum += n * b.SP
			}
		}
		if got != want {
			t.Errorf("side %d is %+v, want %+v", i, got, want)
		}
	}
}

func TestAmbushCommands(t *testing.T) {
	grand := map[string]bool{"dymitr": true, "mamaj": true}
	banners := map[string]bool{"dymitr": true, "andrzej": true, "wasyl": true, "tasz-bej": true, "tuluj": true, "mamaj": true}
	fatigue := map[string]int{"mamaj": 0, "sundur": 0, "tuluj": 6, "tasz-bej": 6, "maszur": 8, "telak": 9, "kustun": 9,
		"akinfowicz": 9, "olgierdowicz": 8, "dymitr": 7, "wasyl": 8, "andrzej": 6, "iwan": 4, "bobrok": 1}
	initials := map[string]bool{}
	for _, a := range ambush(t).Armies {
		for _, c := range a.Commands {
			if grand[c.Key] != (c.Range == 3) || banners[c.Key] != c.Banner {
				t.Errorf("%s: range %d, banner %v", c.Key, c.Range, c.Banner)
			}
			if f, ok := fatigue[c.Key]; !ok || f != c.Fatigue {
				t.Errorf("%s: fatigue %d", c.Key, c.Fatigue)
			}
			if initials[c.Initial] {
				t.Errorf("%s: two leaders print %q", c.Key, c.Initial)
			}
			initials[c.Initial] = true
			if c.Setup.Reserve != (c.Key == "bobrok") {
				t.Errorf("%s: only Bobrok begins off the map (R-354)", c.Key)
			}
		}
	}
}

func TestAmbushCounters(t *testing.T) {
	armoured := map[string]bool{"mamaj": true, "dymitr": true, "andrzej": true, "wasyl": true, "iwan": true, "bobrok": true, "sundur": true}
	for _, a := range ambush(t).Armies {
		for _, c := range a.Commands {
			for _, b := range c.Blocks {
				if (b.Armour == 1) != armoured[c.Key] {
					t.Errorf("%s %v: armour %d", c.Key, b.Kind, b.Armour)
				}
				if (b.Kind == medieval.Genoese) != (b.Scores == "genoese") || (b.SP == 1) != (b.Kind == medieval.Retainers) {
					t.Errorf("%s: %+v", c.Key, b)
				}
			}
		}
	}
	if p := ambush(t).Armies[1].Points; p.Unit["genoese"] != 3 || p.Unit["cavalry"] != 2 || p.Unit["infantry"] != 1 {
		t.Errorf("Russian points %+v", p)
	}
	if _, ok := ambush(t).Armies[0].Points.Unit["genoese"]; ok {
		t.Error("the Mongols score for their own Genoese (R-365)")
	}
}

func TestAmbushWoodIsAForestOfFiveHexes(t *testing.T) {
	b := kulikovo(t)
	wood := map[hex.Hex]bool{hex.Must("4108"): true}
	for front := []hex.Hex{hex.Must("4108")}; len(front) > 0; front = front[1:] {
		for d := hex.N; d <= hex.NW; d++ {
			if h := front[0].Step(d); b.Terrain(h) == board.Forest && !wood[h] {
				wood[h] = true
				front = append(front, h)
			}
		}
	}
	if b.Terrain(hex.Must("4108")) != board.Forest || len(wood) < 5 {
		t.Errorf("the wood of 4108 has %d hexes (R-355)", len(wood))
	}
}
