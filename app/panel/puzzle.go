package panel

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Judged is what a try at a puzzle was worth, with a square for each try that there may be.
type Judged struct {
	Squares     []string // how each looks: "near", "fair", "off", "far", "" for one that was not needed
	Label       string   // what they say to those who listen
	Title, Text string
}

func (j Judged) draw() app.UI {
	return app.Div().Class("judged").Body(squares(j.Squares, j.Label), app.Div().Body(app.Elem("h2").Text(j.Title), app.P().Class("sm mut").Text(j.Text)))
}

// squares are the tries of a day.
func squares(looks []string, label string) app.UI {
	if len(looks) == 0 {
		return nothing()
	}
	return app.Div().Class("squares").Role("img").Aria("label", label).Body(each(looks, func(look string) app.UI { return app.Elem("i").Class(look) })...)
}

// Weighed is what each way of a puzzle is worth.
type Weighed struct {
	Title string
	Ways  []Weight
}

// Weight is what one way is worth. Pressing it draws it on the map.
type Weight struct {
	Do      string
	Letter  string
	Text    string
	Yours   string // "yours", "" if it is not
	Percent string
	Share   int // of a hundred
	Good    bool
	On      bool // it is drawn
}

func (w Weighed) draw() app.UI {
	return app.Div().Class("weighed").Body(caption(w.Title, ""), app.Ul().Body(each(w.Ways, Weight.draw)...))
}

func (w Weight) draw() app.UI {
	yours := nothing()
	if w.Yours != "" {
		yours = app.Elem("em").Text(w.Yours)
	}
	return app.Li().Body(app.Button().Type("button").Class(class("weight", when(w.Good, "good"))).DataSet(doAttr, w.Do).Aria("pressed", w.On).Body(
		app.Span().Class("n").Aria("hidden", true).Text(w.Letter),
		app.Span().Class("tx").Body(app.Span().Text(w.Text), yours),
		app.Elem("b").Class("num").Text(w.Percent),
		app.Elem("s").Aria("hidden", true).Body(app.Elem("i").Style("width", fmt.Sprintf("%d%%", w.Share))),
	))
}

// Thrown are dice with what came of them.
type Thrown struct {
	Dice        []int
	Title, Text string
}

func (t Thrown) draw() app.UI {
	return app.Div().Class("thrown").Body(row("dice", each(t.Dice, die)),
		app.Div().Body(app.Elem("b").Text(t.Title), app.P().Class("sm mut").Text(t.Text)))
}

// Calendar are the puzzles of the dates of a month.
type Calendar struct {
	Title         string
	Before, After Button
	Weekdays      []string
	Blank         int // days of the first week that are of the month before
	Dates         []Date
}

// Date is one date. Without a command it is still to come.
type Date struct {
	Day   int
	Do    string
	Label string // spoken: the date, and how far its puzzle is
	State string // "solved", "tried" or ""
	Today bool
}

func (c Calendar) draw() app.UI {
	cells := each(c.Weekdays, func(d string) app.UI { return app.Span().Class("wd").Aria("hidden", true).Text(d) })
	for range c.Blank {
		cells = append(cells, app.Span())
	}
	return app.Div().Class("calendar").Body(
		app.Div().Class("month").Body(c.Before.draw(), app.Elem("h3").Text(c.Title), c.After.draw()),
		app.Div().Class("dates num").Body(append(cells, each(c.Dates, Date.draw)...)...))
}

func (d Date) draw() app.UI {
	return app.Button().Type("button").Class(class("date", d.State, when(d.Today, "today"))).DataSet(doAttr, d.Do).Disabled(d.Do == "").
		Aria("label", d.Label).Body(app.Span().Text(d.Day), app.Elem("i"))
}

// Themes are kinds of puzzles to practise.
type Themes struct {
	Title string
	List  []Theme
}

// Theme is one kind, and how far it is.
type Theme struct {
	Do, Name, Text string
	Share          int // of a hundred
}

func (t Themes) draw() app.UI {
	return app.Div().Class("themes").Body(caption(t.Title, ""), app.Ul().Body(each(t.List, Theme.draw)...))
}

func (t Theme) draw() app.UI {
	return app.Li().Body(app.Button().Type("button").Class("theme").DataSet(doAttr, t.Do).Body(
		app.Span().Text(t.Name), app.Span().Class("num mut").Text(t.Text),
		app.Elem("s").Aria("hidden", true).Body(app.Elem("i").Style("width", fmt.Sprintf("%d%%", t.Share)))))
}

// PuzzleRow is the puzzle of the day on the shelf.
type PuzzleRow struct {
	Kicker, Title, Text string
	Squares             []string
	Label               string
	Play, All           Button
}

func (p PuzzleRow) draw() app.UI {
	return app.Elem("section").ID("puzzle-row").Class("card puzzle-row").Body(
		app.Div().Class("tx").Body(app.Span().Class("k").Text(p.Kicker), app.Elem("h2").Text(p.Title), app.P().Class("sm mut").Text(p.Text)),
		squares(p.Squares, p.Label), p.Play.draw(), p.All.draw())
}
