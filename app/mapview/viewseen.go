package mapview

import (
	"errors"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// Box is where hexes lie in the world, as the printed map says it of a group of its numbers.
func Box(hexes []hex.Hex) string {
	x0, y0, x1, y1 := around(hexes, R)
	return strings.Join([]string{num(x0), num(y0), num(x1 - x0), num(y1 - y0)}, " ")
}

// parseRect reads a rectangle of four numbers, without the scanner of the library, which is large.
func parseRect(text string) (r rect, err error) {
	words := strings.Fields(text)
	for i, into := range []*float64{&r.x, &r.y, &r.w, &r.h} {
		if i >= len(words) {
			return r, errors.New("a rectangle is four numbers")
		}
		if *into, err = strconv.ParseFloat(words[i], 64); err != nil {
			return r, err
		}
	}
	return r, nil
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
	element app.Value
	seen    bool
}

// number draws the numbers that are seen and no others, as browsers lay every text out again each
// time the map is drawn for another zoom.
func (v *View) number(world app.Value) {
	if v.patches == nil {
		v.patches, v.numbered = patches(world), v.Map
	}
	now := v.Camera.sight()
	for i := range v.patches {
		if p := &v.patches[i]; p.meets(now) != p.seen {
			p.seen = !p.seen
			p.element.Get("classList").Call("toggle", "seen", p.seen)
		}
	}
}

// patches are the groups of numbers of the map that is shown.
func patches(world app.Value) (out []patch) {
	list := world.Call("querySelectorAll", ".m-num > g")
	for i := range list.Length() {
		e := list.Index(i)
		if r, err := parseRect(e.Get("dataset").Get("box").String()); err == nil {
			out = append(out, patch{rect: r, element: e})
		}
	}
	return out
}
