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
	var places []pt
	for _, z := range zones {
		if len(z.Hexes) == 0 || z.Name == "" {
			continue
		}
		x, y := middleOf(z.Hexes)
		at, below := pt{X: x, Y: y}, 0
		for _, p := range places {
			if Distance(p, at) < 2*R {
				below++
			}
		}
		places = append(places, at)
		out = append(out, plate(z, at, 40*float64(below)))
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

// plate names a zone in its middle, or below the names of others there. The style sheet keeps it legible
// at any zoom.
func plate(z SetupZone, at pt, below float64) element {
	w, h := max(11.5*float64(utf8.RuneCountInString(z.Name)), 8.2*float64(utf8.RuneCountInString(z.Note)))+32, 34.0
	if z.Note != "" {
		h = 54
	}
	g := el("g", "class", "o-plate "+letter(z.Side)).with(
		el("rect", "x", num(-w/2), "y", num(below-h/2), "width", num(w), "height", num(h), "rx", "8"),
		words("z-name", z.Name, "y", num(below+24-h/2)))
	if z.Note != "" {
		g = g.with(words("z-note", z.Note, "y", num(below+44-h/2)))
	}
	return movedTo(at.X, at.Y, g)
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
