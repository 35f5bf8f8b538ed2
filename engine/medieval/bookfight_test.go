package medieval_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// bout is a combat as those know it who have seen it: who fought where, what came of it, who
// has retreated how.
type bout struct {
	result  game.Result
	sides   [2][]game.ID        // attackers, defenders
	lone    []hex.Hex           // attacked hexes without units: with a leader alone, or shot empty
	posts   map[game.ID]hex.Hex // where they stood
	back    []game.ID           // those who have retreated
	trails  map[game.ID]trail   // their hexes, with the one they fought in
	must    map[hex.Hex]bool    // whether winners in a hex must pursue
	settled []game.ID           // winners who have pursued, advanced or stayed
}

type trail = []hex.Hex

// loser is the party that has to retreat: 0 attackers, 1 defenders, or -1.
func (b *bout) loser() int {
	switch {
	case b.result.Attack.Retreat > 0:
		return 0
	case b.result.Defend.Retreat > 0:
		return 1
	}
	return -1
}

// far is how many hexes the loser has to go.
func (b *bout) far() int { return max(b.result.Attack.Retreat, b.result.Defend.Retreat) }

// bouts follows the combats of a battle.
type bouts struct{ now *bout }

// follow takes note of an act that has been done.
func (s *bouts) follow(g game.Game, did game.Offer, events []game.Event) {
	before := s.now
	for i := range events {
		switch e := &events[i]; {
		case e.Odds != nil && e.Odds.Result != nil && e.Kind == "combat":
			s.begin(g, e, events[i:])
		case s.now != nil && (e.Kind == "pursuit-obligatory" || e.Kind == "pursuit-voluntary"):
			s.now.must[g.Piece(e.Unit).Hex] = e.Kind == "pursuit-obligatory"
		}
	}
	if b := s.now; b != nil {
		switch a := did.Act.(type) {
		case medieval.Attack:
			if b == before {
				s.now = shotDown(g, a, events)
			}
			s.now.lone = a.At
		case medieval.Retreat:
			b.retreat(g, a, events)
		case medieval.Pursue, medieval.Exploit, medieval.Stay:
			b.settled = append(b.settled, did.Unit)
		}
	}
}

func (s *bouts) begin(g game.Game, e *game.Event, events []game.Event) {
	b := &bout{result: *e.Odds.Result, posts: map[game.ID]hex.Hex{}, trails: map[game.ID]trail{}, must: map[hex.Hex]bool{}}
	for i, ids := range [2][]game.ID{e.Odds.Attackers, e.Odds.Defenders} {
		for _, id := range ids {
			if p := g.Piece(id); p.Rank == game.Unit {
				b.sides[i] = append(b.sides[i], id)
				b.posts[id] = lastHex(p, events)
			}
		}
	}
	b.lone = []hex.Hex{e.At}
	s.now = b
}

// shotDown is an attack that the bows of janissaries ended before the combat, on whichever
// side they were (Ko-15.1.4).
func shotDown(g game.Game, a medieval.Attack, events []game.Event) *bout {
	b := &bout{posts: map[game.ID]hex.Hex{}, trails: map[game.ID]trail{}, must: map[hex.Hex]bool{}, lone: a.At}
	for _, id := range a.By {
		b.sides[0], b.posts[id] = append(b.sides[0], id), lastHex(g.Piece(id), events)
	}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && isUnit(p) && slices.Contains(a.At, p.Hex) {
			b.sides[1], b.posts[id] = append(b.sides[1], id), p.Hex
		}
	}
	return b
}

// lastHex is where a unit stands, or where the events say that it was lost.
func lastHex(p game.Piece, events []game.Event) hex.Hex {
	h := p.Hex
	for i := range events {
		e := &events[i]
		if lost := e.Kind == "eliminated" || e.Kind == "scattered"; lost && e.Unit == p.ID {
			h = e.At
		}
	}
	return h
}

// retreat notes where a unit has gone: as far along its way as it came.
func (b *bout) retreat(g game.Game, a medieval.Retreat, events []game.Event) {
	b.back = append(b.back, a.Unit)
	p := g.Piece(a.Unit)
	if p.Rank != game.Unit {
		return
	}
	n := slices.Index(a.Path, lastHex(p, events))
	b.trails[a.Unit] = append(trail{b.posts[a.Unit]}, a.Path[:n+1]...)
}

func TestRetreatsPursuitsAndAdvancesAreThoseOfTheBook(t *testing.T) {
	compared := map[string]int{}
	var s bouts
	eachBattle(t, 1500, func(t *testing.T, b *gametest.Brawl, did game.Offer, events []game.Event) {
		s.follow(b.Game, did, events)
		e := b.Game.Table().Expect
		if len(e) == 0 {
			return
		}
		switch code := e[0].Code; code {
		case "retreat":
			compared[code] += s.now.compareRetreats(t, see(b.Game))
		case "pursue":
			compared[code] += s.now.comparePursuits(t, see(b.Game))
		case "advance-after":
			compared[code] += s.now.compareAdvances(t, see(b.Game))
		}
	})
	t.Logf("compared %v", compared)
	for _, code := range []string{"retreat", "pursue", "advance-after"} {
		if compared[code] < 20 {
			t.Errorf("only %d of %s were compared", compared[code], code)
		}
	}
}
