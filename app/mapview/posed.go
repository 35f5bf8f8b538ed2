package mapview

import (
	"slices"
	"strings"

	"gonfalon/engine/hex"
)

// poseAbout is how much of the map is left about the outermost counters of a posed picture.
const poseAbout = 1.5 * R

// Posed is a map, one whole svg, with counters upright on it and what wins ringed in gold, seen from as
// near as shows them all. It needs no program, and brings the shapes it uses.
func Posed(chart string, counters []Counter, goal []hex.Hex) string {
	var at []hex.Hex
	parts := []element{definitions}
	ground := Scene{Counters: counters}.ground()
	counters = slices.SortedStableFunc(slices.Values(counters), func(a, b Counter) int { return int(a.Rank) - int(b.Rank) })
	for _, c := range counters {
		p := ground.place(c)
		c.Facing, c.Title = hex.N, ""
		set := el("g", "transform", "translate("+num(p.X)+" "+num(p.Y)+") scale("+num(p.Size/100)+")")
		parts, at = append(parts, set.with(draw(c, alone, 0))), append(at, c.Hex)
	}
	parts = append(parts, group("mv-layer", goals(goal)...))
	head, rest, ok := strings.Cut(chart, ` viewBox="`)
	_, body, whole := strings.Cut(rest, `"`)
	body, _, closed := strings.Cut(body, "</svg>")
	if !ok || !whole || !closed {
		return chart
	}
	x0, y0, x1, y1 := around(at, poseAbout)
	return head + ` viewBox="` + Area{x0, y0, x1 - x0, y1 - y0}.ViewBox() + `"` + body + group("mv-top size-2", parts...).String() + "</svg>"
}
