package shelf

import "gonfalon/app/bridge"

// Persist asks the browser to keep what it stores for this page. Forgets hears of one that says
// no and deletes it when the page was not visited for seven days: WebKit does so, except for
// pages that were installed.
func Persist(forgets func()) {
	no := func() {
		if maker := bridge.Window().Get("navigator").Get("vendor"); maker.Text() == "Apple Computer, Inc." && !installed() {
			forgets()
		}
	}
	bridge.May("last").Ask("persist").Await(func(lasts bridge.Ref) {
		if !lasts.There() {
			no()
		}
	}, func(error) { no() })
}

// installed reports whether the page runs as a program of its own.
func installed() bool {
	return bridge.Window().Ask("matchMedia", "(display-mode: standalone)").Get("matches").True()
}
