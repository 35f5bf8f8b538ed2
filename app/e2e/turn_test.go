package e2e

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// gesture is what a player does in one go: a ride, or one of the offers.
type gesture struct {
	game.Offer           // of a ride the one that begins it, with At where it leads
	before     game.Game // the position in which it is done
	charge     bool      // a ride that ends in a charge
	fought     bool      // the dice of a combat were thrown for it
}

// name tells gestures apart by the rule they show.
func (m gesture) name() string {
	switch {
	case m.charge:
		return "charge"
	case m.Verb == "begin":
		return "ride"
	}
	return string(m.Verb)
}

// lesson is a game turn rehearsed without a browser: the save it begins from, what both
// players do in it, and the position to which that leads.
type lesson struct {
	save     []byte
	gestures []gesture
	after    game.Game
}

// longest is how many gestures a lesson may have.
const longest = 36

// rehearseTurn plays battles until the turn of one shows everything.
func rehearseTurn(t testing.TB, scenario string, shows func([]gesture) bool) lesson {
	t.Helper()
	for seed := range uint64(3 * seeds) { // such turns are rare
		for r := rehearseAt(t, scenario, seed+1); r.Game.Outcome() == nil; {
			l := lesson{save: save.Write(r.scenario, nil, r.Session)}
			l.gestures, l.after = r.turn(), r.Game
			if r.Game.Outcome() == nil && len(l.gestures) <= longest && shows(l.gestures) {
				return l
			}
		}
	}
	t.Fatalf("no turn of %s shows everything", scenario)
	return lesson{}
}

// file keeps the save of a lesson and returns its path.
func (l lesson) file(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "lesson.json")
	if err := os.WriteFile(path, l.save, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// turn plays to the end of the game turn and returns how.
func (r *rehearsal) turn() (done []gesture) {
	for turn := r.Game.Table().Turn; r.Game.Outcome() == nil && r.Game.Table().Turn == turn; {
		m, acts := r.nextGesture()
		m.before = r.Game.Clone()
		for _, a := range acts {
			m.fought = slices.ContainsFunc(r.do(a), func(e game.Event) bool { return e.Kind == "combat" && len(e.Dice) > 0 })
		}
		done = append(done, m)
	}
	return done
}

// nextGesture is one of a few rides while counters may move, else what shows most.
func (r *rehearsal) nextGesture() (gesture, []game.Action) {
	if r.may("begin") && r.rand.IntN(4) > 0 {
		if m, acts := r.bestRide(); acts != nil {
			return m, acts
		}
	}
	o := r.telling()
	return gesture{Offer: o}, []game.Action{o.Act}
}

// tells is how much of the rules an act shows that is no ride; those not named lie between.
var tells = map[game.Verb]int{"evade": 3, "restore": 3, "rally-army": 3, "shoot": 2, "attack": 2, "end-phase": -1,
	"turn-fast": -2, "turn-heavy": -2, "mount": -2, "dismount": -2, "leave": -2, "begin": -2, "advance": -2}

// telling is the offer that shows most. An attack is the one with the best odds against its hex,
// as on the page.
func (r *rehearsal) telling() game.Offer {
	offers := slices.Clone(r.list())
	r.rand.Shuffle(len(offers), func(i, k int) { offers[i], offers[k] = offers[k], offers[i] })
	best := slices.MaxFunc(offers, func(a, b game.Offer) int { return cmp.Compare(tells[a.Verb], tells[b.Verb]) })
	if best.Verb != game.VerbAttack {
		return best
	}
	at, column := best.At, -1
	for _, o := range r.list() {
		if o.Verb != game.VerbAttack {
			continue
		}
		if odds := r.Game.Forecast(o.Act); slices.Contains(odds.At, at) && odds.Final > column {
			best, column = o, odds.Final
		}
	}
	best.At = at
	return best
}

// bestRide is of a few rides drawn at random the one that ends nearest to an enemy, a charge
// before all.
func (r *rehearsal) bestRide() (best gesture, acts []game.Action) {
	most := 0
	for range 6 {
		m, way := r.drawRide()
		if way == nil {
			continue
		}
		n := 10 - r.enemyDistance(phaseSide(r.Game), m.At)
		if m.charge {
			n += 10
		}
		if n > most {
			best, acts, most = m, way, n
		}
	}
	return best, acts
}

// drawRide draws a unit and a hex where it may come to rest, in one state only.
func (r *rehearsal) drawRide() (gesture, []game.Action) {
	begin := slices.DeleteFunc(slices.Clone(r.list()), func(o game.Offer) bool {
		return o.Verb != "begin" || r.Game.Piece(o.Unit).Rank != game.Unit
	})
	if len(begin) == 0 {
		return gesture{}, nil
	}
	m := gesture{Offer: begin[r.rand.IntN(len(begin))]}
	reach := r.Game.Reach(m.Unit)
	m.At = reach.Stops[r.rand.IntN(len(reach.Stops))].Hex
	i := reach.Best(m.At)
	if i < 0 || !reach.Stops[i].Rest || !goesThrough(r.Game, reach.Path(i)) {
		return gesture{}, nil
	}
	marks := reach.Stops[i].Marks
	if slices.ContainsFunc(reach.Stops, func(s game.Stop) bool { return s.Hex == m.At && s.Marks != marks }) {
		return gesture{}, nil
	}
	m.charge = marks&game.Charging != 0
	return m, reach.Path(i)
}

// goesThrough reports whether nobody has to decide anything on a way.
func goesThrough(g game.Game, way []game.Action) bool {
	side, try := phaseSide(g), g.Clone()
	for _, a := range way {
		if try.Apply(a, new(dice.Seeded)); try.Table().Expect[0].Side != side {
			return false
		}
	}
	return true
}
