package plan_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// bestGames is how many games of each battle are looked at. GONFALON_BEST sets it, as in
// "GONFALON_BEST=10 go test -run TestTheBestAnswerIsNeverWorse -v ./engine/plan".
func bestGames() int {
	if n, err := strconv.Atoi(os.Getenv("GONFALON_BEST")); err == nil {
		return n
	}
	return 1
}

// judge weighs answers anew: with dice of its own, and with what follows answered by a player.
type judge struct {
	game   game.Game
	side   game.Side
	throws int
}

// after is how an answer goes: how much oftener than not it leaves the own side better off, in points in
// a hundred, and by how many hundredths of a strength point.
func (j *judge) after(o game.Offer) (points, worth int) {
	if o.Act == nil {
		return 0, 0
	}
	was := j.strength(j.game)
	for n := range j.throws {
		g, cup := j.game.Clone(), dice.Seeded(uint64(n)*104729+11)
		g.Apply(o.Act, &cup)
		j.goesOn(g, &cup, uint64(n))
		d := j.strength(g) - was
		worth += d
		switch {
		case d > 0:
			points++
		case d < 0:
			points--
		}
	}
	return 100 * points / j.throws, worth / j.throws
}

// goesOn has two squires answer what is asked.
func (j *judge) goesOn(g game.Game, cup dice.Roller, seed uint64) {
	for range 60 {
		stage, side := game.Facts(g).Awaits()
		if stage != game.StageQuestion {
			return
		}
		g.Apply(bot.NewPlayer(side, bot.Brief{Level: bot.Squire, Seed: seed}).Choose(g), cup)
	}
}

// strength is by how many hundredths of a strength point the own side is ahead, as the system says what a unit
// is worth: a leader or a banner counts six whole ones, disorder takes half a one, a victory point is half
// a one, and the battle counts more than all else.
func (j *judge) strength(g game.Game) (n int) {
	facts, foe := game.Facts(g), j.side.Other()
	points, ruin := facts.Standing()
	n = 50*(points[j.side]-points[foe]) + ruin[foe] - ruin[j.side]
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Side > game.B || p.Where == game.Dead || p.Where == game.Captured {
			continue
		}
		is := 600
		if p.Rank == game.Unit {
			is = facts.Worth(id).Power
		}
		if p.Has(game.Disorganised) || p.Has(game.Panicked) {
			is -= 50
		}
		if p.Where == game.Scattered || p.Where == game.Away {
			is /= 2
		}
		n += sided(p.Side == j.side, is)
	}
	if end := g.Outcome(); end != nil && end.Winner <= game.B {
		n += sided(end.Winner == j.side, 100_000)
	}
	return n
}

func sided(own bool, n int) int {
	if own {
		return n
	}
	return -n
}

// isWorse reports whether another answer goes better: oftener by the margin, and for no less; or for more by a
// strength point, and no less often.
func (j *judge) isWorse(x, other game.Offer) (how string, worse bool) {
	points, worth := j.after(x)
	p, w := j.after(other)
	return fmt.Sprintf("%d points and %d against %d and %d", points, worth, p, w),
		p-points >= plan.Margin && w >= worth || w-worth >= 100 && p >= points
}

// In games of all battles the best answer is worse than no other, as one finds who weighs them for longer; and
// so is an attack, or to leave it.
func TestTheBestAnswerIsNeverWorse(t *testing.T) {
	best, all, kinds := 0, 0, map[plan.Kind]int{}
	for i, sc := range scenarios.All() {
		for seed := range uint64(bestGames()) {
			n, told := 0, fmt.Sprintf("%s, seed %d", sc.ID, seed)
			asked(t, sc, seed*31+uint64(i), 160, func(g game.Game, side game.Side, offers []game.Offer) {
				if n++; n%3 > 0 && g.Table().Stage != game.StageQuestion {
					return
				}
				all++
				list := plan.Weigh(game.Look(g, side), side, offers)
				x := plan.Best(list)
				if x == nil || len(list) < 2 {
					return
				}
				best++
				kinds[plan.KindOf(g, offers)]++
				j := judge{g, side, 60}
				for k := range list {
					if &list[k] == x {
						continue
					}
					if _, worse := j.isWorse(x.Offer, list[k].Offer); !worse {
						continue
					}
					j.throws = 600
					if how, worse := j.isWorse(x.Offer, list[k].Offer); worse {
						t.Errorf("%s: the best is %s %v, worth %d, %d:%d; %s %v, worth %d, %d:%d, is better: %s", told,
							x.Verb, x.At, x.Worth, x.Good, x.Bad, list[k].Verb, list[k].At, list[k].Worth, list[k].Good, list[k].Bad, how)
					}
				}
			})
		}
	}
	t.Logf("of %d choices %d have a best answer, by kind %v", all, best, kinds)
	if best < 15*bestGames() {
		t.Errorf("only %d choices have a best answer", best)
	}
}
