package shelf

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// glass is the mirror of the page (app/site/assets/mirror.js). Its functions never throw; they promise
// "kept", or "renewed" after the mirror was made anew, and break the promise where it is refused.
type glass struct {
	js.Value
	shelf *Shelf
}

func (g glass) Put(id string, writes int, sealed string) {
	g.hear(g.Call("put", id, writes, sealed))
}

func (g glass) Drop(id string) { g.hear(g.Call("drop", id)) }

// hear tells the shelf what comes of a change.
func (g glass) hear(promise js.Value) {
	settled(app.ValueOf(promise), func(how app.Value) {
		g.shelf.Mirrored(true)
		if how.String() == "renewed" {
			g.shelf.Renewed()
		}
	}, func() { g.shelf.Mirrored(false) })
}

// OnDevice gives the shelf of this device to then, once it has taken in what was mirrored.
func OnDevice(then func(*Shelf)) {
	s := New(Device())
	mirror := js.Global().Get("gonfalonMirror")
	if !mirror.Truthy() {
		then(s)
		return
	}
	s.mirror = glass{mirror, s}
	settled(app.ValueOf(mirror.Get("kept")), func(kept app.Value) {
		mirrored := map[string]string{}
		for i := range kept.Length() {
			mirrored[kept.Index(i).Get("id").String()] = kept.Index(i).Get("sealed").String()
		}
		s.Restore(mirrored)
		then(s)
	}, func() { s.Unread(); then(s) })
}
