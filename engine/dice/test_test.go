package dice

import (
	"slices"
	"testing"
)

func TestSetsOfTotals(t *testing.T) {
	for _, tt := range []struct {
		name string
		set  Totals
		want []int
	}{
		{"only", Only(2, 3, 12), []int{2, 3, 12}},
		{"from", From(10), []int{10, 11, 12}},
		{"up to", UpTo(2), []int{1, 2}},
		{"from below all dice", From(-3), []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}},
		{"up to nothing", UpTo(0), nil},
		{"where", Where(func(n int) bool { return n%5 == 0 }), []int{5, 10}},
	} {
		var got []int
		for n := 0; n <= 15; n++ {
			if tt.set.Has(n) {
				got = append(got, n)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// Luckless throws what fails the test if anything does, and what passes says how often it does.
func TestLucklessThrowsWhatTurnsOutBadly(t *testing.T) {
	var told []Test
	l := Luckless{Tell: func(x Test) { told = append(told, x) }}
	for _, x := range []Test{One("order-test", Nobody, From(5)), One("rally-test", Nobody, UpTo(3)), Two("leader-fate", Nobody, From(3)), One("sure", Nobody, From(1))} {
		thrown := Throw(&l, x)
		ways, of := x.Passes()
		if x.Good.Has(Sum(thrown)) != (ways == of) || told[len(told)-1] != x {
			t.Errorf("%+v: thrown %v, told %+v", x, thrown, told)
		}
		if bad, all := x.Fails(); bad+ways != of || all != of {
			t.Errorf("%+v passes in %d of %d and fails in %d of %d", x, ways, of, bad, all)
		}
	}
}

// The zero Test is for nobody, and counter 0 is somebody.
func TestWhomIsTested(t *testing.T) {
	for _, id := range []int16{Nobody, 0, 1, 300} {
		if one, two := One("a", id, 0), Two("a", id, 0); one.Whom() != id || two.Whom() != id {
			t.Errorf("of %d the tests are for %d and %d", id, one.Whom(), two.Whom())
		}
	}
	if whom := (Test{Dice: 1}).Whom(); whom != Nobody {
		t.Errorf("a test of nobody is for %d", whom)
	}
}

// Lucky throws as many dice as a test has, and their total is good if any is.
func TestLuckyThrowsWhatTurnsOutWell(t *testing.T) {
	for n := 1; n <= 2; n++ {
		for good := n; good <= 6*n; good++ {
			var l Lucky
			thrown, sum := Throw(&l, Test{Code: "luck", Dice: n, Good: Only(good)}), 0
			for _, d := range thrown {
				if sum += d; d < 1 || d > 6 {
					t.Fatalf("a die shows %d", d)
				}
			}
			if len(thrown) != n || sum != good || !slices.Equal(l.Dice, thrown) || l.Tests[0].Code != "luck" {
				t.Errorf("%d dice for %d: %v, kept %+v", n, good, thrown, l)
			}
		}
	}
	var l Lucky
	if got := Throw(&l, Two("hopeless", Nobody, 0)); !slices.Equal(got, []int{1, 1}) || l.D6() != 1 {
		t.Errorf("without luck: %v", got)
	}
}

// A die too many says what it was thrown for, also through a recorder.
func TestScriptedSaysForWhatADieIsMissing(t *testing.T) {
	s := Script(3)
	r := &Recorder{From: s}
	Throw(r, One("fatigue-test", Nobody, 0))
	Throw(r, One("scatter-test", Nobody, 0))
	if err := s.Done(); err == nil || err.Error() != "one die more than scripted was thrown, for scatter-test" {
		t.Errorf("error %v", err)
	}
	if !slices.Equal(r.Thrown, []int{3, 1}) {
		t.Errorf("kept %v", r.Thrown)
	}
}

func TestSettledTests(t *testing.T) {
	for _, tt := range []struct {
		test          Test
		good, settled bool
	}{
		{One("order-test", Nobody, From(1)), true, true},
		{One("order-test", Nobody, From(2)), false, false},
		{One("order-test", Nobody, UpTo(0)), false, true},
		{Two("leader-fate", Nobody, From(2)), true, true},
		{Two("leader-fate", Nobody, Only(2)), false, false},
		{Two("leader-fate", Nobody, Only(1)), false, true},
	} {
		if good, settled := tt.test.Settled(); good != tt.good || settled != tt.settled {
			t.Errorf("%+v: good %v, settled %v", tt.test, good, settled)
		}
	}
}
