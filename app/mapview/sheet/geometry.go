package sheet

import (
	"gonfalon/app/mapview"
	"gonfalon/engine/hex"
)

// The geometry of the map, which is that of everything drawn above it, under short names.
const (
	R    = mapview.R
	High = mapview.High
	Step = mapview.Step
)

type pt = mapview.Point

var between, right, distance = mapview.Between, mapview.Right, mapview.Distance

func centre(h hex.Hex) pt {
	x, y := mapview.Centre(h)
	return pt{X: x, Y: y}
}

func corner(h hex.Hex, i int) pt {
	x, y := mapview.Corner(h, i)
	return pt{X: x, Y: y}
}

// side is one hexside, clockwise as seen from h.
func side(h hex.Hex, d hex.Dir) (from, to pt) { return corner(h, int(d)), corner(h, int(d)+1) }

func middle(a, b pt) pt { return between(a, b, 0.5) }
