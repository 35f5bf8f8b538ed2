package medieval

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

func TestPlannersAreToldTheTruth(t *testing.T) {
	attacks, acts := 0, 0
	for _, e := range Editions {
		b := begun(t, e)
		was := b.Clone()
		playEagerly(t, b, 3, func(game.Verb) {
			acts++
			if err := gametest.CheckDiffers(was, b); err != nil {
				t.Fatalf("%s, turn %d: %v", e.Key, b.turn, err)
			}
			if acts%10 == 0 {
				was = b.Clone()
			}
			n, err := gametest.CheckFacts(b)
			if attacks += n; err != nil {
				t.Fatalf("%s, turn %d: %v", e.Key, b.turn, err)
			}
		})
	}
	if attacks < 10 || acts < 500 {
		t.Errorf("only %d attacks were compared in %d acts", attacks, acts)
	}
}

// A unit is led by whoever of its side is with it or has it in range, by its own leader or another
// (8.2.1, 8.2.2, R-43).
func TestWhoIsLed(t *testing.T) {
	g := labPosition(t, `map 14x14
phase A cavalry-movement
leader A lech at 0202
leader A mieszko at 0707
leader B pan at 1204
unit A near heavy-cavalry at 0204 facing N of lech
unit A lent heavy-cavalry at 0709 facing N of lech
unit A far heavy-cavalry at 0710 facing N of mieszko
unit A foe heavy-cavalry at 1205 facing N of lech
unit A out heavy-cavalry scattered of lech
unit B away infantry at 0203 facing N`)
	led := map[string]bool{}
	for id := range game.ID(g.Counters()) {
		led[g.Name(id)] = game.Facts(g).Led(id)
	}
	for _, name := range []string{"near", "lent"} {
		if !led[name] {
			t.Errorf("%s is not led", name)
		}
	}
	for _, name := range []string{"far", "foe", "out", "away", "lech"} {
		if led[name] {
			t.Errorf("%s is led", name)
		}
	}
}

func TestWhatCountersAreWorth(t *testing.T) {
	g := labPosition(t, `map 12x12
phase A cavalry-movement
points B leader 10 cavalry 4
leader A lech at 0505
leader A mieszko at 0606 range 3
unit A k1 heavy-cavalry at 0505 facing N armour 2 scores cavalry of lech
unit A a1 archers at 0707 facing N sp 1
unit B p1 infantry at 0510 facing N`)
	f := game.Facts(g)
	id := func(name string) game.ID {
		for i := range game.ID(g.Counters()) {
			if g.Name(i) == name {
				return i
			}
		}
		t.Fatalf("no %s", name)
		return game.None
	}
	if own, all := f.Stake(id("lech")), f.Stake(id("mieszko")); own != 1 || all != 2 {
		t.Errorf("with one leader of one unit %d lose strength, with the Grand Leader of two %d", own, all)
	}
	if w := f.Worth(id("lech")); w.Role != game.RoleLeader || w.Points != 10 || !w.Vital {
		t.Errorf("the leader is worth %+v", w)
	}
	if w := f.Worth(id("k1")); w.Role != game.RoleHorse || w.Points != 4 || w.Power != 300 || w.Steps != 2 {
		t.Errorf("the knights are worth %+v", w)
	}
	if w := f.Worth(id("a1")); w.Role != game.RoleShooter || w.Power >= 100 {
		t.Errorf("the archers are worth %+v", w)
	}
	if f.Trade(0) != game.TradeMove || f.Trade(1) != game.TradeFight || f.Trade(8) != game.TradeNone {
		t.Error("the phases have other trades")
	}
	near, far := hex.Must("0510"), hex.Must("1111")
	if reach := f.Threat(id("k1"), nil); !slices.Contains(reach, near) || slices.Contains(f.Threat(id("p1"), nil), far) {
		t.Errorf("the knights reach %v", reach)
	}
}

func TestARideOverFriendsIsKnownToHarm(t *testing.T) {
	g := labPosition(t, `map 12x12
edition grunwald
phase A cavalry-movement
unit A k1 heavy-cavalry at 0506 facing N cf 2 armour 2
unit A p1 infantry at 0505 facing N
unit B e1 infantry at 0501 facing N`).(*Battle)
	g.Apply(Begin{0}, nil)
	ride := Advance{0, hex.Must("0505"), Gain, true}
	if no := g.Check(ride); no != nil {
		t.Fatal(no)
	}
	if g.Bent(ride)&game.HarmsOwn == 0 {
		t.Error("nobody sees that it rides over friends")
	}
	if turn := (Wheel{0, hex.NE}); g.Bent(turn) != 0 {
		t.Error("to turn harms somebody")
	}
}

// Cavalry comes with as much charge as it gathers on its way, whoever moves now and whatever it did this turn; foot, and
// who stands too near, come with none (5.6.2).
func TestOnsetIsTheMostChargeOnTheWay(t *testing.T) {
	g := labPosition(t, `map 14x14
phase A cavalry-movement
unit A mark infantry at 0503 facing S
unit B far heavy-cavalry at 0509 facing N
unit B near heavy-cavalry at 0604 facing NW
unit B foot infantry at 0207 facing N`)
	want := map[string]int{"far": 3, "near": 0, "foot": 0, "mark": 0}
	before := g.Hash()
	for id := range game.ID(g.Counters()) {
		if n := game.Facts(g).Onset(id, hex.Must("0503")); n != want[g.Name(id)] {
			t.Errorf("%s comes with a charge of %d, want %d", g.Name(id), n, want[g.Name(id)])
		}
	}
	if g.Hash() != before {
		t.Error("to ask changes the position")
	}
}

// What blocks a line is named (10.2.5).
func TestSightNamesWhatBlocksIt(t *testing.T) {
	g := labPosition(t, `map 14x14
phase A cavalry-movement
terrain forest 0505
unit A mark infantry at 0503 facing S`)
	facts := game.Facts(g)
	if h, free := facts.Sight(hex.Must("0503"), hex.Must("0508")); free || h != hex.Must("0505") {
		t.Errorf("it is blocked by %v, free %t", h, free)
	}
	if _, free := facts.Sight(hex.Must("0503"), hex.Must("0803")); !free {
		t.Error("a free line is blocked")
	}
}
