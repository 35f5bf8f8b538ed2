package browser

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/foe"
)

// employer begins programs that think, whose words are events of the page.
func employer(later func(func())) func(here bool, heard func(foe.Message)) (func(string), func()) {
	return func(here bool, heard func(foe.Message)) (func(string), func()) {
		return employ(here, func(s foe.Message) { later(func() { heard(s) }) })
	}
}

// employ begins a program that thinks, in a worker or here (app/site/assets/foe.js), and tells what
// it says.
func employ(here bool, heard func(foe.Message)) (post func(order string), close func()) {
	hear := hearing(heard)
	worker := bridge.Window().Get("gonfalonFoe").Run(hear, here)
	if worker.Err() != nil {
		heard(foe.Message{Failed: "foe-missing"})
	}
	return func(order string) { worker.Ask("post", order) }, func() { worker.Ask("close"); hear.Release() }
}

// expect has the program that thinks come, before it is wanted.
func expect() {
	bridge.Window().Get("gonfalonExpect").Run()
}

// hearing is the function by which a program that works beside the page tells of itself.
func hearing(heard func(foe.Message)) app.Func {
	return bridge.Hear(func(args []bridge.Ref) {
		switch args[0].Text() {
		case "answer":
			heard(foe.Message{Answer: args[1].Text()})
		case "failed":
			heard(foe.Message{Failed: args[1].Text()})
		default:
			heard(foe.Message{Done: args[1].Whole(), Of: args[2].Whole()})
		}
	})
}
