package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// employer begins programs that think, whose words are events of the page.
func employer(later func(func())) func(here bool, heard func(said)) (func(string), func()) {
	return func(here bool, heard func(said)) (func(string), func()) {
		return employ(here, func(s said) { later(func() { heard(s) }) })
	}
}

// employ begins a program that thinks, in a worker or here (app/site/assets/foe.js), and tells what
// it says.
func employ(here bool, heard func(said)) (post func(order string), close func()) {
	begin := app.Window().Get("gonfalonFoe")
	if !begin.Truthy() {
		heard(said{Failed: "foe-missing"})
		return func(string) {}, func() {}
	}
	hear := hearing(heard)
	worker := begin.Invoke(hear, here)
	return func(order string) { worker.Call("post", order) }, func() { worker.Call("close"); hear.Release() }
}

// expect has the program that thinks come, before it is wanted.
func expect() {
	if begin := app.Window().Get("gonfalonExpect"); begin.Truthy() {
		begin.Invoke()
	}
}

// hearing is the function by which a program that works beside the page tells of itself.
func hearing(heard func(said)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		switch args[0].String() {
		case "answer":
			heard(said{Answer: args[1].String()})
		case "failed":
			heard(said{Failed: args[1].String()})
		default:
			heard(said{Done: args[1].Int(), Of: args[2].Int()})
		}
		return nil
	})
}
