package shelf

import "gonfalon/app/bridge"

// glass is the mirror of the page (app/site/assets/mirror.js). Its functions promise "kept",
// or "renewed" after the mirror was made anew, and break the promise where it is refused.
type glass struct {
	mirror bridge.Ref
	shelf  *Shelf
}

func (g glass) Put(id string, writes int, sealed string) {
	g.hear(g.mirror.Ask("put", id, writes, sealed))
}

func (g glass) Drop(id string) { g.hear(g.mirror.Ask("drop", id)) }

// hear tells the shelf what comes of a change.
func (g glass) hear(promise bridge.Ref) {
	promise.Await(func(how bridge.Ref) {
		g.shelf.Mirrored(true)
		if how.Text() == "renewed" {
			g.shelf.Renewed()
		}
	}, func(error) { g.shelf.Mirrored(false) })
}

// OnDevice gives the shelf of this device to then, once it has taken in what was mirrored.
func OnDevice(then func(*Shelf)) {
	s := New(Device())
	mirror := bridge.Window().Get("gonfalonMirror")
	if !mirror.There() {
		then(s)
		return
	}
	s.mirror = glass{mirror, s}
	mirror.Get("kept").Await(func(kept bridge.Ref) {
		mirrored := map[string]string{}
		for i := range kept.Len() {
			mirrored[kept.At(i).Get("id").Text()] = kept.At(i).Get("sealed").Text()
		}
		s.Restore(mirrored)
		then(s)
	}, func(error) { s.Unread(); then(s) })
}
