package i18n

import "testing"

// What CLDR's own samples of each rule say; the forms in its order.
func TestPluralsChooseAsCLDRSays(t *testing.T) {
	for name, tt := range map[string]struct {
		rule  Plural
		forms [][]int
	}{
		"none":       {None, [][]int{{0, 1, 2, 15, 100, 1000}}},
		"one, other": {OneOther, [][]int{{1, -1}, {0, 2, 16, 21, 101, 1000}}},
		"Czech":      {Czech, [][]int{{1}, {2, 3, 4}, {0, 5, 19, 22, 100, 102}}},
		"Polish":     {Polish, [][]int{{1}, {2, 3, 4, 22, 24, 32, 34, 52, 102, 122, 1002, -2}, {0, 5, 11, 12, 13, 14, 19, 20, 21, 25, 31, 101, 112, 1012}}},
		"Russian":    {Russian, [][]int{{1, 21, 31, 41, 101, 121, 1001}, {2, 4, 22, 24, 33, 102, 1002}, {0, 5, 11, 12, 14, 19, 20, 25, 111, 112, 1011}}},
	} {
		for want, counts := range tt.forms {
			for _, n := range counts {
				if got := tt.rule.form(n); got != want {
					t.Errorf("%s: %d takes form %d, not %d", name, n, got, want)
				}
			}
		}
	}
}

// A text with fewer forms than its language has gives the last of them.
func TestTooFewFormsGiveTheLast(t *testing.T) {
	for n, want := range map[int]string{1: "1 a", 2: "2 b", 5: "5 b"} {
		if got := fill("pl", "{n} {n:a|b}", Args{"n": n}); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
