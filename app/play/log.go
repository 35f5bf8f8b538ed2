package play

import "gonfalon/engine/game"

// Entry is one event as the log keeps it: what happened, in which phase, and at
// which step of the session.
type Entry struct {
	Step  int
	Turn  int
	Phase game.Phase
	Event game.Event
}

// entries files the events of one step under the phase in which it was done.
func entries(step int, t game.Table, events []game.Event) []Entry {
	var phase game.Phase
	if t.Phase >= 0 && t.Phase < len(t.Phases) {
		phase = t.Phases[t.Phase]
	}
	var out []Entry
	for _, e := range events {
		out = append(out, Entry{Step: step, Turn: t.Turn, Phase: phase, Event: e})
	}
	return out
}

// roll is the last throw of dice on a results table in this phase, nil if there was none.
func (c *Controller) roll() *game.Event {
	t := c.now.table
	for i := len(c.log) - 1; i >= 0; i-- {
		e := &c.log[i]
		if e.Turn != t.Turn || t.Phase < 0 || t.Phase >= len(t.Phases) || e.Phase != t.Phases[t.Phase] {
			return nil
		}
		if e.Event.Odds != nil && len(e.Event.Dice) > 0 {
			return &e.Event
		}
	}
	return nil
}

// Jump looks at the place of the line that begins with entry i.
func (c *Controller) Jump(i int) {
	for _, t := range c.lines() {
		if t.first == i && place(t.Event) != "" {
			c.look(t.Event.At)
		}
	}
}
