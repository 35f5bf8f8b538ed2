package medieval

import (
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// the difference of points names the victory.
func TestGrades(t *testing.T) {
	b := begun(t, Grunwald)
	b.sc.Grades = []Grade{{"tiny-victory", 20}, {"small-victory", 40}, {"overwhelming-victory", 0}}
	for lead, want := range map[int]string{1: "tiny-victory", 20: "tiny-victory", 21: "small-victory", 41: "overwhelming-victory"} {
		if got := b.grade(lead); got != want {
			t.Errorf("a lead of %d is a %s, want %s", lead, got, want)
		}
	}
}

// the scale tells the least lead each victory takes, and who knows a victory knows how
// to win it.
func TestTheScaleOfVictories(t *testing.T) {
	b := begun(t, Grunwald)
	b.sc.Grades = []Grade{{"tiny-victory", 20}, {"small-victory", 40}, {"overwhelming-victory", 0}}
	b.sc.Surrender = 90
	got := b.sc.scale()
	for i, want := range []struct {
		code string
		lead int
	}{{"tiny-victory", 1}, {"small-victory", 21}, {"overwhelming-victory", 41}, {"surrender", 90}, {"automatic", 0}} {
		if g := got[i]; g.Code != want.code || g.From != [2]int{want.lead, want.lead} || b.Cite(g.Ref).Para == "" {
			t.Errorf("step %d is %+v, want %+v", i, g, want)
		}
		if by := b.grade(want.lead); i < 3 && by != want.code {
			t.Errorf("a lead of %d is a %s, and the scale says %s", want.lead, by, want.code)
		}
	}
	plain := begun(t, Kosovo).sc.scale()
	if len(plain) != 2 || plain[0].Code != "points" || plain[0].From[0] != 1 {
		t.Errorf("a battle without grades has %+v", plain)
	}
}

// a battle without a printed end stops at its limit.
func TestTurnLimit(t *testing.T) {
	b := begun(t, Kosovo)
	b.sc.LastTurn, b.sc.Options.TurnLimit = 0, 2
	b.turn, b.phase = 2, moralePhase-1
	b.Apply(EndPhase{}, dice.Script(1, 1, 1, 1, 1, 1))
	if b.Outcome() == nil {
		t.Error("it goes on")
	}
}

// Players may agree on another last turn, or on none: then the battle ends no later than it can.
func TestAnotherLastTurnIsAgreedOn(t *testing.T) {
	sc := *begun(t, Kosovo).sc
	sc.LastTurn = 20
	usual := options[turnLimit]
	usual.Value, usual.Among = "20", []string{"15", "20", game.OptionNone}
	sc.Choices = []game.Option{usual}
	sums := map[uint64]string{}
	for value, want := range map[string][2]int{"15": {15, 15}, "20": {20, 20}, game.OptionNone: {0, 99}} {
		g, err := New(&sc, map[string]string{"turn-limit": value})
		if err != nil {
			t.Fatal(err)
		}
		b := g.(*Battle)
		if got := [2]int{b.Table().Last, b.lastTurn()}; got != want {
			t.Errorf("%s: the last turn is shown as %d and is %d, want %v", value, got[0], got[1], want)
		}
		sums[b.Hash()] = value
	}
	if plain, _ := New(&sc, nil); sums[plain.Hash()] != "20" || len(sums) != 3 {
		t.Errorf("the sums are those of %v, and without a choice that of %q", sums, sums[plain.Hash()])
	}
	if _, err := New(&sc, map[string]string{"turn-limit": "16"}); err == nil {
		t.Error("a turn that is not offered is taken")
	}
}

// What a player assigns changes no position from before (12.2.3).
func TestAssignmentLeavesOtherPositionsAlone(t *testing.T) {
	g, err := New(withPool(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	before := b.clone()
	id, leader := named(t, b, "free-c1"), named(t, b, "ash")
	b.Apply(Assign{id, leader}, dice.Script())
	if b.counters[id].commander != leader || before.counters[id].commander != game.None {
		t.Errorf("commanders %d and before %d", b.counters[id].commander, before.counters[id].commander)
	}
	if b.Hash() == before.Hash() {
		t.Error("both positions have one hash")
	}
}

// withPool is a skirmish in which side A has a pool with banners of two counters, and a banner
// for a leader of its choice.
func withPool() *Scenario {
	s := skirmish(Grunwald)
	s.Armies[0].Banners = 1
	s.Armies[0].Pools = []Pool{{Key: "free", Initial: "F", Blocks: []Block{{From: 1, To: 6, Kind: Cavalry, Scores: "cavalry", Armour: 1,
		SP: 2, Reduced: 1, MP: 7, Company: 2, Setup: Placement{Zones: []string{"north"}}}}}}
	return s
}

// the automatic set-up keeps banners of cavalry together, deals them out and
// raises the free banners; it also mends what a player did against the rules.
func TestDeployMends(t *testing.T) {
	g, err := New(withPool(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	zone := b.board.Zones["north"].Hexes
	b.Apply(Place{named(t, b, "free-c1"), zone[0], hex.S}, dice.Script())
	b.Apply(Place{named(t, b, "free-c2"), zone[len(zone)-1], hex.S}, dice.Script())
	if no := b.Check(Ready{game.A}); no == nil {
		t.Error("a banner torn apart is ready")
	}
	b.Apply(Deploy{game.A}, dice.Script())
	if no := b.Check(Ready{game.A}); no != nil {
		t.Errorf("after automatic set-up: %v", no)
	}
	if !b.together(named(t, b, "free-c1")) {
		t.Error("the banner is still apart")
	}
	if banner := named(t, b, "a-banner-1"); b.units[banner].held == game.None || b.counters[banner].commander == game.None {
		t.Error("nobody raises the free banner")
	}
}

// what comes out of hiding is not taken back freely, what stays hidden is.
func TestASecretThatCameOutIsLikeADie(t *testing.T) {
	s := skirmish(Kulikovo)
	p := Placement{Secret: 1, Around: []Around{{Hex: hex.Must("2008")}}}
	fox := &s.Armies[1].Commands[1]
	fox.Setup = p
	for i := range fox.Blocks {
		fox.Blocks[i].Setup = p
	}
	g, err := New(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	b.board.SetTerrain(hex.Must("2008"), board.Forest)
	session := game.NewSession(b, 1)
	lead := named(t, b, "fox")
	for _, a := range []game.Action{Deploy{game.A}, Deploy{game.B}, Ready{game.A}, Ready{game.B}, EndPhase{}, EndPhase{}} {
		if _, no := session.Do(a); no != nil {
			t.Fatalf("%+v: %v", a, no)
		}
	}
	if p := session.Game.Piece(lead); !p.Has(game.Hidden) {
		t.Error("the regiment is not hidden")
	}
	if _, no := session.Do(Reveal{lead}); no != nil {
		t.Fatal(no)
	}
	if _, free := session.CanUndo(); free {
		t.Error("a revealed regiment goes back into hiding freely")
	}
}
