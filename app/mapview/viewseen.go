package mapview

import (
	"strconv"
	"strings"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// Box is where hexes lie in the world, as the printed map says it of a group of its numbers.
func Box(hexes []hex.Hex) string {
	x0, y0, x1, y1 := around(hexes, R)
	return Area{x0, y0, x1 - x0, y1 - y0}.ViewBox()
}

// nearby is how far beyond the edge of the view, in pixels, what is drawn goes on: so far the map
// can be moved before it rests and the rest is drawn.
const nearby = 160

// sight is the part of the world that is seen, and what is nearby.
func (c *Camera) sight() rect {
	x, y := c.World(-nearby, -nearby)
	return rect{x, y, (c.viewW + 2*nearby) / c.zoom, (c.viewH + 2*nearby) / c.zoom}
}

// patch is a group of numbers of the printed map.
type patch struct {
	rect
	element bridge.Ref
	seen    bool
}

// numbering is the step of line weights from which on numbers can be read. Pictures of a map leave
// them out below it by their style (.lod-1 .m-num).
const numbering = 2

// number draws the numbers that are seen and can be read and no others, on a bare map none, as browsers lay every text
// out again each time the map is drawn for another zoom.
func (v *View) number() {
	if v.patches == nil {
		v.patches, v.numbered, v.upright = patches(v.world()), v.Map, Turn{}
	}
	if v.upright != v.Turn {
		v.upright = v.Turn
		upright(v.world(), v.Turn.On)
	}
	v.bared = v.Bare
	now, read := v.Camera.sight(), !v.Bare && v.Camera.weight() >= numbering
	for i := range v.patches {
		if p := &v.patches[i]; (read && p.shown(v.Turn).meets(now)) != p.seen {
			p.seen = !p.seen
			p.element.Get("classList").Ask("toggle", "seen", p.seen)
		}
	}
}

// shown is where a group lies on the map as that lies.
func (p patch) shown(t Turn) rect { return t.Area(Area{p.x, p.y, p.w, p.h}).rect() }

// upright puts the names of the printed map upright on one that is turned, each about its own middle, and back.
// Numbers are put so by the style sheet, which cannot do it for a name that runs along a river.
func upright(world bridge.Ref, turned bool) {
	const half = 5.5 // of the height of small letters
	list := world.Ask("querySelectorAll", ".m-name")
	for i := range list.Len() {
		name := list.At(i)
		as, _, _ := strings.Cut(name.Ask("getAttribute", "transform").Text(), " rotate(180 ")
		if y, err := strconv.ParseFloat(name.Ask("getAttribute", "y").Text(), 64); err == nil && turned {
			as += " rotate(180 " + name.Ask("getAttribute", "x").Text() + " " + num(y-half) + ")"
		}
		name.Ask("setAttribute", "transform", as)
	}
}

// patches are the groups of numbers of the map that is shown.
func patches(world bridge.Ref) (out []patch) {
	list := world.Ask("querySelectorAll", ".m-num > svg")
	for i := range list.Len() {
		e := list.At(i)
		if a, ok := parseViewBox(e.Get("dataset").Get("box").Text()); ok {
			out = append(out, patch{rect: a.rect(), element: e})
		}
	}
	return out
}
