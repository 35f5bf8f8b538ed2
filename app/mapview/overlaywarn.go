package mapview

import "gonfalon/engine/hex"

// warnings mark hexes on their upper side, where no figure of a counter stands.
func warnings(at []hex.Hex) (out []element) {
	for _, h := range at {
		x, y := Centre(h)
		sign := group("o-warn", path("w-sign", "M0 -11L12 10H-12Z"), words("", "!", "y", "7.5"))
		out = append(out, movedTo(x, y-High/2, sign))
	}
	return out
}
