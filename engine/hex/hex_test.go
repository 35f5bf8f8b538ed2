package hex

import (
	"fmt"
	"testing"
)

func TestNeighboursOfEvenAndOddColumns(t *testing.T) {
	for from, want := range map[string][6]string{ // N NE SE S SW NW
		"0405": {"0404", "0504", "0505", "0406", "0305", "0304"},
		"0505": {"0504", "0605", "0606", "0506", "0406", "0405"},
	} {
		for d := N; d <= NW; d++ {
			if got := Must(from).Step(d); got != Must(want[d]) {
				t.Errorf("%v of %s is %v, want %s", d, from, got, want[d])
			}
		}
	}
}

// The sixteen hexes of a palisade that a set-up of another book lists as a chain show
// which columns lie lower: with the other half of them lower it would break.
func TestAPrintedChainOfHexesIsUnbroken(t *testing.T) {
	chain := []string{"2119", "2219", "2319", "2420", "2519", "2620", "2720", "2820",
		"2920", "3021", "3120", "3221", "3321", "3422", "3522", "3623"}
	adjacent := 0
	for i := range chain[1:] {
		if _, ok := Must(chain[i]).Toward(Must(chain[i+1])); ok {
			adjacent++
		}
	}
	if adjacent != 15 {
		t.Errorf("%d of 15 steps are adjacent", adjacent)
	}
}

func TestPrintedNumbers(t *testing.T) {
	for col := range 100 {
		for row := range 100 {
			h := At(col, row)
			want := fmt.Sprintf("%02d%02d", col, row)
			if h.Col() != col || h.Row() != row || h.String() != want || Must(want) != h {
				t.Fatalf("%s is column %d, row %d of %v", want, h.Col(), h.Row(), h)
			}
		}
	}
}

func TestBadNumbersAreRefused(t *testing.T) {
	for _, s := range []string{"", "405", "04055", "04o5", "-405", "+405", "04 5", " 0405", "0x05", "４０５"} {
		var h Hex
		if _, err := Parse(s); err == nil {
			t.Errorf("Parse(%q) has no error", s)
		}
		if h.UnmarshalText([]byte(s)) == nil {
			t.Errorf("UnmarshalText(%q) has no error", s)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("Must took a bad number")
		}
	}()
	Must("405")
}

func TestTextOfHexesAndDirections(t *testing.T) {
	h := Must("0711")
	text, _ := h.MarshalText()
	var again Hex
	if err := again.UnmarshalText(text); err != nil || again != h {
		t.Errorf("%s became %v, %v", text, again, err)
	}
	for d := N; d <= NW; d++ {
		text, _ := d.MarshalText()
		var again Dir
		if err := again.UnmarshalText(text); err != nil || again != d {
			t.Errorf("%s became %v, %v", text, again, err)
		}
	}
	for _, s := range []string{"", "n", "E", "NNE", "0"} {
		if _, err := ParseDir(s); err == nil {
			t.Errorf("ParseDir(%q) has no error", s)
		}
	}
}

// walk finds the distances of all hexes of a 12x10 board by stepping from one to the next.
func walk(from Hex) map[Hex]int {
	far := map[Hex]int{from: 0}
	for queue := []Hex{from}; len(queue) > 0; queue = queue[1:] {
		for d := N; d <= NW; d++ {
			to := queue[0].Step(d)
			if _, seen := far[to]; !seen && to.Col() >= 0 && to.Col() < 12 && to.Row() >= 0 && to.Row() < 10 {
				far[to] = far[queue[0]] + 1
				queue = append(queue, to)
			}
		}
	}
	return far
}

func TestDistanceIsTheNumberOfSteps(t *testing.T) {
	for col := range 12 {
		for row := range 10 {
			from := At(col, row)
			far := walk(from)
			if len(far) != 120 {
				t.Fatalf("from %v %d hexes are reached", from, len(far))
			}
			for to, n := range far {
				if from.Distance(to) != n || to.Distance(from) != n {
					t.Fatalf("%v to %v is %d, and back %d; want %d", from, to, from.Distance(to), to.Distance(from), n)
				}
			}
		}
	}
}

func TestTowardKnowsOnlyNeighbours(t *testing.T) {
	h := Must("0505")
	for _, o := range h.Disc(3) {
		d, ok := h.Toward(o)
		if ok != (h.Distance(o) == 1) || ok && h.Step(d) != o {
			t.Errorf("toward %v: %v, %v", o, d, ok)
		}
	}
}

func TestTurnsAndAngles(t *testing.T) {
	angles := [6]int{0, 1, 2, 3, 2, 1}
	for d := N; d <= NW; d++ {
		for n := range 6 {
			to := d.Turn(n)
			if d.Angle(to) != angles[n] || to.Angle(d) != angles[n] {
				t.Errorf("%v to %v is %d, and back %d; want %d", d, to, d.Angle(to), to.Angle(d), angles[n])
			}
			if to.Turn(-n) != d || d.Turn(n+6) != to || d.Turn(n-12) != to {
				t.Errorf("turns of %v by %d do not add up", d, n)
			}
		}
		if h := Must("0505"); d.Back() != d.Turn(3) || h.Step(d).Step(d.Back()) != h {
			t.Errorf("%v is not the opposite of %v", d.Back(), d)
		}
	}
	if N.Turn(1) != NE || N.Turn(-1) != NW || NW.Turn(1) != N {
		t.Error("positive turns are not clockwise")
	}
}

func TestBearing(t *testing.T) {
	h := Must("2020")
	for to, want := range map[string]Dir{"2020": N, "2110": N, "2612": NE, "2925": SE, "2099": S, "1329": SW, "1012": NW} {
		if got := h.Bearing(Must(to)); got != want {
			t.Errorf("bearing of %s is %v, want %v", to, got, want)
		}
	}
}

func TestBearingLeadsNearest(t *testing.T) {
	h := Must("2020")
	for _, o := range h.Disc(9) {
		n := h.Step(h.Bearing(o)).Distance(o)
		for d := N; d <= NW && o != h; d++ {
			if h.Step(d).Distance(o) < n {
				t.Errorf("%v leads nearer to %v than %v", d, o, h.Bearing(o))
			}
		}
	}
}

func TestBearingBetweenTwoDirectionsIsTheLower(t *testing.T) {
	h := Must("2020")
	for d := N; d <= NW; d++ {
		between := h
		for range 9 {
			between = between.Step(d).Step(d.Turn(1))
			if got, want := h.Bearing(between), min(d, d.Turn(1)); got != want {
				t.Errorf("bearing of %v is %v, want %v", between, got, want)
			}
		}
		nearer := between.Step(d.Turn(1))
		if got := h.Bearing(nearer); got != d.Turn(1) {
			t.Errorf("bearing of %v is %v, want %v", nearer, got, d.Turn(1))
		}
	}
}
