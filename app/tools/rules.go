package tools

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gonfalon/engine/medieval"
	"gonfalon/engine/rule"
)

// coverage says where one paragraph of a book is decided and tested.
type coverage struct {
	paragraph
	code, tests []place
}

// Rules lists, for every paragraph of an edition's book, where the code cites it and
// which test or script does, or why neither is needed:
//
//	rules -edition E [-root DIR] [-missing]
//
// It fails when a paragraph lacks the one or the other.
func Rules(args []string, out, err io.Writer) int {
	f := flag.NewFlagSet("rules", flag.ContinueOnError)
	f.SetOutput(err)
	edition := f.String("edition", firstBook, "the `key` of the rule book")
	root := f.String("root", "", "`folder` of the source tree; the one around the working directory if empty")
	missing := f.Bool("missing", false, "list only what is missing")
	if f.Parse(args) != nil || f.NArg() > 0 {
		return 2
	}
	list, no := covered(*root, *edition)
	if no != nil {
		fmt.Fprintln(err, "rules:", no)
		return 2
	}
	lacking := 0
	for _, c := range list {
		if c.lacks() {
			lacking++
		}
		if c.lacks() || !*missing {
			fmt.Fprintln(out, c)
		}
	}
	fmt.Fprintf(out, "%s: %d paragraphs, %d lack code or test\n", *edition, len(list), lacking)
	return min(lacking, 1)
}

// covered reads the paragraphs of a book and finds what cites them.
func covered(root, edition string) ([]coverage, error) {
	if root == "" {
		var err error
		if root, err = sourceRoot(); err != nil {
			return nil, err
		}
	}
	file, err := paragraphsOf(root, edition)
	if err != nil {
		return nil, err
	}
	paragraphs, err := readParagraphs(file)
	if err != nil {
		return nil, err
	}
	cited, err := citations(filepath.Dir(filepath.Dir(file)))
	if err != nil {
		return nil, err
	}
	return cited.cover(paragraphs, edition), nil
}

// paragraphsOf finds the list of a book's paragraphs in the folder of its rule system.
func paragraphsOf(root, edition string) (file string, err error) {
	files, _ := filepath.Glob(filepath.Join(root, "engine", "*", "testdata", "paragraphs-"+edition+".txt"))
	if len(files) != 1 {
		return "", fmt.Errorf("no rule system has a book called %q", edition)
	}
	return files[0], nil
}

// cover joins the paragraphs of a book with what cites them. Tests of the most revised book
// count for another where both say the same.
func (c *cited) cover(paragraphs []paragraph, edition string) (list []coverage) {
	code := inBook(c.code, edition)
	common, later := inBook(c.tests, edition), inBook(onlyLater(c.tests), edition)
	first := inBook(c.scripts[firstBook], edition)
	for _, p := range paragraphs {
		tests := [][]place{c.scripts[edition][p.number], later[p.number]}
		switch {
		case p.own:
		case edition == firstBook:
			tests[1] = common[p.number]
		default:
			tests = [][]place{tests[0], first[p.number], common[p.number]}
		}
		list = append(list, coverage{p, code[p.number], slices.Concat(tests...)})
	}
	return list
}

// onlyLater keeps what is cited by the number of a later book, as Ko-9.1.2.
func onlyLater(by map[string][]place) map[string][]place {
	own := maps.Clone(by)
	maps.DeleteFunc(own, func(n string, _ []place) bool {
		book, _ := rule.Ref(n).Book()
		return book == ""
	})
	return own
}

// firstBook is the book by whose numbers the code cites.
var firstBook = medieval.Editions[0].Key

// inBook translates the numbers of the code into those of a book.
func inBook(by map[string][]place, edition string) map[string][]place {
	i := slices.IndexFunc(medieval.Editions, func(e *medieval.Edition) bool { return e.Key == edition })
	if i < 0 {
		return by
	}
	in := map[string][]place{}
	for _, n := range slices.Sorted(maps.Keys(by)) {
		own := medieval.Editions[i].Paragraph(rule.Ref(n))
		in[own] = append(in[own], by[n]...)
	}
	return in
}

// sourceRoot is the folder with the module file at or above the working directory.
func sourceRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("this is no source tree; say where it is with -root")
		}
		dir = up
	}
}

// lacks reports whether the paragraph needs code and test and has not got both.
func (c coverage) lacks() bool {
	return c.excuse == "" && (len(c.code) == 0 || len(c.tests) == 0)
}

// String is the line of the list.
func (c coverage) String() string {
	head := fmt.Sprintf("%-8s %s", c.number, c.title)
	if c.excuse != "" {
		return head + "\n           " + c.excuse
	}
	return head + "\n           code: " + places(c.code) + "\n           test: " + places(c.tests)
}

// places writes the first few places.
func places(list []place) string {
	const most = 3
	if len(list) == 0 {
		return "NONE"
	}
	var texts []string
	for _, p := range list[:min(len(list), most)] {
		texts = append(texts, fmt.Sprintf("%s:%d", p.file, p.line))
	}
	if len(list) > most {
		texts = append(texts, fmt.Sprintf("and %d more", len(list)-most))
	}
	return strings.Join(texts, ", ")
}
