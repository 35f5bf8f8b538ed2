package play

import (
	"runtime"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// clear sees to it that a screen leaves nothing behind when another takes its place. An event or
// an element that is still held somewhere would keep the whole screen that it was on, thousands
// of elements of a map; and as long as this program has not collected its garbage, it holds all.
func (r *root) clear(ctx app.Context) {
	was := r.showing
	r.showing = r.page.screen()
	scatter := app.Window().Get("gonfalonScatter")
	if was == "" || was == r.showing || !scatter.Truthy() {
		return
	}
	parts := app.Window().Get("Array").Call("from", app.Window().Get("document").Call("querySelectorAll", "#page > main > *"))
	ctx.Defer(func(app.Context) { scatter.Invoke(parts) })
	time.AfterFunc(time.Second, runtime.GC)
}
