package mapview

import "gonfalon/engine/hex"

// Blank is a rectangle of the world with nothing on it but hexes, to play on until the printed map
// is there.
func Blank(a Area) string {
	size := []string{"x", num(a.X), "y", num(a.Y), "width", num(a.W), "height", num(a.H)}
	tile := el("pattern", "id", "mv-hexes", "patternUnits", "userSpaceOnUse", "width", num(2*Step), "height", num(High)).
		with(path("m-hexline", hexTile()))
	return el("svg", "xmlns", svgNS, "class", "map", "viewBox", a.ViewBox(), "aria-hidden", "true").with(
		el("defs").with(tile),
		el("rect", append(size, "class", "m-ground")...),
		el("rect", append(size, "fill", "url(#mv-hexes)")...),
	).String()
}

// hexTile is the piece of the grid that repeats: a hex of an even column without its
// south side, and the north side of the hex beside it.
func hexTile() string {
	c := centre(hex.Hex{})
	var p pen
	p.line([]pt{corners[4].Add(c), corners[5].Add(c), corners[0].Add(c), corners[1].Add(c), corners[2].Add(c), corners[3].Add(c)})
	p.line([]pt{corners[2].Add(c), corners[2].Add(c).Add(pt{X: R})})
	return string(p)
}
