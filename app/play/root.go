package play

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/mapview"
	"gonfalon/engine/hex"
)

// Root is the whole page as a component. It turns what happens in the browser into
// commands and taps of a Page and shows what the Page then is.
type Root struct {
	app.Compo

	page    *Page
	camera  mapview.Camera
	free    mapview.Insets // what the panels cover
	embed   bool
	dock    string // what the dock shows now
	shown   string // what it showed last
	field   string // the form that is open, by its command
	showing string // the screen that was shown last
	hand    int    // the counter that a pointer brings from the dock, plus one; 0 is none
	undo    []func()
}

// New is the page of this device.
func New() app.Composer { return &Root{} }

// Render shows the table, the page of a battle, or the shelf.
func (r *Root) Render() app.UI {
	if r.page == nil {
		return app.Div().ID("page")
	}
	return app.Div().ID("page").
		On("click", r.click).On("change", r.pick).On("submit", r.submit).
		On("pointerdown", r.grasp).
		On("dragover", r.over).On("drop", r.drop).
		Body(r.screen())
}

func (r *Root) screen() app.UI {
	switch {
	case r.page.Table != nil:
		return r.table()
	case r.page.Battle != "":
		if intro, ok := r.page.Intro(); ok {
			intro.Battle.Picture = r.page.prints.card(intro.Battle.ID)
			r.page.foresee()
			bubble, notice := r.page.Bubble(), r.page.Notice()
			return app.Elem("main").Class("shelf").Body(&intro, &bubble, &notice)
		}
	}
	return r.shelf()
}

// shelf is the first screen, with the list of saved games over it when that is open.
func (r *Root) shelf() app.UI {
	s := r.page.Shelf()
	for i := range s.Battles {
		s.Battles[i].Picture = r.page.prints.card(s.Battles[i].ID)
	}
	if s.Resume != nil {
		s.Resume.Picture = r.page.prints.card(s.Resume.Scenario)
	}
	notice := r.page.Notice()
	return app.Elem("main").Class("shelf").Body(&s, r.drawer(), &notice)
}

func (r *Root) drawer() app.UI {
	d, ok := r.page.Drawer()
	if !ok {
		return app.Div().Hidden(true)
	}
	return app.Div().Class("modal").Body(&d)
}

// table is the map with everything around it.
func (r *Root) table() app.UI {
	p := r.page
	printed := r.page.prints.of(p.Table.Scenario, p.Lang())
	scene := p.Table.scene(p.Lang(), p.overlays)
	top, prompt, bubble, dock, notice := p.Top(), p.Table.prompt(p.Lang()), p.Bubble(), p.Dock(), p.Notice()
	r.dock = dock.Name
	cover := p.Table.cover(p.Lang())
	if r.embed {
		top.Full = larger()
	}
	return app.Elem("main").Class(tableClass(prompt.Over, r.embed)).Style("--clear", strconv.Itoa(int(r.free.Top))+"px").DataSet("acts", len(p.Table.session().Steps)).Body(
		&mapview.View{Map: printed.full, W: printed.w, H: printed.h, Scene: scene, Camera: &r.camera,
			Free: r.free, Listener: r, Label: p.say("ui.map", nil), Hand: r.hand},
		&top, &prompt, &bubble,
		app.Div().Class("tools").Body(
			app.Div().Class("card mini").Body(&mapview.Mini{Thumb: printed.mini, W: printed.w, H: printed.h,
				Counters: scene.Counters, Camera: &r.camera, Label: p.say("ui.mini", nil)}),
			app.Div().Class("card zoom").Body(&mapview.Controls{Camera: &r.camera, Words: r.zoomWords()}),
		),
		&dock,
		&cover,
		app.P().ID("said").Class("unseen").Aria("live", "polite").Text(p.Said()),
		&notice,
	)
}

func tableClass(over, embed bool) string {
	class := "table"
	if over {
		class += " ov"
	}
	if embed {
		class += " embed"
	}
	return class
}

func (r *Root) zoomWords() mapview.Words {
	return mapview.Words{ZoomIn: r.page.say("ui.zoom-in", nil), ZoomOut: r.page.say("ui.zoom-out", nil), Fit: r.page.say("ui.fit", nil)}
}

// TapHex is a tap on the map beside any counter.
func (r *Root) TapHex(ctx app.Context, h hex.Hex) {
	r.page.Tap(h)
	r.after(ctx)
}

// TapCounter is a tap on a counter: its hex is meant, as a stack is one target.
func (r *Root) TapCounter(ctx app.Context, id int) {
	if h, ok := r.page.hexOf(id); ok {
		r.page.Tap(h)
	}
	r.after(ctx)
}

// HoverHex is of no interest: nothing rests on hovering.
func (r *Root) HoverHex(ctx app.Context, _ hex.Hex) { ctx.PreventUpdate() }

// LeaveMap is of no interest either.
func (r *Root) LeaveMap(ctx app.Context) { ctx.PreventUpdate() }

// SayHex describes the hex that the keyboard has come to.
func (r *Root) SayHex(_ app.Context, h hex.Hex) { r.page.SayHex(h) }

// Escape closes what is open.
func (r *Root) Escape(ctx app.Context) {
	r.escape()
	r.after(ctx)
}

var (
	_ mapview.Listener = (*Root)(nil)
	_ mapview.Speaker  = (*Root)(nil)
	_ mapview.Carrier  = (*Root)(nil)
)
