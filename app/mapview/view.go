package mapview

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// Listener is told what a player does on the map. Give View the same pointer
// every time. The calls come from event handlers: the page is rendered after
// them unless they call ctx.PreventUpdate.
type Listener interface {
	TapHex(ctx app.Context, h hex.Hex)   // a hex, beside any counter
	TapCounter(ctx app.Context, id int)  // a counter, by its ID in the scene
	HoverHex(ctx app.Context, h hex.Hex) // pointer or keyboard cursor has come to another hex
	LeaveMap(ctx app.Context)            // the pointer has left the map
	Escape(ctx app.Context)              // the player wants out of what is begun
}

// Speaker is a Listener that describes hexes aloud, for players who do not see them.
type Speaker interface {
	SayHex(ctx app.Context, h hex.Hex) // the keyboard cursor has come to this hex
}

// Dragger is a Listener that hears when the player begins to move the map by hand.
type Dragger interface {
	DragMap(ctx app.Context)
}

// View is the battlefield: printed map, overlays and counters, with pan, zoom and
// keyboard. It fills its parent element.
type View struct {
	app.Compo

	Map      string // the printed map, one whole svg that fills Area; fixed for a battle
	Area     Area   // where the map lies in the world, see Extent
	Scene    Scene
	Camera   *Camera // owned by the page, the same one every time
	Listener Listener
	Label    string // accessible name of the map
	Hand     int    // the counter that a pointer brings from beside the map, plus one; 0 is none
	Loops    Loops
	Aspect

	gesture  gesture
	seen     spot // where the finger that came down saw the map
	wheel    wheel
	keyboard Keyboard
	taps     taps
	cursor   cursor
	carry    carry
	loop     loop
	hover    *hex.Hex
	framing  framing
	motion   motion
	bounds   bounds
	cards    squads
	framed   frameSlots // around cards
	low      []Counter  // cards beneath others
	marks    squads     // leaders and banners, above the cards
	ringed   frameSlots // around them

	glance
	numbers
}

// Aspect is how the map and its counters are shown.
type Aspect struct {
	Bare     bool // the map prints no numbers of hexes
	Nameless bool // it prints no names of places
	Turn     Turn // how it lies; scene and area already do so
	Cards    Size // of counters
	Quiet    bool // single signs act with Alt alone
}

// Size is how large counters are on the map.
type Size uint8

// The sizes.
const (
	Usual Size = iota
	Small
	Large
)

// Sizes of counters beside the usual one: the style sheet has the same. Turned in any way, two large cards of
// neighbours do not touch.
var sizes = [...]float64{Usual: 1, Small: 0.82, Large: 1.24}

// glance is what was seen last.
type glance struct {
	focus   *hex.Hex
	pointed *hex.Hex // what a lesson pointed at
	sitting int      // the game
	placing int      // the side that set up, plus one; 0 is nobody
}

// numbers are the map with its numbers, once it is there.
type numbers struct {
	patches  []patch
	numbered string // the map whose they are
	bared    bool   // whether they were all left out
	upright  Turn   // how the map lay when its names were put upright
}

// Render draws the map, and a glass before it for pointers: what would hear them as the map's own element
// makes browsers note each shape inside as a place where a touch or a wheel is the page's.
func (v *View) Render() app.UI {
	return app.Div().Class([...]string{Usual: "mapview", Small: "mapview small", Large: "mapview large"}[v.Cards]).TabIndex(0).
		Attr("role", "application").Aria("label", v.Label).
		On("keydown", v.key).
		On("focus", v.focused).
		On("blur", v.blurred).
		Body(app.Div().Class("mv-world unplaced").Attr("role", "group").Aria("label", v.Label).Body(v.planes()...),
			app.Div().Class("mv-glass").
				On("pointerdown", v.down).
				On("pointermove", v.move).
				On("pointerup", v.up).
				On("pointercancel", v.cancel).
				On("pointerleave", v.leave).
				On("touchmove", Keep).
				On("lostpointercapture", v.lost).
				On("wheel", v.onWheel))
}

// planes are the printed map and what lies on it. Each is a layer of its own for the browser, which
// draws those anew in which something has changed: who is selected changes what lies under the cards,
// and no card. The list of their parts is the same all game long: parts are told apart by their place
// in it.
func (v *View) planes() []app.UI {
	s := v.Scene
	if len(v.gesture.fingers) > 0 || v.Hand > 0 {
		s = v.carry.carried(s)
	}
	v.low = kept(v.low, s.beneath())
	cards, marks, framed, ringed := figures(s)
	return []app.UI{
		plane(app.Div().Class(v.sheetClass()).Style("width", num(v.Area.W)+"px").Style("height", num(v.Area.H)+"px").
			Body(&printed{SVG: v.Map})),
		plane(v.portions(fixed(Defs()), lines(&under{Overlay: s.Overlay, Lit: s.lit(), Area: v.Area}), v.framed.arrange(framed))),
		plane(v.portions(append([]app.UI{portion("mv-part", &stacked{Cards: v.low})}, v.cards.muster(cards)...)...)),
		plane(v.portions(lines(&over{Overlay: s.Overlay, Held: s.held()}), v.ringed.arrange(ringed))),
		plane(v.portions(append(v.marks.muster(marks), fixed(&piles{Cards: v.low}), fixed(&cursorMark{Cursor: v.cursor}), lines(&loopMark{}))...)),
		v.stage(),
	}
}

// sheetClass is what is printed on the map, as classes for the style sheets.
func (v *View) sheetClass() string {
	class := "mv-part mv-sheet"
	if v.Nameless {
		class += " nameless"
	}
	if v.Turn.On {
		class += " turned"
	}
	return class
}

// stage is the plane on which what happened is played (app/site/assets/stage.js), above all others.
func (v *View) stage() app.UI {
	_, _, w, h := v.Area.sides()
	return plane(app.Div().Class("mv-top mv-stage").Aria("hidden", true).Style("width", num(w)+"px").Style("height", num(h)+"px"))
}

// plane is a layer of its own for the browser.
func plane(of app.UI) app.UI { return app.Div().Class("mv-plane").Body(of) }

// portions are what is drawn on a plane, the lowest first. Their box is as large as the map and cuts them
// off there: of one without a size browsers keep a picture of another zoom, as of a plane (see enlarge).
func (v *View) portions(of ...app.UI) app.UI {
	_, _, w, h := v.Area.sides()
	return app.Div().Class("mv-top").Style("width", num(w)+"px").Style("height", num(h)+"px").Body(of...)
}

// OnMount lays the map out and follows its element and its camera from now on.
func (v *View) OnMount(ctx app.Context) {
	v.Camera.fitted = false
	v.turns()
	v.Camera.view = v
	v.Camera.watch(v, v.place)
	v.motion.observe(ctx, v.JSValue(), v.resized)
	v.resized()
}

// OnDismount lets go of the camera and the element.
func (v *View) OnDismount() {
	if v.Camera.unwatch(v); v.Camera.view == v {
		v.Camera.view = nil
	}
	v.motion.release()
}

// OnUpdate follows the page: another map, other panels, another focus. A map of another size is drawn
// after this, which takes from the planes what enlarge told them.
func (v *View) OnUpdate(ctx app.Context) {
	if v.turns() && v.cursor.Shown {
		ctx.Update()
	}
	if v.Camera.sheet != v.Area {
		ctx.Defer(func(app.Context) { v.motion.laid = laid{}; v.layout() })
	}
	v.layout()
	if v.Map != v.numbered { // whose names are in another language now
		ctx.Defer(func(app.Context) { v.patches = nil; v.number() })
	} else if v.Bare != v.bared || v.Turn != v.upright {
		ctx.Defer(func(app.Context) { v.number() })
	}
}

// resized measures the view anew.
func (v *View) resized() {
	v.bounds = boundsOf(v.JSValue())
	v.layout()
}

// layout arranges the view. It fits the counters of a new map and the zones of a
// side that begins to set up; else it brings the focus into the free rectangle
// when it moves or a panel covers it, unless that was tapped where it is.
func (v *View) layout() {
	c := v.Camera
	c.cards = sizes[v.Cards]
	if c.sheet != v.Area || v.sitting != v.Scene.Sitting {
		c.sheet, c.fitted, v.sitting = v.Area, false, v.Scene.Sitting
	}
	changed := c.resize(v.bounds.w, v.bounds.h, c.covered)
	changed = v.refocused() || changed
	changed = v.reframed() || changed
	changed = v.motion.renewed(laid{v.Area, len(v.cards) + len(v.marks), v.Turn, c.cards}) || changed
	v.pointsOn()
	begins, steady := v.setsUp(), v.steady()
	switch f := v.Scene.Focus; {
	case !c.sized():
	case begins && c.fitted:
		c.frameOn(Scene{Overlay: v.Scene.Overlay}.extent(v.Area))
	case !c.fitted:
		v.opens()
	case changed && steady:
		c.tell(false)
	case changed && v.framing.wants(c):
		v.framing.show(c)
	case changed && len(v.framing.hexes) == 0 && f != nil && !c.visible(*f):
		c.show(*f)
	case changed:
		c.moved(false)
	}
}

// refocused reports whether the scene asks for another hex than it last did.
func (v *View) refocused() bool {
	old, f := v.focus, v.Scene.Focus
	v.focus, v.Camera.anchor = f, f
	return f != nil && (old == nil || *old != *f)
}

// pointsOn takes the cursor of the keyboard along, where a lesson points at another hex than before.
func (v *View) pointsOn() {
	old, p := v.pointed, v.Scene.Overlay.Point
	v.pointed = p
	if v.cursor.Shown && p != nil && (old == nil || *old != *p) {
		v.cursor.Hex = *p
	}
}

// reframed reports whether the scene asks for other hexes in view than it last did.
func (v *View) reframed() bool {
	hexes := v.Scene.together()
	if slices.Equal(v.framing.hexes, hexes) {
		return false
	}
	v.framing = framing{hexes: hexes, zoom: v.Camera.zoom}
	return true
}

// setsUp reports whether another side than before begins to set up.
func (v *View) setsUp() bool {
	old := v.placing
	v.placing = 0
	if zones := v.Scene.Overlay.Setup; len(zones) > 0 {
		v.placing = 1 + zones[0].Side
	}
	return v.placing != 0 && v.placing != old
}

// printed is the static map; it is created once.
type printed struct {
	app.Compo
	SVG string
}

// Render returns the map as it is.
func (p *printed) Render() app.UI { return app.Raw(p.SVG) }
