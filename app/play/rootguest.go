package play

import (
	"encoding/json"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// hook gives tests, and the script of a page inside another (app/site/assets/frame.js), what they
// need: to tap a hex by its number, which takes the same way as a finger, to give a command, and
// to look at the game.
func (r *root) hook(ctx app.Context) (remove func()) {
	object := app.Window().Get("Object").New()
	var all []app.Func
	for name, do := range map[string]func(arg app.Value) any{
		"tapHex": func(arg app.Value) any {
			if h, err := hex.Parse(arg.String()); err == nil {
				ctx.Dispatch(func(ctx app.Context) { r.TapHex(ctx, h) })
			}
			return nil
		},
		"do": func(arg app.Value) any {
			command := arg.String()
			ctx.Dispatch(func(ctx app.Context) { r.page.do(command); r.after(ctx) })
			return nil
		},
		"redraw": func(app.Value) any { ctx.Dispatch(r.redraw); return nil },
		"report": func(arg app.Value) any {
			text, _ := json.Marshal(r.page.report(arg.Int())) // numbers and texts only
			return string(text)
		},
		"record": func(app.Value) any { return r.page.recorded() },
		"link":   func(app.Value) any { return r.page.link() },
	} {
		f := app.FuncOf(func(_ app.Value, args []app.Value) any { return do(append(args, app.Undefined())[0]) })
		object.Set(name, f)
		all = append(all, f)
	}
	app.Window().Set("gonfalon", object)
	return func() {
		for _, f := range all {
			f.Release()
		}
	}
}

// escape closes what is open. With nothing left to close the keyboard goes back to the page around
// this one.
func (r *root) escape() {
	if back := app.Window().Get("gonfalonGiveBack"); !r.page.escape() && back.Truthy() {
		back.Invoke()
	}
}

// alone is the address of the page by itself, without what it shows and where it stands.
func alone() string {
	href := app.Window().Get("location").Get("href").String()
	if i := strings.IndexAny(href, "?#"); i >= 0 {
		href = href[:i]
	}
	return href
}

// larger is how this page inside another is made larger: it fills the screen where it may, else
// its game goes to a window of its own.
func larger() string {
	if app.Window().Get("document").Get("fullscreenEnabled").Truthy() {
		return "full"
	}
	return "carry"
}
