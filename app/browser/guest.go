package browser

import (
	"encoding/json"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/engine/hex"
)

// hook gives tests, and the script of a page inside another (app/site/assets/frame.js), what they
// need: to tap a hex by its number, which takes the same way as a finger, to give a command, and
// to look at the game.
func (r *root) hook(ctx app.Context) (remove func()) {
	object := bridge.Window().Get("Object").Make()
	var all []app.Func
	for name, do := range map[string]func(arg bridge.Ref) any{
		"tapHex": func(arg bridge.Ref) any {
			if h, err := hex.Parse(arg.Text()); err == nil {
				ctx.Dispatch(func(ctx app.Context) { r.TapHex(ctx, h) })
			}
			return nil
		},
		"do": func(arg bridge.Ref) any {
			command := arg.Text()
			ctx.Dispatch(func(ctx app.Context) { r.page.Do(command); r.after(ctx) })
			return nil
		},
		"redraw": func(bridge.Ref) any { ctx.Dispatch(r.redraw); return nil },
		"report": func(arg bridge.Ref) any {
			text, _ := json.Marshal(r.page.Report(arg.Whole())) // numbers and texts only
			return string(text)
		},
		"record": func(bridge.Ref) any { return r.page.Recorded() },
		"link":   func(bridge.Ref) any { return r.page.Link() },
	} {
		f := bridge.Answer(func(args []bridge.Ref) any { return do(args[0]) })
		object.Put(name, f)
		all = append(all, f)
	}
	bridge.Window().Put("gonfalon", object)
	return func() {
		for _, f := range all {
			f.Release()
		}
	}
}

// escape closes what is open. With nothing left to close the keyboard goes back to the page around
// this one.
func (r *root) escape() {
	if !r.page.Escape() {
		givesBack().Run()
	}
}

// givesBack is what gives gestures and keyboard back to the page around this one; a page by itself has none.
func givesBack() bridge.Ref { return bridge.Window().Get("gonfalonGiveBack") }

// giveBack is the button for it.
func (r *root) giveBack() app.UI {
	if !givesBack().There() {
		return app.Span().Hidden(true)
	}
	return panel.GiveBack(r.page.Lang())
}

// alone is the address of the page by itself, without what it shows and where it stands.
func alone() string {
	href := bridge.Window().Get("location").Get("href").Text()
	if i := strings.IndexAny(href, "?#"); i >= 0 {
		href = href[:i]
	}
	return href
}

// larger is how this page inside another is made larger: it fills the screen where it may, else
// its game goes to a window of its own.
func larger() string {
	if bridge.May("full").There() {
		return do.Full()
	}
	return do.Carry()
}
