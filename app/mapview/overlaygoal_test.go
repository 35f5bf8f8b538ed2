package mapview

import "testing"

// The pin of a goal stands beside the banner and the leader that it marks, and between the counters of the
// hexes above: no more of any of them is covered than an edge.
func TestThePinOfAGoalCoversNothingThatItMarks(t *testing.T) {
	const edge = 8.0
	pin := rect{pinTip.X - 14.5, pinTip.Y - 39.5, 29, 39.5}
	counter := func(middle pt, size float64) rect {
		return rect{middle.X - size/2 + edge, middle.Y - size/2 + edge, size - 2*edge, size - 2*edge}
	}
	mark := func(rank Rank) rect {
		dx, dy, size := heap{cards: 1, leaders: 1}.offset(Counter{Rank: rank})
		return counter(pt{X: dx, Y: dy}, size)
	}
	for name, r := range map[string]rect{
		"the banner": mark(Banner), "the leader": mark(Leader),
		"who stands north": counter(pt{Y: -High}, cardSize), "who stands north-east": counter(pt{X: Step, Y: -High / 2}, cardSize),
	} {
		if pin.meets(r) {
			t.Errorf("it covers %s", name)
		}
	}
}
