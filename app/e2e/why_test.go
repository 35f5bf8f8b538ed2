package e2e

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// shut is a lone unit that can move, and a free hex near it to which a zone does not let it come.
func shut(t testing.TB, r *rehearsal) ride {
	t.Helper()
	var found ride
	r.until(func() bool {
		for _, o := range r.list() {
			p := pieceOf(r.Game, o)
			if o.Verb != "begin" || p.Rank != game.Unit || !lone(r.Game, p) {
				continue
			}
			for d := hex.N; d <= hex.NW; d++ {
				h := p.Hex.Step(d).Step(d).Step(d.Turn(1))
				if x := r.Game.(game.Explainer).WhyNot(p.ID, h); r.Game.Board().On(h) && empty(r.Game, h) && x != nil && x.Why.Code == "stopped-by-zone" && x.Near >= 0 {
					found = ride{p.Hex.String(), h.String()}
					return true
				}
			}
		}
		return false
	})
	return found
}

// empty reports whether no counter stands on a hex.
func empty(g game.Game, h hex.Hex) bool {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Hex == h {
			return false
		}
	}
	return true
}

// A tap on a hex that cannot be come to answers beside it: on the smallest screen the answer
// covers neither the hex nor the unit, the map stays, and the nearest hex is one tap away.
func TestAHexThatIsShutAnswersBesideIt(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 3)
	way := shut(t, r)
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	from := b.bring(way.from)
	b.at(from.X, from.Y)
	b.shows(".dock.unit")
	to := b.bring(way.to)
	b.at(to.X, to.Y)
	b.shows(".mv-bubble:not([hidden])")
	b.stays(way.to, to)
	if _, free := b.spotOf(way.from); !free {
		t.Errorf("the unit at %s is covered", way.from)
	}
	b.shot("answered")
	b.tap(`.mv-bubble [data-do="why-near"]`)
	b.shows("#confirm:enabled")
	if b.has(".mv-bubble:not([hidden])") {
		t.Error("the answer stays though there is a plan")
	}
}
