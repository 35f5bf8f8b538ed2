package scenarios

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Mistake is one thing wrong with a data file.
type Mistake struct {
	File   string // its path below the folder of the scenarios
	Line   int    // counted from 1
	Reason string
}

// Error is "file:line: reason", which editors can jump to.
func (m *Mistake) Error() string { return fmt.Sprintf("%s:%d: %s", m.File, m.Line, m.Reason) }

// line is a line of a data file that says something.
type line struct {
	n    int
	text string
}

// lines drops remarks, trailing blanks and empty lines. What it returns is the
// content of a file: digests are made of it, so that a remark changes no digest.
func lines(text string) []line {
	var out []line
	for i, s := range strings.Split(text, "\n") {
		s, _, _ = strings.Cut(s, "#")
		if s = strings.TrimRight(s, " \t\r"); s != "" {
			out = append(out, line{i + 1, s})
		}
	}
	return out
}

// reader goes through a file and collects its mistakes, so that its owner sees
// all of them at once.
type reader struct {
	file     string
	at       int // the line being read
	mistakes []error
}

// wrong notes a mistake in the line being read.
func (r *reader) wrong(format string, args ...any) {
	r.mistakes = append(r.mistakes, &Mistake{r.file, r.at, fmt.Sprintf(format, args...)})
}

// statements gives each statement of a text to read.
func (r *reader) statements(text string, read func(statement)) {
	for _, l := range lines(text) {
		r.at = l.n
		if st, ok := r.statement(l.text); ok {
			read(st)
		}
	}
}

// err is all mistakes in one error, nil without any.
func (r *reader) err() error { return errors.Join(r.mistakes...) }

// number reads a number from lo to hi.
func (r *reader) number(s string, lo, hi int) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < lo || n > hi {
		r.wrong("%q: want a number from %d to %d", s, lo, hi)
		return lo
	}
	return n
}

// span reads "11-20", or one number for a span of one.
func (r *reader) span(s string, lo, hi int) (from, to int) {
	a, b, two := strings.Cut(s, "-")
	if !two {
		b = a
	}
	from, to = r.number(a, lo, hi), r.number(b, lo, hi)
	if from > to {
		r.wrong("%q runs backwards", s)
	}
	return from, to
}

// named splits "Name (remark): rest".
func (r *reader) named(s string) (name, rest string) {
	name, rest, ok := strings.Cut(s, ":")
	if !ok {
		r.wrong("want a name, a colon and hexes")
	}
	name, _, _ = strings.Cut(name, "(")
	return strings.TrimSpace(name), strings.TrimSpace(rest)
}
