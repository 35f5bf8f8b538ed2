package scenarios_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// games is how many of each battle are on record.
const games = 100

var record = flag.Bool("record", false, "write testdata/games.txt anew, after a correction of rules")

// recorded is the file of the games on record.
const recorded = "testdata/games.txt"

// What is made faster plays the same games: from the same seeds the same is offered in the same
// order and comes to the same positions. A correction of rules may change a line of the record,
// which -record then writes anew; its commit says which rule changed which line.
func TestSeedsPlayTheGamesOnRecord(t *testing.T) {
	known, err := os.ReadFile(recorded)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, sc := range scenarios.All() {
		acts, sum := 0, fnv.New64a()
		for seed := range uint64(games) {
			acts += playOn(t, sc, seed, func(x uint64) { binary.Write(sum, binary.LittleEndian, x) })
		}
		line := fmt.Sprintf("%s %d acts %016x\n", sc.ID, acts, sum.Sum64())
		if all.WriteString(line); !strings.Contains(string(known), line) && !*record {
			t.Errorf("another game: %s", line)
		}
	}
	switch {
	case *record:
		err = os.WriteFile(recorded, []byte(all.String()), 0o644)
	case all.Len() != len(known):
		err = fmt.Errorf("the record should be:\n%s", all.String())
	}
	if err != nil {
		t.Error(err)
	}
}

// playOn plays a game at random after the automatic set-up, for some acts, and notes what is
// offered, what is done and what comes of it.
func playOn(t *testing.T, sc *game.Scenario, seed uint64, note func(uint64)) (acts int) {
	const most = 600
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, cup := rand.New(rand.NewPCG(seed, 7)), dice.Seeded(seed)
	var to []game.Offer
	for ; acts < most && g.Outcome() == nil; acts++ {
		to = g.Offers(game.B, g.Offers(game.A, to[:0]))
		pick := r.IntN(len(to))
		for i, o := range to {
			if note(uint64(uint16(o.Unit))<<32 | uint64(uint16(o.At.Q))<<16 | uint64(uint16(o.At.R))); o.Verb == game.VerbDeploy || o.Verb == game.VerbReady {
				pick = i
			}
		}
		for _, b := range fmt.Appendf(nil, "%s %+v", to[pick].Verb, to[pick].Act) {
			note(uint64(b))
		}
		g.Apply(to[pick].Act, &cup)
		note(g.Hash())
	}
	return acts
}
