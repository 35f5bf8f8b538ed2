package shelf

import "syscall/js"

// Hold asks for the sole right to write a game, which only one tab of a browser
// can have. Tell hears the answer, outside of any event, hears false later if another tab takes the
// right over, and true once the tab that has it lets it go. With take it is taken from whoever holds
// it. The returned function gives it back; closing the tab does too. Where the browser has no locks
// or forbids them, as on a page that is not served securely or in a frame of no origin, every tab
// gets the right.
func Hold(id string, take bool, tell func(held bool)) (release func()) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		tell(true)
		return func() {}
	}
	h := &hold{locks: locks, name: games + id, tell: tell}
	h.granted = js.FuncOf(h.onGranted)
	h.kept = js.FuncOf(h.onKept)
	h.over = js.FuncOf(h.onOver)
	h.lost = js.FuncOf(h.onLost)
	if err := h.ask(map[string]any{"ifAvailable": !take, "steal": take}); err != nil {
		h.free()
		tell(true)
		return func() {}
	}
	return h.release
}

// hold is a right asked for. The lock lasts until the promise that onGranted
// returns is kept, which release does.
type hold struct {
	locks                     js.Value
	name                      string
	tell                      func(bool)
	granted, kept, over, lost js.Func
	done                      js.Value // keeps the promise
	waits                     js.Value // ends the wait for a tab that has the right
	refused, released         bool
}

// ask asks for the lock.
func (h *hold) ask(options map[string]any) error {
	asked, err := call(h.locks, "request", h.name, options, h.granted)
	if err == nil {
		asked.Call("then", h.over, h.lost)
	}
	return err
}

// wait asks for the lock once whoever has it lets it go: another tab that is closed, or this one
// before it was loaded again, whose end may take a moment.
func (h *hold) wait() {
	h.waits = js.Global().Get("AbortController").New()
	if h.ask(map[string]any{"signal": h.waits.Get("signal")}) != nil {
		h.free()
	}
}

func (h *hold) onGranted(_ js.Value, args []js.Value) any {
	if h.refused = !args[0].Truthy(); h.refused || h.released {
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

// onOver hears that the lock was given back, or was not to be had.
func (h *hold) onOver(js.Value, []js.Value) any {
	if h.refused && !h.released {
		h.wait()
	} else {
		h.free()
	}
	return nil
}

// onLost hears why there is no lock: one that was stolen lies with another tab.
func (h *hold) onLost(_ js.Value, args []js.Value) any {
	h.done = js.Undefined()
	switch stolen := args[0].Get("name").String() == "AbortError"; {
	case h.released:
		h.free()
	case stolen:
		h.tell(false)
		h.wait()
	default:
		h.free()
		h.tell(true)
	}
	return nil
}

func (h *hold) release() {
	h.released = true
	switch {
	case h.done.Truthy():
		h.done.Invoke()
	case h.waits.Truthy():
		h.waits.Call("abort")
	}
}

// free lets go of what the browser can no longer call.
func (h *hold) free() {
	for _, f := range []js.Func{h.granted, h.kept, h.over, h.lost} {
		f.Release()
	}
}
