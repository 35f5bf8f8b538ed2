package game

import (
	"reflect"
	"slices"

	"gonfalon/engine/dice"
)

// Undo takes back the last step; it reports whether there was one that may be taken back.
func (s *Session) Undo() bool { return len(s.Steps) > 0 && s.UndoTo(len(s.Steps)-1) }

// UndoTo takes back all steps but the first n; it reports whether there were such, and all may be
// taken back. They can be redone until something else is done.
func (s *Session) UndoTo(n int) bool {
	if n < s.Floor() || n >= len(s.Steps) {
		return false
	}
	for i := len(s.Steps) - 1; i >= n; i-- {
		s.redo = append(s.redo, s.Steps[i])
	}
	s.rewind(n)
	return true
}

// Floor is the number of steps that stay: with final dice those up to the last die.
func (s *Session) Floor() int {
	if !s.Final {
		return 0
	}
	n := len(s.Steps)
	for n > 0 && len(s.Steps[n-1].Dice) == 0 {
		n--
	}
	return n
}

// Redo does the last undone step again, with the dice it had; it reports whether there was one.
func (s *Session) Redo() ([]Event, bool) {
	if len(s.redo) == 0 {
		return nil, false
	}
	last := len(s.redo) - 1
	events, err := s.Replay(s.redo[last])
	if err != nil {
		return nil, false
	}
	s.redo = s.redo[:last]
	return events, true
}

// CanRedo reports whether an undone step can be done again.
func (s *Session) CanRedo() bool { return len(s.redo) > 0 }

// Undone returns what can be redone, the next step first.
func (s *Session) Undone() []Step {
	out := slices.Clone(s.redo)
	slices.Reverse(out)
	return out
}

// Proceed does an act that nobody has decided on. It takes nothing from what can be redone: as
// long as there is something, only the next step of that is done, with its dice. It reports
// whether the act was done.
func (s *Session) Proceed(a Action) bool {
	if !s.CanRedo() {
		_, no := s.Do(a)
		return no == nil
	}
	if !reflect.DeepEqual(a, s.redo[len(s.redo)-1].Act) {
		return false
	}
	_, ok := s.Redo()
	return ok
}

// Forgo gives up what can be redone. If that has dice they are taken back for good: from now on
// the dice are of the next stream.
func (s *Session) Forgo() {
	n := DiceOf(s.redo)
	s.redo = nil
	if from, ok := s.dice.(dice.Streams); ok && n > 0 {
		s.taken = Taken{s.taken.Times + 1, s.taken.Dice + n}
		from.Renew(s.first, s.taken.Times)
	}
}

// DiceOf counts the dice that steps threw.
func DiceOf(steps []Step) (n int) {
	for i := range steps {
		n += len(steps[i].Dice)
	}
	return n
}

// Taken is how many dice were taken back for good.
func (s *Session) Taken() Taken { return s.taken }

// Resume tells a new session, before its steps are replayed, how many dice were taken back in the
// course of them.
func (s *Session) Resume(t Taken) {
	s.taken = t
	if from, ok := s.dice.(dice.Streams); ok {
		from.Renew(s.first, t.Times)
	}
}

// returnDice goes back to where the dice stood. If dice were taken back since, none of the
// stream of today had been thrown there.
func (s *Session) returnDice(to mark) {
	if from, ok := s.dice.(dice.Streams); ok && to.stream != s.taken.Times {
		from.Renew(s.first, s.taken.Times)
		return
	}
	s.dice.Return(to.place)
}
