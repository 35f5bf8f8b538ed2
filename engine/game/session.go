package game

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/rule"
)

// Step is one act as the record keeps it: what was done, the dice it consumed,
// and a hash of the position after it where the record keeps one.
type Step struct {
	Act      Action
	Dice     []int
	Turn     int    // the game turn in which it was done
	Hash     uint64 // position after it; 0 where none is kept
	Revealed bool   // it let a secret out; found anew when the act is done again
	Older    bool   // it was done under older rules: today's may refuse it
}

// What may differ when a recorded step is done again; a refused act is a
// *rule.Refusal instead.
var (
	ErrOtherDice     = errors.New("throws other dice than recorded")
	ErrOtherPosition = errors.New("leads to another position than recorded")
)

// Session is a game with its history: it applies, undoes, redoes and replays.
// The dice are part of the history, so an act done again throws the same.
type Session struct {
	Game  Game
	Steps []Step

	redo   []Step
	before []mark      // before[i] is the position before Steps[i]
	first  dice.Seeded // the generator when the history began
	seed   dice.Seeded // the generator now
	turn   int         // the game turn now
}

// mark is a point to return to; only some keep a copy of the position.
type mark struct {
	game Game
	seed dice.Seeded
}

// NewSession begins a history at this position with this seed.
func NewSession(g Game, seed uint64) *Session {
	return &Session{Game: g, first: dice.Seeded(seed), seed: dice.Seeded(seed), turn: g.Table().Turn}
}

// Seed is the seed the history began with.
func (s *Session) Seed() uint64 { return uint64(s.first) }

// Cup is the generator as it stands now.
func (s *Session) Cup() dice.Seeded { return s.seed }

// Do checks and applies an action, throwing the session's own dice. A refused
// action changes nothing. What was undone can no longer be redone.
func (s *Session) Do(a Action) ([]Event, *rule.Refusal) {
	if no := s.Game.Check(a); no != nil {
		return nil, no
	}
	s.redo = nil
	return s.apply(a, &s.seed), nil
}

// apply does an act and keeps it.
func (s *Session) apply(a Action, from dice.Roller) []Event {
	s.mark()
	rec := &dice.Recorder{From: from}
	events := s.Game.Apply(a, rec)
	s.keep(Step{Act: a, Dice: rec.Thrown}, events)
	return events
}

// keep adds what was just done to the history. The hash is kept where a game turn or the
// game ends.
func (s *Session) keep(st Step, events []Event) {
	st.Turn, st.Revealed = s.turn, bares(events)
	s.turn = s.Game.Table().Turn
	if s.turn != st.Turn || s.Game.Outcome() != nil {
		st.Hash = s.Game.Hash()
	}
	s.Steps = append(s.Steps, st)
}

// Replay applies one recorded step with its own dice. It fails when the action is
// refused, when it throws other dice than recorded, or when a kept hash differs;
// the session then stands where it stood before the step. A step that was done under
// older rules is not checked but carried.
func (s *Session) Replay(st Step) ([]Event, error) {
	n := len(s.Steps)
	events, err := s.again(st)
	if err != nil {
		return nil, fmt.Errorf("%s %w", st.Act.Do(), err)
	}
	if err := s.compare(st); err != nil {
		s.rewind(n)
		return nil, fmt.Errorf("%s %w", st.Act.Do(), err)
	}
	return events, nil
}

// again does the act of a step with its own dice.
func (s *Session) again(st Step) ([]Event, error) {
	if st.Older {
		return s.Carry(st.Act, st.Dice)
	}
	if no := s.Game.Check(st.Act); no != nil {
		return nil, fmt.Errorf("refused: %w", no)
	}
	own := s.seed
	for range st.Dice {
		own.D6() // the session's own generator moves on as it did when recorded
	}
	events := s.apply(st.Act, &dice.Topped{First: st.Dice, Then: &own})
	s.seed = own
	return events, nil
}

// compare holds the step just done against the record.
func (s *Session) compare(st Step) error {
	done := &s.Steps[len(s.Steps)-1]
	if !slices.Equal(done.Dice, st.Dice) {
		return ErrOtherDice
	}
	if st.Hash == 0 {
		return nil
	}
	if done.Hash == 0 {
		done.Hash = s.Game.Hash()
	}
	if done.Hash != st.Hash {
		return ErrOtherPosition
	}
	return nil
}

// CanUndo reports whether there is a step to take back, and whether taking it back
// is free: dice that were thrown and secrets that came out need the consent of both players.
func (s *Session) CanUndo() (can, free bool) {
	if len(s.Steps) == 0 {
		return false, false
	}
	last := &s.Steps[len(s.Steps)-1]
	return true, len(last.Dice) == 0 && !last.Revealed
}

// bares reports whether one of the events let a secret out.
func bares(events []Event) bool {
	return slices.ContainsFunc(events, func(e Event) bool { return e.Revealed })
}

// Undo takes back the last step; it reports whether there was one.
func (s *Session) Undo() bool {
	if len(s.Steps) == 0 {
		return false
	}
	last := len(s.Steps) - 1
	s.redo = append(s.redo, s.Steps[last])
	s.rewind(last)
	return true
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

// At returns an independent copy of the position before step n, for a replay or a branch.
func (s *Session) At(n int) Game {
	if n >= len(s.Steps) {
		return s.Game.Clone()
	}
	return s.position(n)
}

// Cut returns to the position before step n for good: what was done from there on, and what
// had been undone, can no longer be done again.
func (s *Session) Cut(n int) {
	if s.redo = nil; n < len(s.Steps) {
		s.rewind(n)
	}
}

// rewind returns to the position before step n, which has been done.
func (s *Session) rewind(n int) {
	s.Game, s.seed, s.turn = s.position(n), s.before[n].seed, s.Steps[n].Turn
	s.Steps, s.before = s.Steps[:n], s.before[:n]
}

// position makes the position before step n from the nearest one kept.
func (s *Session) position(n int) Game {
	from := n
	for s.before[from].game == nil {
		from--
	}
	g := s.before[from].game.Clone()
	for _, st := range s.Steps[from:n] {
		g.Apply(st.Act, dice.Script(st.Dice...))
	}
	return g
}

// A position is kept every checkpointEvery steps: an undo replays fewer than that.
// The newest keepAll of them all stay; older ones grow sparse as they age.
const (
	checkpointEvery = 24
	keepAll         = 16
)

// mark keeps the point before the next step, and the position at some.
func (s *Session) mark() {
	n := len(s.Steps)
	m := mark{seed: s.seed}
	if n%checkpointEvery == 0 {
		m.game = s.Game.Clone()
		s.thin(n / checkpointEvery)
	}
	s.before = append(s.before, m)
}

// thin drops old positions as the newest gets number k: of those more than
// keepAll back every second stays, of those twice as far back every fourth, and so on.
func (s *Session) thin(k int) {
	for gap, back := 1, keepAll; back < k; gap, back = gap+1, back*2 {
		if old := k - back; bits.TrailingZeros(uint(old)) < gap {
			s.before[old*checkpointEvery].game = nil
		}
	}
}
