package mapview

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/hex"
)

// Live is the Thumb of a battlefield with the units of both sides as they stand, seen from as near
// as shows them all; it fills its frame. Without a thumb there is no picture.
func Live(thumb string, units [2][]hex.Hex) string {
	head, rest, ok := strings.Cut(thumb, ` viewBox="`)
	size, rest, whole := strings.Cut(rest, `"`)
	body, _, closed := strings.Cut(rest, "</svg>")
	var w, h float64
	if _, err := fmt.Sscanf(size, "0 0 %g %g", &w, &h); !ok || !whole || !closed || err != nil {
		return thumb
	}
	s := sight(w, h, slices.Concat(units[0], units[1]))
	return head + ` preserveAspectRatio="xMidYMid slice" viewBox="` + strings.Join(s[:], " ") + `"` + body +
		path("m-side a", squares(units[0])).String() + path("m-side b", diamonds(units[1])).String() + "</svg>"
}

// A live picture is liveShape times as wide as high, shows liveAbout about the outermost units, and
// is never nearer than liveLeast, so that a few units still show where they are.
const liveShape, liveAbout, liveLeast = 1.4, 4 * R, 30 * R

// sight is the view box of a live picture on a field of w by h.
func sight(w, h float64, at []hex.Hex) [4]string {
	if len(at) == 0 {
		return [4]string{"0", "0", num(w), num(h)}
	}
	from, to := centre(at[0]), centre(at[0])
	for _, x := range at {
		c := centre(x)
		from, to = pt{X: min(from.X, c.X), Y: min(from.Y, c.Y)}, pt{X: max(to.X, c.X), Y: max(to.Y, c.Y)}
	}
	size := to.Sub(from).Add(pt{X: 2 * liveAbout, Y: 2 * liveAbout})
	wide := min(max(size.X, size.Y*liveShape, liveLeast), w)
	high := min(wide/liveShape, h)
	x := min(max((from.X+to.X-wide)/2, 0), w-wide)
	y := min(max((from.Y+to.Y-high)/2, 0), h-high)
	return [4]string{num(x), num(y), num(wide), num(high)}
}
