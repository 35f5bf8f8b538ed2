package tools

import (
	"cmp"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// place is a line of a file.
type place struct {
	file string
	line int
}

// paragraphNumber is a number such as 5.7.8 or 2.1; Ko-9.1.2 is one of a later book.
var paragraphNumber = regexp.MustCompile(`\b([A-Z][a-z]?-)?\d{1,2}\.\d{1,2}(\.\d{1,2})?\b`)

// span is "4.2.6 to 4.2.8", or "Ko-9.1.1 to Ko-9.1.3".
var span = regexp.MustCompile(`\b((?:[A-Z][a-z]?-)?\d{1,2}\.\d{1,2}\.)(\d{1,2}) to ((?:[A-Z][a-z]?-)?\d{1,2}\.\d{1,2}\.)(\d{1,2})\b`)

// cited are the paragraphs that code and tests cite, by number. Code and Go tests count in
// the numbers of the code; a script counts in those of the books it names.
type cited struct {
	code, tests map[string][]place
	scripts     map[string]map[string][]place // by key of the book
}

// citations finds what the Go files of a folder cite, in comments and texts, and the rule
// scripts in its testdata.
func citations(dir string) (c cited, err error) {
	c = cited{map[string][]place{}, map[string][]place{}, map[string]map[string][]place{}}
	sources, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return c, err
	}
	for _, file := range sources {
		if filepath.Base(file) == "numbering.go" {
			continue // it lists numbers and decides nothing
		}
		to := c.code
		if strings.HasSuffix(file, "_test.go") {
			to = c.tests
		}
		if err := citeGo(file, to); err != nil {
			return c, err
		}
	}
	scripts, err := filepath.Glob(filepath.Join(dir, "testdata", "scripts", "*.txt"))
	if err != nil {
		return c, err
	}
	for _, file := range scripts {
		if err := c.citeScript(file); err != nil {
			return c, err
		}
	}
	for _, list := range c.code {
		slices.SortStableFunc(list, deciding)
	}
	return c, nil
}

// deciding puts the list of refusals and the table of contents last: the rule itself
// is what one looks for.
func deciding(a, b place) int {
	rank := func(p place) int {
		return slices.Index([]string{"doc.go", "refusals.go"}, p.file)
	}
	return cmp.Compare(rank(a), rank(b))
}

// citeGo collects what the comments and texts of a Go file cite.
func citeGo(file string, to map[string][]place) error {
	src, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	f := set.AddFile(file, set.Base(), len(src))
	var s scanner.Scanner
	s.Init(f, src, nil, scanner.ScanComments)
	for {
		pos, tok, text := s.Scan()
		switch tok {
		case token.EOF:
			return nil
		case token.COMMENT, token.STRING:
			for i, l := range strings.Split(text, "\n") {
				cite(l, place{filepath.Base(file), f.Line(pos) + i}, to)
			}
		}
	}
}

// citeScript collects what the lines of a script cite, for the books it names.
func (c *cited) citeScript(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	for _, book := range booksOf(lines) {
		if c.scripts[book] == nil {
			c.scripts[book] = map[string][]place{}
		}
		for i, l := range lines {
			cite(l, place{filepath.Base(file), i + 1}, c.scripts[book])
		}
	}
	return nil
}

// booksOf are the books of the line "edition kosovo grunwald".
func booksOf(lines []string) []string {
	for _, l := range lines {
		if f := strings.Fields(l); len(f) > 1 && f[0] == "edition" {
			return f[1:]
		}
	}
	return nil
}

// cite notes every paragraph that a text names, at most once for a line.
func cite(text string, at place, to map[string][]place) {
	for _, n := range slices.Concat(paragraphNumber.FindAllString(text, -1), between(text)) {
		if list := to[n]; len(list) == 0 || list[len(list)-1] != at {
			to[n] = append(list, at)
		}
	}
}

// between lists the paragraphs inside a span.
func between(text string) (inside []string) {
	for _, m := range span.FindAllStringSubmatch(text, -1) {
		from, _ := strconv.Atoi(m[2]) // two digits, by the pattern
		to, _ := strconv.Atoi(m[4])
		for n := from + 1; m[1] == m[3] && n < to; n++ {
			inside = append(inside, m[1]+strconv.Itoa(n))
		}
	}
	return inside
}
