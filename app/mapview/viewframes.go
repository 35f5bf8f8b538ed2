package mapview

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// framed reports whether something around a counter says what is asked of it.
func (c Counter) framed() bool { return c.Selected || c.Target || c.Must }

// frames are the outlines around a counter that say what is asked of it.
func frames(c Counter) (out []element) {
	if c.Rank != Card {
		return rings(c)
	}
	if c.Target {
		out = append(out, path("st-target", rounded(62)))
	}
	if c.Selected {
		out = append(out, path("st-sel0", outline(c.Side, 57)), path("st-sel", outline(c.Side, 57)))
	}
	if c.Must && !c.Selected { // the diamond stays
		out = append(out, path("st-must0", outline(c.Side, 55)), path("st-must", outline(c.Side, 55)))
	}
	return out
}

// rings are the frames of leaders and banners.
func rings(c Counter) (out []element) {
	if c.Selected {
		out = append(out, circle("st-sel0", 56), circle("st-sel", 56))
	}
	if c.Target {
		out = append(out, circle("st-target", 60))
	}
	return out
}

// frameSlots are the frames on a plane. Each has a slot as long as it is shown, with which it follows
// its counter; a slot that is left stays empty once, so that no frame glides from one counter to another.
type frameSlots []figure

// arrange finds the slots of the counters that are framed now.
func (q *frameSlots) arrange(framed []figure) app.UI {
	was := *q
	now := make(frameSlots, len(was), len(was)+len(framed))
	var more []figure
	for _, f := range framed {
		if i := slices.IndexFunc(was, func(o figure) bool { return o.Counter.Shown && o.Counter.ID == f.Counter.ID }); i >= 0 {
			now[i] = f
		} else {
			more = append(more, f)
		}
	}
	for i := range was {
		if len(more) > 0 && !was[i].Counter.Shown {
			now[i], more = more[0], more[1:]
		}
	}
	*q = kept(was, append(now, more...))
	return &framesOf{Figures: *q}
}

// framesOf draws frames.
type framesOf struct {
	app.Compo
	Figures []figure
}

// Render draws each frame as a part of its own.
func (v *framesOf) Render() app.UI {
	parts := make([]app.UI, len(v.Figures))
	for i, f := range v.Figures {
		parts[i] = &frameView{Counter: f.Counter, Place: f.Place}
	}
	return portion("mv-part", parts...)
}

// frameView is one frame. It turns and glides as its counter does; a new one is there at once.
type frameView struct {
	app.Compo
	Counter Counter
	Place   place

	turn  int
	shown bool
}

// Render draws the frame, or nothing in an empty slot.
func (v *frameView) Render() app.UI {
	class := "ctr " + letter(v.Counter.Side)
	if !v.shown {
		class += " new"
	}
	if v.shown = v.Counter.Shown; !v.shown {
		return group("ctr gone").ui()
	}
	v.turn = nearestTurn(v.turn, 60*int(v.Counter.Facing))
	return el("g", "class", class, "style", v.Place.style(v.turn)).with(frames(v.Counter)...).ui()
}
