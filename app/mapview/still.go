package mapview

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// A still is stillShape times as wide as high and shows so many hexes about what happened.
const stillShape, stillAbout = 1.55, 3

// Still is the Thumb of a battlefield about a hex, with the counters that stand there drawn as they
// are on the map; it fills its frame. It refers to Defs, and reaches the page as text. Without a
// thumb there is no picture.
func Still(thumb string, s Scene, at hex.Hex) string {
	return covered(thumb, func(all Area) (Area, []element) {
		part := stillPart(at, all)
		return part, pictured(s, part)
	})
}

// Plate is what a Still shows, to be printed: the part of the world, and drawings to lie one over the
// other on the thumb of the whole.
func Plate(s Scene, at hex.Hex, all Area) (part Area, layers []string) {
	part = stillPart(at, all)
	cells := el("svg", "xmlns", svgNS).with(el("path", "d", honeycomb(part), "style", "fill:none;stroke:var(--rule-2);stroke-width:1"))
	return part, []string{cells.String(), DrawAt(s, part.X, part.Y, part.W, part.H)}
}

// stillPart is the part of the world that a Still about a hex shows.
func stillPart(at hex.Hex, all Area) Area {
	x, y := Centre(at)
	return Area{x - stillAbout*Step, y - stillAbout*High, 2 * stillAbout * Step, 2 * stillAbout * High}.Frame(stillShape, all)
}

// A board is boardShape times as wide as high and shows so much about the hexes that matter.
const boardShape, boardAbout = 1.1, 1.5 * High

// Board is a Still of some hexes and what lies about them. Pictures of the same hexes show the same
// part of the field.
func Board(thumb string, s Scene, of []hex.Hex) string {
	return covered(thumb, func(all Area) (Area, []element) {
		x0, y0, x1, y1 := around(of, boardAbout)
		part := Area{x0, y0, x1 - x0, y1 - y0}.Frame(boardShape, all)
		return part, pictured(s, part)
	})
}

// Near is a Still with little about its hex.
func Near(thumb string, s Scene, at hex.Hex) string { return Board(thumb, s, []hex.Hex{at}) }

// pictured are the hexes and the counters of a scene on a part of the world, with the way that was
// gone and who attacks whom.
func pictured(s Scene, part Area) []element {
	o := s.Overlay
	return []element{
		path("m-cells", honeycomb(part)), group("mv-layer", join(dashes(o.Last, o.LastBy), aims(o))...),
		group("mv-top size-2", stills(s, part)...), group("mv-layer", arrowsTo(o.Arrows)...),
	}
}

// honeycomb is the outlines of the hexes on a part of the world.
func honeycomb(part Area) string {
	var p pen
	drawn := map[hex.Hex]bool{}
	for x := part.X; x <= part.X+part.W+Step; x += Step / 2 {
		for y := part.Y; y <= part.Y+part.H+High; y += High / 2 {
			h := HexAt(x, y)
			if drawn[h] {
				continue
			}
			drawn[h] = true
			for i := range 4 { // its neighbours draw the others
				p.to("MLLL"[i], corner(h, i))
			}
		}
	}
	return string(p)
}

// stills are the counters of a scene on a part of the world, what lies on cards above them.
func stills(s Scene, part Area) (out []element) {
	g := s.ground()
	for _, onTop := range []bool{false, true} {
		for _, c := range s.Counters {
			at := g.place(c)
			if c.Shown && c.onTop() == onTop && (onTop || c.Depth == 0) && part.near(at) {
				out = append(out, still(c, at))
			}
		}
	}
	return out
}

// near reports whether something of a counter lies in the rectangle.
func (a Area) near(at place) bool {
	return at.X > a.X-cardSize && at.X < a.X+a.W+cardSize && at.Y > a.Y-cardSize && at.Y < a.Y+a.H+cardSize
}

// still is a counter that reaches the page as text.
func still(c Counter, at place) element {
	c.Title, c.Target, c.Must = "", false, false
	g := draw(c, at, 60*int(c.Facing))
	put, _ := stillFrame(c, "", at)
	g.attr = slices.Clone(g.attr)
	for i := 0; i < len(g.attr); i += 2 {
		switch {
		case g.attr[i] == "style":
			g.attr[i+1] = ""
		case g.attr[i] == "class" && c.Rank == Card:
			g.attr[i+1] += fmt.Sprintf(" turn-%d", c.Facing)
		case g.attr[i] == "role":
			g.attr[i+1] = ""
		}
	}
	return put(g)
}

// Shapes is Defs on a page without a map.
func Shapes() app.UI {
	return el("svg", "class", "unseen", "aria-hidden", "true").with(definitions).inOneGo()
}
