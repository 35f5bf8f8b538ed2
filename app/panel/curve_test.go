package panel

import "testing"

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
