package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// entry is one event as the log keeps it: what happened, in which phase, and at
// which step of the session.
type entry struct {
	Step  int
	Turn  int
	Phase game.Phase
	Event *game.Event
}

// history is the log of everything a session has done.
func history(s *game.Session) (out []entry) {
	phases := s.Game.Table().Phases
	for step := range s.Steps {
		out = append(out, entries(s, step, phases)...)
	}
	return out
}

// entries files the events of one step under the phase in which it was done.
func entries(s *game.Session, step int, phases []game.Phase) []entry {
	var phase game.Phase
	st := &s.Steps[step]
	if st.Phase >= 0 && st.Phase < len(phases) {
		phase = phases[st.Phase]
	}
	events := s.Events(step)
	out := make([]entry, len(events))
	for i := range events {
		out[i] = entry{Step: step, Turn: st.Turn, Phase: phase, Event: &events[i]}
	}
	return out
}

// roll is the last result of a table in this phase, nil if there was none.
func (c *battle) roll() *game.Event {
	for i := len(c.log) - 1; i >= 0 && c.present(c.log[i]); i-- {
		e := &c.log[i]
		if o := e.Event.Odds; o != nil && (len(e.Event.Dice) > 0 || o.Result != nil) {
			return e.Event
		}
	}
	return nil
}

// present reports whether an entry belongs to the phase in which the game stands.
func (c *battle) present(e entry) bool {
	t := c.table
	return e.Turn == t.Turn && t.Phase >= 0 && t.Phase < len(t.Phases) && e.Phase == t.Phases[t.Phase]
}

// aims are the shots that were declared in this phase and are rolled later.
func (c *battle) aims() (out []game.Event) {
	for i := len(c.log) - 1; i >= 0 && c.present(c.log[i]); i-- {
		if e := c.log[i].Event; e.Kind == game.EventAimed {
			out = append(out, *e)
		}
	}
	slices.Reverse(out)
	return out
}

// thrown are the events of the last step that dice decided, without tables.
func (c *battle) thrown() (out []game.Event) {
	last := len(c.sess.Steps) - 1
	for i := len(c.log) - 1; i >= 0 && c.log[i].Step == last; i-- {
		if e := c.log[i].Event; len(e.Dice) > 0 && e.Odds == nil {
			out = append(out, *e)
		}
	}
	slices.Reverse(out)
	return out
}

// jump looks at the place of the line that begins with entry i.
func (c *battle) jump(i int) {
	for _, t := range c.lines() {
		if t.first == i && place(*t.Event) != "" {
			c.sight.look(t.Event.At)
		}
	}
}

// lines are the events to be told, those that belong together taken together.
func (c *battle) lines() []told { return linesOf(c.log) }

// linesOf are the events of a part of the log to be told.
func linesOf(log []entry) []told {
	var out []told
	for i, e := range log {
		if e.Event.Kind == game.EventPhase && !(i > 0 && log[i-1].Event.Kind == game.EventPhase) {
			continue // the headings say it, but for a phase in which nothing was done
		}
		if n := len(out); n > 0 && (rides(out[n-1].entry, e) || placed(out[n-1].entry, e) || wearies(out[n-1].entry, e)) {
			out[n-1].entry = e
		} else {
			out = append(out, told{entry: e, first: i})
		}
		if e.Event.Kind == game.EventMoved || e.Event.Kind == game.EventPlaced {
			out[len(out)-1].n++
		}
		if e.Event.Kind == fatigue {
			out[len(out)-1].weary = append(out[len(out)-1].weary, *e.Event)
		}
	}
	return out
}

// between is the part of the log from one step up to, but not with, another.
func (c *battle) between(from, to int) []entry {
	at := func(step int) int {
		i, _ := slices.BinarySearchFunc(c.log, step, func(e entry, step int) int { return e.Step - step })
		return i
	}
	return c.log[at(from):at(to)]
}

// moments are the steps after each of which something can be told, the last of them the end.
func (c *battle) moments() (steps []int) {
	for _, t := range c.lines() {
		if t.Event.Kind == game.EventPhase {
			continue
		}
		if n := len(steps); n == 0 || steps[n-1] != t.Step+1 {
			steps = append(steps, t.Step+1)
		}
	}
	if last := len(c.sess.Steps); len(steps) == 0 || steps[len(steps)-1] != last {
		steps = append(steps, last)
	}
	return steps
}

// rides reports whether an event goes on with the ride of the one before it.
func rides(before, e entry) bool {
	step := func(k game.EventKind) bool {
		return k == game.EventBegan || k == game.EventMoved || k == game.EventTurned
	}
	return step(before.Event.Kind) && step(e.Event.Kind) && e.Event.Kind != game.EventBegan &&
		before.Event.Unit == e.Event.Unit && before.Turn == e.Turn && before.Phase == e.Phase
}

// placed reports whether two counters were placed in one step.
func placed(before, e entry) bool {
	return before.Event.Kind == game.EventPlaced && e.Event.Kind == game.EventPlaced && before.Step == e.Step
}

// wearies reports whether the fatigue of two leaders changed in one step.
func wearies(before, e entry) bool {
	return before.Event.Kind == fatigue && e.Event.Kind == fatigue && before.Step == e.Step
}

// told is one line of the log: an event, all steps of one ride, all counters placed at once,
// or all leaders whose fatigue changed as a turn ended.
type told struct {
	entry
	first int          // number of its first event
	n     int          // hexes entered, or counters placed
	weary []game.Event // changes of fatigue
}

// fatigue is the event of a leader whose fatigue changed.
const fatigue game.EventKind = "fatigue"

// place is the hex of an event, empty when it has none.
func place(e game.Event) string {
	if e.At == (hex.Hex{}) {
		return ""
	}
	return e.At.String()
}

// unshifted leaves out how a combat came to its column, which the log says.
func (t told) unshifted() told {
	if o := t.Event.Odds; o != nil && t.Event.Kind == game.EventCombat {
		e, odds := *t.Event, *o
		odds.Initial = odds.Final
		t.Event, e.Odds = &e, &odds
	}
	return t
}

// testsOthers reports whether dice were thrown for others once the counter of a feat had done its part.
func (t told) testsOthers(f *feat) bool {
	return f.unit != game.None && len(t.Event.Trials) > 0 && t.Event.Odds == nil && t.Event.Unit != f.unit
}

// happens reports whether an event of this phase, or of the act that led to it, fits.
func (c *battle) happens(fits func(e *game.Event) bool) bool {
	last := len(c.sess.Steps) - 1
	for i := len(c.log) - 1; i >= 0 && (c.log[i].Step == last || c.present(c.log[i])); i-- {
		if fits(c.log[i].Event) {
			return true
		}
	}
	return false
}
