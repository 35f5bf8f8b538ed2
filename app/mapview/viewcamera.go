package mapview

import (
	"slices"

	"gonfalon/engine/hex"
)

// Limits of zoom, in screen pixels per world unit.
const (
	maxZoom  = 3.0
	zoomStep = 1.35
	tight    = 1.6  // the closest zoom that a fit chooses
	legible  = 0.8  // where all figures of a counter can be read
	loose    = 0.34 // the farthest that still tells counters apart
)

// Insets are the widths of docked panels along the edges of the view, in pixels. Where what is at
// the right ends above the others, Corner is how far down it reaches: cards may lie below it.
type Insets struct{ Left, Top, Right, Bottom, Corner float64 }

// Camera is where a map is looked at from. The page owns one and gives it to the
// View and to what steers it: Mini, Controls. The zero value is ready for use.
type Camera struct {
	zoom         float64 // pixels per world unit
	x, y         float64 // where the world's origin lies in the view
	sheet        Area    // where the map lies in the world
	viewW, viewH float64
	covered      Insets   // by panels, as last said
	free         Insets   // the same when the view was arranged last
	view         *View    // that looks through it, nil where none is shown
	anchor       *hex.Hex // what the players look at; zoom keeps it in place while it is in sight
	touched      *touch   // the spot under the finger, which stays where it is
	opened       spot     // from where a battle was opened, until its panels are measured
	fitted       bool     // to a view and a map; before that nothing can be looked at
	lies
	watchers map[any]func(glide bool)
}

// lies is how the map lies, how large counters are on it, and what lies over it.
type lies struct {
	turn  Turn
	cards float64
	wide  Insets // what panels covered when they left a third of the view or more, as an open drawer may not
	strip size   // of the card along an edge; nothing where there is none
}

// Cover says what docked panels cover of the view. The place of action stays clear of them. A battle that
// has just been opened, before its own panels were measured, is opened anew.
func (c *Camera) Cover(by Insets) {
	again := c.opened != spot{} && c.opened == c.spot()
	if c.view == nil || c.covered == by {
		c.covered = by
	} else {
		c.covered, c.fitted = by, c.fitted && !again
		c.view.layout()
	}
	c.opened = spot{}
	if c.view != nil {
		c.view.framing.done = true
	}
}

// Covered is what panels cover, as was last said.
func (c *Camera) Covered() Insets { return c.covered }

// Zoom is the scale in screen pixels per world unit, 0 before the first layout.
func (c *Camera) Zoom() float64 { return c.zoom }

// watch calls f after every movement until unwatch; glide asks for a smooth one.
func (c *Camera) watch(who any, f func(glide bool)) {
	if c.watchers == nil {
		c.watchers = map[any]func(bool){}
	}
	c.watchers[who] = f
}

func (c *Camera) unwatch(who any) { delete(c.watchers, who) }

func (c *Camera) moved(glide bool) {
	if !c.fitted {
		return
	}
	c.clamp()
	c.tell(glide)
}

// tell lets the watchers follow.
func (c *Camera) tell(glide bool) {
	for _, f := range c.watchers {
		f(glide)
	}
}

// Pan moves the map by pixels.
func (c *Camera) Pan(dx, dy float64) {
	c.x, c.y = c.x+dx, c.y+dy
	c.moved(false)
}

// ZoomAt multiplies the zoom and keeps the point of the view under (x, y) where it is.
func (c *Camera) ZoomAt(factor, x, y float64) {
	c.scale(factor, x, y)
	c.moved(false)
}

func (c *Camera) scale(factor, x, y float64) {
	if !c.fitted {
		return
	}
	z := min(max(c.zoom*factor, c.minZoom()), maxZoom)
	f := z / c.zoom
	c.x, c.y, c.zoom = x-(x-c.x)*f, y-(y-c.y)*f, z
}

// ZoomIn is the step of buttons and keys. It keeps the focus of the scene in place,
// or else the middle of the free rectangle.
func (c *Camera) ZoomIn() { c.step(zoomStep) }

// ZoomOut is the opposite of ZoomIn.
func (c *Camera) ZoomOut() { c.step(1 / zoomStep) }

func (c *Camera) step(factor float64) {
	x, y := c.middle()
	if c.anchor != nil && c.visible(*c.anchor) {
		x, y = c.screen(*c.anchor)
	}
	c.scale(factor, x, y)
	c.moved(true)
}

// screen is where the middle of a hex lies in the view.
func (c *Camera) screen(h hex.Hex) (x, y float64) {
	wx, wy := Centre(h)
	return c.x + wx*c.zoom, c.y + wy*c.zoom
}

// side is how far a hex lies to the left, -1, or to the right, 1, of the middle of the view, and whether
// it is in the view.
func (c *Camera) side(h hex.Hex) (side float64, seen bool) {
	if !c.sized() {
		return 0, true
	}
	x, y := c.screen(h)
	side = 2*x/c.viewW - 1
	return min(max(side, -1), 1), side >= -1 && side <= 1 && y >= 0 && y <= c.viewH
}

// Shows reports whether the map of a sitting has been shown, as it must have been before it is fitted.
func (c *Camera) Shows(sitting int) bool {
	return c.fitted && c.view != nil && c.view.sitting == sitting
}

// Fit shows the whole map in the free rectangle.
func (c *Camera) Fit() {
	if c.fitted {
		x0, y0, x1, y1 := c.sheet.sides()
		c.fit(x0, y0, x1, y1, true)
	}
}

// show moves the map so that a hex is in the middle of the free rectangle, above a strip that is shown.
func (c *Camera) show(h hex.Hex) {
	x, y := Centre(h)
	c.centre(x, y+c.strip.h/2/c.zoom)
}

// look shows hexes together in the middle of the free rectangle, at this zoom or, where they
// need more room, from farther off; with the letters of plans that are shown, or these alone where
// there is no room for all. Under a finger the map comes nearer about its spot instead.
func (c *Camera) look(hexes []hex.Hex, zoom float64) {
	switch {
	case !c.fitted || len(hexes) == 0:
	case c.touched != nil:
		c.scale(max(1, zoom/c.zoom), c.x+c.touched.x*c.zoom, c.y+c.touched.y*c.zoom)
		c.tell(true)
	case c.view != nil:
		letters := c.view.Scene.Overlay.lettered()
		if c.gather(append(slices.Clone(hexes), letters...), zoom); len(letters) > 0 && !c.sees(letters) {
			c.gather(letters, c.zoom)
		}
	default:
		c.gather(hexes, zoom)
	}
}

// gather brings hexes to the middle of the free rectangle.
func (c *Camera) gather(hexes []hex.Hex, zoom float64) {
	x0, y0, x1, y1 := around(hexes, 1.1*R)
	w, h := c.freeSize()
	zoom = min(zoom, w/(x1-x0), h/(y1-y0))
	c.zoom = min(max(zoom, loose, c.minZoom()), maxZoom)
	c.centre((x0+x1)/2, (y0+y1)/2)
}

// sees reports whether all of these hexes lie in the free rectangle.
func (c *Camera) sees(hexes []hex.Hex) bool {
	return !slices.ContainsFunc(hexes, func(h hex.Hex) bool { return !c.visible(h) })
}

// centre brings a world point to the middle of the free rectangle.
func (c *Camera) centre(wx, wy float64) {
	mx, my := c.middle()
	c.x, c.y = mx-wx*c.zoom, my-wy*c.zoom
	c.moved(true)
}

// approach brings a world point to the middle, near enough to read counters.
func (c *Camera) approach(wx, wy float64) {
	x, y := c.middle()
	c.scale(max(1, legible/c.zoom), x, y)
	c.centre(wx, wy)
}

// visible reports whether a whole hex lies in the free rectangle, and not where a strip lies that is shown.
func (c *Camera) visible(h hex.Hex) bool {
	x, y := c.screen(h)
	r := R * c.zoom
	if c.strip != (size{}) && c.low(c.strip).meets(rect{x - r, y - r, 2 * r, 2 * r}) {
		return false
	}
	return x-r >= c.free.Left && y-r >= c.free.Top &&
		x+r <= c.viewW-c.free.Right && y+r <= c.viewH-c.free.Bottom
}

// World is the world point under a point of the view.
func (c *Camera) World(x, y float64) (wx, wy float64) {
	return (x - c.x) / c.zoom, (y - c.y) / c.zoom
}

// frame is the part of the world in the free rectangle.
func (c *Camera) frame() (x0, y0, x1, y1 float64) {
	x0, y0 = c.World(c.free.Left, c.free.Top)
	x1, y1 = c.World(c.viewW-c.free.Right, c.viewH-c.free.Bottom)
	return
}

// frameOn shows a world rectangle, gliding there from one shown before. Of one too
// large to tell counters apart it shows the middle.
func (c *Camera) frameOn(x0, y0, x1, y1 float64) {
	w, h := c.freeSize()
	w, h = w/loose, h/loose
	mx, my := (x0+x1)/2, (y0+y1)/2
	c.fit(max(x0, mx-w/2), max(y0, my-h/2), min(x1, mx+w/2), min(y1, my+h/2), c.fitted)
}

// fit shows a world rectangle in the free rectangle, not closer than tight.
func (c *Camera) fit(x0, y0, x1, y1 float64, glide bool) {
	w, h := c.freeSize()
	z := min(w/max(x1-x0, 1), h/max(y1-y0, 1), tight/0.96) * 0.96
	c.zoom = min(max(z, c.minZoom()), maxZoom)
	mx, my := c.middle()
	c.x, c.y = mx-(x0+x1)/2*c.zoom, my-(y0+y1)/2*c.zoom
	c.fitted = true
	c.moved(glide)
}

// middle is the middle of the free rectangle in the view.
func (c *Camera) middle() (x, y float64) { return c.middleOf(c.free) }

// middleOf is the middle of what some panels leave free.
func (c *Camera) middleOf(covered Insets) (x, y float64) {
	w, h := c.sizeOf(covered)
	return covered.Left + w/2, covered.Top + h/2
}

// freeSize is the extent of the view that no panel covers, never less than a little.
func (c *Camera) freeSize() (w, h float64) { return c.sizeOf(c.free) }

// sizeOf is the extent of what some panels leave free, never less than a little.
func (c *Camera) sizeOf(covered Insets) (w, h float64) {
	return max(c.viewW-covered.Left-covered.Right, 80), max(c.viewH-covered.Top-covered.Bottom, 80)
}

// minZoom is where the whole map fits with a margin.
func (c *Camera) minZoom() float64 {
	w, h := c.freeSize()
	return min(w/max(c.sheet.W, 1), h/max(c.sheet.H, 1), 1) * 0.9
}

// clamp keeps some of the map in the middle of the free rectangle.
func (c *Camera) clamp() {
	mx, my := c.middle()
	x0, y0, x1, y1 := c.sheet.sides()
	c.x = min(max(c.x, mx-x1*c.zoom), mx-x0*c.zoom)
	c.y = min(max(c.y, my-y1*c.zoom), my-y0*c.zoom)
}

// resize tells the camera the extent of the view and its panels; it reports
// whether they changed. What was in the middle of the view stays there; a panel
// that opens moves nothing.
func (c *Camera) resize(w, h float64, free Insets) bool {
	if c.viewW == w && c.viewH == h && c.free == free {
		return false
	}
	c.x, c.y = c.x+(w-c.viewW)/2, c.y+(h-c.viewH)/2
	if c.viewW, c.viewH, c.free = w, h, free; h-free.Top-free.Bottom >= h/3 {
		c.wide = free
	}
	return true
}

// detail is how much a counter of this zoom can show: 0 below 30 px, 1 up to 52, 2 above.
func (c *Camera) detail() int { return step(c.zoom*c.card(), 30, 52) }

// weight is the step of line weights of the printed map.
func (c *Camera) weight() int { return step(c.zoom, 0.45, 0.75, 1.5) }

// step counts the thresholds that a value has reached.
func step(v float64, thresholds ...float64) (n int) {
	for _, t := range thresholds {
		if v >= t {
			n++
		}
	}
	return n
}

// sized reports whether the camera knows its view and map.
func (c *Camera) sized() bool { return c.viewW > 0 && c.viewH > 0 && c.sheet.W > 0 }
