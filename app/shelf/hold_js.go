package shelf

import "syscall/js"

// Hold asks for the sole right to write a game, which only one tab of a browser
// can have. Tell hears the answer, outside of any event, and hears false later if
// another tab takes the right over. With take it is taken from whoever holds it. The returned function
// gives it back; closing the tab does too. Where the browser has no locks or forbids them, as on
// a page that is not served securely or in a frame of no origin, every tab gets the right.
func Hold(id string, take bool, tell func(held bool)) (release func()) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		tell(true)
		return func() {}
	}
	h := &hold{tell: tell}
	h.granted = js.FuncOf(h.onGranted)
	h.kept = js.FuncOf(h.onKept)
	h.over = js.FuncOf(h.onOver)
	h.lost = js.FuncOf(h.onLost)
	options := map[string]any{"ifAvailable": !take, "steal": take}
	asked, err := call(locks, "request", games+id, options, h.granted)
	if err != nil {
		h.free()
		tell(true)
		return func() {}
	}
	asked.Call("then", h.over, h.lost)
	return h.release
}

// hold is a right asked for. The lock lasts until the promise that onGranted
// returns is kept, which release does.
type hold struct {
	tell                      func(bool)
	granted, kept, over, lost js.Func
	done                      js.Value // keeps the promise
	released                  bool
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

// onOver hears that the lock was given back, or was never had.
func (h *hold) onOver(js.Value, []js.Value) any {
	h.free()
	return nil
}

// onLost hears why there is no lock: only one that was stolen lies with another tab.
func (h *hold) onLost(_ js.Value, args []js.Value) any {
	h.done = js.Undefined()
	h.free()
	if !h.released {
		h.tell(args[0].Get("name").String() != "AbortError")
	}
	return nil
}

func (h *hold) release() {
	h.released = true
	if h.done.Truthy() {
		h.done.Invoke()
	}
}

// free lets go of what the browser can no longer call.
func (h *hold) free() {
	for _, f := range []js.Func{h.granted, h.kept, h.over, h.lost} {
		f.Release()
	}
}
