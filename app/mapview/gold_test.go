package mapview

import (
	"math"
	"testing"

	"gonfalon/engine/hex"
)

// Whatever of the map is framed in gold reacts as what is framed: the hex and all of the line round it,
// however near the map is seen; nothing farther off does.
func TestAllOfAGoldFrameIsTheHexThatItFrames(t *testing.T) {
	p := hex.Hex{Q: 7, R: 4}
	s := Scene{Overlay: Overlay{Point: &p}}
	for _, zoom := range []float64{0.3, 0.67, 1, 2.4} {
		for i := range 720 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 360)
			edge := 0.0 // of the hex, this way
			for HexAt(centre(p).X+edge*cos, centre(p).Y+edge*sin) == p {
				edge += 0.05
			}
			for _, tt := range []struct {
				beyond float64 // of it, in pixels
				want   bool
			}{{-6, true}, {-0.5, true}, {0, true}, {goldLine / 2, true}, {goldLine + 2, false}} {
				r := edge + tt.beyond/zoom
				at := pt{X: centre(p).X + r*cos, Y: centre(p).Y + r*sin}
				if _, ok := s.golden(at, zoom); ok != tt.want {
					t.Fatalf("at zoom %v, %d half degrees, %v px beyond the edge: %v", zoom, i, tt.beyond, ok)
				}
			}
		}
	}
	if _, ok := (Scene{}).golden(centre(p), 1); ok {
		t.Error("something is framed where nothing is")
	}
}
