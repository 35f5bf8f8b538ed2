package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Entry is one event as the log keeps it: what happened, in which phase, at which step of the
// session, and what the system says of it.
type Entry struct {
	Step    int
	Turn    int
	Phase   game.Phase
	Event   *game.Event
	Class   game.EventClass
	Gravity game.Gravity
	Cue     game.Cue
	Told    game.Gravity // as what it is told where it happened, Light where the log alone tells it
}

// LogOf is the log of everything a session has done.
func LogOf(s *game.Session) (out []Entry) {
	phases := s.Game.Table().Phases
	for step := range s.Steps {
		out = append(out, entries(s, step, phases)...)
	}
	return out
}

// entries files the events of one step under the phase in which it was done.
func entries(s *game.Session, step int, phases []game.Phase) []Entry {
	var phase game.Phase
	st := &s.Steps[step]
	if st.Phase >= 0 && st.Phase < len(phases) {
		phase = phases[st.Phase]
	}
	events := s.Events(step)
	out := make([]Entry, len(events))
	for i := range events {
		out[i] = Note(s.Game, step, &events[i])
		out[i].Turn, out[i].Phase = st.Turn, phase
	}
	return out
}

// Note is an event of a step with what the system says it means and how grave it is. A throw for a
// counter is told where it happened, whatever it leads to.
func Note(g game.Game, step int, e *game.Event) Entry {
	info := game.Codes(g).EventInfo(e.Kind)
	n := Entry{Step: step, Event: e, Class: info.Class}
	n.Gravity, n.Cue = info.Weight(g, e)
	switch {
	case info.Story:
		n.Told = n.Gravity
	case len(e.Trials) > 0:
		n.Told = Tested
	}
	return n
}

// Roll is the last result of a table in this phase, nil if there was none.
func (c *Match) Roll() *game.Event {
	for i := len(c.Log) - 1; i >= 0 && c.present(c.Log[i]); i-- {
		e := &c.Log[i]
		if o := e.Event.Odds; o != nil && (len(e.Event.Dice) > 0 || o.Result != nil) {
			return e.Event
		}
	}
	return nil
}

// present reports whether an entry belongs to the phase in which the game stands.
func (c *Match) present(e Entry) bool {
	t := c.Table
	return e.Turn == t.Turn && t.Phase >= 0 && t.Phase < len(t.Phases) && e.Phase == t.Phases[t.Phase]
}

// Aims are the shots that were declared in this phase and are rolled later.
func (c *Match) Aims() (out []game.Event) {
	for i := len(c.Log) - 1; i >= 0 && c.present(c.Log[i]); i-- {
		if e := &c.Log[i]; e.Class == game.Aiming {
			out = append(out, *e.Event)
		}
	}
	slices.Reverse(out)
	return out
}

// Thrown are the events of the last step that dice decided, without tables.
func (c *Match) Thrown() (out []game.Event) {
	last := len(c.Sess.Steps) - 1
	for i := len(c.Log) - 1; i >= 0 && c.Log[i].Step == last; i-- {
		if e := c.Log[i].Event; len(e.Dice) > 0 && e.Odds == nil {
			out = append(out, *e)
		}
	}
	slices.Reverse(out)
	return out
}

// Jump looks at the place of the line that begins with entry i.
func (c *Match) Jump(i int) {
	for _, t := range c.Lines() {
		if t.First == i && Place(*t.Event) != "" {
			c.Sight.Look(t.Event.At)
		}
	}
}

// Lines are the events to be told, those that belong together taken together.
func (c *Match) Lines() []Told { return LinesOf(c.Log) }

// LinesOf are the events of a part of the log to be told.
func LinesOf(log []Entry) []Told {
	var out []Told
	for i, e := range log {
		if e.Event.Kind == game.EventPhase && !(i > 0 && log[i-1].Event.Kind == game.EventPhase) {
			continue // the headings say it, but for a phase in which nothing was done
		}
		if toldElsewhere(log, i) {
			continue
		}
		if n := len(out); n > 0 && (rides(out[n-1].Entry, e) || placed(out[n-1].Entry, e) || wearies(out[n-1].Entry, e)) {
			out[n-1].Entry = e
		} else {
			out = append(out, Told{Entry: e, First: i})
		}
		if e.Event.Kind == game.EventMoved || e.Event.Kind == game.EventPlaced {
			out[len(out)-1].N++
		}
		if e.Class == game.Weariness {
			out[len(out)-1].Weary = append(out[len(out)-1].Weary, *e.Event)
		}
	}
	return out
}

// toldElsewhere reports whether the end of somebody is told by another entry of the step: whoever was ridden down is
// eliminated, whoever is eliminated has lost his strength, and of a leader his throw says it.
func toldElsewhere(log []Entry, i int) bool {
	e, by := log[i], -1
	var says func(o Entry) bool
	switch e.Class {
	case game.Weakening:
		says, by = func(o Entry) bool { return o.Class == game.Destruction }, 1
	case game.Destruction:
		says = func(o Entry) bool { return o.Class == game.RidingDown }
	case game.LeaderLoss:
		says = lostThrow
	default:
		return false
	}
	for j := i + by; j >= 0 && j < len(log) && log[j].Step == e.Step; j += by {
		if says(log[j]) && log[j].Event.Unit == e.Event.Unit {
			return true
		}
	}
	return false
}

// lostThrow reports whether an entry is a throw for somebody that went against him.
func lostThrow(e Entry) bool {
	return len(e.Event.Dice) > 0 && e.Event.Tally != nil && e.Event.Tally.Sum() <= e.Event.N
}

// Between is the part of the log from one step up to, but not with, another.
func (c *Match) Between(from, to int) []Entry {
	at := func(step int) int {
		i, _ := slices.BinarySearchFunc(c.Log, step, func(e Entry, step int) int { return e.Step - step })
		return i
	}
	return c.Log[at(from):at(to)]
}

// Moments are the steps after each of which something can be told, the last of them the end.
func (c *Match) Moments() (steps []int) {
	for _, t := range c.Lines() {
		if t.Event.Kind == game.EventPhase {
			continue
		}
		if n := len(steps); n == 0 || steps[n-1] != t.Step+1 {
			steps = append(steps, t.Step+1)
		}
	}
	if last := len(c.Sess.Steps); len(steps) == 0 || steps[len(steps)-1] != last {
		steps = append(steps, last)
	}
	return steps
}

// rides reports whether an event goes on with the ride of the one before it.
func rides(before, e Entry) bool {
	step := func(k game.EventKind) bool {
		return k == game.EventBegan || k == game.EventMoved || k == game.EventTurned
	}
	return step(before.Event.Kind) && step(e.Event.Kind) && e.Event.Kind != game.EventBegan &&
		before.Event.Unit == e.Event.Unit && before.Turn == e.Turn && before.Phase == e.Phase
}

// placed reports whether two counters were placed in one step.
func placed(before, e Entry) bool {
	return before.Event.Kind == game.EventPlaced && e.Event.Kind == game.EventPlaced && before.Step == e.Step
}

// wearies reports whether the fatigue of two leaders changed in one step.
func wearies(before, e Entry) bool {
	return before.Class == game.Weariness && e.Class == game.Weariness && before.Step == e.Step
}

// Told is one line of the log: an event, all steps of one ride, all counters placed at once,
// or all leaders whose fatigue changed as a turn ended.
type Told struct {
	Entry
	First int          // number of its first event
	N     int          // hexes entered, or counters placed
	Weary []game.Event // changes of fatigue
}

// Place is the hex of an event, empty when it has none.
func Place(e game.Event) string {
	if e.At == (hex.Hex{}) {
		return ""
	}
	return e.At.String()
}

// Unshifted leaves out how a combat came to its column, which the log says.
func (t Told) Unshifted() Told {
	if o := t.Event.Odds; o != nil && t.Event.Kind == game.EventCombat {
		e, odds := *t.Event, *o
		odds.Initial = odds.Final
		t.Event, e.Odds = &e, &odds
	}
	return t
}

// TestsOthers reports whether dice were thrown for others once the counter of a feat had done its part.
func (t Told) TestsOthers(f *Feat) bool {
	return f.Unit != game.None && len(t.Event.Trials) > 0 && t.Event.Odds == nil && t.Event.Unit != f.Unit
}

// Happens reports whether an event of this phase, or of the act that led to it, fits.
func (c *Match) Happens(fits func(e *game.Event) bool) bool {
	last := len(c.Sess.Steps) - 1
	for i := len(c.Log) - 1; i >= 0 && (c.Log[i].Step == last || c.present(c.Log[i])); i-- {
		if fits(c.Log[i].Event) {
			return true
		}
	}
	return false
}
