package mapview

import (
	"unicode/utf8"

	"gonfalon/engine/hex"
)

// losses mark the hexes where somebody fell: a frame, his helmet on its side in a dashed disc
// over a broken bar, and a plate with what he was worth.
func losses(list []Fallen) (out []element) {
	for _, f := range list {
		x, y := Centre(f.Hex)
		d := edges([]hex.Hex{f.Hex})
		mark := movedTo(x, y, helmet(), snapped("fl-bar0"), snapped("fl-bar"))
		g := group("o-fallen "+letter(f.Side), path("fl-wash", d), path("o-targ0", d), path("o-targ", d), mark)
		if f.Plate != "" {
			g = g.with(movedTo(x, y-High/2, goldPlate(f.Plate)))
		}
		out = append(out, g)
	}
	return out
}

// helmet is a leader's, tilted, in a dashed disc.
func helmet() element {
	lying := el("use", "href", "#sil-leader", "transform", "rotate(32) scale(.34) translate(-50 -54)")
	return group("", circle("fl-disc", 22), lying)
}

// snapped is the bar through the disc, whose middle is missing.
func snapped(class string) element { return path(class, "M-24 24L-13 13M13 -13L24 -24") }

// goldPlate is a word on gold. The style sheet keeps its size on the screen.
func goldPlate(text string) element {
	w := 8*float64(utf8.RuneCountInString(text)) + 14
	return group("fl-plate",
		el("rect", "x", num(-w/2), "y", "-11", "width", num(w), "height", "22", "rx", "7"),
		words("", text, "y", "4.3"))
}
