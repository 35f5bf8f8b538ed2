package match

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Momentous is how grave something must be to be told in large letters: graver than the loss of a unit.
const Momentous = game.Heavy + 20

// Tested is how grave a throw for a counter is.
const Tested = game.Plain

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
	Gravity game.Gravity
	Class   game.EventClass
	Events  []game.Event
}

// Large reports whether it is told in large letters.
func (t *Tale) Large() bool { return t.Deeds[0].Gravity >= Momentous }

// Graves are what of it stops the table: each is told by a card of its own, as it happened.
func (t *Tale) Graves() (list []game.Event) {
	for _, d := range t.Deeds {
		if d.Gravity >= game.Grave {
			list = append(list, d.Events...)
		}
	}
	return list
}

// First is the event that is told first.
func (t *Tale) First() game.Event { return t.Deeds[0].Events[0] }

// Tale is what all that happened led to, nil for nothing worth it. The table was as given before.
func (c *Match) Tale(happened []Entry, was game.Table) *Tale {
	t := &Tale{Worth: map[game.ID]int{}, Step: len(c.Sess.Steps)}
	var thrown []int
	for _, e := range happened {
		if len(e.Event.Dice) > 0 {
			thrown = e.Event.Dice
		}
		t.Add(e, thrown)
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
		t.Deeds, t.Dice = []Deed{{Gravity: Tested, Events: []game.Event{*t.Combat}}}, t.Combat.Dice
	}
}

// Sort puts the gravest first.
func (t *Tale) Sort() {
	t.prune()
	slices.SortStableFunc(t.Deeds, func(a, b Deed) int { return cmp.Compare(b.Gravity, a.Gravity) })
}

// prune leaves out what a graver deed says already: whoever is eliminated has lost strength, and was perhaps
// ridden down.
func (t *Tale) prune() {
	gone := map[game.ID]bool{}
	for _, d := range t.Deeds {
		for _, e := range d.Events {
			gone[e.Unit] = gone[e.Unit] || d.Class == game.Destruction
		}
	}
	for i := range t.Deeds {
		if d := &t.Deeds[i]; d.Class == game.Weakening || d.Class == game.RidingDown {
			d.Events = slices.DeleteFunc(d.Events, func(e game.Event) bool { return gone[e.Unit] })
		}
	}
	t.Deeds = slices.DeleteFunc(t.Deeds, func(d Deed) bool { return len(d.Events) == 0 })
}

// Add takes an event into the tale, with the dice that fell last before it.
func (t *Tale) Add(of Entry, thrown []int) {
	e := *of.Event
	switch {
	case e.Kind == game.EventCombat:
		t.Combat = &e
	case of.Class == game.Scoring && e.Side <= game.B:
		t.Scored[e.Side] += e.N
		t.Worth[e.Unit] += e.N
	}
	n := of.Told
	if n == game.Light {
		return
	}
	if len(t.Deeds) == 0 || n > slices.MaxFunc(t.Deeds, func(a, b Deed) int { return cmp.Compare(a.Gravity, b.Gravity) }).Gravity {
		t.Dice = thrown
	}
	i := slices.IndexFunc(t.Deeds, func(d Deed) bool { return d.Gravity == n && d.Events[0].Kind == e.Kind })
	if i < 0 {
		i = len(t.Deeds)
		t.Deeds = append(t.Deeds, Deed{Gravity: n, Class: of.Class})
	}
	t.Deeds[i].Events = append(t.Deeds[i].Events, e)
}

// Codes are what the system says of its codes.
func (c *Match) Codes() game.Coded { return game.Codes(c.Sess.Game) }

// Leads reports whether a counter is a leader.
func (c *Match) Leads(id game.ID) bool { return id != game.None && IsLeader(c.Piece(id)) }

func IsLeader(p game.Piece) bool { return p.Rank == game.Leader || p.Rank == game.GrandLeader }

// Losses are the events by which somebody was lost for good at a hex of the map.
func (t *Tale) Losses(codes game.Coded) (out []game.Event) {
	for _, d := range t.Deeds {
		for _, e := range d.Events {
			if codes.EventInfo(e.Kind).Lost && Place(e) != "" {
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
