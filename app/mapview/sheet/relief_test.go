package sheet

import (
	"testing"

	"gonfalon/engine/hex"
)

func TestContoursCloseAndKeepHighGroundToTheRight(t *testing.T) {
	g := newRelief(hex.Must("0505").Disc(2))
	for _, level := range hillLevels[:5] {
		loops := g.contour(level)
		if len(loops) == 0 {
			t.Errorf("no contour at %v", level)
		}
		for _, loop := range loops {
			if last := loop[len(loop)-1]; distance(last, loop[0]) > 2*reliefStep {
				t.Errorf("a contour at %v is open by %v units", level, distance(last, loop[0]))
			}
		}
	}
	outer := g.contour(0.5)[0]
	for i, p := range outer {
		if up := right(p, outer[(i+1)%len(outer)]); up.Dot(centre(hex.Must("0505")).Sub(p)) < -25 {
			t.Errorf("uphill at %v points away from the hill", p)
		}
	}
}
