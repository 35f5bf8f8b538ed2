package play

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// leastSheet is how high a sheet has to be to be of use, in pixels.
const leastSheet = 180.0

// spare keeps a sheet below the hex that was tapped last: the same tap once more must not fall
// on a sheet that came because of the first.
func (r *root) spare() {
	dock := app.Window().Get("document").Call("getElementById", "dock")
	if !dock.Truthy() {
		return
	}
	style := dock.Get("style")
	change(style, "maxHeight", "")
	bottom, room, ok := r.camera.Touched()
	if room -= 4; ok && room >= leastSheet && covers(dock, bottom) {
		style.Set("maxHeight", strconv.Itoa(int(room))+"px")
	}
}

// covers reports whether a dock is a sheet that reaches above a height.
func covers(dock app.Value, y float64) bool {
	box := dock.Call("getBoundingClientRect")
	return box.Get("left").Float() <= 0 && box.Get("top").Float() < y
}
