package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// fetchPrints fetches the pictures that were looked for.
func (r *root) fetchPrints(ctx app.Context) {
	for _, address := range r.page.prints.ask() {
		fetch(address, func(text string) {
			ctx.Dispatch(func(app.Context) { r.page.prints.arrived(address, text) })
		})
	}
}

// fetch gives the text at an address to then, nothing if it cannot be had. The page
// unpacks what ships packed (app/site/assets/boot.js).
func fetch(address string, then func(text string)) {
	var got, read, failed app.Func
	end := func(text string) {
		for _, f := range []app.Func{got, read, failed} {
			f.Release()
		}
		then(text)
	}
	got = heard(func(response app.Value) { response.Call("text").Call("then", read, failed) })
	read = heard(func(text app.Value) { end(text.String()) })
	failed = heard(func(app.Value) { end("") })
	app.Window().Call("fetch", address).Call("then", got, failed)
}

// heard is a function of one argument for a promise to call.
func heard(do func(app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
}
