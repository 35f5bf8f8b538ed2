package mapview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// panStep is how far an arrow key moves the map, in pixels.
const panStep = 80.0

// cursor is the hex that the keyboard points at.
type cursor struct {
	Shown bool
	Hex   hex.Hex
}

// arrows are the steps of the arrow keys, in columns and rows.
var arrows = map[string][2]int{
	"ArrowUp": {0, -1}, "ArrowDown": {0, 1}, "ArrowLeft": {-1, 0}, "ArrowRight": {1, 0},
}

// key handles the keyboard: arrows move the cursor, or the map while there is no
// cursor or with Shift; Enter and Space tap, N and P visit what is offered, plus,
// minus and 0 zoom, Escape leaves. Whoever leads many counters takes what he wants first.
func (v *View) key(ctx app.Context, e app.Event) {
	pressed := PressOf(e.Value)
	v.keyboard.Quiet = v.Quiet
	key, shift := v.keyboard.Name(pressed), pressed.Shift
	if key == "" || !v.Camera.fitted {
		ctx.PreventUpdate()
		return
	}
	if !v.steers(ctx, key, shift) && !v.press(ctx, key, shift) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
}

// steers offers a key to a listener who leads many counters.
func (v *View) steers(ctx app.Context, key string, shift bool) bool {
	c, listens := v.Listener.(Commander)
	if !listens || !c.Steer(ctx, Chord(key, shift)) {
		return false
	}
	v.cursor.Shown = false
	return true
}

// Chord is the name of a key, with "Shift+" before that of an arrow pressed with it.
func Chord(key string, shift bool) string {
	if _, arrow := arrows[key]; arrow && shift {
		return "Shift+" + key
	}
	return key
}

// press does what a key means; it reports whether it means anything.
func (v *View) press(ctx app.Context, key string, shift bool) bool {
	if step, ok := arrows[key]; ok {
		v.arrow(ctx, step, shift)
		return true
	}
	switch key {
	case "Enter", " ":
		v.enter(ctx)
	case "n", "N":
		v.visit(ctx, 1)
	case "p", "P":
		v.visit(ctx, -1)
	case "+", "=":
		v.Camera.ZoomIn()
	case "-", "_":
		v.Camera.ZoomOut()
	case "0":
		v.Camera.Fit()
	case "Escape":
		v.Listener.Escape(ctx)
	default:
		return false
	}
	return true
}

func (v *View) arrow(ctx app.Context, step [2]int, shift bool) {
	if shift || !v.cursor.Shown {
		v.Camera.Pan(-panStep*float64(step[0]), -panStep*float64(step[1]))
		return
	}
	h := v.cursor.Hex
	v.pointAt(ctx, hex.At(h.Col()+step[0], h.Row()+step[1]))
}

// pointAt moves the cursor to a hex of the map, and the map so that it is seen.
func (v *View) pointAt(ctx app.Context, h hex.Hex) {
	if x, y := Centre(h); !v.onMap(x, y) {
		return
	}
	v.cursor = cursor{Shown: true, Hex: h}
	if !v.Camera.visible(h) {
		v.Camera.show(h)
	}
	v.Listener.HoverHex(ctx, v.Turn.Hex(h))
	if s, ok := v.Listener.(Speaker); ok {
		s.SayHex(ctx, v.Turn.Hex(h))
	}
	ctx.Update() // the cursor itself, whatever the listener thinks of it
}

// enter taps at the cursor; where there is none yet, it shows one.
func (v *View) enter(ctx app.Context) {
	if !v.cursor.Shown {
		v.pointAt(ctx, v.home())
		return
	}
	if id, ok := v.Scene.cardOn(v.cursor.Hex); ok {
		v.Listener.TapCounter(ctx, id)
		return
	}
	v.Listener.TapHex(ctx, v.Turn.Hex(v.cursor.Hex))
}

// home is where the cursor begins: at what a lesson points at, at the focus, else in the middle of
// the view.
func (v *View) home() hex.Hex {
	if p := v.Scene.Overlay.Point; p != nil {
		return *p
	}
	if f := v.Scene.Focus; f != nil {
		return *f
	}
	return HexAt(v.Camera.World(v.Camera.middle()))
}

// visit moves the cursor to the next or previous hex worth a look.
func (v *View) visit(ctx app.Context, by int) {
	stops := v.Scene.stops()
	if len(stops) == 0 {
		return
	}
	at := -1
	for i, h := range stops {
		if v.cursor.Shown && h == v.cursor.Hex {
			at = i
		}
	}
	if at < 0 && by < 0 {
		at = 0
	}
	v.pointAt(ctx, stops[(at+by+len(stops))%len(stops)])
}

// focused shows the cursor when the map was reached by keyboard.
func (v *View) focused(ctx app.Context, e app.Event) {
	if !bridge.Of(ctx.JSSrc()).Ask("matches", ":focus-visible").True() || !v.Camera.fitted || v.cursor.Shown {
		ctx.PreventUpdate()
		return
	}
	v.pointAt(ctx, v.home())
}

// blurred hides the cursor when the keyboard goes elsewhere.
func (v *View) blurred(ctx app.Context, e app.Event) {
	if !v.cursor.Shown {
		ctx.PreventUpdate()
	}
	v.cursor.Shown = false
}

// cursorMark draws the cursor.
type cursorMark struct {
	app.Compo
	Cursor cursor
}

// Render draws a frame around the hex of the cursor.
func (c *cursorMark) Render() app.UI {
	if !c.Cursor.Shown {
		return group("o-cursor").ui()
	}
	d := edges([]hex.Hex{c.Cursor.Hex})
	return group("o-cursor", path("o-targ0", d), path("o-cur", d)).ui()
}
