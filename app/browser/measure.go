package browser

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/mapview"
	"gonfalon/app/table"
)

// unpainted is how many milliseconds a page waits for a browser that may not paint it: a frame of
// another site out of sight, or a tab behind others.
const unpainted = 1000

// measureSoon measures what is drawn now when the browser is about to paint it. It lays the page out
// then anyhow, and a draw that had it done at once would block the page for twice as long. A turn that
// is skipped is measured at its end: a program that is woken in each frame draws there, too.
func (r *root) measureSoon(ctx app.Context) {
	r.clock()
	if r.page.Hastens() {
		return
	}
	r.stirred = false
	if !r.measuring {
		r.measuring = true
		measure := sync.OnceFunc(func() { ctx.Dispatch(r.measure) })
		mapview.NextFrame(measure)
		pause(unpainted, measure)
	}
}

// measure finds what the panels cover, so that the place of action stays clear of them.
func (r *root) measure(ctx app.Context) {
	ctx.PreventUpdate()
	r.measuring = false
	r.scroll()
	r.enter()
	r.pointOut()
	r.spare()
	r.camera.Cover(covered())
	r.approach()
	r.settles()
	r.tidy()
	r.readAhead(ctx)
}

// clock notes how long it takes to show the table: the browser lays out and paints for about as long
// as the page draws.
func (r *root) clock() {
	if !r.drawn.IsZero() {
		r.page.Showing, r.drawn = 2*time.Since(r.drawn), time.Time{}
		r.grave.drawn()
	}
}

// stirs tells that something came, and that what comes of it is not drawn yet.
func (r *root) stirs() {
	r.stirred = true
	settled(false)
}

// settles says so once there is nothing more to come of what came.
func (r *root) settles() {
	r.leaveWord()
	settled(!r.stirred && !r.measuring && r.asides == 0 && !r.page.Awaits() && !r.page.Working)
}

// settled tells whoever looks at the document whether the page has still to draw or to measure
// itself. An embedding page or a test that wants to touch something waits until it is so.
func settled(yes bool) {
	change(bridge.Page().Get("dataset"), "settled", strconv.FormatBool(yes))
}

// Zooms, in pixels per world unit: below far single counters can hardly be told
// apart, and near shows them well.
const far, near = 0.6, 0.9

// approach shows whom a phase that begins is about, and goes closer when the table points somewhere
// while the whole map is shown.
func (r *root) approach() {
	c := r.page.Table
	if c == nil || r.camera.Zoom() == 0 {
		return
	}
	r.camera.Look(c.Muster(r.camera.Visible), r.camera.Zoom())
	if !c.Sight.Near || c.Sight.Focus == nil {
		return
	}
	c.Sight.Near = false
	if r.camera.Zoom() < far {
		r.camera.Look(c.Sights(), near)
	}
}

// plan is the plan that is shown, of a dock that has several; empty for others.
func (r *root) plan() string {
	if r.page.Table != nil {
		if m, advises := r.page.Table.Mode.(*table.Advising); advises {
			return "#" + strconv.Itoa(m.On)
		}
	}
	return ""
}

// scroll shows the beginning of a dock that shows something new, the end of the log, and the plan that is looked at.
func (r *root) scroll() {
	at := r.dock + r.plan()
	if at == r.shown {
		return
	}
	before, _, _ := strings.Cut(r.shown, "#")
	r.shown = at
	body := bridge.Find(".dock .body")
	switch {
	case !body.There():
	case before == r.dock:
		if card := bridge.Find(".dock .rc.on"); card.There() {
			card.Ask("scrollIntoView", map[string]any{"block": "nearest"})
		}
	case r.dock == "drawer-log":
		body.Put("scrollTop", body.Get("scrollHeight"))
	case r.dock == "drawer-tables":
		body.Put("scrollTop", 0)
		if lit := bridge.Find(".grid .lit"); lit.There() {
			box := bridge.Find(".gridbox")
			box.Put("scrollLeft", lit.Get("offsetLeft").Number()-(box.Get("clientWidth").Number()-lit.Get("offsetWidth").Number())/2)
		}
	default:
		body.Put("scrollTop", 0)
	}
}

// guessed is about what the panels will cover, for the first look at a map.
func guessed() mapview.Insets {
	w, h := app.Window().Size()
	if w >= dockBeside {
		return mapview.Insets{Top: 132, Right: 376, Left: 12, Bottom: 12}
	}
	return mapview.Insets{Top: 120, Bottom: float64(h) * 0.4}
}

// dockBeside is the width in pixels from which the dock stands beside the map, as in
// the style sheet.
const dockBeside = 1100

// covered is what dock and prompt cover of the window; a dock at the side covers the
// right, a sheet the bottom. What stands below the prompt is told how high that is.
func covered() mapview.Insets {
	document := bridge.Document()
	dock, prompt := document.Ask("getElementById", "dock"), document.Ask("getElementById", "prompt")
	if !dock.There() || !prompt.There() {
		return mapview.Insets{}
	}
	d, p := dock.Ask("getBoundingClientRect"), prompt.Ask("getBoundingClientRect")
	if d.Get("width").Number() == 0 {
		return mapview.Insets{} // the map alone (frame.js)
	}
	w, h := bridge.Window().Get("innerWidth").Number(), bridge.Window().Get("innerHeight").Number()
	free := mapview.Insets{Top: p.Get("bottom").Number() + 4}
	if p.Get("top").Number() >= d.Get("top").Number() && d.Get("width").Number() == w {
		free.Top = 0 // said in the line below the map (frame.js)
	}
	if d.Get("left").Number() > 0 {
		free.Right = w - d.Get("left").Number()
	} else {
		free.Bottom = h - d.Get("top").Number()
		free.Right, free.Corner = beside(w)
	}
	below(free.Top) // what is measured after it would have the page laid out once more
	return free
}

// below has what stands below the prompt begin at a height.
func below(top float64) {
	const clear = "--clear"
	style := bridge.ByID("below").Get("style")
	if height := strconv.Itoa(int(top)) + "px"; style.Ask("getPropertyValue", clear).Text() != height {
		style.Ask("setProperty", clear, height)
	}
}

// beside is what the buttons of the map cover at the right, above a sheet, and how far down; where
// they are put away that is nothing.
func beside(w float64) (right, corner float64) {
	tools := bridge.Find(".tools")
	if !tools.There() {
		return 0, 0
	}
	box := tools.Ask("getBoundingClientRect")
	if box.Get("width").Number() == 0 {
		return 0, 0
	}
	return w - box.Get("left").Number(), box.Get("bottom").Number()
}

// pointOut marks what carries the command that a lesson points at, or the card or row around it.
func (r *root) pointOut() {
	if r.point == "" && !r.pointed {
		return
	}
	document := bridge.Document()
	if was := document.Ask("querySelector", ".pointed"); was.There() {
		was.Get("classList").Ask("remove", "pointed")
	}
	el := document.Ask("querySelector", "[data-do='"+r.point+"']")
	if r.pointed = el.There(); r.pointed {
		if whole := el.Ask("closest", ".rc, "+rows); whole.There() {
			el = whole
		}
		el.Get("classList").Ask("add", "pointed")
	}
}
