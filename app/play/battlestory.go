package play

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// gravest is how grave what befalls is, by its kind: what is told first has the highest. Kinds
// that are not here are told by the log alone, unless a die was thrown for them.
var gravest = map[game.EventKind]int{
	"leader-died": 100, "banner-captured": 90, "banner-fell": 85, "banner-recaptured": 80, "demoralised": 78,
	"defected": 75, "recovered": 70, "fort-destroyed": 65, "morale-set": 60,
	"eliminated": 50, "ridden-down": 48, "scattered": 45, "panicked": 40, "disorganised": 38, "disordered": 38,
	"palisade-lost": 30, "friendly-fire": 22, "lost-sp": 20,
}

// momentous is how grave something must be to be told in large letters.
const momentous = 60

// tested is how grave a throw for a counter is.
const tested = 10

// tale is what one gesture led to that is worth telling where it happened.
type tale struct {
	deeds  []deed      // the gravest first, never empty
	dice   []int       // thrown for it, if any were
	combat *game.Event // that it came of, nil for none
	scored [2]int      // points
	worth  map[game.ID]int
	shift  int // of the shared track, to the good of side A
	step   int // of the session that it ends with
}

// deed is all that happened of one kind.
type deed struct {
	gravity int
	events  []game.Event
}

// large reports whether it is told in large letters.
func (t *tale) large() bool { return t.deeds[0].gravity >= momentous }

// first is the event that is told first.
func (t *tale) first() game.Event { return t.deeds[0].events[0] }

// tale is what the steps since one led to, nil for nothing worth it. The table was as given
// before them.
func (c *battle) tale(since int, was game.Table) *tale {
	t := &tale{worth: map[game.ID]int{}, step: len(c.sess.Steps)}
	var thrown []int
	for step := since; step < len(c.sess.Steps); step++ {
		for _, e := range c.sess.Events(step) {
			if len(e.Dice) > 0 {
				thrown = e.Dice
			}
			t.add(c, e, thrown)
		}
	}
	if c.table.Stage != game.StageQuestion || c.decides() { // a question to a person shows the throw itself
		t.orFought()
	}
	if len(t.deeds) == 0 {
		return nil
	}
	t.shift = c.table.Shared().Box - was.Shared().Box
	t.sort()
	return t
}

// orFought tells the result of a combat where nothing came of it that is told by itself.
func (t *tale) orFought() {
	if len(t.deeds) == 0 && t.combat != nil {
		t.deeds, t.dice = []deed{{tested, []game.Event{*t.combat}}}, t.combat.Dice
	}
}

// sort puts the gravest first.
func (t *tale) sort() {
	t.prune()
	slices.SortStableFunc(t.deeds, func(a, b deed) int { return cmp.Compare(b.gravity, a.gravity) })
}

// prune leaves out what a graver deed says already: whoever is eliminated has lost strength.
func (t *tale) prune() {
	gone := map[game.ID]bool{}
	for _, d := range t.deeds {
		for _, e := range d.events {
			gone[e.Unit] = gone[e.Unit] || e.Kind == "eliminated"
		}
	}
	for i := range t.deeds {
		t.deeds[i].events = slices.DeleteFunc(t.deeds[i].events, func(e game.Event) bool { return e.Kind == "lost-sp" && gone[e.Unit] })
	}
	t.deeds = slices.DeleteFunc(t.deeds, func(d deed) bool { return len(d.events) == 0 })
}

// add takes an event into the tale, with the dice that fell last before it.
func (t *tale) add(c *battle, e game.Event, thrown []int) {
	switch {
	case e.Kind == game.EventCombat:
		t.combat = &e
	case e.Kind == "scored" && e.Side <= game.B:
		t.scored[e.Side] += e.N
		t.worth[e.Unit] += e.N
	}
	n := c.gravity(e)
	if n == 0 {
		return
	}
	if len(t.deeds) == 0 || n > slices.MaxFunc(t.deeds, func(a, b deed) int { return cmp.Compare(a.gravity, b.gravity) }).gravity {
		t.dice = thrown
	}
	i := slices.IndexFunc(t.deeds, func(d deed) bool { return d.gravity == n && d.events[0].Kind == e.Kind })
	if i < 0 {
		i = len(t.deeds)
		t.deeds = append(t.deeds, deed{gravity: n})
	}
	t.deeds[i].events = append(t.deeds[i].events, e)
}

// gravity is how grave an event is, 0 where nobody need be told. Whoever leads is a leader.
func (c *battle) gravity(e game.Event) int {
	n := gravest[e.Kind]
	switch {
	case e.Kind == "eliminated" && c.leads(e.Unit):
		return gravest["leader-died"]
	case n == 0 && len(e.Trials) > 0:
		return tested
	case e.Kind == "morale-set" && c.table.Stage == game.StageOver: // no turn is left that it would count in
		return 0
	}
	return n
}

// leads reports whether a counter is a leader.
func (c *battle) leads(id game.ID) bool { return id != game.None && isLeader(c.piece(id)) }

func isLeader(p game.Piece) bool { return p.Rank == game.Leader || p.Rank == game.GrandLeader }

// losses are the events by which somebody was lost for good at a hex of the map.
func (t *tale) losses() (out []game.Event) {
	for _, d := range t.deeds {
		for _, e := range d.events {
			if lost := e.Kind == "leader-died" || e.Kind == "eliminated" || e.Kind == "banner-fell" || e.Kind == "banner-captured"; lost && place(e) != "" {
				out = append(out, e)
			}
		}
	}
	return out
}

// at is where the gravest of it happened; ok is false where it has no place.
func (t *tale) at() (h hex.Hex, ok bool) {
	for _, d := range t.deeds {
		for _, e := range d.events {
			if place(e) != "" {
				return e.At, true
			}
		}
	}
	return h, false
}
