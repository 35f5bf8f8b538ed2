package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/foe"
)

// presser begins the press or what draws beside it (app/site/assets/press.js), whose words are events of the page.
func presser(later func(func()), name string) func(heard func(foe.Message)) (func(string), func()) {
	return func(heard func(foe.Message)) (func(string), func()) {
		tell := func(s foe.Message) { later(func() { heard(s) }) }
		hear := hearing(tell)
		press := bridge.Window().Get("gonfalonPress").Run(hear, name)
		if press.Err() != nil {
			tell(foe.Message{Failed: "press-missing"})
		}
		return func(order string) { press.Ask("post", order) }, func() { press.Ask("close"); hear.Release() }
	}
}

// charter begins what draws maps that do not ship. How far its program has come is no event: nobody waits for it.
func charter(later func(func())) func(heard func(foe.Message)) (func(string), func()) {
	return func(heard func(foe.Message)) (func(string), func()) {
		now := func(f func()) { f() }
		return presser(now, "chart")(func(s foe.Message) {
			if s.Answer != "" || s.Failed != "" {
				later(func() { heard(s) })
			}
		})
	}
}
