package play

import "gonfalon/app/bridge"

// presser begins the press (app/site/assets/press.js), whose words are events of the page.
func presser(later func(func())) func(heard func(said)) (func(string), func()) {
	return func(heard func(said)) (func(string), func()) {
		tell := func(s said) { later(func() { heard(s) }) }
		hear := hearing(tell)
		press := bridge.Window().Get("gonfalonPress").Run(hear)
		if press.Err() != nil {
			tell(said{Failed: "press-missing"})
		}
		return func(order string) { press.Ask("post", order) }, func() { press.Ask("close"); hear.Release() }
	}
}
