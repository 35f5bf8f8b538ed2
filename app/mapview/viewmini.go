package mapview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// Mini is a small picture of the whole map with a frame around what View shows. A
// tap or drag on it moves the view.
type Mini struct {
	app.Compo

	Thumb  string // the printed map, one whole svg whose viewBox is the map's extent
	Area   Area
	Scene  Scene // whose counters it shows
	Turned bool  // the map is turned by half
	Camera *Camera
	Label  string

	held  bool
	frame string // where the frame stands
}

// Render draws the picture, the counters as spots and the frame.
func (m *Mini) Render() app.UI {
	class := "mv-mini"
	if m.Turned {
		class += " turned"
	}
	return app.Div().Class(class).Attr("role", "img").Aria("label", m.Label).
		On("pointerdown", m.down).On("pointermove", m.move).
		On("pointerup", m.up).On("pointercancel", m.up).On("touchmove", Keep).
		Body(
			&printed{SVG: m.Thumb},
			&dots{Area: m.Area, A: crowd(m.Scene.Counters, 0), B: crowd(m.Scene.Counters, 1)},
			app.Elem("svg").XMLNS(svgNS).Attr("class", "mv-frame").
				Attr("viewBox", m.Area.ViewBox()).
				Body(el("path", "class", "mv-window").ui()),
		)
}

// OnMount follows the camera.
func (m *Mini) OnMount(ctx app.Context) {
	m.Camera.watch(m, m.place)
	ctx.Defer(func(app.Context) { m.place(false) })
}

// OnDismount lets the camera go.
func (m *Mini) OnDismount() { m.Camera.unwatch(m) }

// place moves the frame.
func (m *Mini) place(bool) {
	if !m.Camera.fitted {
		return
	}
	x0, y0, x1, y1 := m.Camera.frame()
	d := "M" + num(x0) + " " + num(y0) + "H" + num(x1) + "V" + num(y1) + "H" + num(x0) + "Z"
	if d == m.frame {
		return
	}
	m.frame = d
	bridge.Of(m.JSValue()).Get("lastElementChild").Get("firstElementChild").Ask("setAttribute", "d", d)
}

func (m *Mini) down(ctx app.Context, e app.Event) {
	capture(ctx.JSSrc(), bridge.Of(e).Get("pointerId").Whole())
	m.held = true
	m.look(ctx, e)
}

func (m *Mini) move(ctx app.Context, e app.Event) {
	if m.held {
		m.look(ctx, e)
		return
	}
	ctx.PreventUpdate()
}

func (m *Mini) up(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	m.held = false
}

// look brings what lies under the pointer to the middle of the view.
func (m *Mini) look(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	b := boundsOf(bridge.Of(m.JSValue()).Get("lastElementChild").Value())
	p := b.at(e)
	scale := min(b.w/m.Area.W, b.h/m.Area.H) // the picture keeps its proportions
	m.Camera.centre((p.x-b.w/2)/scale+m.Area.X+m.Area.W/2, (p.y-b.h/2)/scale+m.Area.Y+m.Area.H/2)
}

// dots are the counters as spots, one path for each side.
type dots struct {
	app.Compo
	Area Area
	A, B string
}

// Render draws the paths.
func (d *dots) Render() app.UI {
	return app.Raw(el("svg", "class", "mv-dots", "viewBox", d.Area.ViewBox(), "aria-hidden", "true").
		with(path("a", d.A), path("b", d.B)).String())
}

// crowd is where the cards of a side are: squares for side A, diamonds for side B.
func crowd(counters []Counter, side int) string {
	var at []hex.Hex
	for _, c := range counters {
		if c.Shown && c.Side == side && c.Rank == Card {
			at = append(at, c.Hex)
		}
	}
	if side == 0 {
		return squares(at)
	}
	return diamonds(at)
}

// squares and diamonds are the spots of units of sides A and B in small pictures.
func squares(at []hex.Hex) string  { return stamps(at, pt{X: -26, Y: -26}, "h52v52h-52Z") }
func diamonds(at []hex.Hex) string { return stamps(at, pt{Y: -34}, "l34 34l-34 34l-34 -34Z") }

// Words are what the buttons of Controls are called.
type Words struct{ ZoomIn, ZoomOut, Fit string }

// Controls are the buttons that zoom in, zoom out and show the whole map.
type Controls struct {
	app.Compo
	Camera *Camera
	Words  Words
}

// Render draws three buttons.
func (c *Controls) Render() app.UI {
	return app.Div().Class("mv-controls").Body(
		button(c.Words.ZoomIn, "M12 5v14M5 12h14", c.zoomIn),
		button(c.Words.ZoomOut, "M5 12h14", c.zoomOut),
		button(c.Words.Fit, "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", c.fit),
	)
}

func button(label, icon string, do app.EventHandler) app.UI {
	return app.Button().Type("button").Class("ib").Aria("label", label).Title(label).OnClick(do).
		Body(el("svg", "class", "ico", "viewBox", "0 0 24 24", "aria-hidden", "true").with(path("", icon)).ui())
}

func (c *Controls) zoomIn(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	c.Camera.ZoomIn()
}

func (c *Controls) zoomOut(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	c.Camera.ZoomOut()
}

func (c *Controls) fit(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	c.Camera.Fit()
}
