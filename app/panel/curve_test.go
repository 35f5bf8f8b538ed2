package panel

import (
	"slices"
	"testing"
)

// Turning points that would lie over each other hang below one another.
func TestTurningPointsLieApart(t *testing.T) {
	c := Curve{Of: 1000}
	for i, at := range []int{100, 150, 200, 400, 900, 1000} {
		c.Points = append(c.Points, Turning{N: i + 1, At: at})
	}
	for i, want := range []int{0, 1, 2, 0, 0, 1} {
		if got := c.row(i); got != want {
			t.Errorf("point %d hangs in row %d, want %d", i+1, got, want)
		}
	}
}

// Turns that would be named over each other are not all named, however many acts the others have.
func TestNumbersOfTurnsDoNotRunTogether(t *testing.T) {
	course := Timeline{Of: 1000}
	for i, at := range []int{0, 30, 90, 500, 579, 580, 990} {
		course.Turns = append(course.Turns, Mark{At: at, Turn: i + 1})
	}
	var got []int
	for _, m := range course.named() {
		got = append(got, m.Turn)
	}
	if want := []int{1, 3, 4, 6, 7}; !slices.Equal(got, want) {
		t.Errorf("turns %d are named, want %d", got, want)
	}
}
