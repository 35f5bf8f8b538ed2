package luck

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Throw is what one throw of a game brought.
type Throw struct {
	Step int // of the session
	Turn int
	Code string  // what it was for: a catalogue key under "test.", empty where the system does not say
	Unit game.ID // the counter that it was about, None where it was about nobody by name
	At   hex.Hex // where it fell, when Aim is set
	Aim  bool
	Dice []int
	Luck int    // what side A got more than was to be expected, in Parts of a strength point
	Var  int    // the mean of the square of that over all ways in which the dice fall
	Ways [2]int // in how many of Of ways it falls as badly for a side, or worse
	Of   int
}

// For is the luck of a throw for a side.
func (t *Throw) For(s game.Side) int { return forSide(t.Luck, s) }

// Moment is an act of a player with the answers to it, and by how much the material changed in it
// to the good of side A, in Parts of a strength point.
type Moment struct {
	From, To int // the steps
	Turn     int
	Phase    int // an index in Table.Phases
	Dice     int // by luck
	Choice   int // by what was chosen
}

// Sum is by how much the material changed.
func (m *Moment) Sum() int { return m.Dice + m.Choice }

func forSide(n int, s game.Side) int {
	if s == game.B {
		return -n
	}
	return n
}

// Study goes through a game.
type Study struct {
	Throws  []Throw
	Moments []Moment // those in which something changed, in order

	sess *game.Session
	game game.Game // before the next step
	next int
	now  Moment // begun and not ended
	had  int    // the material when it began
}

// Of begins to study a game from its beginning.
func Of(s *game.Session) *Study {
	st := &Study{sess: s, game: s.At(0)}
	st.had = material(st.game)
	return st
}

// All studies a whole game.
func All(s *game.Session) *Study {
	st := Of(s)
	for st.Next() {
	}
	return st
}

// Progress is how many steps were studied, of how many.
func (s *Study) Progress() (done, of int) { return s.next, len(s.sess.Steps) }

// Next studies one step; it reports whether there is another.
func (s *Study) Next() bool {
	if s.next >= len(s.sess.Steps) {
		return false
	}
	st := &s.sess.Steps[s.next]
	if s.now.To == s.now.From {
		s.now = Moment{From: s.next, To: s.next, Turn: st.Turn, Phase: st.Phase}
	}
	if len(st.Dice) > 0 {
		s.weigh(st)
	}
	s.sess.Forward(s.game, s.next, s.next+1)
	s.next++
	s.now.To = s.next
	if s.next == len(s.sess.Steps) || s.game.Table().Stage != game.StageQuestion {
		s.close()
	}
	return s.next < len(s.sess.Steps)
}

// close ends the moment at hand.
func (s *Study) close() {
	has := material(s.game)
	s.now.Choice = (has-s.had)*36 - s.now.Dice
	if s.now.Dice != 0 || s.now.Choice != 0 {
		s.Moments = append(s.Moments, s.now)
	}
	s.now, s.had = Moment{From: s.next, To: s.next}, has
}

// weigh measures the throws of a step.
func (s *Study) weigh(st *game.Step) {
	events := s.sess.Events(s.next)
	fallen := 0
	for _, t := range listen(s.game, st) {
		w := Throw{Step: s.next, Turn: st.Turn, Code: t.test.Code, Dice: t.dice, Unit: game.None}
		events = w.place(events)
		w.measure(s.game, st, fallen)
		fallen += len(t.dice)
		s.Throws = append(s.Throws, w)
		s.now.Dice += w.Luck
	}
}

// measure tries every total of a throw before which so many dice of its step have fallen.
func (t *Throw) measure(g game.Game, st *game.Step, fallen int) {
	n, mine := len(t.Dice), dice.Sum(t.Dice)
	before := st.Dice[:fallen:fallen]
	brings, ways := make([]int, 6*n+1), make([]int, 6*n+1)
	sum, squares := 0, 0
	for total := n; total <= 6*n; total++ {
		brings[total] = after(g, st.Act, slices.Concat(before, fall(total, n)))
		ways[total] = dice.Ways(total, n)
		t.Of += ways[total]
		sum += ways[total] * brings[total]
		squares += ways[total] * brings[total] * brings[total]
	}
	t.Luck = (t.Of*brings[mine] - sum) * 36 / t.Of
	t.Var = (t.Of*squares - sum*sum) * 36 / t.Of * 36 / t.Of
	for total := n; total <= 6*n; total++ {
		if brings[total] <= brings[mine] {
			t.Ways[game.A] += ways[total]
		}
		if brings[total] >= brings[mine] {
			t.Ways[game.B] += ways[total]
		}
	}
}

// place finds the event of a throw, and gives those after it.
func (t *Throw) place(events []game.Event) []game.Event {
	for i, e := range events {
		if !slices.Equal(e.Dice, t.Dice) {
			continue
		}
		if t.Unit = e.Unit; e.At != (hex.Hex{}) {
			t.At, t.Aim = e.At, true
		}
		return events[i+1:]
	}
	return events
}
