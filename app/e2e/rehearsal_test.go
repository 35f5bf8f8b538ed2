package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// ambush is the battle of these tests.
const ambush = "kulikovo-ambush"

// rehearsal is a battle played without a browser, up to a position worth showing.
type rehearsal struct {
	testing.TB
	*game.Session
	scenario *game.Scenario
	rand     *rand.Rand
	offers   []game.Offer
}

// rehearse sets both sides up in the battle of most tests.
func rehearse(t testing.TB, seed uint64) *rehearsal {
	t.Helper()
	return rehearseAt(t, ambush, seed)
}

// rehearseAt is rehearse at any battle.
func rehearseAt(t testing.TB, scenario string, seed uint64) *rehearsal {
	t.Helper()
	sc, err := scenarios.Find(scenario)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	r := &rehearsal{TB: t, Session: game.NewSession(g, seed), scenario: sc, rand: rand.New(rand.NewPCG(seed, 1380))}
	for r.may("deploy") {
		r.press("deploy")
		r.press("ready")
	}
	return r
}

// may reports whether an act is offered under a verb, to either side.
func (r *rehearsal) may(verb game.Verb) bool {
	return slices.ContainsFunc(r.list(), func(o game.Offer) bool { return o.Verb == verb })
}

// press does the first act offered under a verb, to either side.
func (r *rehearsal) press(verb game.Verb) {
	r.Helper()
	for _, o := range r.list() {
		if o.Verb == verb {
			r.do(o.Act)
			return
		}
	}
	r.Fatalf("nobody may %s", verb)
}

func (r *rehearsal) do(a game.Action) []game.Event {
	r.Helper()
	events, no := r.Do(a)
	if no != nil {
		r.Fatalf("%s: %v", a.Do(), no)
	}
	return events
}

// list is what both sides may do.
func (r *rehearsal) list() []game.Offer {
	r.offers = r.Game.Offers(game.B, r.Game.Offers(game.A, r.offers[:0]))
	return r.offers
}

// eager is how gladly an act is chosen; verbs not named here weigh 3.
var eager = map[game.Verb]int{"advance": 60, "attack": 40, "begin": 2, "wheel": 4, "end-phase": 2, "leave": 0, "drive": 0, "hand-banner": 1}

// act does one act at random, mostly such that it leads towards the enemy.
func (r *rehearsal) act() {
	offers := r.list()
	a, b := r.draw(offers), r.draw(offers)
	if r.approach(b) > r.approach(a) {
		a = b
	}
	r.do(a.Act)
}

func (r *rehearsal) draw(offers []game.Offer) game.Offer {
	sum := 0
	for _, o := range offers {
		sum += weight(o)
	}
	n := r.rand.IntN(max(1, sum))
	for _, o := range offers {
		if n -= weight(o); n < 0 {
			return o
		}
	}
	return offers[0]
}

func weight(o game.Offer) int {
	if w, ok := eager[o.Verb]; ok {
		return w
	}
	return 3
}

// approach is how many hexes an offer leads its counter nearer to an enemy.
func (r *rehearsal) approach(o game.Offer) int {
	if o.Unit == game.None || !o.Aim {
		return 0
	}
	p := r.Game.Piece(o.Unit)
	return r.enemyDistance(p.Side, p.Hex) - r.enemyDistance(p.Side, o.At)
}

func (r *rehearsal) enemyDistance(s game.Side, from hex.Hex) int {
	best := 1000
	for id := range game.ID(r.Game.Counters()) {
		if p := r.Game.Piece(id); p.Side != s && p.Where == game.OnMap {
			best = min(best, p.Hex.Distance(from))
		}
	}
	return best
}

// until plays on until a position fits.
func (r *rehearsal) until(fits func() bool) {
	r.Helper()
	for range 20_000 {
		if r.Game.Outcome() == nil && fits() {
			return
		}
		if r.Game.Outcome() != nil {
			r.Fatal("the battle ended before there was such a position")
		}
		r.act()
	}
	r.Fatal("there is no such position")
}

// asked reports whether a side must answer a question now.
func asked(g game.Game, code string) (game.Expect, bool) {
	for _, e := range g.Table().Expect {
		if e.Code == code && !e.Optional {
			return e, true
		}
	}
	return game.Expect{}, false
}

// file keeps the battle as a save and returns its path.
func (r *rehearsal) file() string {
	r.Helper()
	path := filepath.Join(r.TempDir(), "rehearsed.json")
	if err := os.WriteFile(path, save.Write(r.scenario, nil, r.Session), 0o644); err != nil {
		r.Fatal(err)
	}
	return path
}

// ride is a way on the map, by printed numbers.
type ride struct{ from, to string }

// findRide is the first ride of a lone unit of the mover that fits.
func findRide(t testing.TB, g game.Game, fits func(r *game.Reach, stop int) bool) ride {
	t.Helper()
	for _, o := range g.Offers(phaseSide(g), nil) {
		p := pieceOf(g, o)
		if o.Verb != "begin" || p.Rank != game.Unit || !lone(g, p) {
			continue
		}
		reach := g.Reach(p.ID)
		for i, s := range reach.Stops {
			if s.Rest && i == reach.Best(s.Hex) && s.Hex != p.Hex && fits(reach, i) {
				return ride{p.Hex.String(), s.Hex.String()}
			}
		}
	}
	t.Fatal("there is no such ride")
	return ride{}
}

// pieceOf is the counter of an offer, none for acts of the player.
func pieceOf(g game.Game, o game.Offer) game.Piece {
	if o.Unit == game.None {
		return game.Piece{ID: game.None}
	}
	return g.Piece(o.Unit)
}

// lone reports whether a counter stands alone in its hex.
func lone(g game.Game, p game.Piece) bool {
	for id := range game.ID(g.Counters()) {
		if o := g.Piece(id); id != p.ID && o.Where == game.OnMap && o.Hex == p.Hex {
			return false
		}
	}
	return true
}

// turning is a ride that turns on its way and meets nobody.
func turning(t testing.TB, g game.Game) ride {
	t.Helper()
	return findRide(t, g, func(r *game.Reach, i int) bool {
		p, s := g.Piece(r.Unit), r.Stops[i]
		return s.Facing != p.Facing && s.Hex.Distance(p.Hex) > 1 && !lures(g, r.Path(i))
	})
}

// lure is a ride before an enemy who may then countercharge.
func lure(t testing.TB, g game.Game) ride {
	t.Helper()
	return findRide(t, g, func(r *game.Reach, i int) bool { return lures(g, r.Path(i)) })
}

// lures reports whether the other side may react somewhere on a way.
func lures(g game.Game, way []game.Action) bool {
	try := g.Clone()
	for _, a := range way {
		try.Apply(a, new(dice.Seeded))
		if len(try.Offers(phaseSide(g).Other(), nil)) > 0 {
			return true
		}
	}
	return false
}

// seeds are how many battles are rehearsed in search of a position.
const seeds = 40

// rehearseFight plays battles up to an attack phase with duties and an attack that
// leads where it should. The attack is the first offered against its target.
func rehearseFight(t testing.TB, leads func(r *rehearsal) bool) (r *rehearsal, target string) {
	t.Helper()
	for seed := range uint64(seeds) {
		r := rehearse(t, seed+1)
		for r.Game.Outcome() == nil {
			if at, ok := r.fight(leads); ok {
				return r, at
			}
			r.act()
		}
	}
	t.Fatal("there is no such fight")
	return nil, ""
}

// fight looks for an attack of this moment that leads where it should.
func (r *rehearsal) fight(leads func(r *rehearsal) bool) (target string, ok bool) {
	if _, attacking := asked(r.Game, "attack"); !attacking || len(r.Game.Duties(phaseSide(r.Game))) == 0 {
		return "", false
	}
	tried := map[hex.Hex]bool{}
	n := len(r.Steps)
	for _, o := range append([]game.Offer(nil), r.list()...) {
		if o.Verb != "attack" || tried[o.At] {
			continue
		}
		tried[o.At] = true
		r.do(o.Act)
		ok = leads(r)
		if r.Cut(n); ok { // a rehearsal takes no dice back: they are to fall in the browser
			return o.At.String(), true
		}
	}
	return "", false
}

// leadsToPursuit reports whether the other side retreats now, with a choice, and is
// then pursued with a choice.
func leadsToPursuit(r *rehearsal) bool {
	e, ok := asked(r.Game, "retreat")
	if !ok || e.Side == phaseSide(r.Game) || len(hexes(r.list())) < 2 {
		return false
	}
	r.do(r.list()[0].Act)
	e, ok = asked(r.Game, "pursue")
	return ok && e.Side == phaseSide(r.Game) && len(r.list()) > 1
}

// leadsToLosses reports whether somebody has to choose who loses an SP.
func leadsToLosses(r *rehearsal) bool {
	_, ok := asked(r.Game, "choose-loss")
	return ok
}

// hexes are the hexes offers point at.
func hexes(offers []game.Offer) map[hex.Hex]bool {
	at := map[hex.Hex]bool{}
	for _, o := range offers {
		at[o.At] = true
	}
	return at
}

// rehearseLastPhase plays battles up to the last phase in which somebody acts.
func rehearseLastPhase(t testing.TB) *rehearsal {
	t.Helper()
	for seed := range uint64(seeds) {
		r := rehearse(t, seed+1)
		for r.Game.Outcome() == nil {
			if table := r.Game.Table(); table.Turn == table.Last && table.Phases[table.Phase].Key == "infantry-attack" && phaseSide(r.Game) == game.B {
				return r
			}
			r.act()
		}
	}
	t.Fatal("no battle lasts to its last turn")
	return nil
}
