package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/notation"
)

// Case is one test: a position, then acts and expectations.
type Case struct {
	Title    string
	System   string // key of the lab, empty when the script names none
	First    Line   // the line of the title
	Position []Line
	Play     []Line
}

// Parse cuts a script into its cases. A case begins with a line "# title" after an
// empty line; what stands before the first title is part of every position. Other
// lines that begin with # are remarks; so is one that begins the script, unless acts or
// expectations follow before the next title.
func Parse(file, text string) ([]Case, error) {
	p := parser{}
	for i, raw := range strings.Split(text, "\n") {
		p.line(Line{File: file, No: i + 1, Text: strings.TrimSpace(raw)})
	}
	for i := range p.cases {
		p.cases[i].takeSystem()
	}
	if len(p.cases) == 0 {
		return nil, fmt.Errorf("%s: no case: a case begins with a line such as \"# 4.2.1 What is tried\"", file)
	}
	return p.cases, errors.Join(p.wrong...)
}

// parser collects cases.
type parser struct {
	common []Line // before the first title
	cases  []Case
	middle bool // the last line was not empty
	wrong  []error
}

func (p *parser) line(l Line) {
	middle := p.middle
	p.middle = l.Text != ""
	switch {
	case l.Text == "":
	case !strings.HasPrefix(l.Text, "#"):
		p.content(l)
	case !middle:
		p.begin(l)
	}
}

// begin begins a case with its title. A first case in which nothing is done or expected was
// none: its title was a remark, and its lines belong to every position.
func (p *parser) begin(l Line) {
	if len(p.cases) == 1 && p.cases[0].First.No == 1 && len(p.cases[0].Play) == 0 {
		p.common, p.cases = p.cases[0].Position, nil
	}
	p.cases = append(p.cases, Case{Title: strings.TrimSpace(l.Text[1:]), First: l, Position: slices.Clone(p.common)})
}

// content files a line under the position or the play of the case.
func (p *parser) content(l Line) {
	words, ok := notation.Split(l.Text)
	if l.Words = words; !ok {
		p.wrong = append(p.wrong, l.Errorf("a quote is not closed"))
		return
	}
	if len(p.cases) == 0 {
		p.common = append(p.common, l)
		return
	}
	c := &p.cases[len(p.cases)-1]
	switch {
	case statements[l.Words[0]] != nil:
		c.Play = append(c.Play, l)
	case len(c.Play) > 0:
		p.wrong = append(p.wrong, l.Errorf("%q is no act and no expectation; positions stand before the first act", l.Words[0]))
	default:
		c.Position = append(c.Position, l)
	}
}

// takeSystem takes the line that names the system out of the position.
func (c *Case) takeSystem() {
	c.Position = slices.DeleteFunc(c.Position, func(l Line) bool {
		named := l.Words[0] == "system" && len(l.Words) == 2
		if named {
			c.System = l.Words[1]
		}
		return named
	})
}
