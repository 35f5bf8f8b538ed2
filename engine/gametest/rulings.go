package gametest

import (
	"encoding/json"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"testing"
)

// rulings is the copy of a system's rulings, below the folder of its package.
const rulings = "testdata/reference/rulings.json"

// excuses are the rulings that need no test, each with the reason.
const excuses = "testdata/rulings-silent.txt"

// excuse is a line of that list; remarks begin with #.
var excuse = regexp.MustCompile(`(?m)^(\d+) (\S.*)$`)

// ruling is one of the copy.
type ruling struct{ Heading string }

// RulingsTested asks of each ruling that a rule script or a test of the system names it, as
// its code does, by a letter and its number, or that the list of silent ones says
// why none does.
func RulingsTested(t *testing.T, home fs.FS, letter string) {
	t.Helper()
	all := ruled(t, home)
	named, silent := cited(t, home, letter, "testdata/scripts/*.txt", "*_test.go"), excused(t, home)
	for _, n := range slices.Sorted(maps.Keys(all)) {
		switch {
		case named[n] && silent[n]:
			t.Errorf("%s-%s is tested; %s need not excuse it", letter, n, excuses)
		case !named[n] && !silent[n]:
			t.Errorf("%s-%s, %q, is neither tested nor excused in %s", letter, n, all[n].Heading, excuses)
		}
	}
	for n := range silent {
		if _, known := all[n]; !known {
			t.Errorf("%s excuses %s-%s, which does not exist", excuses, letter, n)
		}
	}
}

// RulingsExist asks of each ruling that code, scripts and tests of a system name that the
// reference has it, or else the system's own list.
func RulingsExist(t *testing.T, home fs.FS, letter string, own ...string) {
	t.Helper()
	all := ruled(t, home)
	for _, file := range own {
		for _, m := range numbered.FindAllSubmatch(read(t, home, file), -1) {
			all[string(m[1])] = ruling{}
		}
	}
	for n := range cited(t, home, letter, "testdata/scripts/*.txt", "*.go") {
		if _, known := all[n]; !known {
			t.Errorf("%s-%s is named and is not in %s; the command reference keeps that", letter, n, rulings)
		}
	}
}

// numbered is a ruling of a system's own list.
var numbered = regexp.MustCompile(`(?m)^(\d+)\. `)

// ruled are the rulings of the copy by their numbers.
func ruled(t *testing.T, home fs.FS) (all map[string]ruling) {
	t.Helper()
	if err := json.Unmarshal(read(t, home, rulings), &all); err != nil || len(all) == 0 {
		t.Fatalf("%d rulings, %v", len(all), err)
	}
	return all
}

// cited are the numbers of the rulings that files name.
func cited(t *testing.T, home fs.FS, letter string, patterns ...string) map[string]bool {
	t.Helper()
	name, found := regexp.MustCompile(letter+`-(\d+)`), map[string]bool{}
	for _, pattern := range patterns {
		files, err := fs.Glob(home, pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			for _, m := range name.FindAllSubmatch(read(t, home, file), -1) {
				found[string(m[1])] = true
			}
		}
	}
	return found
}

// excused are the numbers on the list of silent ones, each there once and with its reason.
func excused(t *testing.T, home fs.FS) map[string]bool {
	t.Helper()
	list := map[string]bool{}
	for _, m := range excuse.FindAllSubmatch(read(t, home, excuses), -1) {
		if n := string(m[1]); list[n] || len(m[2]) < len("a reason") {
			t.Errorf("%s: %s: want each once, with a reason", excuses, m[0])
		} else {
			list[n] = true
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
