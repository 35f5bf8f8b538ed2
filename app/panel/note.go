package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Note is a remark in a well of its own.
type Note struct {
	Side        string // colours its edge
	Icon        string
	Title, Text string
	Ref         Ref
}

func (n Note) draw() app.UI {
	icon := nothing()
	if n.Icon != "" {
		icon = Icon(n.Icon)
	}
	head := nothing()
	if n.Title != "" {
		head = app.Elem("b").Body(icon, app.Text(n.Title))
	}
	return app.Div().Class(class("why", n.Side)).Body(head, app.Span().Text(n.Text+" "), n.Ref.link())
}

// Jottings are what players wrote about the game.
type Jottings struct {
	Title string
	List  []Jotting
}

// Jotting is one note: pressing it looks at its place on the map, or at the game as it was then. Without the names of
// its buttons it is only read.
type Jotting struct {
	N                  int // its place among them
	When, Text, Hex    string
	Edit, Pin, Off, No string // names of the buttons that write it anew, place its pin, take that off, take it away
	On                 bool
}

func (j Jottings) draw() app.UI {
	return app.Div().Class("jots").Body(caption(j.Title, ""), app.Elem("ul").Body(each(j.List, Jotting.draw)...))
}

func (j Jotting) draw() app.UI {
	place := j.When
	if j.Hex != "" {
		place += " · " + j.Hex
	}
	tools := nothing()
	if j.Edit != "" {
		off := nothing()
		if j.Off != "" {
			off = iconButton("", "unpin", j.Off, do.JotUnpin(j.N), false)
		}
		tools = app.Span().Class("jtools").Body(iconButton("", "pen", j.Edit, do.JotEdit(j.N), false), iconButton("", "follow", j.Pin, do.JotPin(j.N), false),
			off, iconButton("", "bin", j.No, do.JotDrop(j.N), false))
	}
	return app.Elem("li").Class(class("jot", when(j.On, "on"))).Body(
		app.Button().Type("button").Class("jtext").DataSet(doAttr, do.JotLook(j.N)).Body(app.Span().Text(j.Text), app.Elem("small").Text(place)),
		tools,
	)
}
