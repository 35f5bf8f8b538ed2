package mapview

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// stillAfter is how long a map rests before it is drawn sharply again.
const stillAfter = 150 * time.Millisecond

// motion is what View does to its elements behind the page's back: a map under a
// finger has no time for a render.
type motion struct {
	last     time.Time
	waiting  bool
	gliding  bool // the last movement was a smooth one
	observer app.Value
	callback app.Func
	shown    map[string]string // what the elements were last told
}

// observe calls f whenever the element changes its size.
func (m *motion) observe(ctx app.Context, element app.Value, f func()) {
	m.callback = app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Defer(func(app.Context) { f() })
		return nil
	})
	m.observer = app.Window().Get("ResizeObserver").New(m.callback)
	m.observer.Call("observe", element)
}

func (m *motion) release() {
	if m.observer == nil {
		return
	}
	m.observer.Call("disconnect")
	m.callback.Release()
}

// place puts the world where the camera has it.
func (v *View) place(glide bool) {
	c, world := v.Camera, v.world()
	v.motion.gliding = glide
	if class := worldClass(c, glide, v.motion.waiting); v.motion.fresh("class", class) {
		world.Set("className", class)
	}
	style := world.Get("style")
	if at := fmt.Sprintf("translate(%.2fpx,%.2fpx) scale(%.4f)", c.x, c.y, c.zoom); v.motion.fresh("at", at) {
		style.Set("transform", at)
	}
	if k := num(1 / c.zoom); !v.motion.waiting && v.motion.fresh("k", k) {
		style.Call("setProperty", "--k", k) // restyles the whole map
	}
}

// halt stops a gliding map where the player sees it, so that a finger that comes down means
// what lies under it.
func (v *View) halt() {
	if !v.motion.gliding {
		return
	}
	now := app.Window().Call("getComputedStyle", v.world()).Get("transform").String()
	if x, y, zoom, ok := placed(now); ok {
		v.Camera.x, v.Camera.y, v.Camera.zoom = x, y, zoom
		v.place(false)
	}
}

// placed reads where a transform, as browsers compute it, puts the world.
func placed(transform string) (x, y, zoom float64, ok bool) {
	fields := strings.Split(strings.TrimSuffix(strings.TrimPrefix(transform, "matrix("), ")"), ", ")
	var m [6]float64
	if len(fields) != len(m) {
		return 0, 0, 0, false
	}
	for i, text := range fields {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return 0, 0, 0, false
		}
		m[i] = n
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

// worldClass says how much detail fits, and how the world moves: a world that
// follows a finger is one picture, a gliding one is eased.
func worldClass(c *Camera, glide, moving bool) string {
	class := fmt.Sprintf("mv-world size-%d lod-%d", c.detail(), c.weight())
	switch {
	case moving:
		return class + " moving"
	case glide:
		return class + " glide"
	}
	return class
}

// world is the element that the camera moves.
func (v *View) world() app.Value { return v.JSValue().Get("firstElementChild") }

// stir notes a movement by hand and sees to it that the map is drawn sharply
// once it rests.
func (v *View) stir(ctx app.Context) {
	v.motion.last = time.Now()
	if v.motion.waiting {
		return
	}
	v.motion.waiting = true
	v.place(false)
	ctx.After(stillAfter, v.rest)
}

func (v *View) rest(ctx app.Context) {
	ctx.PreventUpdate()
	if left := stillAfter - time.Since(v.motion.last); left > 0 || len(v.gesture.fingers) > 1 {
		ctx.After(max(left, stillAfter/4), v.rest)
		return
	}
	v.motion.waiting = false
	v.place(false)
}
