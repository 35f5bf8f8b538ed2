package scenarios

import (
	"slices"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// What every scenario must keep: its armies are those of the books, they have room where
// they are set up, they start apart, and the ground between them can be crossed.

// stacking is how many SP a hex holds (4.5).
const stacking = 2

// medievals are the scenarios of the medieval system.
func medievals() []*game.Scenario {
	return slices.DeleteFunc(slices.Clone(All()), func(s *game.Scenario) bool { return s.System != "medieval" })
}

// each runs a test on the rules of every scenario of the medieval system.
func each(t *testing.T, test func(*testing.T, *medieval.Scenario)) {
	for _, s := range medievals() {
		t.Run(s.ID, func(t *testing.T) {
			rules, err := Medieval(s.ID)
			if err != nil {
				t.Fatal(err)
			}
			test(t, rules)
		})
	}
}

// cut reports whether a battle is one of our own, on a part of a map.
func cut(b *board.Board) bool {
	return b.Part != (board.Part{Right: b.Columns - 1, Bottom: b.Rows - 1})
}

// strength is what an army consists of.
type strength struct{ leaders, banners, counters, sp int }

// strengths are the totals of the reference, side by side; for the last book, which prints
// none, those of the reconstruction.
var strengths = map[string]map[string]strength{
	"kulikovo-field":        {"russians": {7, 3, 115, 216}, "mongols": {7, 3, 134, 268}},
	"kulikovo-ambush":       {"russians": {7, 3, 73, 139}, "mongols": {7, 3, 92, 184}},
	"legnica-henry":         {"poles": {6, 4, 63, 121}, "mongols": {4, 4, 160, 320}},
	"legnica-czech-rescue":  {"poles": {9, 7, 101, 197}, "mongols": {4, 4, 160, 320}},
	"legnica-bohemian-mile": {"poles": {9, 7, 101, 197}, "mongols": {4, 4, 160, 320}},
	"kosovo-field":          {"serbs": {5, 3, 93, 186}, "ottomans": {10, 3, 145, 237}},
	"kosovo-milos":          {"serbs": {5, 3, 93, 170}, "ottomans": {8, 3, 110, 183}},
	"grunwald-clash":        {"poles": {6, 2, 182, 358}, "teutons": {6, 2, 121, 229}},
	"grunwald-blitzkrieg":   {"poles": {6, 2, 182, 358}, "teutons": {6, 2, 121, 229}},
}

func TestArmiesAreThoseOfTheBooks(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		if cut(s.Board) {
			return
		}
		for i := range s.Armies {
			a := &s.Armies[i]
			if got, want := strengthOf(a), strengths[s.ID][a.Key]; got != want {
				t.Errorf("%s: %+v, want %+v", a.Key, got, want)
			}
		}
	})
}

func strengthOf(a *medieval.Army) strength {
	n := strength{leaders: len(a.Commands), banners: a.Banners}
	for _, c := range a.Commands {
		if c.Banner {
			n.banners++
		}
		n.sp -= c.Losses
	}
	for _, b := range blocks(a) {
		n.counters += b.To - b.From + 1
		n.sp += (b.To - b.From + 1) * b.SP
	}
	return n
}

// blocks is all units of an army.
func blocks(a *medieval.Army) (all []medieval.Block) {
	for _, c := range a.Commands {
		all = append(all, c.Blocks...)
	}
	for _, p := range a.Pools {
		all = append(all, p.Blocks...)
	}
	return all
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

// Units that may arrive later need no room.
func TestZonesHoldTheirUnits(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		for i := range s.Armies {
			var loads []map[hex.Hex]bool
			for _, b := range blocks(&s.Armies[i]) {
				for sp := (b.To - b.From + 1) * b.SP; sp > 0 && onMap(b.Setup); sp -= stacking {
					loads = append(loads, hexes(s.Board, b.Setup))
				}
			}
			if n := room(loads); n > 0 {
				t.Errorf("%s: %d hexes short of room for %d", s.Armies[i].Key, n, len(loads))
			}
		}
	})
}

// onMap reports whether a placement must find its place on the map before the battle.
func onMap(p medieval.Placement) bool { return !p.Reserve && p.Secret == 0 && p.Arrives == "" }

func TestSidesShareNoHex(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		var where [2]map[hex.Hex]bool
		for i := range s.Armies {
			where[i] = map[hex.Hex]bool{}
			for _, b := range blocks(&s.Armies[i]) {
				for h := range hexes(s.Board, b.Setup) {
					where[i][h] = where[i][h] || !b.Setup.Reserve && b.Setup.Secret == 0
				}
			}
		}
		for h := range where[0] {
			if where[0][h] && where[1][h] {
				t.Errorf("both sides may set up in %v", h)
			}
		}
	})
}

func TestEntriesLieOnTheEdgeOfTheField(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		for i := range s.Armies {
			for _, b := range blocks(&s.Armies[i]) {
				for _, h := range s.Board.Zones[b.Setup.Arrives].Hexes {
					if !atEdge(s.Board, h) {
						t.Errorf("%s arrives in %v, which is not on the edge", s.Armies[i].Key, h)
					}
				}
			}
		}
	})
}

func atEdge(b *board.Board, h hex.Hex) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b.AtEdge(h, d) {
			return true
		}
	}
	return false
}

func TestEveryRoadCrossesWaterByBridgeOrFord(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		for _, road := range s.Board.Roads {
			for i := 1; i < len(road.Hexes); i++ {
				from, to := road.Hexes[i-1], road.Hexes[i]
				d, _ := from.Toward(to)
				side := s.Board.Side(from, d)
				if side&(board.Stream|board.River) != 0 && side&(board.Bridge|board.Ford) == 0 {
					t.Errorf("%s has no crossing between %v and %v", road.Name, from, to)
				}
			}
		}
	})
}

func TestEveryRiverHasACrossing(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		for _, w := range s.Board.Waters {
			crossings := 0
			for _, side := range w.Sides {
				d, _ := side[0].Toward(side[1])
				if s.Board.Side(side[0], d)&(board.Bridge|board.Ford) != 0 {
					crossings++
				}
			}
			if w.River && crossings == 0 {
				t.Errorf("nobody can cross the %s", w.Name)
			}
		}
	})
}

func TestEverySideHasAFriendlyEdge(t *testing.T) {
	each(t, func(t *testing.T, s *medieval.Scenario) {
		for _, a := range s.Armies {
			if len(s.Board.Friendly[a.Letter]) == 0 {
				t.Errorf("%s has none", a.Key)
			}
		}
	})
}

// Turns, points and the rest of what the books say of single battles.
func TestWhatTheBooksSayOfSingleBattles(t *testing.T) {
	get := func(id string) *medieval.Scenario {
		s, err := Medieval(id)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	if s := get("kulikovo-field"); s.HalfTurns != 1 || s.Armies[1].Commands[6].Setup.Secret != 5 || s.Armies[1].Commands[6].Release != 5 {
		t.Errorf("Kulikovo: half a move in turn 1, a secret regiment that waits until turn 5: %+v", s.Armies[1].Commands[6])
	}
	for id, want := range map[string]int{"legnica-henry": 40, "legnica-czech-rescue": 0, "legnica-bohemian-mile": 40} {
		if got := get(id).Armies[1].Commands[1].Penalty; got != want {
			t.Errorf("%s: moving Ordu costs %d, want %d (R-369)", id, got, want)
		}
	}
	for _, id := range []string{"kosovo-field", "kosovo-milos"} {
		if s := get(id); s.Surrender != 200 || !s.EscapesScore || s.LastTurn != 0 || s.Options.TurnLimit != 30 {
			t.Errorf("%s: %+v", id, s)
		}
	}
	if s := get("kosovo-milos"); s.FirstTurn != 7 || s.Morale != -20 {
		t.Errorf("Milos begins in turn %d with MORALE %d, which favours the second side (R-394)", s.FirstTurn, s.Morale)
	}
	if a := get("grunwald-blitzkrieg").Armies; a[game.A].Arrivals.Foot != 2 || a[game.B].Arrivals.Horse != 8 || a[game.B].Arrivals.Foot != 4 {
		t.Errorf("Blitzkrieg: arrivals %+v and %+v (R-408)", a[game.A].Arrivals, a[game.B].Arrivals)
	}
}
