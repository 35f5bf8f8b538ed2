//go:build js

package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/play"
)

// In the browser the program is the page. One page answers every address: what it
// shows is in the part after "?" or "#", so that the site works under any path.
func main() {
	app.RouteWithRegexp(".*", play.New)
	app.RunWhenOnBrowser()
}
