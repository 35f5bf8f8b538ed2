package mapview

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// What a wheel is told by.
const (
	wheelZoom  = 0.0016 // per pixel of wheel
	pinchSteps = 5.0    // a pinch on a touchpad comes in steps so much smaller
	notch      = 50.0   // pixels: less than any notch of a wheel is
	macNotch   = 4.000244140625
	pause      = 250.0 // milliseconds without an event that end a gesture
)

// turn is one event of a wheel or a touchpad.
type turn struct {
	x, y        float64 // pixels
	lines       bool    // it was counted in lines, as a touchpad never is
	ctrl, shift bool
	when        float64
}

// wheel tells a wheel with notches, which zooms, from two fingers on a touchpad, which move the map.
type wheel struct {
	last float64
	pad  bool // what the gesture in progress was taken for
}

// turnOf reads an event. The unit comes first: asked after a distance some browsers tell only pixels.
func turnOf(e app.Value) turn {
	mode := bridge.Of(e).Get("deltaMode").Whole()
	per := map[int]float64{0: 1, 1: 30, 2: 400}[mode]
	return turn{per * bridge.Of(e).Get("deltaX").Number(), per * bridge.Of(e).Get("deltaY").Number(), mode > 0,
		bridge.Of(e).Get("ctrlKey").True(), bridge.Of(e).Get("shiftKey").True(), bridge.Of(e).Get("timeStamp").Number()}
}

// turned is what an event means: by what factor to zoom, and how far to move the map.
func (w *wheel) turned(t turn) (factor, dx, dy float64) {
	begins := t.when-w.last > pause || w.last == 0
	w.last = t.when
	switch {
	case t.ctrl:
		w.pad = false
		return zoomed(t), 0, 0
	case t.x != 0 && !t.lines:
		w.pad = true
	case begins:
		w.pad = !t.notched()
	}
	if w.pad || t.x != 0 || t.shift {
		if t.shift && t.x == 0 {
			t.x, t.y = t.y, 0
		}
		return 1, -t.x, -t.y
	}
	return zoomed(t), 0, 0
}

// notched reports whether a gesture that begins so is one of a wheel with notches. On macOS a wheel is
// told by a number of its own.
func (t turn) notched() bool {
	y := math.Abs(t.y)
	return t.lines || y >= notch || y != 0 && math.Mod(y, macNotch) == 0
}

// zoomed is the factor of an event that zooms.
func zoomed(t turn) float64 {
	y := t.y
	if t.ctrl && math.Abs(y) < notch && !t.lines {
		y *= pinchSteps
	}
	return math.Exp(-wheelZoom * min(max(y, -400), 400))
}

func (v *View) onWheel(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	e.PreventDefault()
	p := v.bounds.at(e)
	v.stir(ctx)
	factor, dx, dy := v.wheel.turned(turnOf(e.Value))
	if factor == 1 {
		v.Camera.Pan(dx, dy)
		return
	}
	v.Camera.ZoomAt(factor, p.x, p.y)
}
