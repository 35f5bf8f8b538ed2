package bot

import (
	"testing"

	"gonfalon/engine/game"
)

// What gains when it is played out both ways is a fault; the same the other way round, or twice the same, is none.
func TestOnlyWhatGainsIsAFault(t *testing.T) {
	g := begun(t, "legnica-smoke")
	s := game.NewSession(g, 1)
	a := Analyse(s, [2]game.Posture{})
	for !a.Think(1 << 20) {
	}
	for side := range a.minds {
		a.minds[side].pause = nil
	}
	_, side := game.Facts(g).Awaits()
	p := a.minds[side]
	f := p.behold(game.Look(g, side))
	ahead, near := []game.Action(nil), 1000
	var leader game.ID
	for _, id := range f.heads { // he rides nearest to the enemy whom nobody else follows
		r := f.game.Reach(id)
		if f.pieces[id].Side != side || r == nil {
			continue
		}
		for i := 1; i < len(r.Stops); i++ {
			if d := f.away(r.Stops[i].Hex); r.Stops[i].Rest && f.mine(r.Stops[i].Hex) == game.None && d < near {
				ahead, near, leader = r.Path(i), d, id
			}
		}
	}
	if ahead == nil {
		t.Fatal("no leader can ride ahead")
	}
	x := Fault{Side: side, Kind: KindMove, Unit: leader}
	for _, c := range []struct {
		ways  suspect
		fault bool
	}{{suspect{did: ahead}, true}, {suspect{could: ahead}, false}, {suspect{did: ahead, could: ahead}, false}} {
		x.ways = c.ways
		if got := a.holds(&x); got != c.fault {
			t.Errorf("%d acts for %d are a fault: %v", len(c.ways.did), len(c.ways.could), got)
		}
	}
}
