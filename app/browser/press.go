package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/foe"
)

// presser begins the press (app/site/assets/press.js), whose words are events of the page.
func presser(later func(func())) func(heard func(foe.Message)) (func(string), func()) {
	return func(heard func(foe.Message)) (func(string), func()) {
		tell := func(s foe.Message) { later(func() { heard(s) }) }
		hear := hearing(tell)
		press := bridge.Window().Get("gonfalonPress").Run(hear)
		if press.Err() != nil {
			tell(foe.Message{Failed: "press-missing"})
		}
		return func(order string) { press.Ask("post", order) }, func() { press.Ask("close"); hear.Release() }
	}
}
