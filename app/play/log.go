package play

import (
	"slices"

	"gonfalon/engine/game"
)

// Entry is one event as the log keeps it: what happened, in which phase, and at
// which step of the session.
type Entry struct {
	Step  int
	Turn  int
	Phase game.Phase
	Event *game.Event
}

// tell is the log of everything a session has done.
func tell(s *game.Session) (out []Entry) {
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
		out[i] = Entry{Step: step, Turn: st.Turn, Phase: phase, Event: &events[i]}
	}
	return out
}

// roll is the last result of a table in this phase, nil if there was none.
func (c *Controller) roll() *game.Event {
	for i := len(c.log) - 1; i >= 0 && c.present(c.log[i]); i-- {
		e := &c.log[i]
		if o := e.Event.Odds; o != nil && (len(e.Event.Dice) > 0 || o.Result != nil) {
			return e.Event
		}
	}
	return nil
}

// present reports whether an entry belongs to the phase in which the game stands.
func (c *Controller) present(e Entry) bool {
	t := c.now.table
	return e.Turn == t.Turn && t.Phase >= 0 && t.Phase < len(t.Phases) && e.Phase == t.Phases[t.Phase]
}

// aims are the shots that were declared in this phase and are rolled later.
func (c *Controller) aims() (out []game.Event) {
	for i := len(c.log) - 1; i >= 0 && c.present(c.log[i]); i-- {
		if e := c.log[i].Event; e.Kind == game.EventAimed {
			out = append(out, *e)
		}
	}
	slices.Reverse(out)
	return out
}

// thrown are the events of the last step that dice decided, without tables.
func (c *Controller) thrown() (out []game.Event) {
	last := len(c.sess.Steps) - 1
	for i := len(c.log) - 1; i >= 0 && c.log[i].Step == last; i-- {
		if e := c.log[i].Event; len(e.Dice) > 0 && e.Odds == nil {
			out = append(out, *e)
		}
	}
	slices.Reverse(out)
	return out
}

// Jump looks at the place of the line that begins with entry i.
func (c *Controller) Jump(i int) {
	for _, t := range c.lines() {
		if t.first == i && place(*t.Event) != "" {
			c.look(t.Event.At)
		}
	}
}
