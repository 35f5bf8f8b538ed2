package room

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/shelf"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// root is the workshop as a component. It turns what happens in the browser into commands of a Shop and shows
// what that then is.
type root struct {
	app.Compo

	shop       *Shop
	camera     mapview.Camera
	textBeside bool
	scenes     int
	plan       string // of whose scene the camera was last
	sittings   int
	jumped     int               // the jump in the text that was shown last
	fitted     int               // the sitting whose whole map was shown last
	awaited    int               // and the one whose map was waited for
	svg        map[string]string // pictures that ship, by their addresses; "" while one is on its way
	plain      drawn             // the map of one's own as it was drawn last, plainly
	fine       drawn             // and as ours are printed
	undo       []func()
}

// drawn is a picture of a map, and the text of that.
type drawn struct{ text, svg string }

// New is the workshop of this device.
func New() app.Composer { return &root{svg: map[string]string{}} }

// besideFrom is the width in pixels from which the text stands beside the map.
const besideFrom = 1100

// OnMount opens the shelf of the device, which takes a moment.
func (r *root) OnMount(ctx app.Context) {
	shelf.OnDevice(func(s *shelf.Shelf) {
		ctx.Dispatch(func(ctx app.Context) { r.begin(ctx, s) })
	})
}

// begin listens from now on and goes where the address points.
func (r *root) begin(ctx app.Context, s *shelf.Shelf) {
	later := func(f func()) { ctx.Dispatch(func(ctx app.Context) { f(); r.after(ctx) }) }
	r.shop = NewShop(s, host(later), bridge.Page().Get("lang").Text())
	w, _ := app.Window().Size()
	r.textBeside = w >= besideFrom
	r.undo = append(r.undo, r.listen(ctx, "keydown", r.key), r.listen(ctx, "pagehide", func(bridge.Ref) bool { r.shop.Keep(); return false }),
		r.listen(ctx, "dragover", func(e bridge.Ref) bool { e.Ask("preventDefault"); return false }),
		r.listen(ctx, "drop", func(e bridge.Ref) bool {
			e.Ask("preventDefault")
			r.bring(ctx, e.Get("dataTransfer").Get("files"))
			return false
		}),
		r.listen(ctx, "hashchange", func(bridge.Ref) bool { r.travel(); return true }),
		r.listen(ctx, "resize", func(bridge.Ref) bool { r.narrows(); return true }))
	r.shop.Visit(address())
	bridge.Window().Ask("gonfalonKeep", "workshop")
	r.after(ctx)
}

// narrows takes the text to a tab where there is no room for it beside the map.
func (r *root) narrows() {
	if w, _ := app.Window().Size(); w < besideFrom {
		r.textBeside = false
	}
}

// travel follows the browser to another address.
func (r *root) travel() {
	if hash := address(); hash != r.shop.Hash() {
		r.shop.Keep()
		if hash == "" {
			r.shop.goHome()
			return
		}
		r.shop.Visit(hash)
	}
}

func address() string { return bridge.Window().Get("location").Get("hash").Text() }

// host is this browser.
func host(later func(func())) Host {
	return Host{
		Now: time.Now,
		Go:  bridge.Leave,
		Address: func() string {
			l := bridge.Window().Get("location")
			return l.Get("origin").Text() + strings.TrimSuffix(l.Get("pathname").Text(), "workshop.html")
		},
		Download: func(name, text string) {
			_ = shelf.Download(name, text)
		},
		Copy: func(text string, then func(ok bool)) {
			shelf.CopyText(text, func(ok bool) { later(func() { then(ok) }) })
		},
		Share: func(link, name, text string, failed func()) { shelf.Share(link, name, text, func() { later(failed) }) },
		Seed:  func() uint64 { return uint64(time.Now().UnixNano()) },
		Cores: bridge.Window().Get("navigator").Get("hardwareConcurrency").Whole(),
		Begin: func(heard func(string, bool)) (func(string), func()) { return employ(later, heard) },
		Later: func(wait time.Duration, then func()) {
			var over app.Func
			over = bridge.Hear(func([]bridge.Ref) { over.Release(); later(then) })
			bridge.Window().Ask("setTimeout", over, int(wait.Milliseconds()))
		},
	}
}

// employ begins a computer player in a worker (app/site/assets/foe.js).
func employ(later func(func()), heard func(answer string, failed bool)) (post func(string), end func()) {
	hear := bridge.Hear(func(args []bridge.Ref) {
		kind, text := args[0].Text(), args[1].Text()
		switch kind {
		case "answer":
			later(func() { heard(text, false) })
		case "failed":
			later(func() { heard("", true) })
		}
	})
	worker := bridge.Window().Get("gonfalonFoe").Run(hear, false)
	if worker.Err() != nil {
		later(func() { heard("", true) })
	}
	return func(order string) { worker.Ask("post", order) }, func() { worker.Ask("close"); hear.Release() }
}

// Render shows the screen.
func (r *root) Render() app.UI {
	page := app.Div().ID("page")
	if r.shop == nil {
		return page
	}
	page = page.On("click", r.click).On("change", r.put).On("submit", r.submit).On("input", r.typed)
	switch r.shop.screen {
	case atNew:
		return page.Body(r.beginning())
	case atEdit:
		return page.Body(r.editor())
	case atTry:
		return page.Body(r.trying())
	case atSend:
		return page.Body(r.sending())
	case atRiddle:
		return page.Body(r.riddling())
	}
	return page.Body(r.home())
}

// after brings the document in line with the shop once it is shown.
func (r *root) after(ctx app.Context) {
	bridge.Page().Get("dataset").Put("settled", "false")
	if hash := r.shop.Hash(); hash != address() && (hash != "" || r.shop.screen == atHome) {
		where := bridge.Window().Get("location")
		bridge.Window().Get("history").Ask("replaceState", nil, "", where.Get("pathname").Text()+where.Get("search").Text()+hash)
	}
	ctx.Defer(func(ctx app.Context) {
		r.fill()
		r.fit()
		r.fetch(ctx)
		r.print(ctx)
		bridge.Page().Get("dataset").Put("settled", "true")
	})
}

// fitAfter is how long a map may take to be shown before it is fitted, if nothing else happens meanwhile.
const fitAfter = 50 * time.Millisecond

// fit shows the whole map once in a sitting, where it is to be seen and has been shown.
func (r *root) fit() {
	switch {
	case !r.seesAll() || r.fitted == r.sittings:
	case r.camera.Shows(r.sittings):
		r.camera.Cover(covered())
		r.camera.Fit()
		r.fitted = r.sittings
	case r.awaited != r.sittings:
		r.awaited = r.sittings
		r.shop.Host.Later(fitAfter, func() {})
	}
}

// seesAll reports whether the whole map is shown at first: where a part is chosen, and of a map of one's own.
func (r *root) seesAll() bool {
	x := r.shop
	return x.screen == atNew || x.screen == atEdit && x.draft.Map != ""
}

// covered is what the hint above and the tools below cover of the map.
func covered() (by mapview.Insets) {
	field, hint, tools := bridge.Find(".shopmap"), bridge.Find(".shopmap > .shophint"), bridge.Find(".shopmap > .shoptools")
	if !hint.There() || !tools.There() {
		return by
	}
	edge := func(of bridge.Ref, name string) float64 { return of.Ask("getBoundingClientRect").Get(name).Number() }
	top := max(0, edge(hint, "bottom")-edge(field, "top")) // in low windows there is no hint
	return mapview.Insets{Top: top, Bottom: edge(field, "bottom") - edge(tools, "top")}
}

// fill puts the text into its field, unless somebody has just typed it, and shows the line that was jumped to.
func (r *root) fill() {
	field := bridge.ByID("text")
	if !field.There() || r.shop.draft == nil {
		return
	}
	if text := r.texted(); field.Get("value").Text() != text {
		field.Put("value", text)
	}
	if n := r.shop.jumps; n != r.jumped {
		r.jumped = n
		if line := bridge.Find(".lines [data-n='" + strconv.Itoa(r.shop.textLine) + "']"); line.There() {
			line.Ask("scrollIntoView", map[string]any{"block": "center"})
		}
	}
}

// listen hears an event of the window.
func (r *root) listen(ctx app.Context, event string, handle func(e bridge.Ref) bool) (remove func()) {
	f := bridge.Hear(func(args []bridge.Ref) {
		if handle(args[0]) {
			ctx.Dispatch(r.after)
		}
	})
	bridge.Window().Ask("addEventListener", event, f)
	return func() {
		bridge.Window().Ask("removeEventListener", event, f)
		f.Release()
	}
}

// OnDismount stops listening.
func (r *root) OnDismount() {
	for _, f := range r.undo {
		f()
	}
}

// do does a command.
func (r *root) do(ctx app.Context, command string) {
	switch command {
	case "beside":
		r.textBeside = !r.textBeside
	case "text:battle", "text:map":
		r.shop.textMap, r.shop.textLine = command == "text:map", 0
	default:
		was := r.shop.textLine
		r.shop.Do(command)
		if strings.HasPrefix(command, "issue:") && !r.textBeside && r.shop.textLine != was {
			r.shop.tab = tabText
		}
	}
	r.after(ctx)
}

// click does the command of what was pressed.
func (r *root) click(ctx app.Context, e app.Event) {
	el := bridge.Of(e).Get("target").Ask("closest", "[data-do]")
	if !el.There() {
		ctx.PreventUpdate()
		return
	}
	r.do(ctx, el.Get("dataset").Get("do").Text())
}

// submit does the command of a form with what was typed into it.
func (r *root) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	form := bridge.Of(e).Get("target")
	command, typed := form.Get("dataset").Get("submit").Text(), form.Ask("querySelector", "input").Get("value").Text()
	if strings.Contains(command, ":") {
		r.do(ctx, command+"="+typed)
		return
	}
	r.do(ctx, command+":"+typed)
}

// put takes a field that was filled in, or a file that was chosen.
func (r *root) put(ctx app.Context, e app.Event) {
	input := bridge.Of(e).Get("target")
	if command := input.Get("dataset").Get("put").Text(); command != "" {
		r.do(ctx, command+"="+input.Get("value").Text())
		if input.Ask("matches", "[data-anew]").True() {
			input.Put("selectedIndex", 0)
		}
		return
	}
	ctx.PreventUpdate()
	if files := input.Get("files"); files.There() { // a field of a form waits until that is sent
		r.bring(ctx, files)
		input.Put("value", "")
	}
}

// bring takes the files that were chosen or dropped, when all of them were read.
func (r *root) bring(ctx app.Context, files bridge.Ref) {
	if !files.There() || files.Len() == 0 {
		return
	}
	n, texts := min(files.Len(), mostFiles), map[string]string{}
	for i := range n {
		name := files.At(i).Get("name").Text()
		shelf.ReadFile(files.At(i), func(text string) {
			if texts[name] = text; len(texts) == n {
				ctx.Dispatch(func(ctx app.Context) { r.shop.bring(texts); r.after(ctx) })
			}
		})
	}
}

// mostFiles is how many files are read at once: the text of a battle and that of its map.
const mostFiles = 2

// typed takes the text as it is typed.
func (r *root) typed(ctx app.Context, e app.Event) {
	field := bridge.Of(e).Get("target")
	if field.Get("id").Text() != "text" {
		ctx.PreventUpdate()
		return
	}
	r.shop.textLine = 0
	r.shop.Typed(r.shop.textMap, field.Get("value").Text())
	r.after(ctx)
}

// key does what keys do where nothing is typed.
func (r *root) key(e bridge.Ref) bool {
	x := r.shop
	if e.Get("target").Ask("closest", "input,textarea,select").There() || x.draft == nil || x.screen != atEdit || e.Get("altKey").True() {
		return false
	}
	pressed := e.Get("key").Text()
	key, command := strings.ToLower(pressed), ""
	switch held := e.Get("ctrlKey").True() || e.Get("metaKey").True(); {
	case held && key == "z" && e.Get("shiftKey").True(), held && key == "y":
		command = "redo"
	case held && key == "z":
		command = "undo"
	case held:
		return false
	case key == "q":
		command = "turn:-1"
	case key == "w":
		command = "turn:1"
	case key == "delete", key == "backspace":
		command = "remove"
	case key == "escape":
		command = "release"
	default:
		command = x.groundBy(pressed)
	}
	if command == "" {
		return false
	}
	e.Ask("preventDefault")
	x.Do(command)
	return true
}

// next numbers the scenes.
func (r *root) next() int { r.scenes++; return r.scenes }

// sitting numbers what is looked at: another one is looked at from where it begins.
func (r *root) sitting(plan string) int {
	if r.plan != plan {
		r.plan = plan
		r.sittings++
	}
	return r.sittings
}

// sheet is the map under the counters: the printed one of a map of ours, else a plain one.
func (r *root) sheet(b *board.Board) string {
	x := r.shop
	if x.draft.Map == "" {
		name, _ := x.draft.Heading("battle")
		return r.printed(name, b)
	}
	text := x.draft.Map
	if x.Drawing() { // as it would be
		d := workshop.Draft{Texts: x.draft.Texts, File: x.draft.File}
		x.drawn(&d.Texts)
		if drawn, err := d.Bundle().Field(); err == nil {
			b, text = drawn, d.Map
		}
	}
	if r.fine.text == text {
		return r.fine.svg
	}
	if r.plain.text != text {
		r.plain.text, r.plain.svg = text, mapview.Plain(b)
	}
	return r.plain.svg
}

// printAfter is how long a map must have rested before it is drawn as ours are printed: while somebody paints it is plain.
const printAfter = 400 * time.Millisecond

// print draws the map of one's own as ours are printed, once it has rested.
func (r *root) print(ctx app.Context) {
	x := r.shop
	text, ok := r.unprinted()
	if !ok {
		return
	}
	x.Host.Later(printAfter, func() {
		if now, ok := r.unprinted(); ok && now == text {
			r.fine = drawn{text, sheet.SVG(x.checked.Board, sheet.Options{Numbers: true, Name: func(name string) string { return name }})}
		}
	})
}

// unprinted is the text of the map of one's own if that is still plain, but not while a line is drawn on it.
func (r *root) unprinted() (text string, ok bool) {
	x := r.shop
	if x.draft == nil || x.draft.Map == "" || x.checked.Board == nil || x.Drawing() {
		return "", false
	}
	field := x.checked.Board
	return x.draft.Map, x.draft.Map != r.fine.text && field.Columns*field.Rows <= mostPrinted
}

// mostPrinted is how many hexes a map may have that is printed as it is made: a larger one keeps a phone from its work.
const mostPrinted = 1200

// printed is a map of ours; until it has come a plain one.
func (r *root) printed(name string, b *board.Board) string {
	if svg := r.picture(mapview.MapFile(name, r.shop.Lang)); svg != "" {
		return svg
	}
	if r.plain.text != name {
		r.plain.text, r.plain.svg = name, mapview.Plain(b)
	}
	return r.plain.svg
}

// picture is a picture that ships, "" until it has come.
func (r *root) picture(address string) string {
	svg, known := r.svg[address]
	if !known {
		r.svg[address] = ""
	}
	return strings.TrimSpace(svg)
}

// fetched marks in r.svg what is on its way.
const fetched = " "

// fetch has the pictures come that were looked for.
func (r *root) fetch(ctx app.Context) {
	for address, svg := range r.svg {
		if svg != "" {
			continue
		}
		r.svg[address] = fetched
		bridge.Window().Ask("fetch", address).Await(func(response bridge.Ref) {
			response.Ask("text").Await(func(text bridge.Ref) {
				svg := text.Text()
				ctx.Dispatch(func(ctx app.Context) {
					if strings.HasPrefix(svg, "<svg ") {
						r.svg[address] = svg
					}
				})
			}, func(error) {})
		}, func(error) {})
	}
}

// TapHex is a tap on the map beside any counter.
func (r *root) TapHex(ctx app.Context, h hex.Hex) { r.shop.Tap(h); r.after(ctx) }

// TapCounter is a tap on a counter.
func (r *root) TapCounter(ctx app.Context, id int) { r.shop.TapCounter(id); r.after(ctx) }

// HoverHex is of no interest.
func (r *root) HoverHex(ctx app.Context, _ hex.Hex) { ctx.PreventUpdate() }

// LeaveMap is of no interest either.
func (r *root) LeaveMap(ctx app.Context) { ctx.PreventUpdate() }

// Escape lets go of what is in hand.
func (r *root) Escape(ctx app.Context) { r.do(ctx, "release") }

// Draws reports whether a pointer draws on the map.
func (r *root) Draws(at mapview.Point, drags bool) bool { return r.shop.Draws(at, drags) }

// Stroke is a pointer that draws.
func (r *root) Stroke(_ app.Context, at mapview.Point) { r.shop.Stroke(at) }

// StrokeEnds ends what it draws.
func (r *root) StrokeEnds(ctx app.Context, whole bool) { r.shop.StrokeEnds(whole); r.after(ctx) }

var (
	_ mapview.Listener = (*root)(nil)
	_ mapview.Stroker  = (*root)(nil)
)
