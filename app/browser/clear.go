package browser

import (
	"runtime"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// clear sees to it that a screen leaves nothing behind when another takes its place. An event or
// an element that is still held somewhere would keep the whole screen that it was on, thousands
// of elements of a map; and as long as this program has not collected its garbage, it holds all.
func (r *root) clear(ctx app.Context) {
	was := r.showing
	r.showing = r.page.Screen()
	scatter := bridge.Window().Get("gonfalonScatter")
	if was == "" || was == r.showing || !scatter.There() {
		return
	}
	parts := bridge.Window().Get("Array").Ask("from", bridge.Document().Ask("querySelectorAll", "#page > main > *"))
	ctx.Defer(func(app.Context) { scatter.Run(parts) })
	time.AfterFunc(time.Second, runtime.GC)
}
