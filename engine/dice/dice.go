package dice

import (
	"cmp"
	"errors"
	"fmt"
)

// Roller throws one six-sided die at a time.
type Roller interface{ D6() int }

// Generator names the algorithm of Seeded in a save.
const Generator = "splitmix64"

// Seeded is the game's own generator, SplitMix64; its value is its whole state.
type Seeded uint64

// D6 throws a die, 1 to 6, each equally likely.
func (s *Seeded) D6() int {
	for {
		// The top 3 bits give 0..7; throwing 6 and 7 again keeps the die fair.
		if n := s.next() >> 61; n < 6 {
			return int(n) + 1
		}
	}
}

// step is what the state of the generator grows by with each number.
const step Seeded = 0x9e3779b97f4a7c15

func (s *Seeded) next() uint64 {
	*s += step
	return mix(uint64(*s))
}

// mix is the output function of SplitMix64, one to one.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Topped throws the dice it was given and then those of another roller.
type Topped struct {
	First []int
	Then  Roller
}

// D6 throws the next die.
func (t *Topped) D6() int {
	if len(t.First) == 0 {
		return t.Then.D6()
	}
	d := t.First[0]
	t.First = t.First[1:]
	return d
}

// Scripted throws the dice it was given, in order, for tests and previews.
type Scripted struct {
	Left []int
	Err  error // set when more dice were thrown than given

	all  []int  // the whole script
	code string // what the next dice are for
}

// Script returns a roller that throws these dice.
func Script(dice ...int) *Scripted { return &Scripted{Left: dice, all: dice} }

// Announce keeps what the next dice are for.
func (s *Scripted) Announce(t Test) { s.code = t.Code }

// D6 throws the next die; with none left it sets Err and throws 1.
func (s *Scripted) D6() int {
	if len(s.Left) == 0 {
		s.Err = cmp.Or(s.Err, s.missing())
		return 1
	}
	d := s.Left[0]
	s.Left = s.Left[1:]
	return d
}

func (s *Scripted) missing() error {
	if s.code == "" {
		return errors.New("one die more than scripted was thrown")
	}
	return fmt.Errorf("one die more than scripted was thrown, for %s", s.code)
}

// Done reports dice that were scripted and not thrown, or thrown and not scripted.
func (s *Scripted) Done() error {
	if s.Err != nil {
		return s.Err
	}
	if len(s.Left) > 0 {
		return fmt.Errorf("dice %v were scripted and not thrown", s.Left)
	}
	return nil
}

// Recorder keeps the dice another roller throws.
type Recorder struct {
	From   Roller
	Thrown []int
}

// Announce tells the other roller what its next dice are for.
func (r *Recorder) Announce(t Test) { announce(r.From, t) }

// D6 throws a die and keeps it.
func (r *Recorder) D6() int {
	d := r.From.D6()
	r.Thrown = append(r.Thrown, d)
	return d
}
