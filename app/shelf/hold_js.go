package shelf

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// Hold asks for the sole right to write a game, which only one tab of a browser
// can have. Tell hears the answer, outside of any event, hears false later if another tab takes the
// right over, and true once the tab that has it lets it go. With take it is taken from whoever holds
// it. The returned function gives it back; closing the tab does too. Where the browser has no locks
// or forbids them, as on a page that is not served securely or in a frame of no origin, every tab
// gets the right.
func Hold(id string, take bool, tell func(held bool)) (release func()) {
	locks := bridge.May("locks")
	if !locks.There() {
		tell(true)
		return func() {}
	}
	h := &hold{locks: locks, name: games + id, tell: tell}
	h.granted = app.FuncOf(h.onGranted)
	h.kept = bridge.Hear(h.onKept)
	h.over = bridge.Hear(h.onOver)
	h.lost = bridge.Hear(h.onLost)
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
	locks                     bridge.Ref
	name                      string
	tell                      func(bool)
	granted, kept, over, lost app.Func
	done                      bridge.Ref // keeps the promise
	waits                     bridge.Ref // ends the wait for a tab that has the right
	refused, released         bool
}

// ask asks for the lock.
func (h *hold) ask(options map[string]any) error {
	return h.locks.Ask("request", h.name, options, h.granted).Ask("then", h.over, h.lost).Err()
}

// wait asks for the lock once whoever has it lets it go: another tab that is closed, or this one
// before it was loaded again, whose end may take a moment.
func (h *hold) wait() {
	h.waits = bridge.Window().Get("AbortController").Make()
	if h.ask(map[string]any{"signal": h.waits.Get("signal").Value()}) != nil {
		h.free()
	}
}

func (h *hold) onGranted(_ app.Value, args []app.Value) any {
	h.refused = !args[0].Truthy()
	switch {
	case h.released: // before the answer came: nobody waits for it
		return nil
	case h.refused:
		h.tell(false)
		return nil
	}
	h.tell(true)
	return bridge.Window().Get("Promise").Make(h.kept).Value()
}

func (h *hold) onKept(args []bridge.Ref) { h.done = args[0] }

// onOver hears that the lock was given back, or was not to be had.
func (h *hold) onOver([]bridge.Ref) {
	if h.refused && !h.released {
		h.wait()
	} else {
		h.free()
	}
}

// onLost hears why there is no lock: one that was stolen lies with another tab.
func (h *hold) onLost(args []bridge.Ref) {
	h.done = bridge.Ref{}
	switch stolen := args[0].Get("name").Text() == "AbortError"; {
	case h.released:
		h.free()
	case stolen:
		h.tell(false)
		h.wait()
	default:
		h.free()
		h.tell(true)
	}
}

func (h *hold) release() {
	h.released = true
	switch {
	case h.done.There():
		h.done.Run()
	case h.waits.There():
		h.waits.Ask("abort")
	}
}

// free lets go of what the browser can no longer call.
func (h *hold) free() {
	for _, f := range []app.Func{h.granted, h.kept, h.over, h.lost} {
		f.Release()
	}
}
