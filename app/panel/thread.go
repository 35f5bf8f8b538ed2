package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// NowCard is a battle that one tap begins.
type NowCard struct {
	Battle Battle
	Kicker string // "Play now"
	Text   string // how long and against whom
	Button Button
}

func (n NowCard) draw() app.UI {
	return app.Elem("section").Class("card instant").Body(
		app.Div().Class("tx").Body(
			app.Span().Class("k").Text(n.Kicker), app.Elem("h2").Text(n.Battle.Name),
			n.Battle.sides(), app.P().Class("sm mut").Text(n.Text), n.Button.draw(),
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
