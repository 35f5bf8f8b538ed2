package dice

import (
	"slices"
	"testing"
)

func throws(r Roller, n int) (out []int) {
	for range n {
		out = append(out, r.D6())
	}
	return out
}

// The first throws of some seeds are pinned for ever: a saved game replays to them.
func TestSeededThrowsTheSameForEver(t *testing.T) {
	for seed, want := range map[Seeded][]int{
		0:          {4, 1, 1, 3, 2, 2, 4, 5, 5, 6, 5, 4},
		1:          {5, 6, 4, 4, 5, 3, 4, 5, 4, 5, 4, 2},
		1380:       {3, 5, 3, 6, 4, 1, 3, 3, 5, 6, 4, 3},
		1 << 63:    {3, 4, 3, 1, 3, 5, 4, 6, 4, 5, 4, 4},
		^Seeded(0): {2, 4, 6, 3, 1, 1, 1, 2, 6, 4, 2, 2},
	} {
		s := seed
		if got := throws(&s, 12); !slices.Equal(got, want) {
			t.Errorf("seed %d throws %v, want %v", seed, got, want)
		}
	}
}

// The published test values of the algorithm.
func TestGeneratorIsSplitMix64(t *testing.T) {
	s := Seeded(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423,
		4593380528125082431, 16408922859458223821} {
		if got := s.next(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
}

func TestSeededValueIsItsWholeState(t *testing.T) {
	s := Seeded(1380)
	throws(&s, 5)
	kept := s
	if got, want := throws(&kept, 50), throws(&s, 50); !slices.Equal(got, want) {
		t.Errorf("the copy throws %v, want %v", got, want)
	}
}

func TestSeededIsFair(t *testing.T) {
	s := Seeded(7)
	const n = 60000
	var faces, pairs [7]int
	last := 1
	for _, d := range throws(&s, n) {
		if d < 1 || d > 6 {
			t.Fatalf("a die shows %d", d)
		}
		faces[d]++
		if last == 6 {
			pairs[d]++
		}
		last = d
	}
	for d := 1; d <= 6; d++ {
		if faces[d] < n/6-500 || faces[d] > n/6+500 { // five standard deviations are 456
			t.Errorf("%d came %d times in %d throws", d, faces[d], n)
		}
		if pairs[d] < n/36-250 || pairs[d] > n/36+250 {
			t.Errorf("%d came %d times after a 6", d, pairs[d])
		}
	}
}

func TestScriptedThrowsWhatItWasGiven(t *testing.T) {
	s := Script(3, 1, 6)
	if got := throws(s, 3); !slices.Equal(got, []int{3, 1, 6}) {
		t.Errorf("threw %v", got)
	}
	if err := s.Done(); err != nil {
		t.Error(err)
	}
}

func TestScriptedReportsDiceLeftAndDiceMissing(t *testing.T) {
	left := Script(3, 1)
	throws(left, 1)
	if err := left.Done(); err == nil || err.Error() != "dice [1] were scripted and not thrown" {
		t.Errorf("error %v", err)
	}
	missing := Script(3)
	if got := throws(missing, 3); !slices.Equal(got, []int{3, 1, 1}) {
		t.Errorf("threw %v", got)
	}
	if missing.Err == nil || missing.Done() == nil {
		t.Error("a die too many is no error")
	}
}

func TestRecorderKeepsWhatIsThrown(t *testing.T) {
	r := &Recorder{From: Script(5, 2)}
	if got := throws(r, 2); !slices.Equal(got, []int{5, 2}) || !slices.Equal(r.Thrown, got) {
		t.Errorf("threw %v, kept %v", got, r.Thrown)
	}
}

func TestASourceThrowsTheSameFromAPlaceWhereItStood(t *testing.T) {
	cup := Seeded(1380)
	for name, s := range map[string]Source{"the generator": &cup, "a script": Script(3, 1, 4, 1, 5, 6)} {
		throws(s, 2)
		place := s.Place()
		first := throws(s, 3)
		s.Return(place)
		if again := throws(s, 3); !slices.Equal(again, first) {
			t.Errorf("%s throws %v, then %v", name, first, again)
		}
	}
}

func TestALeapLeadsToOtherDice(t *testing.T) {
	s, same := Seeded(1380), Seeded(1380)
	if s.Leap(); slices.Equal(throws(&s, 50), throws(&same, 50)) {
		t.Error("the dice are the same")
	}
}

func TestToppedThrowsItsOwnDiceFirst(t *testing.T) {
	if got := throws(&Topped{First: []int{2, 5}, Then: Script(6, 1)}, 4); !slices.Equal(got, []int{2, 5, 6, 1}) {
		t.Errorf("threw %v", got)
	}
}

// The first throws of some streams are pinned for ever, too.
func TestStreamsThrowTheSameForEver(t *testing.T) {
	for _, tt := range []struct {
		seed uint64
		n    int
		want []int
	}{
		{1380, 0, []int{3, 5, 3, 6, 4, 1, 3, 3, 5, 6, 4, 3}},
		{1380, 1, []int{5, 4, 1, 4, 4, 4, 6, 2, 5, 5, 6, 3}},
		{1380, 2, []int{2, 5, 4, 1, 4, 4, 5, 5, 5, 6, 6, 4}},
		{1380, 100, []int{6, 3, 6, 4, 2, 4, 1, 4, 5, 1, 1, 1}},
		{0, 1, []int{3, 1, 3, 5, 6, 5, 2, 4, 1, 3, 4, 3}},
		{1 << 63, 1, []int{3, 3, 6, 6, 4, 5, 2, 6, 4, 3, 2, 2}},
	} {
		s := Seeded(0)
		s.Renew(tt.seed, tt.n)
		if got := throws(&s, 12); !slices.Equal(got, tt.want) {
			t.Errorf("stream %d of seed %d throws %v, want %v", tt.n, tt.seed, got, tt.want)
		}
	}
}

// Streams have nothing to do with one another: of two of them every sixth die is the same.
func TestStreamsDiffer(t *testing.T) {
	const dice = 60000
	for _, pair := range [][2]Seeded{{Stream(7, 0), Stream(7, 1)}, {Stream(7, 1), Stream(7, 2)}, {Stream(7, 3), Stream(8, 3)}} {
		same := 0
		for range dice {
			if pair[0].D6() == pair[1].D6() {
				same++
			}
		}
		if same < dice/6-500 || same > dice/6+500 {
			t.Errorf("%d of %d dice are the same", same, dice)
		}
	}
}
