package mapview

// Draw is a scene as an svg of its own, cut to its counters. It is made of the same
// shapes as View and takes its colours from the same style sheet.
func Draw(s Scene) string {
	x0, y0, x1, y1 := s.extent(Area{})
	return DrawAt(s, x0, y0, x1-x0, y1-y0)
}

// DrawAt is a rectangle of a scene, in world units, as an svg of its own.
func DrawAt(s Scene, x, y, w, h float64) string {
	all := Area{x, y, w, h}
	parts := join([]element{definitions}, sceneParts(s, all))
	return el("svg", "xmlns", svgNS, "class", "mv-top size-2", "viewBox", all.ViewBox(),
		"width", num(w), "height", num(h)).with(parts...).String()
}

// sceneParts are all shapes of a scene on a part of the world, in the order View shows them.
func sceneParts(s Scene, all Area) []element {
	return join([]element{group("mv-layer", drawUnder(s.Overlay, s.lit(), all)...)},
		[]element{group("mv-layer", blanks(s.beneath())...)}, drawn(s, false),
		[]element{group("mv-layer", join(drawOver(s.Overlay), chips(s.Overlay, s.held()))...)}, drawn(s, true),
		[]element{group("mv-layer", counts(s.beneath())...)})
}

// drawn are the counters that are shown, cards or what lies on them.
func drawn(s Scene, onTop bool) (out []element) {
	g := s.ground()
	for _, c := range s.Counters {
		beneath := c.Rank == Card && c.Depth > 0
		if c.Shown && c.onTop() == onTop && !beneath {
			out = append(out, draw(c, g.place(c), 60*int(c.Facing)))
		}
	}
	return out
}
