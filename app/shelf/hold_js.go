package shelf

import "syscall/js"

// Hold asks for the sole right to write a game, which only one tab of a browser
// can have. Tell hears the answer, outside of any event, and hears false later if
// another tab takes the right over. With take it is taken from whoever holds it. The returned function
// gives it back; closing the tab does too. Where the browser has no locks, as on
// a page that is not served securely, every tab gets the right.
func Hold(id string, take bool, tell func(held bool)) (release func()) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		tell(true)
		return func() {}
	}
	h := &hold{tell: tell}
	options := map[string]any{"ifAvailable": !take, "steal": take}
	h.granted = js.FuncOf(h.onGranted)
	h.lost = js.FuncOf(h.onLost)
	h.kept = js.FuncOf(h.onKept)
	locks.Call("request", games+id, options, h.granted).Call("catch", h.lost)
	return h.release
}

// hold is a right asked for. The lock lasts until the promise that onGranted
// returns is kept, which release does.
type hold struct {
	tell                func(bool)
	granted, lost, kept js.Func
	done                js.Value // keeps the promise
	released            bool
}

func (h *hold) onGranted(_ js.Value, args []js.Value) any {
	if !args[0].Truthy() || h.released {
		h.tell(false)
		return nil
	}
	h.tell(true)
	return js.Global().Get("Promise").New(h.kept)
}

func (h *hold) onKept(_ js.Value, args []js.Value) any {
	h.done = args[0]
	return nil
}

func (h *hold) onLost(js.Value, []js.Value) any {
	h.done = js.Undefined()
	h.tell(false)
	return nil
}

func (h *hold) release() {
	h.released = true
	if h.done.Truthy() {
		h.done.Invoke()
	}
}
