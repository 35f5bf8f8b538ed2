package shelf

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// glass is the mirror of the page (app/site/assets/mirror.js). Its functions never throw.
type glass struct{ js.Value }

func (g glass) Put(id string, writes int, sealed string) { g.Call("put", id, writes, sealed) }
func (g glass) Drop(id string)                           { g.Call("drop", id) }

// OnDevice gives the shelf of this device to then, once it has taken in what was mirrored.
func OnDevice(then func(*Shelf)) {
	s := New(Device())
	mirror := js.Global().Get("gonfalonMirror")
	if !mirror.Truthy() {
		then(s)
		return
	}
	s.mirror = glass{mirror}
	settled(app.ValueOf(mirror.Get("kept")), func(kept app.Value) {
		mirrored := map[string]string{}
		for i := range kept.Length() {
			mirrored[kept.Index(i).Get("id").String()] = kept.Index(i).Get("sealed").String()
		}
		s.Restore(mirrored)
		then(s)
	}, func() { then(s) })
}
