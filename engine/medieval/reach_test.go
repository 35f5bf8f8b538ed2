package medieval

import (
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/script"
)

// Whatever a reach promises comes true when its acts are done one by one: the same hex,
// facing, movement left and charge, and rest exactly where no duty to ride on is left.
func TestReachIsWhatPlayGives(t *testing.T) {
	for _, e := range Editions {
		t.Run(e.Key, func(t *testing.T) {
			stops := 0
			for seed := range uint64(4) {
				acts := 0
				play(t, begun(t, e), seed, func(b *Battle) {
					if acts++; acts%40 == 0 && !b.over {
						stops += walkAll(t, b)
					}
				})
			}
			if stops < 10000 {
				t.Errorf("only %d stops were tried", stops)
			}
		})
	}
}

func walkAll(t *testing.T, b *Battle) (stops int) {
	for i := range b.counters {
		stops += walkReach(t, b, game.ID(i))
	}
	return stops
}

// walkReach tries every stop of a counter's reach and returns how many there were.
func walkReach(t *testing.T, b *Battle, id game.ID) int {
	if !b.phase.movement() || b.tired(id) && id != b.mover.id {
		return 0 // a tired unit may scatter before it starts
	}
	r := b.Reach(id)
	if r == nil || b.units[id].where == game.Away || b.units[id].has(rallied) {
		return 0
	}
	for i, s := range r.Stops {
		c, cup := b.clone(), dice.Script()
		for _, a := range r.Path(i) {
			if no := c.Check(a); no != nil && cup.Err == nil {
				t.Fatalf("%s to %s %s: %+v is refused: %v", b.Name(id), s.Hex, s.Facing, a, no)
			} else if no != nil {
				break
			}
			c.Apply(a, cup)
		}
		if len(r.Path(i)) > 0 && cup.Err == nil { // dice on the way may change everything
			compareStop(t, c, id, s)
		}
	}
	return len(r.Stops)
}

func compareStop(t *testing.T, b *Battle, id game.ID, s game.Stop) {
	if b.over {
		return // the last leader died on the way
	}
	u, p := &b.units[id], b.Piece(id)
	rest := b.moverOwes() == nil && !b.mover.hidden
	facing := b.counters[id].leads() || u.facing == s.Facing
	if b.mover.at != s.Hex || !facing || p.Left != s.Left || p.Charge != s.Charge || rest != s.Rest {
		t.Fatalf("%s comes to %s %s, %d left, charge %d, rest %v; reach says %+v",
			b.Name(id), b.mover.at, u.facing, p.Left, p.Charge, rest, s)
	}
}

// Where a counter has to go on for what it is or where it stands, its reach says so.
func TestReachSaysWhoMustGoOn(t *testing.T) {
	strayed := stand(t, "edition kosovo", "map 20x20", "phase A infantry-movement", "leader A aga at 1818",
		"unit A i1 janissaries at 0505 facing N")
	crowded := stand(t, "map 12x12", "phase A cavalry-movement", "terrain fort 0505", "unit A i1 infantry at 0505 facing N",
		"unit A i2 infantry at 0505 facing N", "unit B b1 bombards at 0507 facing N")
	perform(t, crowded, BatterWalls{who(t, crowded, "b1"), hex.Must("0505")}, 6, 6)
	for !crowded.acts(who(t, crowded, "i1")) {
		perform(t, crowded, EndPhase{})
	}
	for rule, b := range map[string]*Battle{"Ko-15.1.3": strayed, "R-254": crowded} {
		rests := 0
		for _, s := range b.Reach(who(t, b, "i1")).Stops {
			if s.Rest && s.Hex == hex.Must("0505") {
				t.Errorf("%s: it may rest where it stands, facing %v", rule, s.Facing)
			}
			rests += bit(s.Rest)
		}
		if rests == 0 {
			t.Errorf("%s: it may rest nowhere", rule)
		}
	}
}

// A rider who has left a hex no longer stands there when he comes back: he rides down the foot
// he began with (5.8.1).
func TestReachLeadsBackOverWhoStoodBesideTheMover(t *testing.T) {
	b := stand(t, "edition kosovo", "map 12x12", "terrain fort 0507", "unit A k light-cavalry at 0507 facing N mp 20",
		"unit A i infantry at 0507 facing N", "phase A cavalry-movement")
	b.ruins = append(b.ruins, ruin{at: hex.Must("0507")}) // more than 2 SP stand in ruins alone
	if err := (&gametest.Reaches{}).Compare(b, who(t, b, "k")); err != nil {
		t.Error(err)
	}
}

// Nothing that can be done step by step is missing from the reach.
func TestReachMissesNothing(t *testing.T) {
	for seed := range uint64(12) {
		acts := 0
		play(t, begun(t, Kulikovo), seed, func(b *Battle) {
			if acts++; acts%60 != 0 || b.over || b.mover.id == game.None || b.mover.gone || b.pending() != nil {
				return
			}
			known := map[game.Stop]bool{}
			r := b.Reach(b.mover.id)
			for _, s := range r.Stops {
				known[stopOf(s)] = true
			}
			wander(t, b, b.mover.id, 3, known)
		})
	}
}

// stopOf is a stop without the way that led there; of equal ones the reach keeps the
// cheapest, so movement left is not compared.
func stopOf(s game.Stop) game.Stop {
	return game.Stop{Hex: s.Hex, Facing: s.Facing, Charge: s.Charge}
}

// wander tries all acts of movement to some depth and expects every position in the reach.
func wander(t *testing.T, b *Battle, id game.ID, depth int, known map[game.Stop]bool) {
	if depth == 0 || b.over || b.mover.gone || b.mover.id != id || b.pending() != nil {
		return
	}
	u := &b.units[id]
	s := game.Stop{Hex: b.mover.at, Facing: b.mover.facing, Charge: int(u.charge)}
	if !known[s] && !b.counters[id].leads() {
		t.Fatalf("%s comes to %s %s with charge %d, which the reach does not know", b.Name(id), s.Hex, s.Facing, s.Charge)
	}
	for _, o := range b.Offers(b.counters[id].side, nil) {
		switch o.Act.(type) {
		case Advance, Wheel, Creep:
			c := b.clone()
			c.Apply(o.Act, dice.Script())
			wander(t, c, id, depth-1, known)
		}
	}
}

func BenchmarkReachCavalry(b *testing.B) {
	g := labPosition(b, `map 60x40
terrain forest 3020 3120 3220 2919 2818
road 3030 3029 3028 3027 3026 3025 3024 3023 3022 3021
leader A lech at 0101
unit A k1 light-cavalry at 3025 facing N
unit B p1 infantry at 2722 facing S
unit B p2 infantry at 3322 facing S
phase A cavalry-movement`)
	b.ReportAllocs()
	for b.Loop() {
		if g.Reach(1) == nil {
			b.Fatal("no reach")
		}
	}
}

func BenchmarkReachLeader(b *testing.B) {
	g := labPosition(b, `map 60x40
leader A lech at 3025
unit B p1 infantry at 2722 facing S
phase A cavalry-movement`)
	b.ReportAllocs()
	for b.Loop() {
		g.Reach(0)
	}
}

// What is offered while a unit moves: its own acts, and all units that may move next.
func BenchmarkOffers(b *testing.B) {
	g := begun(b, Kulikovo)
	g.Apply(Begin{named(b, g, "oak-c1")}, dice.Script())
	var offers []game.Offer
	b.ReportAllocs()
	for b.Loop() {
		offers = g.Offers(game.A, offers[:0])
	}
}

func labPosition(t testing.TB, text string) game.Game {
	cases, err := script.Parse("position", "# case\n"+strings.TrimSpace(text))
	if err != nil {
		t.Fatal(err)
	}
	g, err := (Lab{}).Position(cases[0].Position)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
