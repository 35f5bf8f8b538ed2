package mapview

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// squadSize is how many counters are compared and drawn together: one that changes has the others
// of its squad looked at, and no more.
const squadSize = 16

// squad draws some counters. Comparing all of a battle, one by one, takes a page longer than
// drawing the few that have changed.
type squad struct {
	app.Compo
	Figures []figure
}

// Render draws each counter as a part of its own.
func (s *squad) Render() app.UI {
	parts := make([]app.UI, len(s.Figures))
	for i, f := range s.Figures {
		parts[i] = &counterView{Counter: f.Counter, Place: f.Place}
	}
	return portion("mv-part", parts...)
}

// squads are what was drawn last. Those of which nothing has changed stay the very same, which a
// page sees without looking at them.
type squads [][]figure

// muster divides counters into squads.
func (q *squads) muster(all []figure) (parts []app.UI) {
	n := 0
	for now := range slices.Chunk(all, squadSize) {
		if n == len(*q) {
			*q = append(*q, nil)
		}
		(*q)[n] = kept((*q)[n], now)
		parts = append(parts, &squad{Figures: (*q)[n]})
		n++
	}
	return parts
}

// kept is the list there was where nothing of it has changed, which is told at a glance.
func kept[T comparable](was, now []T) []T {
	if slices.Equal(was, now) {
		return was
	}
	return now
}
