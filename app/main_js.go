//go:build js

package main

import (
	"runtime/debug"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/browser"
)

// garbage is by how much the memory may grow before it is searched for what nobody needs, in percent of
// what is needed. The page has one thread, which the search takes away from the player; with a game of
// 2,758 acts the page takes 31 MB so, and 48 MB after 200 of them were taken back (BenchmarkMemory).
const garbage = 300

// In the browser the program is the page. One page answers every address: what it
// shows is in the part after "?" or "#", so that the site works under any path.
func main() {
	debug.SetGCPercent(garbage)
	app.RouteWithRegexp(".*", browser.New)
	app.RunWhenOnBrowser()
}
