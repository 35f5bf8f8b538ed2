package tools

import (
	"os"
	"strconv"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/league"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// faultGames is of how many games all faults are played out. GONFALON_FAULTS sets it, as in
// "GONFALON_FAULTS=10 go test -run TestFaultsGain -v ./app/tools"; then each is told.
func faultGames() (n int, told bool) {
	n, err := strconv.Atoi(os.Getenv("GONFALON_FAULTS"))
	if err != nil {
		return 1, false
	}
	return n, true
}

// guided does some acts first, as far as they can be done, and then what a captain does.
type guided struct {
	*bot.Player
	side game.Side
	acts []game.Action
	lets bool // the first chance to react is let be
}

func (p *guided) Choose(g game.Game) game.Action {
	_, side := game.Facts(g).Awaits()
	if p.lets && side != p.side {
		p.lets = false
		return nil
	}
	for len(p.acts) > 0 {
		act := p.acts[0]
		if stage, _ := game.Facts(g).Awaits(); stage == game.StageFree && side != p.side {
			break
		}
		if p.acts = p.acts[1:]; g.Check(act) == nil {
			return act
		}
	}
	return p.Player.Choose(g)
}

// value is what a game comes to for a side that goes on from a step by some acts, against a member of the league:
// a thousand for a victory, and what points say besides.
func value(s *game.Session, sc *game.Scenario, x *bot.Fault, acts []game.Action, m league.Member, seed uint64) int {
	g, cup := s.At(x.Step), dice.Seeded(seed)
	own := &guided{Player: bot.NewPlayer(x.Side, bot.Brief{Level: bot.Captain, Posture: sc.Posture[x.Side], Seed: seed}), side: x.Side, acts: acts}
	if stage, side := game.Facts(g).Awaits(); len(acts) > 0 && (stage == game.StageQuestion || side != x.Side) {
		g.Apply(acts[0], &cup)
		own.acts = nil
	} else {
		own.lets = side != x.Side
	}
	var players [2]bot.Chooser
	players[x.Side], players[x.Side.Other()] = own, league.New(m, x.Side.Other(), sc.Posture[x.Side.Other()], seed)
	for range 20_000 {
		if g.Outcome() != nil {
			break
		}
		a := bot.Next(g, players)
		if a == nil {
			break
		}
		g.Apply(a, &cup)
	}
	end := g.Outcome()
	if end == nil {
		return 0
	}
	n := end.Points[x.Side] - end.Points[x.Side.Other()]
	switch end.Winner {
	case x.Side:
		n += 1000
	case x.Side.Other():
		n -= 1000
	}
	return n
}

// Of the faults that an analysis shows of games at random eight in ten gain when they are played to the end of the
// battle as they were done and as they had better been, with the same throws, against the league; of few games, with
// few throws, four.
func TestFaultsGain(t *testing.T) {
	t.Parallel()
	games, told := faultGames()
	throws := 12
	if told {
		throws = 48
	}
	battles := []string{"legnica-smoke", "kulikovo-bobrok", "legnica-mieszko", "grunwald-smolensk", "arsuf-rearguard", "kosovo-guns", "hastings-flight"}
	gain, shown, kinds := 0, 0, map[bot.Kind][2]int{}
	for n := range games {
		sc, err := scenarios.Find(battles[n%len(battles)])
		if err != nil {
			t.Fatal(err)
		}
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		seed := 990_001 + uint64(n)
		s := game.NewSession(g, seed)
		var players [2]bot.Chooser
		for side := range players {
			players[side] = bot.NewPlayer(game.Side(side), bot.Brief{Level: []bot.Level{bot.Squire, bot.Knight}[(n+side)%2], Posture: sc.Posture[side], Seed: seed})
		}
		for s.Game.Outcome() == nil {
			if _, no := s.Do(bot.Next(s.Game, players)); no != nil {
				t.Fatal(no)
			}
		}
		a := bot.Analyse(s, sc.Posture)
		for !a.Think(1 << 20) {
		}
		members := league.Members()
		for side := game.A; side <= game.B; side++ {
			for _, x := range a.Faults(side) {
				did, could := x.Ways(s)
				sum, won := 0, 0
				for k := range throws {
					m := members[k%len(members)]
					b, w := value(s, sc, &x, could, m, uint64(k)*7919+5), value(s, sc, &x, did, m, uint64(k)*7919+5)
					sum += b - w
					won += min(1, max(-1, b/900)) - min(1, max(-1, w/900))
				}
				shown++
				k := kinds[x.Kind]
				k[1]++
				if sum > 0 {
					gain++
					k[0]++
				}
				kinds[x.Kind] = k
				if told {
					what := ""
					if x.Command != nil {
						what = string(x.Command.Was.Do) + " for " + string(x.Command.Could.Do)
					}
					t.Logf("%s, seed %d, step %d, side %d: %s %s, cost %d: %+.1f %% of the battle, %+.2f a throw", sc.ID, seed, x.Step, x.Side, x.Kind, what, x.Cost, 50*float64(won)/float64(throws), float64(sum)/float64(throws))
				}
			}
		}
	}
	t.Logf("%d of %d faults gain: %v", gain, shown, kinds)
	if shown == 0 || told && 10*gain < 8*shown || 10*gain < 4*shown {
		t.Errorf("%d of %d faults gain", gain, shown)
	}
}
