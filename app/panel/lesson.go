package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Course is the bar over the map while a lesson is given or a puzzle posed.
type Course struct {
	app.Compo
	Lang  string
	Title string // of the lesson
	Text  string // "Move 2 of 6"
	At    int    // the step, counted from 0
	Of    int
	Sound *SoundSwitch
	Pin   bool // the title is the aim of a puzzle, which is marked on the map
}

// Render draws the bar.
func (c *Course) Render() app.UI {
	dots := make([]app.UI, c.Of)
	for i := range dots {
		dots[i] = app.Elem("i").Class(class(when(i < c.At, "done"), when(i == c.At, "now")))
	}
	pin := nothing()
	if c.Pin {
		pin = goalPin(c.Lang, true)
	}
	return app.Elem("header").Class(class("card top lesson", when(c.Pin, "pinned"))).Body(
		pin,
		app.Div().Class("turn").Body(app.H1().Text(c.Title), app.Span().Text(c.Text)),
		app.Div().Class("steps").Aria("hidden", true).Body(dots...),
		c.Sound.draw(),
		c.button("learn-leave", do.LearnLeave(), "close", "lesson.leave"),
	)
}

// button has words only where there is room for them.
func (c *Course) button(id, press, icon, key string) app.HTMLButton {
	label := say(c.Lang, key)
	return app.Button().Type("button").ID(id).Class("gho").DataSet(doAttr, press).Aria("label", label).Title(label).
		Body(Icon(icon), app.Span().Text(label))
}

// Learn is the card of the lessons on the shelf.
type Learn struct {
	New     string // "New here?"
	Title   string
	Text    string
	Small   string
	Start   Button
	All     string // "All lessons"
	List    []Card // every lesson, once one of them is done
	Picture string // SVG of where the first begins, once it has come: there is room for it as long as none is done
}

func (l Learn) draw() app.UI {
	beside, look := app.UI(app.Div().Class("pic").Aria("hidden", true).Body(picture(l.Picture))), "fresh"
	if len(l.List) > 0 {
		beside, look = app.Details().Class("lessons").Body(app.Summary().Text(l.All), app.Div().Class("cards").Body(each(l.List, Card.draw)...)), ""
	}
	return app.Elem("section").Class(class("card learn", look)).Body(
		app.Div().Class("tx").Body(
			app.Span().Class("k").Text(l.New), app.Elem("h2").Text(l.Title), app.P().Text(l.Text),
			app.P().Class("sm mut").Text(l.Small), l.Start.draw(),
		), beside,
	)
}
