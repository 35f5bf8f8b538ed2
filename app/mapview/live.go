package mapview

import (
	"slices"
	"strings"

	"gonfalon/engine/hex"
)

// Live is the Thumb of a battlefield with the units of both sides as they stand, seen from as near
// as shows them all; it fills its frame. Without a thumb there is no picture.
func Live(thumb string, units [2][]hex.Hex) string {
	return covered(thumb, func(all Area) (Area, []element) {
		return all.sight(slices.Concat(units[0], units[1])),
			[]element{path("m-side a", squares(units[0])), path("m-side b", diamonds(units[1]))}
	})
}

// covered is a part of a thumb, which fills its frame, with something drawn over it.
func covered(thumb string, draw func(all Area) (part Area, above []element)) string {
	head, rest, ok := strings.Cut(thumb, ` viewBox="`)
	size, rest, whole := strings.Cut(rest, `"`)
	body, _, closed := strings.Cut(rest, "</svg>")
	all, sized := parseViewBox(size)
	if !ok || !whole || !closed || !sized {
		return thumb
	}
	part, drawn := draw(all)
	var b strings.Builder
	b.WriteString(head + ` preserveAspectRatio="xMidYMid slice" viewBox="` + part.ViewBox() + `"` + body)
	for _, e := range drawn {
		e.write(&b)
	}
	return b.String() + "</svg>"
}

// A live picture is liveShape times as wide as high, shows liveAbout about the outermost units, and
// is never nearer than liveLeast, so that a few units still show where they are.
const liveShape, liveAbout, liveLeast = 1.4, 4 * R, 30 * R

// sight is what a live picture of units shows of the map.
func (a Area) sight(at []hex.Hex) Area {
	if len(at) == 0 {
		return a
	}
	x0, y0, x1, y1 := around(at, liveAbout)
	more := max(0, liveLeast-(x1-x0))
	return Area{x0 - more/2, y0, x1 - x0 + more, y1 - y0}.Frame(liveShape, a)
}
