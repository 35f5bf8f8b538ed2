package game

import "testing"

func TestColumnsAreNamedBeyondTheTable(t *testing.T) {
	o := Odds{Columns: []string{"1:2", "1:1", "2:1", "3:1"}}
	for i, want := range map[int]string{-2: "1:4", -1: "1:3", 0: "1:2", 1: "1:1", 3: "3:1", 4: "4:1", 6: "6:1"} {
		if got := o.Column(i); got != want {
			t.Errorf("column %d is called %q, not %q", i, got, want)
		}
	}
	if got := new(Odds).Column(0); got != "" {
		t.Errorf("odds without columns name one %q", got)
	}
}
