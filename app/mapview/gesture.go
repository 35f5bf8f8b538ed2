package mapview

import (
	"math"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// Thresholds of what a hand means.
const (
	slop       = 6.0                    // pixels a finger may stray and still tap
	doubleTime = 320 * time.Millisecond // between the taps of a double tap
	holdTime   = 900.0                  // milliseconds after which a press is a long one
	doubleSlop = 24.0                   // pixels between them
)

// point is a place in the view, in pixels from its top left corner.
type point struct{ x, y float64 }

func (p point) to(q point) float64 { return math.Hypot(q.x-p.x, q.y-p.y) }

func (p point) mid(q point) point { return point{(p.x + q.x) / 2, (p.y + q.y) / 2} }

// finger is a pointer that is down.
type finger struct {
	id    int
	kind  kind
	at    point
	from  point   // where it came down
	when  float64 // it came down, in milliseconds
	heard float64 // it was heard of last
}

// gesture follows the pointers that are down. One that strays drags the map, two
// pinch it, and one that comes up where it went down has tapped.
type gesture struct {
	fingers []finger
	start   point
	began   float64 // when the first came down, in milliseconds
	dragged bool
	moved   bool    // the map, since the first came down
	strokes bool    // the one that is down draws
	penned  bool    // a pen was seen
	penAt   float64 // when it was seen last
}

// down takes a pointer that has come down; it reports whether it counts.
func (g *gesture) down(p pointer) bool {
	if !g.comes(p) {
		return false
	}
	if len(g.fingers) == 0 {
		g.start, g.began, g.dragged, g.moved = p.at, p.when, false, false
	} else {
		g.dragged = true
	}
	g.fingers = append(g.fingers, finger{p.id, p.kind, p.at, p.at, p.when, p.when})
	return true
}

// up forgets a pointer; it reports whether that was a tap.
func (g *gesture) up(id int) (tap bool) {
	for i, f := range g.fingers {
		if f.id == id {
			g.fingers = append(g.fingers[:i], g.fingers[i+1:]...)
			return len(g.fingers) == 0 && !g.dragged
		}
	}
	return false
}

// held reports whether a finger that comes up now was down for long.
func (g *gesture) held(when float64) bool { return when-g.began >= holdTime }

// strays reports whether the only finger has left the place where it went down.
func (g *gesture) strays(p point) bool { return g.dragged || g.start.to(p) >= slop }

// moves reports whether a pointer that comes to a place moves the map.
func (g *gesture) moves(id int, p point) bool {
	return g.find(id) >= 0 && (len(g.fingers) > 1 || g.strays(p))
}

// move drags or pinches the map; it reports whether it did.
func (g *gesture) move(id int, p point, c *Camera) bool {
	if !g.moves(id, p) {
		return false
	}
	i := g.find(id)
	g.dragged, g.moved = true, true
	before := g.fingers[i].at
	g.fingers[i].at = p
	if len(g.fingers) == 1 {
		c.Pan(p.x-before.x, p.y-before.y)
		return true
	}
	other := g.fingers[1-min(i, 1)].at
	c.pinch(before.mid(other), p.mid(other), p.to(other)/max(before.to(other), 1))
	return true
}

func (g *gesture) find(id int) int {
	for i, f := range g.fingers {
		if f.id == id {
			return i
		}
	}
	return -1
}

// pinch scales about one point of the view and moves that point to another.
func (c *Camera) pinch(from, to point, factor float64) {
	c.scale(factor, from.x, from.y)
	c.Pan(to.x-from.x, to.y-from.y)
}

// taps tells a double tap from two single ones.
type taps struct {
	last point
	hex  hex.Hex
	when time.Time
}

// double notes a tap; it reports whether it is the second of a pair, in the same hex: on
// a map seen from afar two neighbours lie closer together than a finger is exact.
func (t *taps) double(p point, h hex.Hex, now time.Time) bool {
	pair := now.Sub(t.when) < doubleTime && t.last.to(p) < doubleSlop && t.hex == h
	t.last, t.hex, t.when = p, h, now
	if pair {
		t.when = time.Time{}
	}
	return pair
}

// bounds are where an element lies in the window. Asking for them makes the browser
// lay out the page, so they are kept.
type bounds struct{ left, top, w, h float64 }

func boundsOf(element app.Value) bounds {
	r := bridge.Of(element).Ask("getBoundingClientRect")
	return bounds{r.Get("left").Number(), r.Get("top").Number(), r.Get("width").Number(), r.Get("height").Number()}
}

// at is where an event happened in an element.
func (b bounds) at(e app.Event) point {
	return point{bridge.Of(e).Get("clientX").Number() - b.left, bridge.Of(e).Get("clientY").Number() - b.top}
}

func (v *View) down(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if bridge.Of(e).Get("button").Whole() > 0 {
		return
	}
	v.bounds = boundsOf(v.JSValue())
	p := v.bounds.pointerOf(e)
	if !v.gesture.down(p) {
		return
	}
	capture(ctx.JSSrc(), p.id)
	v.look(p.when)
	if v.carry = (carry{}); !v.begins(e, p.at) {
		v.grasp(e, p.at)
	}
}

// lost forgets a pointer that went without a word.
func (v *View) lost(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if i := v.gesture.find(bridge.Of(e).Get("pointerId").Whole()); i >= 0 {
		v.gesture.drop(i)
	}
}

// capture keeps a pointer ours beyond the edge of the map. Pointers made by a
// script cannot be captured; that is no loss.
func capture(element app.Value, id int) {
	bridge.Of(element).Ask("setPointerCapture", id)
}

// Keep tells the browser that a moving finger is the page's own. The style sheet alone does
// not: without this the browser takes a quick finger for a fling even where nothing scrolls,
// and swallows the next tap, wherever it falls, as one that stops it.
func Keep(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if bridge.Of(e).Get("cancelable").True() {
		e.PreventDefault()
	}
}

func (v *View) move(ctx app.Context, e app.Event) {
	heard := v.bounds.pointerOf(e)
	if v.gesture.notes(heard) {
		v.drops(ctx)
		return
	}
	p := heard.at
	if v.strokes(ctx, p) || v.circles(ctx, p) || v.carries(ctx, e, p) {
		return
	}
	if id := bridge.Of(e).Get("pointerId").Whole(); v.gesture.moves(id, p) {
		ctx.PreventUpdate()
		v.stir(ctx)
		if d, listens := v.Listener.(Dragger); listens && !v.gesture.dragged {
			d.DragMap(ctx)
		}
		v.gesture.move(id, p, v.Camera)
		return
	}
	v.hoverAt(ctx, p)
}

// drops gives up what a pointer was at that turned out to be none.
func (v *View) drops(ctx app.Context) {
	if !v.carry.moved {
		ctx.PreventUpdate()
	}
	if v.loop.drawn() {
		v.show("o-loop", nil)
	}
	v.carry, v.loop = carry{}, loop{}
}

// hoverAt tells the listener when the pointer comes to another hex.
func (v *View) hoverAt(ctx app.Context, p point) {
	x, y := v.Camera.World(p.x, p.y)
	h := HexAt(x, y)
	switch {
	case !v.onMap(x, y):
		v.unhover(ctx)
	case v.hover != nil && *v.hover == h:
		ctx.PreventUpdate()
	default:
		v.hover = &h
		v.Listener.HoverHex(ctx, v.Turn.Hex(h))
	}
}

func (v *View) unhover(ctx app.Context) {
	if v.hover == nil {
		ctx.PreventUpdate()
		return
	}
	v.hover = nil
	v.Listener.LeaveMap(ctx)
}

// onMap reports whether a world point lies on the printed map.
func (v *View) onMap(x, y float64) bool { return v.Area.has(x, y) }

func (v *View) up(ctx app.Context, e app.Event) {
	tapped := v.gesture.up(bridge.Of(e).Get("pointerId").Whole())
	switch {
	case v.strokeEnds(ctx, true):
		return
	case v.loop.drawn():
		v.encircle(ctx)
		return
	case v.carry.moved:
		v.setDown(ctx, e)
		return
	}
	if v.carry, v.loop = (carry{}), (loop{}); !tapped {
		ctx.PreventUpdate()
		return
	}
	v.cursor.Shown = false
	if at := v.bounds.at(e); !v.gesture.held(bridge.Of(e).Get("timeStamp").Number()) || !v.hold(ctx, at) {
		v.tap(ctx, at)
	}
}

// hold passes a long press on a counter on; it reports whether there is one.
func (v *View) hold(ctx app.Context, p point) bool {
	c, listens := v.Listener.(Commander)
	if !listens {
		return false
	}
	x, y := v.seen.world(p)
	id, hit := v.Scene.counterAt(x, y, sizes[v.Cards])
	if hit {
		v.Camera.touched = &touch{HexAt(x, y), x, y}
		c.HoldCounter(ctx, id)
	}
	return hit
}

// tap passes a tap on. The second of a quick pair brings the place nearer
// instead, unless it falls on something offered: there the second tap is an answer. What a lesson frames
// is meant wherever its frame is drawn.
func (v *View) tap(ctx app.Context, p point) {
	x, y := v.seen.world(p)
	if v.dots(ctx, pt{X: x, Y: y}) {
		return
	}
	h, golden := v.Scene.golden(pt{X: x, Y: y}, v.seen.zoom)
	if !golden {
		h = HexAt(x, y)
	}
	if v.taps.double(p, h, time.Now()) && !golden && !v.Scene.offered(h) {
		ctx.PreventUpdate()
		v.Camera.approach(x, y)
		return
	}
	id, hit := v.Scene.counterAt(x, y, sizes[v.Cards])
	v.Camera.touched = &touch{h, x, y}
	switch {
	case golden:
		v.Listener.TapHex(ctx, v.Turn.Hex(h))
	case !v.onMap(x, y):
		ctx.PreventUpdate()
	case hit:
		v.Listener.TapCounter(ctx, id)
	default:
		v.Listener.TapHex(ctx, v.Turn.Hex(h))
	}
}

// cancel gives up a pointer that the browser has taken away.
func (v *View) cancel(ctx app.Context, e app.Event) {
	v.strokeEnds(ctx, false)
	v.drops(ctx)
	v.gesture.up(bridge.Of(e).Get("pointerId").Whole())
}

func (v *View) leave(ctx app.Context, e app.Event) { v.unhover(ctx) }
