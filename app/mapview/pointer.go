package mapview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// kind is what a pointer is made by.
type kind uint8

const (
	touchKind kind = iota
	mouseKind
	penKind
)

// kinds are the names that browsers give them.
var kinds = map[string]kind{"mouse": mouseKind, "pen": penKind}

// Ages and sizes that tell a finger from what is none.
const (
	palm     = 70.0   // pixels across, in the middle of both ways, that no finger tip covers
	penTime  = 500.0  // milliseconds after a pen was near in which the hand that holds it may touch
	lostTime = 3000.0 // milliseconds of silence after which another pointer takes one for lost
)

// pointer is one event of a pointer.
type pointer struct {
	id      int
	kind    kind
	at      point
	size    float64 // pixels across
	when    float64 // milliseconds
	primary bool    // the first of its kind that is down
	pressed bool    // it is down
}

// pointerOf reads an event.
func (b bounds) pointerOf(e app.Event) pointer {
	return pointer{id: bridge.Of(e).Get("pointerId").Whole(), kind: kinds[bridge.Of(e).Get("pointerType").Text()], at: b.at(e),
		size: (bridge.Of(e).Get("width").Number() + bridge.Of(e).Get("height").Number()) / 2, when: bridge.Of(e).Get("timeStamp").Number(),
		primary: bridge.Of(e).Get("isPrimary").True(), pressed: bridge.Of(e).Get("buttons").Whole() > 0}
}

// rests reports whether a pointer is a hand that rests on the screen: it is large, or touches while
// a pen is down or near.
func (g *gesture) rests(p pointer) bool {
	return p.kind == touchKind && (p.size >= palm || g.penned && p.when-g.penAt < penTime || g.holdsPen())
}

// holdsPen reports whether a pen is down.
func (g *gesture) holdsPen() bool {
	for _, f := range g.fingers {
		if f.kind == penKind {
			return true
		}
	}
	return false
}

// notes keeps when a pen was seen last, and lets go of a pointer that is down no more, or that has
// turned out to be a hand. It reports whether one of those was let go of.
func (g *gesture) notes(p pointer) (gone bool) {
	if p.kind == penKind {
		g.penned, g.penAt = true, p.when
	}
	i := g.find(p.id)
	if i < 0 {
		return false
	}
	g.fingers[i].heard = p.when
	if p.pressed && !g.rests(p) {
		return false
	}
	g.drop(i)
	return true
}

// comes makes room for a pointer that has come down: what cannot be down with it has lost its end. It
// reports whether the pointer counts.
func (g *gesture) comes(p pointer) bool {
	if p.kind == penKind {
		g.penned, g.penAt = true, p.when
	}
	if g.rests(p) {
		return false
	}
	for i := len(g.fingers) - 1; i >= 0; i-- {
		f := g.fingers[i]
		if f.id == p.id || p.primary && f.kind == p.kind || f.kind != p.kind || p.when-f.heard > lostTime {
			g.drop(i)
		}
	}
	return true
}

// drop forgets a finger. One that is left alone begins anew from where it is, unless the map has moved.
func (g *gesture) drop(i int) {
	g.fingers = append(g.fingers[:i:i], g.fingers[i+1:]...)
	if len(g.fingers) == 1 && !g.moved {
		g.start, g.began, g.dragged = g.fingers[0].from, g.fingers[0].when, false
	}
}
