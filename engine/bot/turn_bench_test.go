package bot_test

import (
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// turnsPlayed is how many turns of a battle are played to tell how long one takes.
const turnsPlayed = 6

// BenchmarkSideTurn is how long a side's turn takes a player to think, with all it answers the other
// side: the mean of the first turns of a battle between two of its level.
func BenchmarkSideTurn(b *testing.B) {
	for _, id := range []string{"kulikovo-ambush", "legnica-henry"} {
		for _, level := range []bot.Level{bot.Captain, bot.Marshal} {
			b.Run(id+"/"+level.String(), func(b *testing.B) {
				turns := 0
				for b.Loop() {
					turns += 2 * firstTurns(b, id, level)
				}
				b.ReportMetric(b.Elapsed().Seconds()*1000/float64(turns), "ms/side-turn")
			})
		}
	}
}

// firstTurns plays the first turns of a battle, and says how many it had.
func firstTurns(b *testing.B, id string, level bot.Level) int {
	sc, err := scenarios.Find(id)
	if err != nil {
		b.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	cup := dice.Seeded(1)
	var players [2]bot.Chooser
	for side := range game.NoSide {
		players[side] = bot.NewPlayer(side, bot.Brief{Level: level, Posture: sc.Posture[side], Seed: 1})
	}
	first, _ := g.Clock()
	for g.Outcome() == nil {
		if turn, _ := g.Clock(); turn == first+turnsPlayed {
			return turnsPlayed
		}
		a := bot.Next(g, players)
		if a == nil {
			b.Fatalf("%s stalls", id)
		}
		g.Apply(a, &cup)
	}
	turn, _ := g.Clock()
	return turn - first + 1
}
