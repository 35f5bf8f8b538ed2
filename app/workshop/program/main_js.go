//go:build js

package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/workshop/room"
)

// One page answers every address: what it shows is in the part after "#".
func main() {
	app.RouteWithRegexp(".*", room.New)
	app.RunWhenOnBrowser()
}
