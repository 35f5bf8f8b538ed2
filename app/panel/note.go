package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

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
