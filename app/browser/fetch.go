package browser

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// fetchPrints fetches the pictures that were looked for, and has maps drawn that do not ship.
func (r *root) fetchPrints(ctx app.Context) {
	r.page.Prints.Chart(r.page.Host.Chart)
	for _, address := range r.page.Prints.Ask() {
		fetch(address, func(text string) {
			ctx.Dispatch(func(app.Context) { r.page.Prints.Arrived(address, text) })
		})
	}
}

// fetch gives the text at an address to then, nothing if it cannot be had. The page
// unpacks what ships packed (app/site/assets/boot.js).
func fetch(address string, then func(text string)) {
	failed := func(error) { then("") }
	bridge.Window().Ask("fetch", address).Await(func(response bridge.Ref) {
		response.Ask("text").Await(func(text bridge.Ref) { then(text.Text()) }, failed)
	}, failed)
}

// fetchPuzzles fetches the puzzles (app/site/assets/start.js); over hears whether they came.
func fetchPuzzles(over func(came bool)) {
	bridge.Window().Ask("gonfalonPuzzles").Await(func(bridge.Ref) { over(true) }, func(error) { over(false) })
}

// fetchWords fetches the words of a language (app/site/assets/start.js); over hears that they came, or did not.
func fetchWords(lang string, over func()) {
	bridge.Window().Ask("gonfalonWords", lang).Await(func(bridge.Ref) { over() }, func(error) { over() })
}
