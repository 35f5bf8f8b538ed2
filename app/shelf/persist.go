package shelf

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Persist asks the browser to keep what it stores for this page. Forgets hears of one that says
// no and deletes it when the page was not visited for seven days: WebKit does so, except for
// pages that were installed.
func Persist(forgets func()) {
	no := func() {
		if maker := app.Window().Get("navigator").Get("vendor"); maker.String() == "Apple Computer, Inc." && !installed() {
			forgets()
		}
	}
	storage := app.Window().Get("navigator").Get("storage")
	if !storage.Truthy() || !storage.Get("persist").Truthy() {
		no()
		return
	}
	settled(storage.Call("persist"), func(lasts app.Value) {
		if !lasts.Truthy() {
			no()
		}
	}, no)
}

// installed reports whether the page runs as a program of its own.
func installed() bool {
	return app.Window().Call("matchMedia", "(display-mode: standalone)").Get("matches").Bool()
}
