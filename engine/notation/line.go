package notation

import (
	"errors"
	"fmt"
	"strings"

	"gonfalon/engine/game"
)

// Line is one line of a text, cut into words.
type Line struct {
	File  string
	No    int
	Words []string // a "quoted text" is one word
	Text  string
}

// Errorf is an error that names the line.
func (l Line) Errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", l.File, l.No, fmt.Sprintf(format, args...))
}

// Split cuts a text at blanks, except within quotes; ok is false when a quote is not closed.
func Split(text string) (words []string, ok bool) {
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 1 {
			words = append(words, part)
			continue
		}
		words = append(words, strings.Fields(part)...)
	}
	return words, strings.Count(text, `"`)%2 == 0
}

// Lines cuts a text into lines of words. What follows a # is a remark; a line without words is left out.
// The error names the lines in which a quote is not closed.
func Lines(file, text string) (lines []Line, err error) {
	for i, raw := range strings.Split(text, "\n") {
		l := Line{File: file, No: i + 1}
		l.Text, _, _ = strings.Cut(raw, "#")
		words, whole := Split(l.Text)
		if l.Words = words; !whole {
			err = errors.Join(err, l.Errorf("a quote is not closed"))
		} else if len(words) > 0 {
			lines = append(lines, l)
		}
	}
	return lines, err
}

// Lab builds positions of one rule system.
type Lab interface {
	// Position builds what the lines of a case describe; its errors name the line.
	Position(lines []Line) (game.Game, error)
	// Actions are prototypes of all acts of the system.
	Actions() []game.Action
}

// Scribe writes positions down so that the lab of its system reads them.
type Scribe interface {
	// Lines are the position of the counters that are kept, with no more of the battle than its rules: no
	// goals, no points, the first of twenty turns. It is one at the beginning of a phase; the error names
	// what cannot be said in words.
	Lines(g game.Game, kept []game.ID) ([]string, error)
}
