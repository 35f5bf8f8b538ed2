//go:build js

package main

import "syscall/js"

// The program gives whoever began it (app/site/assets/press-worker.js) the function print, and
// returns by it what was drawn, or why nothing was.
func main() {
	worker := js.Global().Get("gonfalonPrints")
	worker.Set("print", js.FuncOf(func(_ js.Value, args []js.Value) any {
		svg, err := drawn(args[0].String())
		answer := map[string]any{"drawn": svg}
		if err != nil {
			answer = map[string]any{"trouble": "order", "reason": err.Error()}
		}
		worker.Call("answer", js.Global().Get("JSON").Call("stringify", answer), js.Global().Get("Uint8Array").New(0))
		return nil
	}))
	worker.Call("ready")
	select {}
}
