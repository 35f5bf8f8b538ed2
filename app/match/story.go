package match

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

// Momentous is how grave something must be to be told in large letters.
const Momentous = 60

// Tested is how grave a throw for a counter is.
const Tested = 10

// Tale is what one gesture led to that is worth telling where it happened.
type Tale struct {
	Deeds  []Deed      // the gravest first, never empty
	Dice   []int       // thrown for it, if any were
	Combat *game.Event // that it came of, nil for none
	Scored [2]int      // points
	Worth  map[game.ID]int
	Shift  int // of the shared track, to the good of side A
	Step   int // of the session that it ends with
}

// Deed is all that happened of one kind.
type Deed struct {
	Gravity int
	Events  []game.Event
}

// Large reports whether it is told in large letters.
func (t *Tale) Large() bool { return t.Deeds[0].Gravity >= Momentous }

// First is the event that is told first.
func (t *Tale) First() game.Event { return t.Deeds[0].Events[0] }

// Tale is what the steps since one led to, nil for nothing worth it. The table was as given
// before them.
func (c *Match) Tale(since int, was game.Table) *Tale {
	t := &Tale{Worth: map[game.ID]int{}, Step: len(c.Sess.Steps)}
	var thrown []int
	for step := since; step < len(c.Sess.Steps); step++ {
		for _, e := range c.Sess.Events(step) {
			if len(e.Dice) > 0 {
				thrown = e.Dice
			}
			t.Add(c, e, thrown)
		}
	}
	if c.Table.Stage != game.StageQuestion || c.Decides() { // a question to a person shows the throw itself
		t.OrFought()
	}
	if len(t.Deeds) == 0 {
		return nil
	}
	t.Shift = c.Table.Shared().Box - was.Shared().Box
	t.Sort()
	return t
}

// OrFought tells the result of a combat where nothing came of it that is told by itself.
func (t *Tale) OrFought() {
	if len(t.Deeds) == 0 && t.Combat != nil {
		t.Deeds, t.Dice = []Deed{{Tested, []game.Event{*t.Combat}}}, t.Combat.Dice
	}
}

// Sort puts the gravest first.
func (t *Tale) Sort() {
	t.prune()
	slices.SortStableFunc(t.Deeds, func(a, b Deed) int { return cmp.Compare(b.Gravity, a.Gravity) })
}

// prune leaves out what a graver deed says already: whoever is eliminated has lost strength.
func (t *Tale) prune() {
	gone := map[game.ID]bool{}
	for _, d := range t.Deeds {
		for _, e := range d.Events {
			gone[e.Unit] = gone[e.Unit] || e.Kind == "eliminated"
		}
	}
	for i := range t.Deeds {
		t.Deeds[i].Events = slices.DeleteFunc(t.Deeds[i].Events, func(e game.Event) bool { return e.Kind == "lost-sp" && gone[e.Unit] })
	}
	t.Deeds = slices.DeleteFunc(t.Deeds, func(d Deed) bool { return len(d.Events) == 0 })
}

// Add takes an event into the tale, with the dice that fell last before it.
func (t *Tale) Add(c *Match, e game.Event, thrown []int) {
	switch {
	case e.Kind == game.EventCombat:
		t.Combat = &e
	case e.Kind == "scored" && e.Side <= game.B:
		t.Scored[e.Side] += e.N
		t.Worth[e.Unit] += e.N
	}
	n := c.Gravity(e)
	if n == 0 {
		return
	}
	if len(t.Deeds) == 0 || n > slices.MaxFunc(t.Deeds, func(a, b Deed) int { return cmp.Compare(a.Gravity, b.Gravity) }).Gravity {
		t.Dice = thrown
	}
	i := slices.IndexFunc(t.Deeds, func(d Deed) bool { return d.Gravity == n && d.Events[0].Kind == e.Kind })
	if i < 0 {
		i = len(t.Deeds)
		t.Deeds = append(t.Deeds, Deed{Gravity: n})
	}
	t.Deeds[i].Events = append(t.Deeds[i].Events, e)
}

// Gravity is how grave an event is, 0 where nobody need be told. Whoever leads is a leader.
func (c *Match) Gravity(e game.Event) int {
	n := gravest[e.Kind]
	switch {
	case e.Kind == "eliminated" && c.Leads(e.Unit):
		return gravest["leader-died"]
	case n == 0 && len(e.Trials) > 0:
		return Tested
	case e.Kind == "morale-set" && c.Table.Stage == game.StageOver: // no turn is left that it would count in
		return 0
	}
	return n
}

// Leads reports whether a counter is a leader.
func (c *Match) Leads(id game.ID) bool { return id != game.None && IsLeader(c.Piece(id)) }

func IsLeader(p game.Piece) bool { return p.Rank == game.Leader || p.Rank == game.GrandLeader }

// Losses are the events by which somebody was lost for good at a hex of the map.
func (t *Tale) Losses() (out []game.Event) {
	for _, d := range t.Deeds {
		for _, e := range d.Events {
			if lost := e.Kind == "leader-died" || e.Kind == "eliminated" || e.Kind == "banner-fell" || e.Kind == "banner-captured"; lost && Place(e) != "" {
				out = append(out, e)
			}
		}
	}
	return out
}

// At is where the gravest of it happened; ok is false where it has no place.
func (t *Tale) At() (h hex.Hex, ok bool) {
	for _, d := range t.Deeds {
		for _, e := range d.Events {
			if Place(e) != "" {
				return e.At, true
			}
		}
	}
	return h, false
}
