package play

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// fetchPrints fetches the pictures that were looked for.
func (r *Root) fetchPrints(ctx app.Context) {
	for _, address := range r.page.prints.ask() {
		fetch(address, func(text string, err error) {
			ctx.Dispatch(func(app.Context) { r.page.prints.arrived(address, text, err) })
		})
	}
}

// fetch gives the text at an address to then, or why it cannot be had. The page
// unpacks what ships packed (app/site/assets/boot.js).
func fetch(address string, then func(text string, err error)) {
	var got, read, failed app.Func
	end := func(text string, err error) {
		for _, f := range []app.Func{got, read, failed} {
			f.Release()
		}
		then(text, err)
	}
	got = heard(func(response app.Value) { response.Call("text").Call("then", read, failed) })
	read = heard(func(text app.Value) { end(text.String(), nil) })
	failed = heard(func(why app.Value) { end("", errors.New(why.Get("message").String())) })
	app.Window().Call("fetch", address).Call("then", got, failed)
}

// heard is a function of one argument for a promise to call.
func heard(do func(app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
}
