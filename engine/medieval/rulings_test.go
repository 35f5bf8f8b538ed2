package medieval

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	rulingsFile = "../../../shared/rules/RULINGS.md" // only where the reference material is at hand
	silentFile  = "testdata/rulings-silent.txt"
)

// TestEveryRulingIsTested asks of each ruling that a rule script or a test of this package
// names it, as the code does, or that the list of silent ones says why none does.
func TestEveryRulingIsTested(t *testing.T) {
	rulings := matches(t, rulingsFile, `(?m)^(\d+)\. `)
	named := map[string]bool{}
	for _, pattern := range []string{"testdata/scripts/*.txt", "*_test.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			maps.Copy(named, matches(t, file, `R-(\d+)`))
		}
	}
	silent := matches(t, silentFile, `(?m)^(\d+) \S`)
	for _, n := range slices.Sorted(maps.Keys(rulings)) {
		switch {
		case named[n] && silent[n]:
			t.Errorf("R-%s is tested; %s need not excuse it", n, silentFile)
		case !named[n] && !silent[n]:
			t.Errorf("R-%s is neither tested nor excused in %s", n, silentFile)
		}
	}
	for n := range silent {
		if !rulings[n] {
			t.Errorf("%s excuses R-%s, which does not exist", silentFile, n)
		}
	}
}

// TestExcusesOfRulingsHaveReasons keeps every line of the list a number with its reason.
func TestExcusesOfRulingsHaveReasons(t *testing.T) {
	text, err := os.ReadFile(silentFile)
	if err != nil {
		t.Fatal(err)
	}
	line, seen := regexp.MustCompile(`^(\d+) \S.{5,}$`), map[string]bool{}
	for i, l := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		m := line.FindStringSubmatch(l)
		if m == nil {
			t.Errorf("%s:%d: want a number and a reason: %q", silentFile, i+1, l)
			continue
		}
		if seen[m[1]] {
			t.Errorf("%s:%d: R-%s stands twice", silentFile, i+1, m[1])
		}
		seen[m[1]] = true
	}
}

// matches is the set of what the group of a pattern finds in a file; the test is skipped if
// the reference material is not at hand.
func matches(t *testing.T, file, pattern string) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) && file == rulingsFile {
		t.Skip("the reference is not at hand")
	}
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(text), -1) {
		found[m[1]] = true
	}
	return found
}
