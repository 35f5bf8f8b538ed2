package mapview

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// stillAfter is how long a map rests before it is drawn sharply again; a glide is over by then.
const stillAfter = 200 * time.Millisecond

// motion is what View does to its elements behind the page's back: a map under a
// finger has no time for a render.
type motion struct {
	ctx      app.Context
	last     time.Time
	waiting  bool    // to be drawn sharply
	gliding  bool    // the last movement was a smooth one
	at       spot    // where the world was put last
	trail    trail   // and before
	sharp    float64 // the zoom for which it is drawn
	told     int     // how many of its parts know that
	laid     laid
	observer bridge.Ref
	callback app.Func
	shown    map[string]string // what the elements were last told
}

// laid is what a world consists of. One of another map or other counters is drawn anew.
type laid struct {
	area   Area
	squads int
	turn   Turn
	cards  float64
}

// renewed reports whether the world is another than before.
func (m *motion) renewed(now laid) bool {
	if m.laid == now {
		return false
	}
	m.laid, m.sharp = now, 0
	return true
}

// observe calls f whenever the element changes its size.
func (m *motion) observe(ctx app.Context, element app.Value, f func()) {
	m.ctx = ctx
	m.callback = bridge.Hear(func([]bridge.Ref) { ctx.Defer(func(app.Context) { f() }) })
	m.observer = bridge.Window().Get("ResizeObserver").Make(m.callback)
	m.observer.Ask("observe", element)
}

func (m *motion) release() {
	if !m.observer.There() {
		return
	}
	m.observer.Ask("disconnect")
	m.callback.Release()
}

// place puts the world where the camera has it. Detail and line weights wait until it rests; where it
// does not glide but is suddenly seen from farther off, as its edges were never drawn, they begin with
// the next frame. A new world, or another place of it, is there a frame before its numbers, which are
// most of what is in it.
func (v *View) place(glide bool) {
	c, m := v.Camera, &v.motion
	near := c.near(m.at)
	m.gliding = glide && near
	switch {
	case m.sharp == 0:
		for v.sharpen() {
		}
		v.wait(func() { NextFrame(func() { v.settleSoon(m.ctx) }) })
	case c.zoom > m.at.zoom || m.gliding:
		v.stir(m.ctx)
	case c.zoom < m.at.zoom:
		v.wait(func() { v.settleSoon(m.ctx) })
	case !near:
		v.wait(func() { NextFrame(func() { v.settleSoon(m.ctx) }) })
	}
	m.at = c.spot()
	if m.trail.moves(m.at) {
		NextFrame(func() { m.trail.painted(clock()) })
	}
	if !m.waiting {
		v.number()
	}
	v.put()
}

// put tells the world what has changed of how it moves and where it is.
func (v *View) put() {
	m, world := &v.motion, v.world()
	if class := m.class(); m.fresh("class", class) {
		world.Put("className", class)
	}
	if at := m.transform(v.Camera); m.fresh("at", at) {
		world.Get("style").Put("transform", at)
	}
}

// transform puts the world, drawn for one zoom, where the camera has it. Drawn for its very zoom it
// lies on whole pixels of the screen, so that its picture is shown as it is.
func (m *motion) transform(c *Camera) string {
	x, y := c.x, c.y
	if c.zoom == m.sharp {
		pixels := bridge.Window().Get("devicePixelRatio").Number()
		x, y = math.Round(x*pixels)/pixels, math.Round(y*pixels)/pixels
	}
	return fmt.Sprintf("translate3d(%.2fpx,%.2fpx,0) %s", x, y, scaled(c.zoom/m.sharp))
}

func scaled(by float64) string { return fmt.Sprintf("scale(%.4f)", by) }

// sharpen goes on drawing the map for its zoom: it enlarges all planes together, and then tells some more
// parts how to be drawn. It reports whether anything was left to do.
func (v *View) sharpen() bool {
	m, zoom, world := &v.motion, v.Camera.zoom, v.world()
	if m.sharp != zoom {
		m.sharp, m.told = zoom, 0
		v.enlarge(world)
		return true
	}
	parts := world.Ask("querySelectorAll", ".mv-part")
	n := min(m.told+partsAtOnce, parts.Len())
	if m.told >= n { // more, where a map with more of them was here before
		return false
	}
	for ; m.told < n; m.told++ {
		v.weigh(parts.At(m.told))
	}
	return true
}

// partsAtOnce is how many parts are drawn for another zoom in a frame: what these take a browser is
// little enough for a tap to be heard.
const partsAtOnce = 2

// weights is how many steps of line weights there are, see Camera.weight, and details how many of what
// a counter shows, see Camera.detail.
const weights, details = 4, 3

// weigh tells a part of the map how much detail fits, and what keeps its weight on the screen how large
// a pixel is and how heavy its lines are. Counters are not told that: to style them all anew would take
// longer than all the rest.
func (v *View) weigh(part bridge.Ref) {
	c := v.Camera
	classes := part.Get("classList")
	among(classes, "size-", details, c.detail())
	if part.Ask("matches", ".mv-sheet,.mv-lines").True() {
		part.Get("style").Ask("setProperty", "--k", num(1/c.zoom))
		among(classes, "lod-", weights, c.weight())
	}
}

// among gives an element the class of one step and takes those of the others from it.
func among(classes bridge.Ref, name string, steps, now int) {
	for n := range steps {
		classes.Ask("toggle", name+strconv.Itoa(n), n == now)
	}
}

// enlarge draws what is in the planes of the world for its zoom. A plane keeps the zoom of its picture
// and has its size: browsers draw a moving layer at no less than its own zoom, and where that was a
// battlefield seen from afar, each movement began with drawing several screens of it; of a plane of no
// size they take what is drawn alone to be the layer, and keep a blurred picture of it.
func (v *View) enlarge(world bridge.Ref) {
	sharp := v.motion.sharp
	_, _, w, h := v.Area.sides()
	planes := world.Get("children")
	for i := range planes.Len() {
		at := scaled(sharp)
		if i == 0 { // the printed map
			at += " translate(" + num(v.Area.X) + "px," + num(v.Area.Y) + "px)"
			if v.Turn.On {
				at += " translate(" + num(v.Area.W) + "px," + num(v.Area.H) + "px) rotate(180deg)"
			}
		}
		style := planes.At(i).Get("style")
		style.Put("width", num(sharp*w)+"px")
		style.Put("height", num(sharp*h)+"px")
		planes.At(i).Get("firstElementChild").Get("style").Put("transform", at)
	}
}

// halt stops a gliding map where the player sees it, so that a finger that comes down means
// what lies under it.
func (v *View) halt() {
	if !v.motion.gliding {
		return
	}
	now := bridge.Window().Ask("getComputedStyle", v.world()).Get("transform").Text()
	if x, y, zoom, ok := placed(now); ok {
		v.Camera.x, v.Camera.y, v.Camera.zoom = x, y, zoom*v.motion.sharp
		v.place(false)
	}
}

// placed reads where a transform, as browsers compute it, puts the world.
func placed(transform string) (x, y, zoom float64, ok bool) {
	m, ok := parseAll(strings.Split(strings.TrimSuffix(strings.TrimPrefix(transform, "matrix("), ")"), ", "))
	if !ok || len(m) != 6 {
		return 0, 0, 0, false
	}
	return m[4], m[5], m[0], m[0] > 0
}

// fresh reports whether the elements have not been told this already: telling them again
// would style the map again.
func (m *motion) fresh(name, value string) bool {
	if m.shown == nil {
		m.shown = map[string]string{}
	}
	old := m.shown[name]
	m.shown[name] = value
	return old != value
}

// class is how the world moves: a moving one waits to be drawn sharply, a gliding one is eased.
func (m *motion) class() string {
	class := "mv-world"
	if m.waiting {
		class += " moving"
	}
	if m.gliding {
		class += " glide"
	}
	return class
}

// world is the element that the camera moves.
func (v *View) world() bridge.Ref { return bridge.Of(v.JSValue()).Get("firstElementChild") }

// stir notes a movement by hand and sees to it that the map is drawn sharply
// once it rests.
func (v *View) stir(ctx app.Context) {
	v.motion.last = time.Now()
	v.wait(func() { ctx.After(stillAfter, v.rest) })
}

// wait notes that the map waits to be drawn sharply, and begins with it in some way if it did not.
func (v *View) wait(begin func()) {
	if !v.motion.waiting {
		v.motion.waiting = true
		begin()
	}
}

// rest draws the map sharply, unless the next frame brings another movement: where frames
// take long, there is none for the time between two of them.
func (v *View) rest(ctx app.Context) {
	ctx.PreventUpdate()
	v.settleSoon(ctx)
}

// settleSoon settles in the next frame. An event must prevent the update of the page once at most: a second
// time it would take away that of another.
func (v *View) settleSoon(ctx app.Context) { NextFrame(func() { ctx.Dispatch(v.settle) }) }

// settle goes on drawing in each frame, so that nobody who taps meanwhile waits for all of them.
func (v *View) settle(ctx app.Context) {
	ctx.PreventUpdate()
	if left := stillAfter - time.Since(v.motion.last); left > 0 || len(v.gesture.fingers) > 0 {
		ctx.After(max(left, stillAfter/4), v.rest)
		return
	}
	if v.sharpen() {
		v.put()
		v.settleSoon(ctx)
		return
	}
	v.motion.waiting = false
	v.place(false)
}

// NextFrame calls a function when the browser is about to draw.
func NextFrame(f func()) {
	var call app.Func
	call = bridge.Hear(func([]bridge.Ref) { call.Release(); f() })
	bridge.Window().Ask("requestAnimationFrame", call)
}
