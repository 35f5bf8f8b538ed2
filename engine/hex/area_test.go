package hex

import (
	"slices"
	"strings"
	"testing"
)

func TestDisc(t *testing.T) {
	h := Must("0707")
	for n, size := range []int{1, 7, 19, 37, 61} {
		disc := h.Disc(n)
		if len(disc) != size {
			t.Errorf("radius %d has %d hexes, want %d", n, len(disc), size)
		}
		for i, o := range disc {
			if h.Distance(o) > n || slices.Contains(disc[:i], o) {
				t.Errorf("radius %d: %v stands twice or is too far", n, o)
			}
		}
	}
}

func TestWithinLeadsToTheDisc(t *testing.T) {
	h := Must("0707")
	for n := range 9 {
		var got []Hex
		for _, step := range Within(n) {
			got = append(got, h.Plus(step))
		}
		if !slices.Equal(got, h.Disc(n)) {
			t.Errorf("radius %d leads to %v", n, got)
		}
	}
}

func TestLine(t *testing.T) {
	for _, tt := range []struct{ name, from, to, want string }{
		{"to itself", "0505", "0505", "0505"},
		{"to a neighbour", "0505", "0504", "0505 0504"},
		{"in a direction", "0505", "0807", "0505 0606 0706 0807"},
		{"across", "0505", "0804", "0505 0605 0704 0804"},
		{"through a hexside between two samples", "0505", "0904", "0505 0605 0705 0704 0805 0904"},
		{"along a hexside", "0505", "0705", "0505 0605|0606 0705"},
		{"along two hexsides", "0505", "0905", "0505 0605|0606 0705 0805|0806 0905"},
		{"along a steep hexside", "0505", "0604", "0505 0504|0605 0604"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := lineText(Must(tt.from).Line(Must(tt.to))); got != tt.want {
				t.Errorf("%s to %s passes %s, want %s", tt.from, tt.to, got, tt.want)
			}
		})
	}
}

func lineText(line [][2]Hex) string {
	text := ""
	for i, l := range line {
		if i > 0 {
			text += " "
		}
		if text += l[0].String(); l[1] != l[0] {
			text += "|" + l[1].String()
		}
	}
	return text
}

// TestLinePassesWhatPointsOnItLieIn holds lines in all directions against points taken
// close to each other along them.
func TestLinePassesWhatPointsOnItLieIn(t *testing.T) {
	h := Must("0808")
	for _, o := range h.Disc(4) {
		want := sampled(h, o)
		got := map[[2]Hex]bool{}
		for _, l := range h.Line(o) {
			if l[1].String() < l[0].String() {
				l[0], l[1] = l[1], l[0]
			}
			got[l] = true
		}
		for l := range got {
			if !want[l] {
				t.Errorf("%v to %v does not pass %v", h, o, l)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%v to %v passes %v, want %v", h, o, got, want)
		}
	}
}

// sampled finds the hexes that hold points of a line, and those that hold a stretch of it
// between them.
func sampled(h, o Hex) map[[2]Hex]bool {
	const points = 3 * 5 * 7 * 8
	passed := map[[2]Hex]bool{}
	var last []Hex
	for i := range points + 1 {
		near := nearest(h, o, i, points)
		switch {
		case len(near) == 1:
			passed[[2]Hex{near[0], near[0]}] = true
		case len(near) == 2 && slices.Equal(near, last):
			passed[[2]Hex{near[0], near[1]}] = true
		}
		last = near
	}
	return passed
}

// nearest are the hexes whose centres lie nearest to point i of n on a line.
func nearest(h, o Hex, i, n int) (near []Hex) {
	q, r := int(h.Q)*(n-i)+int(o.Q)*i, int(h.R)*(n-i)+int(o.R)*i
	best := 1 << 60
	for _, x := range (Hex{int16(q / n), int16(r / n)}).Disc(2) {
		dq, dr := int(x.Q)*n-q, int(x.R)*n-r
		d := dq*dq + dq*dr + dr*dr
		if d < best {
			best, near = d, nil
		}
		if d == best {
			near = append(near, x)
		}
	}
	slices.SortFunc(near, func(a, b Hex) int { return strings.Compare(a.String(), b.String()) })
	return near
}

func TestLineIsTheSameBackwards(t *testing.T) {
	h := Must("0808")
	for _, o := range h.Disc(6) {
		there, back := h.Line(o), o.Line(h)
		if len(there) != len(back) {
			t.Fatalf("%v to %v passes %d places, back %d", h, o, len(there), len(back))
		}
		for i, l := range there {
			b := back[len(back)-1-i]
			if l != b && l != [2]Hex{b[1], b[0]} {
				t.Errorf("%v to %v passes %v, back %v", h, o, there, back)
			}
		}
	}
}
