package tools

import (
	"maps"
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/league"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// beforeTheEnd is a position of a game between captains in which two turns are left, nil where it ends sooner.
func beforeTheEnd(sc *game.Scenario, seed uint64) game.Game {
	g, err := sc.New(nil)
	if err != nil {
		panic(err) // every battle that ships can be set up
	}
	cup, players := dice.Seeded(seed), captains(sc, seed)
	for range 20_000 {
		if t := g.Table(); g.Outcome() != nil || t.Last > 0 && t.Turn >= t.Last-1 {
			break
		}
		g.Apply(bot.Next(g, players), &cup)
	}
	if g.Outcome() != nil {
		return nil
	}
	return g
}

func captains(sc *game.Scenario, seed uint64) (players [2]bot.Chooser) {
	for side := game.A; side <= game.B; side++ {
		players[side] = bot.NewPlayer(side, bot.Brief{Level: bot.Captain, Posture: sc.Posture[side], Seed: seed})
	}
	return players
}

// playedToTheEnd is what a game comes to for a side: 2 a victory, 1 a draw.
func playedToTheEnd(g game.Game, players [2]bot.Chooser, side game.Side, seed uint64) int {
	cup := dice.Seeded(seed)
	for range 20_000 {
		if g.Outcome() != nil {
			break
		}
		g.Apply(bot.Next(g, players), &cup)
	}
	switch end := g.Outcome(); {
	case end == nil || end.Winner == game.NoSide:
		return 1
	case end.Winner == side:
		return 2
	}
	return 0
}

// How the last two turns of short battles are played, by each level and each member of the league, against a captain, with the
// same throws: the shares of victories in percent.
func BenchmarkLastTurns(b *testing.B) {
	sums, n := map[string]int{}, 0
	for b.Loop() {
		for _, sc := range scenarios.All() {
			if !sc.Short() {
				continue
			}
			for seed := uint64(1); seed <= 3; seed++ {
				from := beforeTheEnd(sc, seed)
				if from == nil {
					continue
				}
				for side := game.A; side <= game.B; side++ {
					n++
					for _, level := range []bot.Level{bot.Captain, bot.Marshal} {
						players := captains(sc, seed+100)
						players[side] = bot.NewPlayer(side, bot.Brief{Level: level, Posture: sc.Posture[side], Seed: seed + 100})
						sums[level.String()] += playedToTheEnd(from.Clone(), players, side, seed+100)
					}
					for _, m := range league.Members() {
						players := captains(sc, seed+100)
						players[side] = league.New(m, side, sc.Posture[side], seed+100)
						sums[m.Name] += playedToTheEnd(from.Clone(), players, side, seed+100)
					}
				}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(sums)) {
		b.ReportMetric(float64(50*sums[name])/float64(max(1, n)), name+"-%")
	}
}
