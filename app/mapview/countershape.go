package mapview

import (
	"fmt"
	"math"
	"strings"
)

// outline is the contour of a card of one side with half side r: side A has round
// corners, side B cut ones.
func outline(side int, r float64) string {
	if side == 0 {
		return rounded(r)
	}
	return chamfered(r)
}

func rounded(r float64) string {
	a := num(r)
	b := num(r - 9*r/50)
	return fmt.Sprintf("M-%[2]s -%[1]sH%[2]sQ%[1]s -%[1]s %[1]s -%[2]sV%[2]sQ%[1]s %[1]s %[2]s %[1]sH-%[2]sQ-%[1]s %[1]s -%[1]s %[2]sV-%[2]sQ-%[1]s -%[1]s -%[2]s -%[1]sZ", a, b)
}

func chamfered(r float64) string {
	a := num(r)
	b := num(r - 15*r/50)
	return fmt.Sprintf("M-%[2]s -%[1]sH%[2]sL%[1]s -%[2]sV%[2]sL%[2]s %[1]sH-%[2]sL-%[1]s %[2]sV-%[2]sZ", a, b)
}

// The front bands: straight on side A, toothed on side B.
const straightBand = "M-50 -41Q-50 -50 -41 -50H41Q50 -50 50 -41V-28H-50Z"

func toothedBand() string {
	const edge, teeth, wide = -29.0, 8, 12.5
	var b strings.Builder
	fmt.Fprintf(&b, "M-50 -35L-35 -50H35L50 -35V%s", num(edge))
	for i := range teeth {
		x := 50 - float64(i)*wide
		fmt.Fprintf(&b, "L%s %sL%s %s", num(x-wide/2), num(edge+8), num(x-wide), num(edge))
	}
	return b.String() + "Z"
}

// hatch is the slanted shading on the face of side B.
func hatch() string {
	var b strings.Builder
	for v := -80.0; v < 93; v += 12 {
		x1, x2 := max(-46, v-46), min(46, v+22)
		if y1, y2 := v-x1, v-x2; y1 <= 46 && y2 <= 46 && x1 < x2 {
			fmt.Fprintf(&b, "M%s %sL%s %s", num(x1), num(y1), num(x2), num(max(-22, y2)))
		}
	}
	return b.String()
}

// emblems are the shapes that counters are put together from.
func emblems() []element {
	return []element{
		el("g", "id", "card-a").with(path("c-halo", rounded(52)), path("c-body", rounded(50)),
			path("c-band", straightBand)),
		el("g", "id", "card-b").with(path("c-halo", chamfered(52)), path("c-body", chamfered(50)),
			path("c-hatch", hatch()), path("c-band", toothedBand())),
		el("path", "id", "shield", "class", "c-shield",
			"d", "M-6.9 -7.4H6.9V.9C6.9 5.5 2.8 7.8 0 9.7C-2.8 7.8 -6.9 5.5 -6.9 .9Z"),
		badge("must", path("k-must", "M0 -19L19 0L0 19L-19 0Z"),
			path("k-line", "M-7 -7L7 7M7 -7L-7 7M-9 3L-3 9M9 3L3 9")),
		badge("disorganised", path("k-dis", "M0 -20L20 15H-20Z"), path("k-line dk", "M-9 9L-3 1L3 9L9 1")),
		badge("panicked", path("k-pan", "M-17 -17H17V17H-17Z"), path("k-line dk", "M-8 12V-11"),
			path("k-flag", "M-8 -11H11L5 -4.5L11 2H-8Z")),
		badge("ranks", path("k-pan", "M-19 -15H19V15H-19Z"), path("k-line dk", "M-12 -8H12M-12 0H12M-12 8H12")),
		badge("frozen", path("k-shackle0", "M-8 -3V-9a8 8 0 0 1 16 0V-3"), path("k-shackle", "M-8 -3V-9a8 8 0 0 1 16 0V-3"), path("k-lock", "M-13 -4H13V15H-13Z")),
		el("g", "id", "disc").with(circle("c-halo", 46), circle("c-body", 44)),
		scallop(),
		banner("a", path("f-device", "M16.5 -31l8 5v9c0 6-4 9-8 12c-4-3-8-6-8-12v-9z")),
		banner("b", path("f-device", "M16.5 -32L25.5 -20L16.5 -8L7.5 -20Z")),
		fallen(), palisade(),
	}
}

func badge(name string, parts ...element) element {
	return el("g", "id", "badge-"+name).with(parts...)
}

func circle(class string, r float64) element { return el("circle", "class", class, "r", num(r)) }

func ringAt(class string, x, y, r float64) element {
	return el("circle", "class", class, "cx", num(x), "cy", num(y), "r", num(r))
}

// scallop is the wavy rim of a grand leader's disc.
func scallop() element {
	const lobes = 16
	g := el("g", "id", "scallop")
	for _, ring := range []struct {
		class    string
		at, size float64
	}{{"c-halo", 44, 11}, {"c-body", 43, 9}} {
		for i := range lobes {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / lobes)
			g = g.with(ringAt(ring.class, ring.at*cos, ring.at*sin, ring.size))
		}
	}
	return g.with(circle("c-body", 44))
}

// banner is a gonfalon: a flag with tails hanging from a crossbar.
func banner(side string, device ...element) element {
	return el("g", "id", "banner-"+side, "transform", "translate(-18 0) scale(1.12)").with(
		path("f-pole", "M0 -48V48M-3 -40H33"),
		path("f-flag", "M2 -38H31V10L24 2L16.5 14L9 2L2 10Z")).with(device...)
}

// fallen is a banner on the ground.
func fallen() element {
	return el("g", "id", "fallen").with(
		el("ellipse", "class", "f-shade", "cx", "2", "cy", "36", "rx", "46", "ry", "9"),
		el("g", "transform", "translate(-18 28) rotate(72) scale(.95)").with(
			path("f-pole", "M0 -48V10"),
			path("f-flag", "M2 -42C12 -36 20 -44 31 -38V6L24 0L18 10L9 -2L2 6Z")),
		path("f-pole", "M-40 34L-30 6"))
}

// palisade is a row of stakes in front of a card.
func palisade() element {
	var b strings.Builder
	for x := -39.0; x <= 39; x += 13 {
		fmt.Fprintf(&b, "M%s 22L%s -12L%s -24L%s -12L%s 22Z", num(x-5), num(x-4), num(x), num(x+4), num(x+5))
	}
	return el("g", "id", "palisade", "transform", "translate(0 -52) scale(1 .7)").with(
		path("w-stake", b.String()), path("w-rail", "M-47 4H47"))
}
