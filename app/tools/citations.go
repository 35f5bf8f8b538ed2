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

// paragraphNumber is a number such as 5.7.8 or 2.1.
var paragraphNumber = regexp.MustCompile(`\b\d{1,2}\.\d{1,2}(\.\d{1,2})?\b`)

// span is "4.2.6 to 4.2.8".
var span = regexp.MustCompile(`\b(\d{1,2}\.\d{1,2}\.)(\d{1,2}) to (\d{1,2}\.\d{1,2}\.)(\d{1,2})\b`)

// citations finds the paragraphs cited by the Go files of a folder, in comments and
// texts, apart for code and for tests; the rule scripts in its testdata are tests.
func citations(dir string) (code, tests map[string][]place, err error) {
	code, tests = map[string][]place{}, map[string][]place{}
	sources, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, nil, err
	}
	for _, file := range sources {
		to := code
		if strings.HasSuffix(file, "_test.go") {
			to = tests
		}
		if err := citeGo(file, to); err != nil {
			return nil, nil, err
		}
	}
	scripts, err := filepath.Glob(filepath.Join(dir, "testdata", "scripts", "*.txt"))
	if err != nil {
		return nil, nil, err
	}
	for _, file := range scripts {
		if err := citeText(file, tests); err != nil {
			return nil, nil, err
		}
	}
	for _, list := range code {
		slices.SortStableFunc(list, deciding)
	}
	return code, tests, nil
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

// citeText collects what the lines of a script cite.
func citeText(file string, to map[string][]place) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	for i, l := range strings.Split(string(text), "\n") {
		cite(l, place{filepath.Base(file), i + 1}, to)
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
