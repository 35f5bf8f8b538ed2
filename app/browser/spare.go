package browser

import (
	"strconv"

	"gonfalon/app/bridge"
)

// leastSheet is how high a sheet has to be to be of use, in pixels.
const leastSheet = 180.0

// spare keeps a sheet below the hex that was tapped last: the same tap once more must not fall
// on a sheet that came because of the first.
func (r *root) spare() {
	dock := bridge.ByID("dock")
	if !dock.There() {
		return
	}
	style := dock.Get("style")
	change(style, "maxHeight", "")
	bottom, room, ok := r.camera.Touched()
	if room -= 4; ok && room >= leastSheet && covers(dock, bottom) {
		style.Put("maxHeight", strconv.Itoa(int(room))+"px")
	}
}

// covers reports whether a dock is a sheet that reaches above a height.
func covers(dock bridge.Ref, y float64) bool {
	box := dock.Ask("getBoundingClientRect")
	return box.Get("left").Number() <= 0 && box.Get("top").Number() < y
}
