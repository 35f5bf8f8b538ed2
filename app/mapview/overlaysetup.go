package mapview

import (
	"unicode/utf8"

	"gonfalon/engine/hex"
)

// zones are the areas of a set-up: side colour, edge, a mark in each hex and a
// name plate.
func zones(zones []SetupZone) (out []element) {
	for _, z := range zones {
		if len(z.Hexes) == 0 {
			continue
		}
		side := letter(z.Side)
		out = append(out, group("o-zone "+side,
			path("z-fill", cells(z.Hexes, 1)), path("z-edge", edges(z.Hexes)), path("z-mark", marks(z))))
	}
	for _, z := range zones {
		if len(z.Hexes) > 0 && z.Name != "" {
			out = append(out, plate(z))
		}
	}
	return out
}

// marks are squares for side A and diamonds for side B.
func marks(z SetupZone) string {
	if z.Side == 0 {
		return stamps(z.Hexes, pt{X: -4.5, Y: -4.5}, "h9v9h-9Z")
	}
	return stamps(z.Hexes, pt{Y: -6.5}, "l6.5 6.5l-6.5 6.5l-6.5 -6.5Z")
}

// plate names a zone in its middle. The style sheet keeps it legible at any zoom.
func plate(z SetupZone) element {
	x, y := middleOf(z.Hexes)
	w, h := max(11.5*float64(utf8.RuneCountInString(z.Name)), 8.2*float64(utf8.RuneCountInString(z.Note)))+32, 34.0
	if z.Note != "" {
		h = 54
	}
	g := el("g", "class", "o-plate "+letter(z.Side)).with(
		el("rect", "x", num(-w/2), "y", num(-h/2), "width", num(w), "height", num(h), "rx", "8"),
		words("z-name", z.Name, "y", num(24-h/2)))
	if z.Note != "" {
		g = g.with(words("z-note", z.Note, "y", num(44-h/2)))
	}
	return el("g", "transform", "translate("+num(x)+" "+num(y)+")").with(g)
}

// middleOf is the mean of the centres.
func middleOf(hexes []hex.Hex) (x, y float64) {
	for _, h := range hexes {
		hx, hy := Centre(h)
		x, y = x+hx, y+hy
	}
	n := float64(len(hexes))
	return x / n, y / n
}
