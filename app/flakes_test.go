package main

import (
	"os"
	"strings"
	"testing"
	"time"
)

// flakes are the browser tests that passed only at a second try, the latest last: day, name and what was
// said the first time. build.sh adds to them.
const flakes = "e2e/testdata/flakes.tsv"

// late is how many of the latest must have different names.
const late = 10

func TestNoTestPassesAtTheSecondTryAgain(t *testing.T) {
	kept, err := os.ReadFile(flakes)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range flaky(string(kept)) {
		t.Error(fault)
	}
}

func TestWhatIsFlakyIsSeen(t *testing.T) {
	line := func(name string) string { return "2026-11-28\t" + name + "\tturn_test.go:1: waited\n" }
	apart := ""
	for i := range late - 1 {
		apart += line("Test" + string(rune('B'+i)))
	}
	for text, faults := range map[string]int{
		"":                                    0,
		line("TestA") + line("TestB"):         0,
		line("TestA") + line("TestA"):         1,
		line("TestA") + apart + line("TestA"): 0, // long ago
		apart[5:] + line("TestA"):             1, // a line that is cut is no line
		"today\tTestA\twaited\n":              1,
	} {
		if got := flaky(text); len(got) != faults {
			t.Errorf("%q has the faults %q, want %d", text, got, faults)
		}
	}
}

// flaky is what is wrong with a record of flakes: a line that cannot be read, a name twice of late.
func flaky(record string) (faults []string) {
	lines := strings.Split(strings.TrimSuffix(record, "\n"), "\n")
	seen := map[string]bool{}
	for i, line := range lines {
		fields := strings.Split(line, "\t")
		if line == "" && len(lines) == 1 {
			return nil
		}
		if _, err := time.Parse(time.DateOnly, fields[0]); err != nil || len(fields) != 3 {
			faults = append(faults, "this is no line of the record: "+line)
			continue
		}
		if len(lines)-i > late {
			continue
		}
		if seen[fields[1]] {
			faults = append(faults, fields[1]+" passed at the second try twice of late: mend it, and take its lines out")
		}
		seen[fields[1]] = true
	}
	return faults
}
