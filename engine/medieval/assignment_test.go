package medieval

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// pooled is a skirmish whose side A has a pool with a banner of two cavalry units and
// infantry, and Tatars who follow Oak only; units of others may be given to Ash.
func pooled(t *testing.T) *Battle {
	t.Helper()
	sc := skirmish(Grunwald)
	home := Placement{Zones: []string{"north"}}
	sc.Armies[0].Pools = []Pool{
		{Key: "poles", Initial: "Po", Blocks: []Block{
			{From: 1, To: 2, Kind: Cavalry, Scores: "cavalry", Armour: 1, SP: 2, Reduced: 1, MP: 7, Setup: home, Company: 2},
			{From: 1, To: 2, Kind: Infantry, Scores: "infantry", Armour: 1, SP: 2, Reduced: 1, MP: 4, Setup: home}}},
		{Key: "tatars", Initial: "Ta", Under: []string{"oak"}, Blocks: []Block{
			{From: 1, To: 2, Kind: HorseArchers, Scores: "cavalry", SP: 2, Reduced: 1, MP: 9, Setup: home}}},
	}
	sc.Armies[0].Commands[0].Gathers = true
	g, err := New(sc, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Battle)
}

func TestAssigning(t *testing.T) {
	b := pooled(t)
	ash, oak := named(t, b, "ash"), named(t, b, "oak")
	for _, tt := range []struct {
		name   string
		unit   string
		leader game.ID
		want   *rule.Refusal
	}{
		{"G-13.1.5 units of a pool are given to any leader of their side", "poles-c1", oak, nil},
		{"G-13.1.6 infantry singly", "poles-f2", ash, nil},
		{"G-13.1.7 Tatars to their own leaders", "tatars-c1", oak, nil},
		{"G-13.1.7 and to nobody else", "tatars-c1", ash, wrongLeader},
		{"12.2.1 no leader of the enemy", "poles-c1", named(t, b, "bee"), notALeader},
		{"Ko-13.1.1 one leader may be given units of others", "oak-c1", ash, nil},
		{"12.2.1 the others may not", "ash-c1", oak, fixedLeader},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := b.Check(Assign{Unit: named(t, b, tt.unit), Leader: tt.leader}); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// G-13.1.5, R-402: a banner goes to a leader as a whole, G-13.1.6 infantry does not.
func TestABannerIsAssignedAsAWhole(t *testing.T) {
	b := pooled(t)
	oak := named(t, b, "oak")
	b.Apply(Assign{Unit: named(t, b, "poles-c2"), Leader: oak}, dice.Script())
	b.Apply(Assign{Unit: named(t, b, "poles-f1"), Leader: oak}, dice.Script())
	for name, his := range map[string]bool{"poles-c1": true, "poles-c2": true, "poles-f1": true, "poles-f2": false} {
		if got := b.counters[named(t, b, name)].commander == oak; got != his {
			t.Errorf("%s under Oak: %v", name, got)
		}
	}
}

// G-13.1.4, R-405: the units of a banner stand in one group of adjacent hexes.
func TestABannerStandsTogether(t *testing.T) {
	b := pooled(t)
	c1, c2 := named(t, b, "poles-c1"), named(t, b, "poles-c2")
	zone := b.board.Zones["north"].Hexes
	b.Apply(Place{Unit: c1, Hex: zone[0]}, dice.Script())
	for _, h := range zone[1:] {
		b.Apply(Place{Unit: c2, Hex: h}, dice.Script())
		if got, want := b.together(c1), h.Distance(zone[0]) == 1; got != want {
			t.Errorf("with the other in %v together: %v", h, got)
		}
	}
}

// A unit of a pool may be placed before it is given to a leader: nobody tires it so far.
func TestWhatAUnitThatNobodyLeadsYetIsWorth(t *testing.T) {
	b := pooled(t)
	id := named(t, b, "poles-c1")
	b.units[id].where = game.OnMap
	if w := b.Worth(id); w.Steps != 2 || w.Power != 250 {
		t.Errorf("it is worth %+v", w)
	}
}

// Who is given to whom in a position stays there, whatever is assigned in it or in a copy afterwards.
func TestPositionsKeepTheirAssignments(t *testing.T) {
	b := pooled(t)
	unit, ash, oak := named(t, b, "poles-f2"), named(t, b, "ash"), named(t, b, "oak")
	perform(t, b, Assign{unit, ash})
	before := b.clone()
	perform(t, b, Assign{unit, oak})
	after := b.clone()
	perform(t, after, Assign{unit, ash})
	for name, tt := range map[string]struct {
		b    *Battle
		want game.ID
	}{"before": {before, ash}, "the battle": {b, oak}, "after": {after, ash}} {
		if got := tt.b.counters[unit].commander; got != tt.want {
			t.Errorf("%s: %v commands it, want %v", name, got, tt.want)
		}
	}
}

// Only the first of the assignments since a copy copies what the counters are.
func TestAssignmentsCopyTheCountersOnce(t *testing.T) {
	b := pooled(t)
	perform(t, b, Assign{named(t, b, "poles-f2"), named(t, b, "ash")})
	first := &b.counters[0]
	perform(t, b, Assign{named(t, b, "poles-f1"), named(t, b, "oak")})
	if first != &b.counters[0] {
		t.Error("the second copies them too")
	}
}
