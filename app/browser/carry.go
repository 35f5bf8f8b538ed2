package browser

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// TakeCounter is a counter taken up from the map.
func (r *root) TakeCounter(ctx app.Context, id int) {
	r.page.PickUp(id)
	r.after(ctx)
}

// DropCounter is a counter set down on a hex.
func (r *root) DropCounter(ctx app.Context, id int, h hex.Hex) {
	r.hand = 0
	r.page.PutDown(id, h)
	r.after(ctx)
}

// grasp takes up a counter that lies beside the map. A finger takes only the chosen one, so
// that the others can be scrolled; the pointer is set free to come over the map.
func (r *root) grasp(ctx app.Context, e app.Event) {
	el := bridge.Of(e).Get("target").Ask("closest", "[data-carry]")
	if !el.There() || bridge.Of(e).Get("button").Whole() > 0 ||
		bridge.Of(e).Get("pointerType").Text() != "mouse" && el.Ask("getAttribute", "aria-pressed").Text() != "true" {
		ctx.PreventUpdate()
		return
	}
	if pointer := bridge.Of(e).Get("pointerId").Whole(); el.Ask("hasPointerCapture", pointer).True() {
		el.Ask("releasePointerCapture", pointer)
	}
	if id, err := strconv.Atoi(el.Get("dataset").Get("carry").Text()); err == nil && r.page.PickUp(id) {
		r.hand = id + 1
	}
	r.after(ctx)
}

// letGo ends the carrying of a counter that was not brought to the map.
func (r *root) letGo(bridge.Ref) bool {
	held := r.hand > 0
	r.hand = 0
	return held
}
