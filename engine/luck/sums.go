package luck

import (
	"cmp"
	"math"
	"slices"

	"gonfalon/engine/game"
)

// Kind is the luck of side A in all throws for one thing.
type Kind struct {
	Code   string
	Throws int
	Luck   int // in Parts of a strength point
}

// For is the luck of a side.
func (k *Kind) For(s game.Side) int { return forSide(k.Luck, s) }

// Kinds are the things that were thrown for, those that brought most luck to somebody first.
func (s *Study) Kinds() (list []Kind) {
	for i := range s.Throws {
		t := &s.Throws[i]
		at := slices.IndexFunc(list, func(k Kind) bool { return k.Code == t.Code })
		if at < 0 {
			at = len(list)
			list = append(list, Kind{Code: t.Code})
		}
		list[at].Throws++
		list[at].Luck += t.Luck
	}
	slices.SortStableFunc(list, func(a, b Kind) int { return cmp.Compare(abs(b.Luck), abs(a.Luck)) })
	return list
}

// Sum is the luck of a side in the whole game.
func (s *Study) Sum(side game.Side) (n int) {
	for i := range s.Throws {
		n += s.Throws[i].For(side)
	}
	return n
}

// Stray is how far the luck of some throws went from nought.
type Stray struct {
	Luck int // of one side, in Parts of a strength point
	Var  int // the mean of its square over all ways in which the dice fall
}

// Stray is the luck of a side in the throws of some steps.
func (s *Study) Stray(side game.Side, counts func(step int) bool) (all Stray) {
	for i := range s.Throws {
		if t := &s.Throws[i]; counts(t.Step) {
			all = all.And(Stray{t.For(side), t.Var})
		}
	}
	return all
}

// And is the luck of both together.
func (s Stray) And(o Stray) Stray { return Stray{s.Luck + o.Luck, s.Var + o.Var} }

// Chance is how often honest dice bring as much or more.
func (s Stray) Chance() float64 {
	if s.Var == 0 {
		return 1
	}
	return math.Erfc(float64(s.Luck)/math.Sqrt(2*float64(s.Var))) / 2
}

// Worst is the throw that cost a side most, nil where none cost it anything.
func (s *Study) Worst(side game.Side) (worst *Throw) {
	for i := range s.Throws {
		if t := &s.Throws[i]; t.For(side) < 0 && (worst == nil || t.For(side) < worst.For(side)) {
			worst = t
		}
	}
	return worst
}

func abs(n int) int { return max(n, -n) }
