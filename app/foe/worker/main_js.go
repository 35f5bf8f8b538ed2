//go:build js

package main

import (
	"encoding/json"
	"fmt"
	"runtime/debug"
	"syscall/js"
	"time"

	"gonfalon/app/foe"
	"gonfalon/scenarios"
)

// A stretch is how long it thinks before it hears whether something else is asked, and others have
// their turn; it thinks so many nodes between two looks at the clock.
var stretch time.Duration

const nodes = 4

// often is how often it tells how far it is with what takes long.
const often = 400 * time.Millisecond

// garbage is by how much the memory may grow before it is searched for what nobody needs, in percent of
// what is needed: a captain's turn takes a tenth less than with the usual 100 (BenchmarkSideTurn).
const garbage = 300

// The program gives whoever began it (app/site/assets/foe-run.js) the function ask, and tells by
// answer what came of it.
func main() {
	debug.SetGCPercent(garbage)
	orders := make(chan string, 16)
	page := js.Global().Get("gonfalonThinks")
	stretch = time.Duration(page.Get("stretch").Int()) * time.Millisecond
	page.Set("ask", js.FuncOf(func(_ js.Value, args []js.Value) any {
		orders <- args[0].String()
		return nil
	}))
	page.Call("ready")
	desk := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	for order := range orders {
		answer(desk, newest(order, orders), orders)
	}
}

// newest is the order that was given last; earlier ones nobody waits for any more.
func newest(order string, orders chan string) string {
	for len(orders) > 0 {
		order = <-orders
	}
	return order
}

// answer thinks about an order and tells what comes of it, unless another is given meanwhile; of a long
// study it tells how far it is.
func answer(desk *foe.Desk, order string, orders chan string) {
	n, trouble := desk.Talk(order)
	if trouble != nil {
		tell(foe.Reply{N: n, Trouble: fmt.Sprint(trouble)})
		return
	}
	told := time.Now()
	for began := told; !desk.Think(nodes); {
		if time.Since(began) < stretch {
			continue
		}
		if r, ok := desk.Halfway(); ok && time.Since(told) >= often {
			tell(r)
			told = time.Now()
		}
		time.Sleep(time.Millisecond) // the worker hears of other orders
		if len(orders) > 0 {
			return
		}
		began = time.Now()
	}
	tell(desk.Reply())
}

func tell(r foe.Reply) {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // texts and numbers have a JSON form
	}
	js.Global().Get("gonfalonThinks").Call("answer", string(text))
}
