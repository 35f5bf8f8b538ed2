package lesson

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Lesson is what the file of a lesson says.
type Lesson struct {
	Key     string    // text id, "first-charge"
	System  string    // whose rules are learnt
	Battle  string    // on whose map
	Edition string    // of which rule book
	Sides   [2]string // catalogue keys of side A and B
	Learner game.Side
	Fights  []string // the battles that use what is learnt, the best first
	Minutes int
	Steps   []string // keys
	Foe     string   // the counter that all of it is about, as the file calls it; empty for none

	position []notation.Line
	play     []notation.Line
}

// heads are the lines over the position.
var heads = map[string]func(*Lesson, []string) error{
	"lesson":  word(func(l *Lesson) *string { return &l.Key }),
	"system":  word(func(l *Lesson) *string { return &l.System }),
	"battle":  word(func(l *Lesson) *string { return &l.Battle }),
	"minutes": (*Lesson).readMinutes,
	"learner": (*Lesson).readLearner,
	"sides":   (*Lesson).readSides,
	"foe":     word(func(l *Lesson) *string { return &l.Foe }),
	"fight":   func(l *Lesson, words []string) error { l.Fights = words; return nil },
}

var errWord = errors.New("want one word")

func word(field func(*Lesson) *string) func(*Lesson, []string) error {
	return func(l *Lesson, words []string) error {
		if len(words) != 1 {
			return errWord
		}
		*field(l) = words[0]
		return nil
	}
}

func (l *Lesson) readMinutes(words []string) (err error) {
	l.Minutes, err = strconv.Atoi(strings.Join(words, " "))
	return err
}

func (l *Lesson) readLearner(words []string) error {
	side, ok := notation.SideOf(strings.Join(words, " ") + ":")
	if l.Learner = side; !ok {
		return errors.New("want A or B")
	}
	return nil
}

func (l *Lesson) readSides(words []string) error {
	if len(words) != 2 {
		return errors.New("want two sides")
	}
	l.Sides = [2]string(words)
	return nil
}

// checks are the lines that only rule scripts understand: tests hold a lesson against them.
var checks = []string{"expect", "offers", "no", "refuse", "forecast"}

// Read reads the file of a lesson; its errors name the line.
func Read(file, text string) (*Lesson, error) {
	l := &Lesson{}
	lines, err := notation.Lines(file, text)
	wrong := []error{err}
	for _, line := range lines {
		wrong = append(wrong, l.take(line))
	}
	if l.Key == "" || l.System == "" || l.Battle == "" || l.Sides[0] == "" || len(l.Steps) == 0 {
		wrong = append(wrong, notation.Line{File: file, No: 1}.Errorf("a lesson wants lesson, system, battle, sides and steps"))
	}
	return l, errors.Join(wrong...)
}

// take files one line.
func (l *Lesson) take(line notation.Line) error {
	first, rest := line.Words[0], line.Words[1:]
	head := heads[first]
	switch {
	case first == "step" && len(rest) == 1:
		l.Steps = append(l.Steps, rest[0])
		l.play = append(l.play, line)
	case len(l.Steps) > 0:
		l.play = append(l.play, line)
	case head != nil:
		if err := head(l, rest); err != nil {
			return line.Errorf("%v", err)
		}
	default:
		if first == "edition" && len(rest) == 1 {
			l.Edition = rest[0]
		}
		l.position = append(l.position, line)
	}
	return nil
}

// Script is the lesson as the lines of a rule script: the position, then what is done and must be
// true. A wrong tap is an act that the rules refuse where it says by which.
func (l *Lesson) Script() (position, play []notation.Line) {
	for _, line := range l.play {
		switch line.Words[0] {
		case "step", "point", "tap":
			continue
		case "auto":
			line.Words = line.Words[1:]
		case "wrong":
			at := slices.Index(line.Words, "refuse")
			if at < 0 {
				continue
			}
			line.Words = line.Words[at:]
		}
		play = append(play, line)
	}
	return l.position, play
}
