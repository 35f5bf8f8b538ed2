package clause

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// Mistake is one thing wrong with a text.
type Mistake struct {
	File   string // its path below the folder of the scenarios
	Line   int    // counted from 1
	Reason string
}

// Error is "file:line: reason", which editors can jump to.
func (m *Mistake) Error() string { return fmt.Sprintf("%s:%d: %s", m.File, m.Line, m.Reason) }

// Line is a line of a file that says something.
type Line struct {
	No   int // counted from 1
	Text string
}

// Lines drops remarks, trailing blanks and empty lines. What it returns is the content of a
// file: digests are made of it, so that a remark changes no digest.
func Lines(text string) []Line {
	var out []Line
	for i, s := range strings.Split(text, "\n") {
		s, _, _ = strings.Cut(s, "#")
		if s = strings.TrimRight(s, " \t\r"); s != "" {
			out = append(out, Line{i + 1, s})
		}
	}
	return out
}

// Reader goes through a text and collects its mistakes, so that its owner sees all of them
// at once.
type Reader struct {
	File  string
	At    int          // the line being read
	Board *board.Board // the field its hexes lie on

	mistakes []error
}

// maxWords is how many letters a name or a title has at most.
const maxWords = 60

// Plain is a text that people read, a name or a title: letters, marks and spaces, not many of them, and none
// of the signs that mean something in a catalogue or on a page.
func (r *Reader) Plain(text string) string {
	odd := func(c rune) bool { return !unicode.IsPrint(c) || strings.ContainsRune("{}|<>=", c) }
	if utf8.RuneCountInString(text) > maxWords || strings.ContainsFunc(text, odd) {
		r.Wrong("want at most %d letters, none of them one of {}|<>=", maxWords)
	}
	return text
}

// Reading is the reader itself, for those who are read by one.
func (r *Reader) Reading() *Reader { return r }

// Wrong notes a mistake in the line being read.
func (r *Reader) Wrong(format string, args ...any) {
	r.mistakes = append(r.mistakes, &Mistake{r.File, r.At, fmt.Sprintf(format, args...)})
}

// Err is all mistakes in one error, nil without any.
func (r *Reader) Err() error { return errors.Join(r.mistakes...) }

// Number reads a number from lo to hi.
func (r *Reader) Number(s string, lo, hi int) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < lo || n > hi {
		r.Wrong("%q: want a number from %d to %d", s, lo, hi)
		return lo
	}
	return n
}

// Span reads "11-20", or one number for a span of one.
func (r *Reader) Span(s string, lo, hi int) (from, to int) {
	a, b, two := strings.Cut(s, "-")
	if !two {
		b = a
	}
	from, to = r.Number(a, lo, hi), r.Number(b, lo, hi)
	if from > to {
		r.Wrong("%q runs backwards", s)
	}
	return from, to
}

// Hex reads a hex of the field; ok is false when it is none.
func (r *Reader) Hex(s string) (h hex.Hex, ok bool) {
	h, err := hex.Parse(s)
	if err != nil {
		r.Wrong("%v", err)
		return h, false
	}
	if !r.Board.On(h) {
		r.Wrong("hex %v is not on the field", h)
		return h, false
	}
	return h, true
}

// Hexes reads hexes of the field with blanks between them.
func (r *Reader) Hexes(s string) (out []hex.Hex) {
	for _, w := range strings.Fields(s) {
		if h, ok := r.Hex(w); ok {
			out = append(out, h)
		}
	}
	return out
}
