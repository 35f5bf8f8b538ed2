package game

import (
	"cmp"
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
	Phase    int    // and the phase, an index in Table.Phases
	Hash     uint64 // position after it; 0 where none is kept
	Revealed bool   // it let a secret out; found anew when the act is done again
	Older    bool   // it was done under older rules: today's may refuse it
	Stream   int    // how often dice had been taken back before it: its own are of that stream
}

// What may differ when a recorded step is done again; a refused act is a
// *rule.Refusal instead.
var (
	ErrOtherDice     = errors.New("throws other dice than recorded")
	ErrOtherPosition = errors.New("leads to another position than recorded")
)

// Session is a game with its history: it applies, undoes, redoes and replays, and keeps what
// each act caused. The dice are part of the history, so an act that is redone throws the same.
// An act done in place of others that threw dice has dice of the next stream.
type Session struct {
	Game  Game
	Steps []Step
	Final bool // no step is taken back that threw dice, nor any before it

	redo   []Step // what was undone, the next to be redone last
	taken  Taken
	events [][]Event // events[i] is what Steps[i] caused
	before []mark    // before[i] is the position before Steps[i]
	dice   dice.Source
	first  uint64 // where its dice stood when the history began
	turn   int    // the game turn now
	phase  int
	thrown dice.Recorder // what the act at hand throws
	given  dice.Topped   // what it is given to throw when it is done again
	goal   int           // how many steps are going to be replayed, as far as that is known
	cuts   int
}

// mark is a point to return to; only some keep a copy of the position.
type mark struct {
	game   Game
	place  uint64 // where the dice stood
	stream int    // in which stream
}

// Taken counts dice that were taken back for good, as something else was done instead.
type Taken struct {
	Times int `json:"times"` // how often: since then the dice are of stream Times
	Dice  int `json:"dice"`  // how many dice
}

// NewSession begins a history at this position with the dice of this seed.
func NewSession(g Game, seed uint64) *Session {
	cup := dice.Seeded(seed)
	return Begin(g, &cup)
}

// Begin begins a history at this position with the dice of a source, which the session has
// for itself from now on.
func Begin(g Game, from dice.Source) *Session {
	turn, phase := g.Clock()
	return &Session{Game: g, dice: from, first: from.Place(), turn: turn, phase: phase}
}

// Seed is where the dice stood when the history began: of the game's own generator, the seed.
func (s *Session) Seed() uint64 { return s.first }

// Cuts counts how often steps were taken from the end of the history. As long as it stays the same, so
// do the steps there are.
func (s *Session) Cuts() int { return s.cuts }

// Events is what a step caused.
func (s *Session) Events(step int) []Event { return s.events[step] }

// Do checks and applies an action, throwing the session's own dice. A refused
// action changes nothing. What was undone can no longer be redone.
func (s *Session) Do(a Action) ([]Event, *rule.Refusal) {
	if no := s.Game.Check(a); no != nil {
		return nil, no
	}
	s.Forgo()
	s.mark()
	return s.apply(a, s.dice, s.taken.Times), nil
}

// apply does an act with dice of a stream and keeps it.
func (s *Session) apply(a Action, from dice.Roller, stream int) []Event {
	if keyed, ok := from.(dice.Keyed); ok {
		keyed.At(s.turn, s.phase)
	}
	s.thrown = dice.Recorder{From: from}
	events := s.Game.Apply(a, &s.thrown)
	s.keep(Step{Act: a, Dice: s.thrown.Thrown, Stream: stream}, events)
	return events
}

// keep adds what was just done to the history. The hash is kept where a game turn or the
// game ends.
func (s *Session) keep(st Step, events []Event) {
	st.Turn, st.Phase, st.Revealed = s.turn, s.phase, bares(events)
	s.turn, s.phase = s.Game.Clock()
	if s.turn != st.Turn || s.Game.Outcome() != nil {
		st.Hash = s.Game.Hash()
	}
	s.Steps = append(s.Steps, st)
	s.events = append(s.events, events)
}

// Expect makes room in a new session for so many steps to be replayed. Of the positions between
// them it has only those kept that would not be thinned out until then.
func (s *Session) Expect(steps int) {
	s.goal = steps
	s.Steps, s.events, s.before = make([]Step, 0, steps), make([][]Event, 0, steps), make([]mark, 0, steps)
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
		return s.carry(st.Act, st.Dice, st.Stream)
	}
	if no := s.Game.Check(st.Act); no != nil {
		return nil, fmt.Errorf("refused: %w", no)
	}
	s.mark()
	if _, keyed := s.dice.(dice.Keyed); keyed {
		return s.apply(st.Act, s.dice, st.Stream), nil
	}
	if st.Stream == s.taken.Times {
		for range st.Dice {
			s.dice.D6() // the session's own dice move on as they did when recorded
		}
	}
	s.given = dice.Topped{First: st.Dice, Then: s.dice}
	return s.apply(st.Act, &s.given, st.Stream), nil
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
	if cmp.Or(done.Hash, s.Game.Hash()) != st.Hash {
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
	s.Game, s.turn, s.phase = s.position(n), s.Steps[n].Turn, s.Steps[n].Phase
	s.returnDice(s.before[n])
	s.Steps, s.events, s.before = s.Steps[:n], s.events[:n], s.before[:n]
	s.cuts++
}

// position makes the position before step n from the nearest one kept.
func (s *Session) position(n int) Game {
	from := n
	for s.before[from].game == nil {
		from--
	}
	g := s.before[from].game.Clone()
	s.Forward(g, from, n)
	return g
}

// Forward takes a position, which is the caller's own, from before step from to before step to
// by doing again what was done between.
func (s *Session) Forward(g Game, from, to int) {
	for _, st := range s.Steps[from:to] {
		g.Apply(st.Act, dice.Script(st.Dice...))
	}
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
	m := mark{place: s.dice.Place(), stream: s.taken.Times}
	if n%checkpointEvery == 0 && stays(n/checkpointEvery, (s.goal-1)/checkpointEvery) {
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

// stays reports whether position number k is still kept when the newest gets number last.
func stays(k, last int) bool {
	for gap, back := 1, keepAll; k+back <= last; gap, back = gap+1, back*2 {
		if bits.TrailingZeros(uint(k)) < gap {
			return false
		}
	}
	return true
}
