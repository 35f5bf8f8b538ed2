package bmw

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// skirmish is a small battle with every kind of counter on every kind of ground.
func skirmish() *Scenario {
	field := board.New("skirmish", 16, 12)
	for i, ground := range []board.Terrain{board.Hill, board.Forest, board.RiverHex, board.Swamp, board.Dunes, board.Lake} {
		for row := 2; row < 10; row += 3 {
			field.SetTerrain(hex.At(2*i+2, row+i%2), ground)
		}
	}
	for row := 1; row < 11; row++ {
		field.AddSide(hex.At(7, row), hex.N, board.Road)
	}
	return &Scenario{ID: "skirmish", Board: field, FirstTurn: 1, LastTurn: 12, Options: options[:], Armies: [2]Army{
		army("a", 8), army("b", 3)}}
}

// army lines a host up in two rows from a row of the map.
func army(key string, row int) Army {
	a := Army{Key: key, Letter: key, Rally: 3, Demoralised: 8, Disintegrate: 60,
		Feint:   Feint{Leader: key + " chief", From: 2, Units: 2, Within: 12, Bonus: 1},
		Late:    Late{From: 2, To: 11, Die: 4, Hex: hex.At(0, row)},
		Exits:   []hex.Hex{hex.At(1, row), hex.At(1, row-1)},
		Leaders: []Leader{{Name: key + " chief", Value: 2, MA: 9, Worth: 5, Hex: hex.At(3, row)}, {Name: key + " captain", Value: 1, MA: 9, Worth: 3, Hex: hex.At(15, row)}},
		Goals:   []Goal{{Kind: Hold, Points: 4, Denied: 2, Hexes: []hex.Hex{hex.At(8, 5)}}, {Kind: Alive, Points: 1, Leader: key + " chief"}}}
	column := 2
	for _, name := range []string{"foot", "archers", "light-foot", "train", "light-horse", "horse-archers", "dismounted", "heavy-horse"} {
		t := labTroops[name]
		t.Label, t.Pursues, t.Feigns, t.Late = key+name, 3, true, t.Arm == Foot
		for i := range 2 {
			t.Units = append(t.Units, Unit{Name: name, Hex: hex.At(column, max(0, row-1+i))})
		}
		a.Troops = append(a.Troops, t)
		column++
	}
	late := labTroops["foot"]
	late.Label = key + "last"
	for i := range 2 {
		late.Units = append(late.Units, Unit{Name: "last", Arrives: Arrival{From: 2 + i, Over: []hex.Hex{hex.At(4, row+i), hex.At(6, row+i)}}})
	}
	a.Troops = append(a.Troops, late)
	return a
}

// all are the choices that put every option in force.
func all() map[string]string {
	chosen := map[string]string{}
	for _, o := range options {
		chosen[o.Key] = game.OptionOn
	}
	return chosen
}

// play does acts chosen at random until the battle ends, and shows each position to see.
// Phases are left less readily than anything else is done. Games of odd seeds have all options.
func play(t testing.TB, seed uint64, see func(*Battle, []game.Event)) (forecasts int) {
	var chosen map[string]string
	if seed%2 == 1 {
		chosen = all()
	}
	g, err := New(skirmish(), chosen)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	choose := func(offers []game.Offer) game.Offer {
		o := offers[r.IntN(len(offers))]
		if o.Verb == "end-phase" {
			o = offers[r.IntN(len(offers))]
		}
		return o
	}
	return gametest.Play(t, g, seed, choose, func(_ game.Offer, events []game.Event) { see(g.(*Battle), events) })
}

func TestRandomPlayEndsAndSaysOnlyListedWords(t *testing.T) {
	codes := AllCodes()
	said, forecasts := map[string]bool{}, 0
	for seed := range uint64(16) {
		forecasts += play(t, seed, func(b *Battle, events []game.Event) {
			for _, e := range events {
				said[string(e.Kind)] = true
				if info := b.EventInfo(e.Kind); len(e.Dice) > 0 {
					if _, cue := info.Weight(b, &e); cue == game.CueWord {
						t.Errorf("dice of %q are neither seen nor heard", e.Kind)
					}
				}
				if !slices.Contains(codes.Events, string(e.Kind)) {
					t.Errorf("event %q is not listed", e.Kind)
				}
			}
			for _, e := range b.Table().Expect {
				if !slices.Contains(codes.Prompts, e.Code) {
					t.Errorf("prompt %q is not listed", e.Code)
				}
			}
			for s := game.A; s <= game.B; s++ {
				for _, o := range b.Offers(s, nil) {
					if !slices.Contains(codes.Verbs, string(o.Verb)) {
						t.Errorf("verb %q is not listed", o.Verb)
					}
				}
			}
		})
	}
	for _, kind := range codes.Events {
		if !said[kind] && kind != "held" && kind != "unleashed" {
			t.Errorf("no %q in sixteen games", kind)
		}
	}
	if forecasts == 0 {
		t.Error("no forecast was compared with what came of it")
	}
}

// Everything that decides how a game goes on is part of the hash: a copy has the same, and no
// two positions in a row do.
func TestHashTellsPositionsApart(t *testing.T) {
	var last uint64
	play(t, 7, func(b *Battle, _ []game.Event) {
		h := b.Hash()
		if h != b.Clone().Hash() {
			t.Fatal("a copy has another hash")
		}
		if h == last {
			t.Fatal("an act left the hash as it was")
		}
		last = h
	})
}

// Acts that make no sense are refused, not broken by.
func TestNonsenseIsRefused(t *testing.T) {
	play(t, 3, func(b *Battle, _ []game.Event) {
		for _, a := range []game.Action{Begin{-1}, Begin{999}, Advance{999, hex.Hex{}}, Leave{-1}, Turn{999}, Shoot{-3, 999},
			Attack{[]game.ID{999}, []hex.Hex{{}}}, Attack{}, Evade{Unit: 999}, Lose{-1}, Retreat{Unit: -1}, Follow{Unit: 999}, Restore{Unit: -1}} {
			if b.Check(a) == nil {
				t.Fatalf("%+v is legal", a)
			}
		}
	})
}

func BenchmarkOffers(b *testing.B) {
	g, err := New(skirmish(), nil)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		g.Offers(game.A, nil)
	}
}

// Reach and the acts it is made of agree: whoever follows a path comes where it leads, with as
// much movement left, and charges if the stop says so (4.2, 9.6).
func TestReachLeadsWhereItSays(t *testing.T) {
	acts := 0
	for seed := range uint64(4) {
		play(t, seed, func(b *Battle, _ []game.Event) {
			acts++
			if acts%40 != 0 || b.over || b.phase.kind() != movement || b.pending() != nil {
				return
			}
			for i := range b.counters {
				followPaths(t, b, game.ID(i))
			}
		})
	}
}

func followPaths(t *testing.T, b *Battle, id game.ID) {
	r := b.Reach(id)
	if r == nil {
		return
	}
	for i := 0; i < len(r.Stops); i += 7 {
		c := b.clone()
		for _, a := range r.Path(i) {
			if no := c.Check(a); no != nil {
				if c.waits(escapeStep) != nil {
					return // it drove a leader off on the way
				}
				t.Fatalf("%s: %+v is refused on its way: %v", b.Name(id), a, no)
			}
			c.Apply(a, dice.Script())
		}
		if p := c.Piece(id); i > 0 && (p.Hex != r.Stops[i].Hex || p.Left != r.Stops[i].Left || p.Charge != r.Stops[i].Charge) {
			t.Fatalf("%s came to %v with %d left, not to %v with %d", b.Name(id), p.Hex, p.Left, r.Stops[i].Hex, r.Stops[i].Left)
		}
	}
}

// Nobody hides anything: both sides see the position as it is, and can look at what any act
// would do without changing it.
func TestBothSidesSeeEverything(t *testing.T) {
	var eyes gametest.Eyes
	n := 0
	play(t, 3, func(b *Battle, _ []game.Event) {
		if n++; n%25 == 0 {
			if err := eyes.Look(b, n); err != nil {
				t.Fatalf("act %d: %v", n, err)
			}
		}
	})
	if eyes.Looked < 10 {
		t.Errorf("only %d positions were looked at", eyes.Looked)
	}
}
