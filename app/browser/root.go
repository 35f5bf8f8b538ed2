package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/page"
	"gonfalon/engine/hex"
)

// root is the whole page as a component. It turns what happens in the browser into
// commands and taps of a Page and shows what the Page then is.
type root struct {
	app.Compo

	page     *page.Page
	camera   mapview.Camera
	keyboard mapview.Keyboard
	embed    bool
	hand     int // the counter that a pointer brings from the dock, plus one; 0 is none
	trail    trail
	reading  bool // ahead, or about to
	left     word // of which the page was left word
	undo     []func()
	appearance
	drawing
}

// appearance is what is seen now, by which changes are known.
type appearance struct {
	dock    string // what the dock shows now
	point   string // the command that a lesson points at
	pointed bool   // something carries the mark of a lesson
	shown   string // what it showed last
	field   string // the form that is open, by its command
	showing string // the screen that was shown last
}

// drawing is how far the page is drawn.
type drawing struct {
	scenes    int       // shown so far
	drawn     time.Time // since when the table is drawn
	stirred   bool      // something came, and what came of it is not drawn yet
	measuring bool      // when the browser is about to paint
	asides    int       // that are still to be done
	redraws   int       // of the whole page
	grave     grave
}

// New is the page of this device.
func New() app.Composer { return &root{} }

// Render shows the table, the page of a battle, or the shelf.
func (r *root) Render() app.UI {
	if r.page == nil {
		return app.Elem(rootTags[0]).ID("page")
	}
	mend()
	return app.Elem(rootTags[r.redraws%2]).ID("page").
		On("click", r.click).On("change", r.pick).On("submit", r.submit).On("input", r.typed).
		On("pointerdown", r.grasp).
		On("dragover", r.over).On("drop", r.drop).
		Body(app.P().ID("veil").Text(r.page.Veil()), r.screen())
}

// rootTags are what the root is by turns: one of another kind is drawn anew with all under it.
var rootTags = [2]string{"div", "section"}

// mend finds the page as it was left, before it is drawn (app/site/assets/mend.js).
func mend() {
	bridge.Window().Get("gonfalonMend").Run()
}

// redraw draws the whole page anew, as others have changed it past mending (app/site/assets/mend.js).
func (r *root) redraw(ctx app.Context) {
	r.redraws++
	r.after(ctx)
}

func (r *root) screen() app.UI {
	switch {
	case r.page.Reading():
		return r.chronicle()
	case r.page.Table != nil:
		return r.table()
	case r.page.Comes():
		notice := r.page.Shown().NoticeCard()
		return r.page.Shown().ComingScreen().UI(&notice)
	case r.page.Battle != "":
		if intro, ok := r.page.Shown().IntroScreen(); ok {
			intro.Battle.Picture = r.page.Prints.Card(intro.Battle.ID)
			r.page.Foresee()
			bubble, notice := r.page.Shown().Bubble(), r.page.Shown().NoticeCard()
			return app.Elem("main").Class("shelf").Body(&intro, &bubble, r.drawer(), &notice, r.giveBack())
		}
	}
	return r.shelf()
}

// shelf is the first screen, with the list of saved games over it when that is open.
func (r *root) shelf() app.UI {
	s := r.page.Shown().ShelfScreen()
	for i := range s.Battles {
		s.Battles[i].Picture = r.page.Prints.Card(s.Battles[i].ID)
	}
	if s.Now != nil {
		s.Now.Battle.Picture = r.page.Prints.Card(s.Now.Battle.ID)
	}
	notice := r.page.Shown().NoticeCard()
	return app.Elem("main").Class("shelf").Body(&s, r.drawer(), &notice, r.giveBack())
}

// chronicle is the page that tells the battle on the table.
func (r *root) chronicle() app.UI {
	c, notice := r.page.Shown().ChronicleScreen(), r.page.Shown().NoticeCard()
	return app.Elem("main").Class("shelf chron").Body(mapview.Shapes(), mapview.Shields(r.page.Shown().Shields()), &c, &notice, r.giveBack())
}

func (r *root) drawer() app.UI {
	d, ok := r.page.Shown().DrawerDock()
	if !ok {
		return app.Div().Hidden(true)
	}
	return app.Div().Class("modal").Body(&d)
}

// table is the map with everything around it.
func (r *root) table() app.UI {
	r.drawn = time.Now()
	p := r.page
	view := p.View()
	printed := r.page.Prints.Of(p.Table.Scenario, p.Lang())
	scene := p.Table.Mode.Scene(view, p.Overlays)
	r.scenes++
	scene.Nr, scene.Sitting = r.scenes, p.Sitting
	turn := mapview.TurnOf(printed.Area, p.Turned())
	scene, area := turn.Scene(scene), turn.Area(printed.Area)
	top, prompt, refusal, dock, notice := p.Shown().TopBar(), view.Prompt(), p.Shown().Bubble(), p.Shown().Dock(), p.Shown().NoticeCard()
	prompt.Presence = p.Shown().Presence()
	bubble := view.Bubble()
	if bubble.Title == "" {
		bubble = view.Caption()
	}
	if bubble.Title == "" {
		bubble = view.LookedAt(p.Overlays)
	}
	if bubble.Camera = &r.camera; bubble.Title != "" {
		bubble.Hex, bubble.Scene = turn.Hex(bubble.Hex), scene
	}
	r.dock = dock.Name
	cover := p.Table.Mode.Cover(view)
	r.grave.shows(cover.Grave)
	if r.embed {
		top.Full = larger()
	}
	bar, title := app.UI(&top), p.Title()
	if p.Table.Staged() {
		course := p.Shown().CourseBar()
		bar, title = &course, ""
	}
	r.point = view.Wanted()
	return app.Elem("main").Class(tableClass(prompt.Over, r.embed, p.Table.Staged(), dock.Name == "replay")).DataSet("acts", len(p.Table.Session().Steps)).DataSet("point", view.Guides()).DataSet("waits", p.Waits().String()).Body(
		&mapview.View{Map: printed.Full, Area: area, Scene: scene, Camera: &r.camera,
			Listener: r, Label: p.Shown().MapLabel(), Hand: r.hand, Loops: p.Loops(),
			Aspect: mapview.Aspect{Bare: !p.LayerOn("numbers"), Nameless: !p.LayerOn("names"), Turn: turn, Cards: p.Cards(), Quiet: p.Quiet()}},
		mapview.Shields(p.Shown().Shields()),
		&bubble,
		app.H1().ID("title").Class("unseen").Hidden(title == "").Text(title),
		bar, &prompt,
		app.Div().ID("below").Class("below").Body(&refusal,
			app.Div().Class("tools").Body(
				app.Div().Class("card mini").Body(&mapview.Mini{Thumb: printed.Mini, Area: area, Turned: turn.On,
					Scene: scene, Camera: &r.camera, Label: p.Say("ui.mini", nil)}),
				r.giveBack(),
				app.Div().Class("card zoom").Body(&mapview.Controls{Camera: &r.camera, Words: r.zoomWords()}),
			), &notice),
		&dock,
		&cover,
		app.P().ID("said").Class("unseen").Aria("live", "polite").Text(p.Said()),
		app.P().ID("advised").Class("unseen").Aria("live", "polite").Text(dock.Hint.Said()),
	)
}

// tableClass is what kind of a table it is, as classes for the style sheets.
func tableClass(over, embed, taught, films bool) string {
	class := "table"
	if over {
		class += " ov"
	}
	if embed {
		class += " embed"
	}
	if taught {
		class += " taught"
	}
	if films {
		class += " films"
	}
	return class
}

func (r *root) zoomWords() mapview.Words {
	return mapview.Words{ZoomIn: r.page.Say("ui.zoom-in", nil), ZoomOut: r.page.Say("ui.zoom-out", nil), Fit: r.page.Say("ui.fit", nil)}
}

// TapHex is a tap on the map beside any counter.
func (r *root) TapHex(ctx app.Context, h hex.Hex) {
	r.page.Tap(h)
	r.answers(ctx)
}

// TapCounter is a tap on a counter: its hex is meant, as a stack is one target.
func (r *root) TapCounter(ctx app.Context, id int) {
	if h, ok := r.page.HexOf(id); ok {
		r.page.Tap(h)
	}
	r.answers(ctx)
}

// answers shows what has come of a tap on the map, or lets what it set going be shown.
func (r *root) answers(ctx app.Context) {
	if r.page.Begins() {
		r.stirs()
		ctx.PreventUpdate()
		return
	}
	r.after(ctx)
}

// HoldCounter is a long press on a counter: it leads its command, or else is a tap.
func (r *root) HoldCounter(ctx app.Context, id int) {
	if !r.page.Command(id) {
		r.TapCounter(ctx, id)
		return
	}
	r.after(ctx)
}

// Encircle is a loop drawn round counters.
func (r *root) Encircle(ctx app.Context, ids []int) {
	r.page.Circle(ids)
	r.after(ctx)
}

// DragMap lets a look back no longer steer the map that a hand has taken hold of.
func (r *root) DragMap(ctx app.Context) {
	if m, ok := r.page.Looking(); ok && !m.Still {
		ctx.Dispatch(func(ctx app.Context) { r.page.Do(do.Follow()); r.after(ctx) })
	}
}

// Steer is a key pressed on the map.
func (r *root) Steer(ctx app.Context, key string) bool {
	if !r.page.Steered(key) {
		return false
	}
	r.page.Key(key)
	r.after(ctx)
	return true
}

// HoverHex is of no interest: nothing rests on hovering.
func (r *root) HoverHex(ctx app.Context, _ hex.Hex) { ctx.PreventUpdate() }

// LeaveMap is of no interest either.
func (r *root) LeaveMap(ctx app.Context) { ctx.PreventUpdate() }

// SayHex describes the hex that the keyboard has come to.
func (r *root) SayHex(_ app.Context, h hex.Hex) { r.page.SayHex(h) }

// escape closes what is open.
func (r *root) Escape(ctx app.Context) {
	r.escape()
	r.after(ctx)
}

var (
	_ mapview.Listener  = (*root)(nil)
	_ mapview.Speaker   = (*root)(nil)
	_ mapview.Carrier   = (*root)(nil)
	_ mapview.Commander = (*root)(nil)
	_ mapview.Dragger   = (*root)(nil)
)
