package scenarios

import (
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// stacking is how many SP a hex holds (4.5).
const stacking = 2

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

// hexes is every hex of the map where a placement allows to set up.
func hexes(b *board.Board, p medieval.Placement) map[hex.Hex]bool {
	set := map[hex.Hex]bool{}
	for _, id := range p.Zones {
		for _, h := range b.Zones[id].Hexes {
			set[h] = true
		}
	}
	for _, a := range p.Around {
		for _, h := range a.Hex.Disc(a.Radius) {
			if b.On(h) {
				set[h] = true
			}
		}
	}
	return set
}

// room finds a hex for every load of 2 SP, moving earlier loads along when their
// place is needed; it is the number of loads that find none.
func room(loads []map[hex.Hex]bool) (homeless int) {
	holder := map[hex.Hex]int{}
	var place func(i int, tried map[hex.Hex]bool) bool
	place = func(i int, tried map[hex.Hex]bool) bool {
		for h := range loads[i] {
			if tried[h] {
				continue
			}
			tried[h] = true
			if j, taken := holder[h]; !taken || place(j, tried) {
				holder[h] = i
				return true
			}
		}
		return false
	}
	for i := range loads {
		if !place(i, map[hex.Hex]bool{}) {
			homeless++
		}
	}
	return homeless
}

func TestAmbushZonesHoldTheirUnits(t *testing.T) {
	s := ambush(t)
	for _, a := range s.Armies {
		var loads []map[hex.Hex]bool
		for _, c := range a.Commands {
			for _, b := range c.Blocks {
				for sp := (b.To - b.From + 1) * b.SP; sp > 0 && !b.Setup.Reserve; sp -= stacking {
					loads = append(loads, hexes(s.Board, b.Setup))
				}
			}
		}
		if n := room(loads); n > 0 {
			t.Errorf("%s: %d hexes short of room for %d", a.Key, n, len(loads))
		}
	}
}

func TestAmbushSidesStartApart(t *testing.T) {
	s := ambush(t)
	var where [2]map[hex.Hex]bool
	for i, a := range s.Armies {
		where[i] = map[hex.Hex]bool{}
		for _, c := range a.Commands {
			for h := range hexes(s.Board, c.Setup) {
				where[i][h] = true
			}
		}
	}
	for h := range where[0] {
		for _, near := range h.Disc(1) {
			if where[1][near] {
				t.Errorf("the sides may set up in %v and %v, in contact", h, near)
			}
		}
	}
}

func TestEveryRoadCrossesWaterByBridgeOrFord(t *testing.T) {
	b := kulikovo(t)
	for _, road := range b.Roads {
		for i := 1; i < len(road.Hexes); i++ {
			from, to := road.Hexes[i-1], road.Hexes[i]
			d, _ := from.Toward(to)
			side := b.Side(from, d)
			if side&(board.Stream|board.River) != 0 && side&(board.Bridge|board.Ford) == 0 {
				t.Errorf("%s has no crossing between %v and %v", road.Name, from, to)
			}
		}
	}
}

func TestEveryRiverHasACrossing(t *testing.T) {
	b := kulikovo(t)
	for _, w := range b.Waters {
		crossings := 0
		for _, s := range w.Sides {
			d, _ := s[0].Toward(s[1])
			if b.Side(s[0], d)&(board.Bridge|board.Ford) != 0 {
				crossings++
			}
		}
		if w.River && crossings == 0 {
			t.Errorf("nobody can cross the %s", w.Name)
		}
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
