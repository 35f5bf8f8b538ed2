package tools

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// tally counts attacks.
type tally struct {
	attacks int
	dear    int // that may be expected to cost more than one and a half times what they bring
	walked  int // of these, those whose attackers all came beside an enemy by their own moves of the turn
}

// dear reports whether an attack may be expected to cost more than one and a half times what it brings.
func dear(g game.Game, o *game.Odds) bool {
	cost, brings := 0, 0
	for i := range o.Chances {
		c := &o.Chances[i]
		cost += c.Ways * plan.Harm(g, &c.Result.Attack, o.Attackers)
		brings += c.Ways * plan.Harm(g, &c.Result.Defend, o.Defenders)
	}
	return 2*cost > 3*brings
}

// beside reports whether a counter stands next to a unit of the enemy.
func beside(g game.Game, id game.ID) bool {
	p := g.Piece(id)
	for o := range game.ID(g.Counters()) {
		if q := g.Piece(o); q.Side != p.Side && q.Rank == game.Unit && q.Where == game.OnMap && q.Hex.Distance(p.Hex) == 1 {
			return true
		}
	}
	return false
}

// sideOf is the side of the phase, NoSide of a common one and of none.
func sideOf(t *game.Table) game.Side {
	if t.Phase < 0 {
		return game.NoSide
	}
	return t.Phases[t.Phase].Side
}

// attacksOf counts the attacks of a game of a captain against a captain.
func (n *tally) attacksOf(sc *game.Scenario, seed uint64) {
	g, err := sc.New(nil)
	if err != nil {
		panic(err) // every battle that ships can be set up
	}
	cup, players := dice.Seeded(seed), captains(sc, seed)
	begun := g.Clone() // the position in which the turn of a side began
	whose := game.NoSide
	for range mostActs {
		if g.Outcome() != nil {
			return
		}
		t := g.Table()
		if side := sideOf(&t); side != game.NoSide && side != whose {
			whose, begun = side, g.Clone()
		}
		a := bot.Next(g, players)
		if a == nil {
			return
		}
		if o := g.Forecast(a); o != nil && t.Stage == game.StageFree && game.Facts(g).Trade(t.Phase) == game.TradeFight && len(o.Attackers) > 0 && len(o.Defenders) > 0 {
			n.attacks++
			if dear(g, o) {
				n.dear++
				if !slices.ContainsFunc(o.Attackers, func(id game.ID) bool { return beside(begun, id) }) {
					n.walked++
				}
			}
		}
		g.Apply(a, &cup)
	}
}

// What share of the attacks of captains against captains cost more than one and a half times what they bring, and in what share
// besides all attackers came up for it; in battles whose ids GONFALON_DEAR names, short ones without, three games each or as many as
// GONFALON_DEAR_GAMES says.
func BenchmarkDearAttacks(b *testing.B) {
	var n tally
	named, games := os.Getenv("GONFALON_DEAR"), uint64(3)
	if k, err := strconv.Atoi(os.Getenv("GONFALON_DEAR_GAMES")); err == nil {
		games = uint64(k)
	}
	for b.Loop() {
		for _, sc := range scenarios.All() {
			if named == "" && !sc.Short() || named != "" && !slices.Contains(strings.Split(named, ","), sc.ID) {
				continue
			}
			for seed := uint64(1); seed <= games; seed++ {
				n.attacksOf(sc, 770_000+seed)
			}
		}
	}
	b.ReportMetric(float64(n.attacks), "attacks")
	b.ReportMetric(100*float64(n.dear)/float64(max(1, n.attacks)), "dear-%")
	b.ReportMetric(100*float64(n.walked)/float64(max(1, n.attacks)), "walked-%")
}
