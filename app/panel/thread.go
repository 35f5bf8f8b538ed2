package panel

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// NowCard is a battle or a lesson that one tap begins.
type NowCard struct {
	Battle Battle // of a lesson its name, and a battle on its field
	Kicker string // "Play now"
	Text   string // how long and against whom
	Stars  *Stars // nil where there are none
	Button Button
	Next   bool // it is the next of the thread
}

func (n NowCard) draw() app.UI {
	sides, stars := nothing(), nothing()
	if n.Battle.Sides[0] != "" {
		sides = n.Battle.sides()
	}
	if n.Stars != nil {
		stars = n.Stars.draw()
	}
	return app.Elem("section").Class(class("card instant", when(n.Next, "onward"))).Body(
		app.Div().Class("tx").Body(
			app.Span().Class("k").Text(n.Kicker), app.Elem("h2").Text(n.Battle.Name),
			sides, app.P().Class("sm mut").Text(n.Text), stars, n.Button.draw(),
		),
		app.Div().Class("pic").Body(picture(n.Battle.Picture)),
	)
}

// Chips is a small choice of what a list shows.
type Chips struct {
	Title string
	Parts []Segment
}

func (c Chips) draw() app.UI {
	return app.Div().Class("chipset").Role("group").Aria("label", c.Title).Body(
		append([]app.UI{app.Span().Class("k").Text(c.Title)}, each(c.Parts, Segment.draw)...)...)
}

// Stars are the stars of a battle with what each asks for.
type Stars struct {
	Label string // how many of them are earned
	Had   string // what one is that is earned, and one that is not
	Open  string
	List  []Star
}

// Star is one star.
type Star struct {
	Text string
	On   bool
}

func (s Stars) draw() app.UI {
	return app.Ul().Class("stars").Aria("label", s.Label).Body(each(s.List, func(r Star) app.UI {
		look, state := "", s.Open
		if r.On {
			look, state = "on", s.Had
		}
		return app.Li().Class(look).Body(Icon("star"), app.Span().Text(r.Text), app.Span().Class("unseen").Text(" ("+state+")"))
	})...)
}

// Way is the thread with its chapters.
type Way struct {
	Title, Text string
	Open        string // that nothing is locked
	Record      Button
	Chapters    []Leg
}

// Leg is a chapter of the thread.
type Leg struct {
	Key, Title string
	Year       int
	Sub        string // how far it is done
	Text       string
	Now        bool // what comes next is in it
	Cards      []Card
}

func (w Way) draw() app.UI {
	return app.Elem("section").ID("way").Class("way").Body(
		app.Div().Class("sech").Body(app.Elem("h2").Text(w.Title), app.Span().Class("sm mut num").Text(w.Text), w.Record.draw()),
		app.Div().Class("legs").Body(each(w.Chapters, Leg.draw)...),
		app.P().Class("sm mut").Text(w.Open),
	)
}

func (l Leg) draw() app.UI {
	return app.Details().Class(class("card leg", when(l.Now, "now"))).ID("chapter-"+l.Key).Body(
		app.Summary().Body(app.Span().Class("yr num").Text(strconv.Itoa(l.Year)),
			app.Span().Class("tx").Body(app.Elem("b").Text(l.Title), app.Span().Class("sm mut num").Text(l.Sub))),
		app.P().Class("sm").Text(l.Text),
		app.Div().Class("cards").Body(each(l.Cards, Card.draw)...),
	)
}

// Honours are all honours.
type Honours struct {
	Title     string
	Had, Open string // what one is that was given, and one that was not
	List      []Honour
}

// Honour is one of them.
type Honour struct {
	Name, Text string // and what it is given for
	Had        bool
}

func (h Honours) draw() app.UI {
	return app.Div().Body(caption(h.Title, ""), app.Ul().Class("honours").Body(each(h.List, func(o Honour) app.UI {
		state := h.Open
		if o.Had {
			state = h.Had
		}
		return app.Li().Class(when(o.Had, "on")).Body(Icon("shield"), app.Span().Body(app.Elem("b").Text(o.Name), app.Span().Class("unseen").Text(" ("+state+")"),
			app.Span().Class("sm mut").Text(o.Text)))
	})...))
}

// Loader is the choice of a file.
type Loader struct{ Label string }

func (l Loader) draw() app.UI { return loader(l.Label) }
