package luck

import (
	"cmp"
	"slices"
)

// Turning is a phase in which the expectation moved far, and by what.
type Turning struct {
	From, To int // its steps
	At       int // the step before the moment of it that moved most
	Turn     int
	Phase    int
	Dice     int // to the good of side A, in Parts of a strength point
	Choice   int
}

// Sum is by how much the expectation moved.
func (t *Turning) Sum() int { return t.Dice + t.Choice }

// ByDice reports whether the dice moved it more than what was chosen.
func (t *Turning) ByDice() bool { return abs(t.Dice) > abs(t.Choice) }

// Turnings are at most so many phases in which the expectation moved most, in their order: those in
// which it moved by at least so many Parts.
func (s *Study) Turnings(most, least int) []Turning {
	all := s.phases()
	slices.SortStableFunc(all, func(a, b Turning) int { return cmp.Compare(abs(b.Sum()), abs(a.Sum())) })
	n := 0
	for n < min(most, len(all)) && abs(all[n].Sum()) >= least {
		n++
	}
	all = all[:n]
	slices.SortFunc(all, func(a, b Turning) int { return a.From - b.From })
	return all
}

// phases are the sums of the moments of each phase.
func (s *Study) phases() (list []Turning) {
	best := 0
	for i := range s.Moments {
		m := &s.Moments[i]
		if m.Phase < 0 {
			continue // who is set up nobody gains or loses
		}
		n := len(list) - 1
		if n < 0 || list[n].Turn != m.Turn || list[n].Phase != m.Phase {
			list = append(list, Turning{From: m.From, Turn: m.Turn, Phase: m.Phase})
			n, best = n+1, 0
		}
		t := &list[n]
		t.To, t.Dice, t.Choice = m.To, t.Dice+m.Dice, t.Choice+m.Choice
		if far := abs(m.Sum()); far > best {
			t.At, best = m.From, far
		}
	}
	return list
}
