package game

import (
	"errors"
	"fmt"

	"gonfalon/engine/dice"
)

// ErrUnsound says that an act of older rules cannot be done any more: today's rules break
// down over it, or the position after it would not be sound.
var ErrUnsound = errors.New("would leave an unsound position")

// Carry does an act as it was done under older rules, whether or not today's allow it, with
// the dice it threw then: where it throws more, they come from the session's own generator,
// and what it does not throw is dropped. The act is tried on a copy; with an ErrUnsound the
// session stays where it was.
//
// The generator leaps on after each such act, so that no die is thrown again that a player
// has seen, however many were thrown or dropped.
func (s *Session) Carry(a Action, thrown []int) ([]Event, error) {
	return s.carry(a, thrown, s.taken.Times)
}

// carry is Carry for an act whose dice are of a stream. Only that of today leaps on.
func (s *Session) carry(a Action, thrown []int, stream int) ([]Event, error) {
	g, place := s.Game.Clone(), s.dice.Place()
	rec := &dice.Recorder{From: &dice.Topped{First: thrown, Then: s.dice}}
	events, err := attempt(g, a, rec)
	s.dice.Return(place)
	if err != nil {
		return nil, err
	}
	s.mark()
	s.Game = g
	if stream == s.taken.Times {
		s.dice.Leap()
	}
	s.keep(Step{Act: a, Dice: rec.Thrown, Older: true, Stream: stream}, events)
	return events, nil
}

// attempt does an act and holds the position after it to be sound.
func attempt(g Game, a Action, r dice.Roller) (events []Event, err error) {
	defer func() {
		if p := recover(); p != nil {
			events, err = nil, fmt.Errorf("%w: the rules broke down: %v", ErrUnsound, p)
		}
	}()
	events = g.Apply(a, r)
	if err := g.Audit(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnsound, err)
	}
	return events, nil
}

// Older is how many acts, the first of the session, were done under older rules.
func (s *Session) Older() (n int) {
	for n < len(s.Steps) && s.Steps[n].Older {
		n++
	}
	return n
}
