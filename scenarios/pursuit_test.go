package scenarios

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// always throws one number.
type always int

func (n always) D6() int { return int(n) }

// every way of a voluntary pursuit may be chosen, and for each there is one on offer that ends
// where it ends and does what it does, whatever is thrown.
func TestEveryWayOfAPursuitIsOffered(t *testing.T) {
	ways := 0
	for _, sc := range grounds(t) {
		if sc.System != "medieval" {
			continue
		}
		for seed := range uint64(2) {
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			brawl := gametest.NewBrawl(g, seed, rand.New(rand.NewPCG(seed, 523)))
			for acts := 0; g.Outcome() == nil && acts < 700; acts++ {
				ways += comparePursuits(t, sc.ID, g)
				brawl.Act()
			}
		}
	}
	if t.Logf("%d ways", ways); ways < 100 {
		t.Error("too few ways were compared")
	}
}

// comparePursuits compares what is offered with what may be done; it returns how many ways that were.
func comparePursuits(t *testing.T, name string, g game.Game) (ways int) {
	t.Helper()
	offered := map[game.ID][]medieval.Pursue{}
	for _, o := range g.Offers(game.B, g.Offers(game.A, nil)) {
		if a, ok := o.Act.(medieval.Pursue); ok && !a.Off && len(a.With) == 0 {
			offered[a.Unit] = append(offered[a.Unit], a)
		}
	}
	for id, list := range offered {
		eachWay(g, medieval.Pursue{Unit: id}, g.Piece(id).Hex, func(a medieval.Pursue) {
			ways++
			same := func(o medieval.Pursue) bool {
				o.Facing = a.Facing
				return o.Path[len(o.Path)-1] == a.Path[len(a.Path)-1] && outcomes(g, o) == outcomes(g, a)
			}
			if !slices.ContainsFunc(list, same) {
				t.Errorf("%s: no way on offer does what %v does", name, a.Path)
			}
		})
	}
	return ways
}

// eachWay yields the ways that a pursuer may go on, which come through no hex twice.
func eachWay(g game.Game, a medieval.Pursue, at hex.Hex, yield func(medieval.Pursue)) {
	for d := hex.N; d <= hex.NW && len(a.Path) < 5; d++ {
		next := a
		next.Path, next.Facing = append(slices.Clone(a.Path), at.Step(d)), d
		if slices.Contains(a.Path, at.Step(d)) {
			continue
		}
		no := g.Check(next)
		if no == nil {
			yield(next)
		}
		if no == nil {
			eachWay(g, next, at.Step(d), yield)
		}
	}
}

// outcomes are the positions to which an act leads with each number on all dice.
func outcomes(g game.Game, a game.Action) (all string) {
	for n := always(1); n <= 6; n++ {
		c := g.Clone()
		c.Apply(a, n)
		for id := range game.ID(c.Counters()) {
			all += fmt.Sprint(c.Piece(id))
		}
		all += fmt.Sprint(c.Table().Tracks, c.Table().Points, c.Outcome())
	}
	return all
}
