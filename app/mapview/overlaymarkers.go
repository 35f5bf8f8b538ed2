package mapview

import "gonfalon/engine/hex"

// markers draws ruins, pits and palisades.
func markers(list []Marker) (out []element) {
	var ruins, pits []hex.Hex
	for _, m := range list {
		switch {
		case m.Kind == "ruin":
			ruins = append(ruins, m.Hex)
		case m.Kind == "pits":
			pits = append(pits, m.Hex)
		case m.Kind == "palisade" && m.HasFacing:
			out = append(out, stakesAt(m.Hex, m.Facing))
		}
	}
	return append(out, join(ruinsAt(ruins), pitsAt(pits))...)
}

// ruinsAt are broken walls around the middle of their hexes.
func ruinsAt(hexes []hex.Hex) []element {
	if len(hexes) == 0 {
		return nil
	}
	return []element{path("m-ruin", stamps(hexes, pt{X: -27, Y: 20}, "v-15l5 -5v-9h7v6h6v-6h7v7l8 6m7 16v-14l5 4v-12h8v23"))}
}

// pitsAt are pits with a stake in each.
func pitsAt(hexes []hex.Hex) (out []element) {
	for _, at := range []pt{{X: -22, Y: 14}, {X: 0, Y: 24}, {X: 22, Y: 14}} {
		if len(hexes) > 0 {
			out = append(out, path("m-pit", stamps(hexes, at.Add(pt{X: -9}), "a9 5 0 1 1 18 0a9 5 0 1 1 -18 0Z")),
				path("m-pit-stake", stamps(hexes, at, "l-3 -1l3 -12l3 12Z")))
		}
	}
	return out
}

// stakesAt is a row of stakes just inside one side of a hex.
func stakesAt(h hex.Hex, d hex.Dir) element {
	const stakes = 7
	from, to := side(h, d)
	inner := func(p pt, n float64) pt { return Between(p, centre(h), n) }
	var p pen
	for i := range stakes {
		foot := Between(from, to, (float64(i)+0.5)/stakes)
		p.line([]pt{inner(foot, 0.3), inner(foot, 0.02)})
	}
	p.line([]pt{inner(from, 0.2), inner(to, 0.2)})
	return group("m-palisade", path("m-stakes0", string(p)), path("m-stakes", string(p)))
}
