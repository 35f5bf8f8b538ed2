package browser

import "runtime"

// thinking is how many milliseconds after an answer was shown a player is taken to think.
const thinking = 100

// tidy looks for what memory holds in vain while the player thinks: once nothing was shown for a while.
// Put off until the memory is full, the search would fall on a tap and more than double what that takes.
func (r *root) tidy() {
	if r.page.Working || !littered() {
		return
	}
	shown := r.scenes
	pause(thinking, func() {
		if r.scenes == shown && !r.page.Working {
			runtime.GC()
		}
	})
}

// littered reports whether memory is half full with what came since the last search.
func littered() bool {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc > m.NextGC/2
}
