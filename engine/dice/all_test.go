package dice

import (
	"slices"
	"testing"
)

func TestSpread(t *testing.T) {
	two := func(r Roller) int { return Sum(Throw(r, Two("combat", Nobody, 0))) }
	single := func(r Roller) int { return r.D6() + r.D6() }
	for name, run := range map[string]func(Roller) int{"two dice of one throw": two, "two throws": single} {
		list := Spread(run)
		if len(list) != 11 || list[0] != (Share[int]{2, 1, 36}) || list[5] != (Share[int]{7, 6, 36}) || list[10] != (Share[int]{12, 1, 36}) {
			t.Errorf("%s come to %v", name, list)
		}
	}
	if list := Spread(func(Roller) string { return "sure" }); !slices.Equal(list, []Share[string]{{"sure", 1, 1}}) {
		t.Errorf("without dice %v", list)
	}
}

// A six is thrown again, and a third throw of two dice follows two sixes: the shares of short
// sequences and long ones still make one.
func TestSequencesOfDifferentLength(t *testing.T) {
	list := Spread(func(r Roller) string {
		switch {
		case r.D6() < 6:
			return "once"
		case r.D6() < 6:
			return "twice"
		}
		if Sum(Throw(r, Two("combat", Nobody, 0))) == 12 {
			return "never"
		}
		return "twice"
	})
	want := []Share[string]{{"once", 5 * 216, 1296}, {"twice", 5*36 + 35, 1296}, {"never", 1, 1296}}
	if !slices.Equal(list, want) {
		t.Errorf("%v, want %v", list, want)
	}
}

func TestWaysToATotal(t *testing.T) {
	for dice := 1; dice <= 3; dice++ {
		sum := 0
		for total := 0; total <= 20; total++ {
			sum += Ways(total, dice)
		}
		if sum != power(dice) {
			t.Errorf("%d dice fall in %d ways", dice, sum)
		}
	}
	if Ways(10, 3) != 27 || Ways(12, 2) != 1 || Ways(1, 2) != 0 {
		t.Error("a total is counted wrongly")
	}
}

func TestLikely(t *testing.T) {
	if n, of := Likely(func(r Roller) bool { return Throw(r, One("fatigue-test", Nobody, From(3)))[0] <= 2 }); n != 2 || of != 6 {
		t.Errorf("%d of %d", n, of)
	}
	if n, of := Likely(func(Roller) bool { return false }); n != 0 || of != 1 {
		t.Errorf("never is %d of %d", n, of)
	}
}

func TestFails(t *testing.T) {
	if n, of := Two("leader-fate", Nobody, From(5)).Fails(); n != 6 || of != 36 {
		t.Errorf("%d of %d", n, of)
	}
}

// Every way the odometer throws a test's dice is one the test's dice can fall in.
func TestThrownDiceMakeTheirTotal(t *testing.T) {
	for _, s := range Spread(func(r Roller) [2]int { return [2]int(Throw(r, Two("combat", Nobody, 0))) }) {
		if d := s.Value; min(d[0], d[1]) < 1 || max(d[0], d[1]) > 6 || s.Ways != Ways(d[0]+d[1], 2) {
			t.Errorf("%v in %d ways", d, s.Ways)
		}
	}
}
