package panel

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Meter is the track of one side: how far its counter has come, and what begins on the way.
type Meter struct {
	Side   string // "a" or "b"
	Name   string // whose it is
	Title  string // where its counter stands, in words
	At, Of int
	Ticks  []Tick
}

// Tick is a box of a track from which on something is in force.
type Tick struct {
	At   int
	Name string
	Ref  Ref
}

// Meters is the tracks of both sides with what each of their boxes means.
type Meters struct{ Of []Meter }

// share is how much of the track lies before a box, in hundredths.
func (m Meter) share(box int) int { return max(0, min(100, 100*box/max(1, m.Of))) }

// bar is the track itself: filled up to its counter, with a tick at each threshold.
func (m Meter) bar() app.UI {
	parts := []app.UI{app.Elem("i").Style("width", fmt.Sprintf("%d%%", m.share(m.At)))}
	for _, t := range m.Ticks {
		parts = append(parts, app.Elem("s").Class(when(m.At >= t.At, "past")).Style("left", fmt.Sprintf("%d%%", m.share(t.At))))
	}
	return app.Span().Class("mt-bar").Body(parts...)
}

// line is the track as the bar over the map has it.
func (m Meter) line() app.UI {
	return app.Div().Class("mt "+m.Side).Title(m.Title).Role("img").Aria("label", m.Title).Body(
		app.Span().Class("mt-name").Text(m.Name), m.bar(),
		app.Elem("b").Class("num").Text(fmt.Sprintf("%d/%d", m.At, m.Of)))
}

func (m Meters) draw() app.UI { return app.Div().Class("tracks").Body(each(m.Of, Meter.draw)...) }

// draw is the track with its thresholds in words.
func (m Meter) draw() app.UI {
	return app.Div().Class("mt "+m.Side).Body(
		app.Elem("b").Text(m.Title), m.bar(),
		app.Elem("table").Class("ledger").Body(app.Elem("tbody").Body(each(m.Ticks, m.row)...)))
}

// row tells one threshold.
func (m Meter) row(t Tick) app.UI {
	return Row{Text: t.Name, Ref: t.Ref, Value: fmt.Sprint(t.At), Look: when(m.At >= t.At, "sum")}.draw()
}
