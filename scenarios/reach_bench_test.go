package scenarios

import (
	"testing"

	"gonfalon/engine/game"
)

// BenchmarkReach is the reach of each cavalry unit of the side that moves first, in turn,
// after the automatic set-up of The Ambush.
func BenchmarkReach(b *testing.B) {
	g := deployed(b, "kulikovo-ambush")
	var riders []game.ID
	for i := range g.Counters() {
		p := g.Piece(game.ID(i))
		if p.Side == game.A && p.Rank == game.Unit && g.Reach(p.ID) != nil {
			riders = append(riders, p.ID)
		}
	}
	stops, n := 0, 0
	for b.Loop() {
		stops += len(g.Reach(riders[n%len(riders)]).Stops)
		n++
	}
	b.ReportMetric(float64(stops)/float64(n), "stops/op")
}

// BenchmarkWholeSide is what a side is offered as its first turn begins, and the reach of all its units.
func BenchmarkWholeSide(b *testing.B) {
	for _, id := range []string{"legnica-henry", "grunwald-clash"} {
		b.Run(id, func(b *testing.B) {
			g := begun(b, id)
			_, side := game.Facts(g).Awaits()
			var offers []game.Offer
			reached := 0
			for b.Loop() {
				offers, reached = g.Offers(side, offers[:0]), 0
				for i := range g.Counters() {
					if p := g.Piece(game.ID(i)); p.Side == side && g.Reach(p.ID) != nil {
						reached++
					}
				}
			}
			b.ReportMetric(float64(len(offers)), "offers")
			b.ReportMetric(float64(reached), "units")
		})
	}
}

// fresh is a battle before its set-up.
func fresh(t testing.TB, id string) game.Game {
	sc, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// deployed is a battle after the automatic set-up of both sides.
func deployed(b testing.TB, id string) game.Game { return setUp(b, id).Game }

// setUp is a game whose sides have deployed automatically.
func setUp(b testing.TB, id string) *game.Session {
	s := game.NewSession(fresh(b, id), 1)
	for _, side := range []game.Side{game.B, game.A} {
		for _, verb := range []game.Verb{game.VerbDeploy, game.VerbReady} {
			take(b, s, side, verb)
		}
	}
	return s
}

// begun is a battle as its first turn begins, after the automatic set-up if it has one.
func begun(t testing.TB, id string) game.Game {
	if g := fresh(t, id); g.Table().Stage != game.StageSetUp {
		return g
	}
	return deployed(t, id)
}

// take does the side's offer of this verb.
func take(b testing.TB, s *game.Session, side game.Side, verb game.Verb) {
	for _, o := range s.Game.Offers(side, nil) {
		if o.Verb == verb {
			s.Do(o.Act)
			return
		}
	}
	b.Fatalf("%s is not offered", verb)
}

// BenchmarkWhyNot is the answer to a tap on a far hex with each cavalry unit in turn.
func BenchmarkWhyNot(b *testing.B) {
	for _, id := range []string{"kulikovo-ambush", "grunwald-clash"} {
		b.Run(id, func(b *testing.B) {
			g := deployed(b, id)
			field, n := g.Board(), 0
			for b.Loop() {
				unit := game.ID(n % g.Counters())
				g.(game.Explainer).WhyNot(unit, field.Hex(n*7919%field.Cells()))
				n++
			}
		})
	}
}
