package browser

import (
	"crypto/rand"
	"math"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/page"
	"gonfalon/app/shelf"
	"gonfalon/scenarios"
)

// OnMount opens the shelf of the device, which takes a moment.
func (r *root) OnMount(ctx app.Context) {
	shelf.OnDevice(func(s *shelf.Shelf) {
		ctx.Dispatch(func(ctx app.Context) { r.begin(ctx, s) })
	})
}

// begin listens from now on and goes where the address points.
func (r *root) begin(ctx app.Context, s *shelf.Shelf) {
	at := app.Window().URL().Query()
	r.embed = at.Has("embed")
	r.page = page.OpenPage(s, host(r.embed, func(f func()) { ctx.Dispatch(func(ctx app.Context) { f(); r.shows(ctx) }) },
		func(f func() bool) { r.aside(ctx, f) }, func() { r.page.Do(do.Refused()) }, loudspeaker(&r.camera), stage(&r.camera)))
	s.OnUnmirrored(func() { r.page.Host.Later(r.page.Unmirrored) })
	root := bridge.Page()
	r.page.SetDevice(root.Get("lang").Text(), root.Get("dataset").Get("theme").Text())
	if r.embed {
		page.Wear(r.page, at.Get("lang"))
		page.Wear(r.page, at.Get("theme"))
		page.Wear(r.page, at.Get("speech"))
	}
	r.undo = append(r.undo,
		r.listen(ctx, "keydown", r.key),
		r.listen(ctx, "popstate", r.travel),
		r.listen(ctx, "pointerup", r.letGo),
		r.listen(ctx, "pointercancel", r.letGo),
		r.listen(ctx, "resize", func(bridge.Ref) bool { return true }),
		r.listen(ctx, "pagehide", func(bridge.Ref) bool { r.page.Rest(); return false }),
		r.listen(ctx, "pageshow", func(e bridge.Ref) bool { return e.Get("persisted").True() && r.page.Wake() }),
		r.hook(ctx))
	r.comeBack()
	r.page.Expect(at)
	if do := r.page.Wanted(at); do != "" && address() == "" {
		r.forgetAsked(at)
		r.page.Do(do)
	} else {
		r.visit(address())
	}
	r.OnAppUpdate(ctx)
	r.after(ctx)
}

// shows shows what has come of something the page did in its own time.
func (r *root) shows(ctx app.Context) {
	if r.page.Busy() {
		ctx.PreventUpdate()
		return
	}
	r.after(ctx)
}

// aside runs something after the draw that is due. The page is settled once it has.
func (r *root) aside(ctx app.Context, f func() (shows bool)) {
	r.asides++
	ctx.Defer(func(ctx app.Context) {
		pause(breath, func() {
			ctx.Dispatch(func(ctx app.Context) {
				r.asides--
				if f() {
					r.shows(ctx)
					return
				}
				ctx.PreventUpdate()
				r.settles()
			})
		})
	})
}

// forgetAsked takes what the address asked for out of it, so that the player may leave that. What a
// page around this one asks for holds on.
func (r *root) forgetAsked(at url.Values) {
	if r.embed {
		return
	}
	for _, key := range []string{"play", "learn", "puzzle", "against", "side", "setup"} {
		at.Del(key)
	}
	l := bridge.Window().Get("location")
	bridge.Window().Get("history").Ask("replaceState", nil, "", strings.TrimSuffix(l.Get("pathname").Text()+"?"+at.Encode(), "?"))
}

// breath is how many milliseconds a browser needs to draw and to hear of a press.
const breath = 6

// pause does something after so many milliseconds. A timer of the program's own would not let the
// browser breathe: one that has run out while the page was drawn fires before the browser has its
// turn.
func pause(ms int, then func()) {
	var over app.Func
	over = bridge.Hear(func([]bridge.Ref) { over.Release(); then() })
	bridge.Window().Ask("setTimeout", over, ms)
}

// host is this browser, in which the page may be the guest of another; later makes an event of
// what it answers in its own time, aside does what need not be done before the page is drawn, and
// refused hears that the browser did not do what the player asked for, loud is what is heard, and on is where it is seen.
func host(guest bool, later func(func()), aside func(func() bool), refused func(), loud page.Loudspeaker, on page.Stage) page.World {
	told := func(err error) {
		if err != nil {
			later(refused)
		}
	}
	return page.World{
		Library: page.Library{
			Battles: scenarios.All, Find: scenarios.Find, Intro: scenarios.Intro, Standing: scenarios.Standing,
			Lessons: scenarios.Lessons, Taught: scenarios.Taught, Room: scenarios.Classroom, Thread: scenarios.Thread,
			Riddles: page.Riddles{Fetch: func(then func(bool)) { fetchPuzzles(func(came bool) { later(func() { then(came) }) }) },
				Days: scenarios.Days, Keys: scenarios.Puzzles, Of: scenarios.Puzzle, Text: scenarios.PuzzleText, Sent: scenarios.RiddleSent, Posed: scenarios.Posed},
			Bundles: page.Bundles{Is: scenarios.IsBundle, Pack: scenarios.PackText, Text: scenarios.UnpackText},
			Annals: func(key string, then func(string)) {
				fetch("./web/annals/"+key+".json.gz", func(text string) { later(func() { then(text) }) })
			},
			Words: func(lang string, then func()) {
				fetchWords(lang, func() { later(then) })
			},
		},
		Files: page.Files{
			Download: func(name, text string) { told(shelf.Download(name, text)) },
			Copy: func(text string, then func(ok bool)) {
				shelf.CopyText(text, func(ok bool) { later(func() { then(ok) }) })
			},
			Share: func(link, name, text string, failed func()) {
				shelf.Share(link, name, text, func() { later(failed) })
			},
		},
		Frame: page.Frame{
			Address: alone, Go: bridge.Leave, Guest: guest, Place: app.Window().URL().Query().Get("place"),
			Asked:   func(key string) string { return app.Window().URL().Query().Get(key) },
			Unknown: func(command string) { bridge.Window().Get("console").Ask("error", "unknown command "+command) },
		},
		Clock: page.Clock{
			Now:   time.Now,
			Later: later,
			Aside: aside,
			Pause: func(f func()) { pause(breath, func() { later(f) }) },
			After: func(wait time.Duration, f func()) { pause(int(wait.Milliseconds()), func() { later(f) }) },
		},
		Workers: page.Workers{Worker: employer(later), Expect: expect, Press: presser(later, "press"), Chart: charter(later)},
		Device: page.Device{
			Random:      func(b []byte) { _, _ = rand.Read(b) },
			Seed:        seed,
			Persist:     func(forgets func()) { shelf.Persist(func() { later(forgets) }) },
			Update:      func() { told(bridge.Window().Ask("takeUpdate").Err()) },
			Loudspeaker: loud,
			Stage:       on,
		},
		Lines: lines(later),
	}
}

// seed begins the dice of a new game: a number in the address, as in "?seed=7", makes
// them fall alike every time.
func seed() (seed uint64, chosen bool) {
	if n, err := strconv.ParseUint(app.Window().URL().Query().Get("seed"), 10, 64); err == nil {
		return n, true
	}
	return uint64(time.Now().UnixNano()), false
}

// OnAppUpdate hears that a new version of the site waits (app/site/assets/start.js).
func (r *root) OnAppUpdate(ctx app.Context) {
	if r.page != nil && ctx.AppUpdateAvailable() {
		r.page.Renew()
	}
}

// OnDismount stops listening.
func (r *root) OnDismount() {
	for _, f := range r.undo {
		f()
	}
}

// click performs the command of whatever was pressed.
func (r *root) click(ctx app.Context, e app.Event) {
	if form := formOf(bridge.Of(e).Get("target")); form.There() {
		e.PreventDefault()
		r.perform(ctx, form)
		return
	}
	el := carrierOf(bridge.Of(e).Get("target"))
	if !el.There() {
		ctx.PreventUpdate()
		return
	}
	if r.grave.fresh(bridge.Of(e)) {
		ctx.PreventUpdate()
		return
	}
	press := el.Get("dataset").Get("do").Text()
	if c, ok := do.Parse(press); ok && c.Name == "along" {
		press = do.Replay(along(el, bridge.Of(e).Get("clientX").Number(), c.Number()))
	}
	r.page.Do(press)
	r.after(ctx)
}

// carrierOf is what carries the command of a press: what was pressed, or the button of the row that was.
func carrierOf(target bridge.Ref) bridge.Ref {
	el := target.Ask("closest", "[data-do]")
	if el.There() {
		return el
	}
	return target.Ask("closest", rows).Ask("querySelector", "[data-do]")
}

// rows are rows of a table that react as a whole.
const rows = "tr.goes"

// along is which of a number of steps was meant on an element that shows them side by side.
func along(el bridge.Ref, x float64, of int) int {
	box := el.Ask("getBoundingClientRect")
	at := (x - box.Get("left").Number()) / box.Get("width").Number()
	return int(math.Round(at * float64(of)))
}

// listen hears an event of the window; what a handler returns tells whether the
// page has to be shown anew.
func (r *root) listen(ctx app.Context, event string, handle func(e bridge.Ref) bool) (remove func()) {
	f := bridge.Hear(func(args []bridge.Ref) {
		if handle(args[0]) {
			r.stirs()
			ctx.Dispatch(r.after)
		}
	})
	bridge.Window().Ask("addEventListener", event, f)
	return func() {
		bridge.Window().Ask("removeEventListener", event, f)
		f.Release()
	}
}

// key performs the command of a key that nobody else wanted.
func (r *root) key(e bridge.Ref) bool {
	pressed := mapview.PressOf(e.Value())
	r.keyboard.Quiet = r.page.Quiet() && !r.page.Chooses()
	key := mapview.Chord(r.keyboard.Name(pressed), pressed.Shift)
	switch {
	case key == "" || e.Get("defaultPrevented").True():
		return false
	case r.page.Rekey(key):
	case pressable(e):
		return false
	case r.grave.fresh(e):
		e.Ask("preventDefault")
		return false
	case key == "Escape":
		r.escape()
	case !r.page.Key(key):
		return false
	}
	e.Ask("preventDefault")
	return true
}

// pressable reports whether a key belongs to the element it was typed at: Enter and Space
// press a button. Escape is nobody's.
func pressable(e bridge.Ref) bool {
	target := e.Get("target")
	if !target.Get("closest").There() || e.Get("key").Text() == "Escape" {
		return false
	}
	if target.Ask("closest", "input,textarea,select").There() {
		return true
	}
	key := e.Get("key").Text()
	return (key == "Enter" || key == " ") && target.Ask("closest", "button,a,label").There()
}

// pick reads the file that was chosen, or goes where the timeline was put.
func (r *root) pick(ctx app.Context, e app.Event) {
	input := bridge.Of(e).Get("target")
	if input.Get("id").Text() == "timeline" {
		r.page.Do(do.Typed(do.ReplayForm, input.Get("value").Text()))
		r.after(ctx)
		return
	}
	ctx.PreventUpdate()
	if files := input.Get("files"); files.There() && files.Len() > 0 {
		r.load(ctx, files.At(0))
		input.Put("value", "")
	}
}

func (r *root) over(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	e.PreventDefault()
}

// drop reads the file that was dropped on the page.
func (r *root) drop(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	e.PreventDefault()
	if files := bridge.Of(e).Get("dataTransfer").Get("files"); files.There() && files.Len() > 0 {
		r.load(ctx, files.At(0))
	}
}

func (r *root) load(ctx app.Context, file bridge.Ref) {
	shelf.ReadFile(file, func(text string) {
		ctx.Dispatch(func(ctx app.Context) {
			r.page.ImportGame(text)
			r.after(ctx)
		})
	})
}

// visit shows what an address points at.
func (r *root) visit(hash string) {
	switch {
	case strings.HasPrefix(hash, "#game="):
		r.page.Do(do.Open(hash[len("#game="):]))
	case strings.HasPrefix(hash, "#play="):
		r.page.Do(do.Play(hash[len("#play="):]))
	case strings.HasPrefix(hash, "#battle="):
		r.page.Do(do.Battle(hash[len("#battle="):]))
	case strings.HasPrefix(hash, "#learn="):
		r.page.Do(do.Learn(hash[len("#learn="):]))
	case strings.HasPrefix(hash, "#challenge="), strings.HasPrefix(hash, "#letter="), strings.HasPrefix(hash, "#mend="):
		r.page.Do(do.Mail(hash))
	case strings.HasPrefix(hash, "#line="):
		r.page.Do(do.Line(hash))
	case strings.HasPrefix(hash, "#puzzle="):
		r.page.Do(do.Puzzle(hash[len("#puzzle="):]))
	case strings.HasPrefix(hash, "#annal="):
		r.page.Do(do.Annal(hash[len("#annal="):]))
	case strings.HasPrefix(hash, "#g="), strings.HasPrefix(hash, "#own="):
		r.page.Do(do.Import(hash))
	default:
		r.page.Do(do.Shelf())
	}
}

// address is the part of the address after the page.
func address() string { return bridge.Window().Get("location").Get("hash").Text() }

// after brings the document in line with the page once it is shown.
func (r *root) after(ctx app.Context) {
	r.stirs()
	root := bridge.Page()
	change(root, "lang", r.page.Lang())
	change(root, "dir", r.page.Direction())
	change(root.Get("dataset"), "theme", r.page.Theme())
	change(root.Get("dataset"), "place", r.page.Place())
	change(root.Get("dataset"), "quiet", strconv.FormatBool(r.page.Quiet()))
	if r.page.Table != nil && r.camera.Covered() == (mapview.Insets{}) {
		r.camera.Cover(guessed())
	}
	r.keepTrail()
	r.clear(ctx)
	ctx.Defer(r.fetchPrints)
	ctx.Defer(r.measureSoon)
}

// change sets a text of an object. One that is the same is left alone: a browser styles the
// whole document anew when its language is set.
func change(object bridge.Ref, name, text string) {
	if now := object.Get(name); !now.There() || now.Text() != text {
		object.Put(name, text)
	}
}

// here is the address of the page without its last part.
func here() string {
	l := bridge.Window().Get("location")
	return l.Get("pathname").Text() + l.Get("search").Text()
}
