package puzzle

import (
	"fmt"
	"slices"
	"testing"
)

// five are puzzles of each difficulty but 4, the first two of each with one theme.
func five() (all []*Puzzle) {
	for _, difficulty := range []int{1, 2, 3, 5} {
		for i, theme := range []string{"rear", "rear", "flank"} {
			all = append(all, &Puzzle{Key: fmt.Sprint(difficulty, "-", i), Difficulty: difficulty, Theme: theme})
		}
	}
	return all
}

// A week grows harder, a class without puzzles takes from the next lower one, all of a class come before one
// comes again, and themes alternate where they can.
func TestDays(t *testing.T) {
	all := five()
	byKey := map[string]*Puzzle{}
	for _, p := range all {
		byKey[p.Key] = p
	}
	days := Days{}.Extend(all, 28)
	had := map[string]int{}
	for n, key := range days {
		p, want := byKey[key], []int{3, 3, 5, 1, 2, 2, 3}[n%7]
		if p.Difficulty != want {
			t.Errorf("day %d: difficulty %d, want %d", n, p.Difficulty, want)
		}
		for _, other := range all {
			if other.Difficulty == p.Difficulty && had[other.Key] < had[key] {
				t.Errorf("day %d has %s again before %s came", n, key, other.Key)
			}
		}
		had[key]++
	}
	if longer := days.Extend(append(all, &Puzzle{Key: "new", Difficulty: 4, Theme: "bait"}), 56); !slices.Equal(longer[:28], days) || !slices.Contains(longer, "new") {
		t.Errorf("goes on as %v", longer)
	}
	if read := ReadDays("# remark\n1-0\n\n1-1 # a day\n"); !slices.Equal(read, Days{"1-0", "1-1"}) {
		t.Errorf("read as %v", read)
	}
	if On := days.On; On(-1) != days[27] || On(28) != days[0] || On(100_000) != days[100_000%28] || (Days{}).On(3) != "" {
		t.Error("a day before the first, or far ahead, has another puzzle")
	}
}
