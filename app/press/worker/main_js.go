//go:build js

package main

import (
	"encoding/json"
	"syscall/js"

	"gonfalon/app/press"
)

// The program gives whoever began it (app/site/assets/press-worker.js) the function print, and
// returns by it what was made.
func main() {
	worker := js.Global().Get("gonfalonPrints")
	work := press.New(worker.Get("styles").String())
	worker.Set("print", js.FuncOf(func(_ js.Value, args []js.Value) any {
		made, answer := work.Talk(args[0].String())
		text, err := json.Marshal(answer)
		if err != nil {
			panic(err) // texts and numbers have a JSON form
		}
		bytes := js.Global().Get("Uint8Array").New(len(made))
		js.CopyBytesToJS(bytes, made)
		worker.Call("answer", string(text), bytes)
		return nil
	}))
	worker.Call("ready")
	select {}
}
