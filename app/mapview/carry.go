package mapview

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// Carrier is a Listener that lets players take loose counters up and set them down.
type Carrier interface {
	TakeCounter(ctx app.Context, id int)            // a counter of the map is being carried
	DropCounter(ctx app.Context, id int, h hex.Hex) // it is set down on a hex of the map
}

// carry is a counter in the player's hand.
type carry struct {
	held  bool // a pointer is on it
	moved bool // it has left its place
	id    int
	over  hex.Hex
}

// grasp takes hold of the counter under a pointer that has come down alone. A mouse takes any
// loose one; a finger only the selected one, since it also moves the map.
func (v *View) grasp(e app.Event, p point) {
	_, listens := v.Listener.(Carrier)
	if !listens || len(v.gesture.fingers) != 1 {
		return
	}
	x, y := v.seen.world(p)
	id, hit := v.Scene.counterAt(x, y, sizes[v.Cards])
	if !hit {
		return
	}
	c := v.Scene.Counters[id]
	v.carry = carry{held: c.Loose && (c.Selected || bridge.Of(e).Get("pointerType").Text() == "mouse"), id: id}
}

// carries moves what is in the hand; it reports whether anything is.
func (v *View) carries(ctx app.Context, e app.Event, p point) bool {
	v.fetch(e)
	switch {
	case !v.carry.held:
		return false
	case !v.carry.moved && !v.gesture.strays(p):
		ctx.PreventUpdate()
		return true
	case !v.carry.moved:
		v.carry.moved = true
		v.Listener.(Carrier).TakeCounter(ctx, v.carry.id)
	}
	if h := HexAt(v.Camera.World(p.x, p.y)); h == v.carry.over {
		ctx.PreventUpdate()
	} else {
		v.carry.over = h
	}
	return true
}

// fetch takes over a counter that a pressed pointer brings from beside the map, and lets go
// of one whose pointer has come up there.
func (v *View) fetch(e app.Event) {
	switch {
	case len(v.gesture.fingers) > 0:
	case v.Hand > 0 && bridge.Of(e).Get("buttons").Whole() > 0:
		if !v.carry.held {
			v.bounds = boundsOf(v.JSValue())
		}
		v.carry.held, v.carry.moved, v.carry.id = true, true, v.Hand-1
	default:
		v.carry = carry{}
	}
}

// setDown ends the carrying. Over a panel, and beside the map, nothing comes of it.
func (v *View) setDown(ctx app.Context, e app.Event) {
	c := v.carry
	v.carry = carry{}
	p := v.bounds.at(e)
	x, y := v.Camera.World(p.x, p.y)
	if v.onMap(x, y) && v.uncovered(e) {
		v.Listener.(Carrier).DropCounter(ctx, c.id, v.Turn.Hex(HexAt(x, y)))
	}
}

// uncovered reports whether the map can be seen where an event happened.
func (v *View) uncovered(e app.Event) bool {
	top := bridge.Document().Ask("elementFromPoint", bridge.Of(e).Get("clientX"), bridge.Of(e).Get("clientY"))
	return top.There() && bridge.Of(v.JSValue()).Ask("contains", top).True()
}

// carried is the scene with the counter in the hand shown where it would be set down.
func (c carry) carried(s Scene) Scene {
	if !c.moved || c.id >= len(s.Counters) {
		return s
	}
	ghost, h := s.Counters[c.id], c.over
	ghost.Hex = h
	s.Overlay.Ghost = &ghost
	if !slices.ContainsFunc(s.Overlay.Reach, func(r ReachHex) bool { return r.Hex == h }) {
		s.Overlay.Asked = &h
	}
	return s
}
