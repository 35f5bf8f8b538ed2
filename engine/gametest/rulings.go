package gametest

import (
	"encoding/json"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// rulings has a system's rulings, a line each; reference has the sums of those in the papers
// the project is held against. Both lie below the folder of the system's package.
const (
	rulings   = "rulings.txt"
	reference = "testdata/reference/rulings.json"
)

// excuses are the rulings that need no test, each with the reason.
const excuses = "testdata/rulings-silent.txt"

// excuse is a line of that list; remarks begin with #.
var excuse = regexp.MustCompile(`(?m)^(\d+) (\S.*)$`)

// longestRuling is how many letters a ruling may have: two plain sentences.
const longestRuling = 300

// Ruling is one line of rulings.txt: "R-127  5.5.1  A pursuit is as long as the retreat."
type Ruling struct {
	Name, About, Text string
}

// rulingLine is such a line; about is what a ruling may be about, paragraphs and parts of a
// book that have no number.
var (
	rulingLine = regexp.MustCompile(`^([RB]-[1-9]\d*)  (\S+(?: \S+)*)  (\S.*\S)$`)
	about      = regexp.MustCompile(`^(?:(?:(?:L|Ko|G)-)?\d{1,2}(?:\.\d{1,2}){1,2}|notes|set-up|victory|terrain|tables|counters)$`)
)

// Rulings returns the rulings of a system by the folder of its package.
func Rulings(t *testing.T, home fs.FS) (all []Ruling) {
	t.Helper()
	for line := range strings.Lines(string(read(t, home, rulings))) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		m := rulingLine.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("%s: %q is no ruling; want \"R-127  5.5.1  A sentence.\"", rulings, line)
		}
		all = append(all, Ruling{m[1], m[2], m[3]})
	}
	if len(all) == 0 {
		t.Fatalf("%s has no rulings", rulings)
	}
	return all
}

// RulingsHold asks of the rulings of a system that they are in the order of their numbers, that
// each is about something and says it in a short sentence of its own, and that all of the
// reference are there but as many as lack.
func RulingsHold(t *testing.T, home fs.FS, letter string, lack int) {
	t.Helper()
	last, said := 0, map[string]string{}
	for _, r := range Rulings(t, home) {
		n := numberOf(r.Name)
		if !strings.HasPrefix(r.Name, letter+"-") || n <= last {
			t.Errorf("%s stands after %s-%d", r.Name, letter, last)
		}
		if other := said[r.Text]; other != "" {
			t.Errorf("%s and %s say the same", other, r.Name)
		}
		checkRuling(t, r)
		last, said[r.Text] = n, r.Name
	}
	if missing := lacking(t, home, letter); len(missing) != lack {
		t.Errorf("%d rulings of the reference lack a line, want %d (it may only fall): %s", len(missing), lack, strings.Join(missing, " "))
	}
}

// checkRuling wants paragraphs, and a text of some words that ends and is not too long.
func checkRuling(t *testing.T, r Ruling) {
	t.Helper()
	for _, part := range strings.Split(r.About, ", ") {
		if !about.MatchString(part) {
			t.Errorf("%s is about %q, which is no paragraph", r.Name, part)
		}
	}
	if len(strings.Fields(r.Text)) < 4 || !strings.HasSuffix(r.Text, ".") || utf8.RuneCountInString(r.Text) > longestRuling {
		t.Errorf("%s: want a sentence of at most %d letters: %q", r.Name, longestRuling, r.Text)
	}
}

// lacking lists the rulings of the reference without a line, by number.
func lacking(t *testing.T, home fs.FS, letter string) (missing []string) {
	t.Helper()
	var papers map[string]string
	if err := json.Unmarshal(read(t, home, reference), &papers); err != nil || len(papers) == 0 {
		t.Fatalf("%s: %d rulings, %v", reference, len(papers), err)
	}
	known := rulingNames(t, home)
	for n := range papers {
		if name := letter + "-" + n; !known[name] {
			missing = append(missing, name)
		}
	}
	slices.SortFunc(missing, func(a, b string) int { return numberOf(a) - numberOf(b) })
	return missing
}

// RulingsTested asks of each ruling that a rule script or a test of the system names it, as
// its code does, or that the list of silent ones says why none does.
func RulingsTested(t *testing.T, home fs.FS, letter string) {
	t.Helper()
	tested, silent, known := cited(t, home, letter, "testdata/scripts/*.txt", "*_test.go"), excused(t, home, letter), rulingNames(t, home)
	for _, r := range Rulings(t, home) {
		switch {
		case tested[r.Name] && silent[r.Name]:
			t.Errorf("%s is tested; %s need not excuse it", r.Name, excuses)
		case !tested[r.Name] && !silent[r.Name]:
			t.Errorf("%s, %q, is neither tested nor excused in %s", r.Name, r.Text, excuses)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(silent)) {
		if !known[name] {
			t.Errorf("%s excuses %s, which does not exist", excuses, name)
		}
	}
}

// RulingsExist asks of each ruling that code, scripts, battles and catalogues below the folders
// of a source tree name that the system in the folder home has it.
func RulingsExist(t *testing.T, tree fs.FS, home, letter string, folders ...string) {
	t.Helper()
	system, err := fs.Sub(tree, home)
	if err != nil {
		t.Fatal(err)
	}
	known, found := rulingNames(t, system), map[string]bool{}
	for _, folder := range folders {
		for _, file := range texts(t, tree, folder) {
			if file == path.Join(home, rulings) {
				continue // each line there names itself
			}
			for name := range named(read(t, tree, file), letter) {
				if found[name] = true; !known[name] {
					t.Errorf("%s names %s, which is not in %s of %s", file, name, rulings, home)
				}
			}
		}
	}
	if len(found) < len(known)/2 {
		t.Errorf("only %d of %d rulings are named: they are no longer found", len(found), len(known))
	}
}

// texts lists the files below a folder in which people write.
func texts(t *testing.T, tree fs.FS, folder string) (files []string) {
	t.Helper()
	written := []string{".go", ".txt", ".md", ".json", ".js", ".css"}
	err := fs.WalkDir(tree, folder, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && slices.Contains(written, path.Ext(file)) {
			files = append(files, file)
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %d files, %v", folder, len(files), err)
	}
	return files
}

// rulingNames are the names of a system's rulings.
func rulingNames(t *testing.T, home fs.FS) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	for _, r := range Rulings(t, home) {
		all[r.Name] = true
	}
	return all
}

// numberOf is the number in the name of a ruling.
func numberOf(name string) int {
	n, _ := strconv.Atoi(name[2:])
	return n
}

// named are the rulings of a system that a text names.
func named(text []byte, letter string) map[string]bool {
	found := map[string]bool{}
	for _, name := range regexp.MustCompile(`\b`+letter+`-[1-9]\d*`).FindAllString(string(text), -1) {
		found[name] = true
	}
	return found
}

// cited are the rulings that files of a system name.
func cited(t *testing.T, home fs.FS, letter string, patterns ...string) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	for _, pattern := range patterns {
		files, err := fs.Glob(home, pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			maps.Copy(found, named(read(t, home, file), letter))
		}
	}
	return found
}

// excused are the rulings on the list of silent ones, each there once and with its reason.
func excused(t *testing.T, home fs.FS, letter string) map[string]bool {
	t.Helper()
	list := map[string]bool{}
	for _, m := range excuse.FindAllSubmatch(read(t, home, excuses), -1) {
		if name := letter + "-" + string(m[1]); list[name] || len(m[2]) < len("a reason") {
			t.Errorf("%s: %s: want each once, with a reason", excuses, m[0])
		} else {
			list[name] = true
		}
	}
	return list
}

func read(t *testing.T, home fs.FS, file string) []byte {
	t.Helper()
	text, err := fs.ReadFile(home, file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
