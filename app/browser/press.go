package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/page"
)

// presser begins the press (app/site/assets/press.js), whose words are events of the page.
func presser(later func(func())) func(heard func(page.Said)) (func(string), func()) {
	return func(heard func(page.Said)) (func(string), func()) {
		tell := func(s page.Said) { later(func() { heard(s) }) }
		hear := hearing(tell)
		press := bridge.Window().Get("gonfalonPress").Run(hear)
		if press.Err() != nil {
			tell(page.Said{Failed: "press-missing"})
		}
		return func(order string) { press.Ask("post", order) }, func() { press.Ask("close"); hear.Release() }
	}
}
