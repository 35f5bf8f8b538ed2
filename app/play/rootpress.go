package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// presser begins the press (app/site/assets/press.js), whose words are events of the page.
func presser(later func(func())) func(heard func(said)) (func(string), func()) {
	return func(heard func(said)) (func(string), func()) {
		tell := func(s said) { later(func() { heard(s) }) }
		begin := app.Window().Get("gonfalonPress")
		if !begin.Truthy() {
			tell(said{Failed: "press-missing"})
			return func(string) {}, func() {}
		}
		hear := hearing(tell)
		press := begin.Invoke(hear)
		return func(order string) { press.Call("post", order) }, func() { press.Call("close"); hear.Release() }
	}
}
