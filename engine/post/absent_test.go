package post

import (
	"fmt"
	"hash/fnv"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// pinned is what the deputy of each revision answers to many questions, as a sum. A change of it is another
// deputy: raise Deputy and write the sum under the new name, so that games under way wait for the update.
var pinned = map[string]string{"d2": "cd9e467a1253492c", "d3": "cd9e467a1253492c", "d4": "cd9e467a1253492c"}

// In the same position the deputy gives the same answer, however the game came there and whoever asks, and his
// answers do not change without a new revision (26).
func TestDeputyGivesTheSameAnswer(t *testing.T) {
	const most = 40 // of a battle
	sum, questions, reactions := fnv.New64a(), 0, 0
	for i, sc := range scenarios.All() {
		var codec *save.Codec
		asked := 0
		see := func(g game.Game) {
			stage, who := game.Facts(g).Awaits()
			_, phase := g.Clock()
			if asked == most || phase < 0 || stage == game.StageSetUp {
				return
			}
			side := g.Table().Phases[phase].Side
			if side == game.NoSide {
				return
			}
			side = side.Other()
			if stage == game.StageQuestion && who != side || len(g.Offers(side, nil)) == 0 {
				return
			}
			asked++
			if stage == game.StageQuestion {
				questions++
			} else {
				reactions++
			}
			if codec == nil {
				codec = save.NewCodec(sc.Actions, g)
			}
			answer := deputyLine(codec, g, side, plan.MostAsked(sc))
			for range 2 {
				if again := deputyLine(codec, g.Clone(), side, plan.MostAsked(sc)); again != answer {
					t.Fatalf("%s: the deputy answers %s and %s", sc.ID, answer, again)
				}
			}
			fmt.Fprintln(sum, answer)
		}
		for seed := range uint64(6) {
			wander(t, sc, 1000*seed+uint64(i), 1500, func(g game.Game, _ game.Offer) { see(g) })
		}
	}
	t.Logf("%d questions, %d reactions", questions, reactions)
	if questions < 200 || reactions < 200 {
		t.Errorf("only %d questions and %d reactions", questions, reactions)
	}
	if got := fmt.Sprintf("%016x", sum.Sum64()); got != pinned[Deputy] {
		t.Errorf("deputy %s answers otherwise: %s, pinned is %s", Deputy, got, pinned[Deputy])
	}
}

// deputyLine is the answer of a deputy as letters have it, "" where he leaves things be.
func deputyLine(c *save.Codec, g game.Game, side game.Side, most int) string {
	d := Asleep.Decide(g.Seen(game.NoSide), side, 0, most)
	if d.Offer.Act == nil {
		return ""
	}
	return string(c.Line(game.Step{Act: d.Offer.Act}))
}
