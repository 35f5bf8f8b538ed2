package medieval

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// bombardment is a skirmish under a book with everything chapters 10, 11 and Ko-15 know: all kinds
// of ranged units, fortifications with a gate, hidden pits, pikemen and janissaries.
func bombardment(e *Edition) *Scenario {
	sc := skirmish(e)
	sc.LastTurn = 10
	for _, h := range []string{"0606", "0706", "0806", "0910", "1010", "1206", "1306"} {
		sc.Board.SetTerrain(hex.Must(h), board.Fort)
	}
	sc.Board.AddSide(hex.Must("0606"), hex.N, board.Gate)
	sc.Board.Zones["north"] = zone(sc.Board, 5, 19, 5, 7) // close to each other
	sc.Board.Zones["south"] = zone(sc.Board, 5, 19, 9, 11)
	sc.Board.Friendly = map[string][]string{"A": {"top"}, "B": {"bottom"}}
	for side := range sc.Armies {
		army := &sc.Armies[side]
		first := &army.Commands[0]
		first.Blocks = append(first.Blocks, shooters(first.Setup)...)
		army.Pits = []hex.Hex{hex.At(10+side, 7), hex.At(12+side, 7), hex.At(8, 8+side)}
	}
	return sc
}

func shooters(p Placement) []Block {
	return []Block{
		{From: 41, To: 52, Kind: HorseArchers, Scores: "cavalry", SP: 2, Reduced: 1, MP: 8, Setup: p},
		{From: 24, To: 25, Kind: Archers, Scores: "infantry", SP: 2, Reduced: 1, MP: 4, Setup: p},
		{From: 61, To: 66, Kind: Crossbows, Scores: "infantry", SP: 2, Reduced: 1, MP: 4, Setup: p},
		{From: 28, To: 28, Kind: Bombards, Scores: "infantry", SP: 1, MP: 2, Setup: p},
		{From: 29, To: 30, Kind: Infantry, Scores: "infantry", Armour: 1, SP: 2, Reduced: 1, MP: 4, Pikemen: true, Setup: p},
		{From: 31, To: 32, Kind: Janissaries, Scores: "infantry", Armour: 1, SP: 2, Reduced: 1, MP: 4, Setup: p},
	}
}

// Battles with ranged units and works, played at random under every book, keep the
// invariants, come to an end, and use every act there is for them.
func TestPlayWithFireAndWorks(t *testing.T) {
	for _, e := range Editions {
		t.Run(e.Key, func(t *testing.T) {
			used, forecasts := map[game.Verb]bool{}, 0
			for seed := range uint64(6) {
				b := deployed(t, bombardment(e))
				forecasts += playEagerly(t, b, seed, func(verb game.Verb) { used[verb] = true })
			}
			for _, verb := range []game.Verb{"form", "shift", "shoot", "hold-fire", "suffer", "batter", "raze", "close", "stakes", "abandon"} {
				if !used[verb] {
					t.Errorf("%s was never done", verb)
				}
			}
			if forecasts == 0 {
				t.Error("no forecast was compared with what came of it")
			}
		})
	}
}

// playEagerly does acts chosen at random, but seldom ends a phase while something else can
// be done and often chooses what is rare, and names each act it does.
func playEagerly(t *testing.T, b *Battle, seed uint64, did func(verb game.Verb)) (forecasts int) {
	r, seen := rand.New(rand.NewPCG(seed, 2)), map[game.Verb]int{}
	choose := func(offers []game.Offer) game.Offer {
		best := offers[r.IntN(len(offers))]
		for range 4 {
			if o := offers[r.IntN(len(offers))]; best.Verb == "end-phase" || seen[o.Verb] < seen[best.Verb] {
				best = o
			}
		}
		seen[best.Verb]++
		return best
	}
	return gametest.Play(t, b, seed, choose, func(o game.Offer, events []game.Event) {
		did(o.Verb)
		knowsCodes(t, b, o, events)
	})
}

// knowsCodes checks that the list of codes has everything the page may have to put in words.
func knowsCodes(t *testing.T, b *Battle, did game.Offer, events []game.Event) {
	t.Helper()
	codes := AllCodes()
	known := func(list []string, code string) {
		if !slices.Contains(list, code) {
			t.Errorf("%q is missing in the codes", code)
		}
	}
	known(codes.Verbs, string(did.Verb))
	for _, e := range events {
		known(codes.Events, string(e.Kind))
		if info := b.EventInfo(e.Kind); len(e.Dice) > 0 {
			if _, cue := info.Weight(b, &e); cue == game.CueWord {
				t.Errorf("dice of %q are neither seen nor heard", e.Kind)
			}
		}
		if e.Tally != nil {
			for _, l := range e.Tally.Lines {
				known(codes.Tallies, l.Name)
			}
		}
	}
	for _, e := range b.Table().Expect {
		known(codes.Prompts, e.Code)
	}
	for side := game.A; side <= game.B; side++ {
		for _, d := range b.Duties(side) {
			known(codes.Duties, d.Code)
		}
	}
	for _, m := range b.Markers() {
		known(codes.Markers, m.Kind)
	}
}
