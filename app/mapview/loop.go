package mapview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// Commander is a Listener whose players lead many counters at once.
type Commander interface {
	HoldCounter(ctx app.Context, id int)  // it was pressed for long
	Encircle(ctx app.Context, ids []int)  // a loop was drawn round the middles of their hexes
	Steer(ctx app.Context, k string) bool // a key, "Shift+" before an arrow with it; reports whether it was wanted
}

// Loops is when a pointer that drags draws a loop round counters instead of moving the map.
type Loops uint8

// The ways.
const (
	NoLoops Loops = iota
	LoopsWithShift
	LoopsAlways
)

// loopStep is how far a pointer goes before the loop has another corner, in pixels.
const loopStep = 4.0

// loop is a line that is drawn round counters, in world units.
type loop struct {
	begun bool // a pointer is down that may draw it
	line  []pt
}

// drawn reports whether the pointer has gone anywhere.
func (l loop) drawn() bool { return l.begun && len(l.line) > 1 }

// around reports whether a point lies inside the loop, its ends joined.
func (l loop) around(p pt) (in bool) {
	for i, a := range l.line {
		b := l.line[(i+1)%len(l.line)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// encircled are the counters whose hexes have their middle inside the loop.
func (l loop) encircled(s Scene) (ids []int) {
	for _, c := range s.Counters {
		if c.Shown && l.around(centre(c.Hex)) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// begins lets a pointer that has come down alone draw a loop, where it may; another pointer gives
// it up.
func (v *View) begins(e app.Event, p point) bool {
	_, listens := v.Listener.(Commander)
	alone := len(v.gesture.fingers) == 1
	if v.loop.begun && !alone {
		v.show("o-loop", nil)
	}
	v.loop = loop{}
	if !listens || !alone || v.Loops == NoLoops || v.Loops == LoopsWithShift && !bridge.Of(e).Get("shiftKey").True() {
		return false
	}
	x, y := v.Camera.World(p.x, p.y)
	v.loop = loop{begun: true, line: []pt{{X: x, Y: y}}}
	return true
}

// circles draws the loop on; it reports whether there is one.
func (v *View) circles(ctx app.Context, p point) bool {
	if !v.loop.begun {
		return false
	}
	ctx.PreventUpdate()
	x, y := v.Camera.World(p.x, p.y)
	at, last := pt{X: x, Y: y}, v.loop.line[len(v.loop.line)-1]
	if !v.gesture.strays(p) || Distance(at, last)*v.Camera.zoom < loopStep {
		return true
	}
	v.gesture.dragged = true
	v.loop.line = append(v.loop.line, at)
	v.show("o-loop on", v.loop.line)
	return true
}

// encircle ends the loop, which stays in sight for a moment.
func (v *View) encircle(ctx app.Context) {
	l := v.loop
	v.loop = loop{}
	v.show("o-loop gone", l.line)
	v.Listener.(Commander).Encircle(ctx, l.encircled(v.Scene))
}

// show draws a line as the loop, behind the back of the page: a map under a finger has no time
// for a render.
func (v *View) show(class string, line []pt) {
	mark := bridge.Of(v.JSValue()).Ask("querySelector", ".o-loop")
	if !mark.There() {
		return
	}
	mark.Ask("setAttribute", "class", class)
	if len(line) == 0 {
		return
	}
	d, parts := polyline(line)+"Z", mark.Get("children")
	for i := range 2 {
		parts.At(i).Ask("setAttribute", "d", d)
	}
	parts.At(2).Ask("setAttribute", "transform", "translate("+num(line[0].X)+" "+num(line[0].Y)+")")
}

// loopMark is where the loop is drawn. It never changes by itself.
type loopMark struct{ app.Compo }

// Render draws its parts without a line: its area, its edge and the ring where it began.
func (l *loopMark) Render() app.UI {
	ring := group("o-ring", el("circle", "r", "9"), el("circle", "class", "dot", "r", "3.5"))
	return group("o-loop", path("o-looped", "M0 0"), path("o-lined", "M0 0"), el("g", "transform", "translate(0 0)").with(ring)).ui()
}
