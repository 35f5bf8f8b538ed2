package mapview

import (
	"slices"
	"testing"

	"gonfalon/engine/hex"
)

// looped is a loop through the middles of hexes.
func looped(numbers ...string) loop {
	l := loop{begun: true}
	for _, n := range numbers {
		l.line = append(l.line, centre(hex.Must(n)))
	}
	return l
}

func TestALoopTakesInWhoseHexHasItsMiddleInside(t *testing.T) {
	l := looped("0202", "0802", "0808", "0208")
	var s Scene
	for i, n := range []string{"0505", "0305", "0905", "0501", "0605"} {
		s.Counters = append(s.Counters, Counter{Shown: n != "0605", ID: i, Hex: hex.Must(n)})
	}
	if got := l.encircled(s); !slices.Equal(got, []int{0, 1}) {
		t.Errorf("it takes in %v", got)
	}
	slices.Reverse(l.line)
	if got := l.encircled(s); len(got) != 2 {
		t.Errorf("drawn the other way it takes in %v", got)
	}
}

func TestALoopThatHardlyBeganIsNone(t *testing.T) {
	if l := looped("0505"); l.drawn() || l.around(centre(hex.Must("0505"))) {
		t.Error("a press takes something in")
	}
}

func TestALongPressIsToldFromASlowTap(t *testing.T) {
	var g gesture
	for after, want := range map[float64]bool{600: false, 899: false, 900: true, 4000: true} {
		g.down(touching(1, point{5, 5}, 1000))
		if tap := g.up(1); !tap || g.held(1000+after) != want {
			t.Errorf("after %v ms: held %t", after, !want)
		}
	}
}

func TestArrowsWithShiftHaveNamesOfTheirOwn(t *testing.T) {
	for key, want := range map[string]string{"ArrowUp": "Shift+ArrowUp", "Q": "Q", "Enter": "Enter"} {
		if got := Chord(key, true); got != want {
			t.Errorf("%s is %s", key, got)
		}
	}
	if Chord("ArrowUp", false) != "ArrowUp" {
		t.Error("an arrow alone is renamed")
	}
}
