package tools

import (
	"fmt"
	"os"
	"strings"
)

// paragraph is one numbered paragraph of a rule book.
type paragraph struct {
	number string
	title  string // in our own words
	excuse string // why it needs no code and test of its own
	own    bool   // it says something else than the same paragraph of the other books
}

// readParagraphs reads the list of a book: a number, what the paragraph is about,
// and after " -- " the excuse, or "own" where the book differs from the others.
func readParagraphs(file string) ([]paragraph, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list []paragraph
	seen := map[string]bool{}
	for i, l := range strings.Split(string(text), "\n") {
		l = strings.TrimSpace(l)
		if l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		p, ok := parseParagraph(l)
		if !ok || seen[p.number] {
			return nil, fmt.Errorf("%s:%d: want a paragraph not listed before, as in \"5.7.7 once in a phase\"", file, i+1)
		}
		seen[p.number] = true
		list = append(list, p)
	}
	return list, nil
}

func parseParagraph(l string) (p paragraph, ok bool) {
	rest, excuse, _ := strings.Cut(l, " -- ")
	p.number, p.title, _ = strings.Cut(rest, " ")
	switch word, reason, _ := strings.Cut(excuse, ": "); word {
	case "own":
		p.own = true
	case "talk":
		p.excuse = "table talk: " + reason
	default:
		p.excuse = excuse
	}
	whole := paragraphNumber.FindString(p.number) == p.number
	return p, whole && p.title != ""
}
