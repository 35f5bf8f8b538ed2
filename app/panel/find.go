package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Find is a field to search with, and words to begin with.
type Find struct {
	Label, Query string
	Words        []string
	Aside        bool // the cursor does not go there by itself
}

func (f Find) draw() app.UI {
	return app.Elem("form").Class(class("find", when(f.Aside, "aside"))).Role("search").DataSet(submitAttr, do.FindForm).Attr("autocomplete", "off").Body(
		app.Elem("label").Body(Icon("search"), app.Input().ID("find").Type("search").Aria("label", f.Label).
			Placeholder(f.Label).Attr("enterkeyhint", "search").Attr("spellcheck", "false").Attr("autocapitalize", "none").Value(f.Query)),
		row("words", each(f.Words, func(w string) app.UI {
			return app.Button().Type("button").Class("gho").DataSet(doAttr, do.Find(w)).Text(w)
		})),
	)
}

// Found is what a search has found.
type Found struct {
	Title string
	Rules []FoundRule
}

// FoundRule is a paragraph that a search has found.
type FoundRule struct {
	Ref  Ref
	Text []Piece
	Note string // where else it stands
}

// Piece is a piece of a text; Hit is what was searched for.
type Piece struct {
	Text string
	Hit  bool
}

func (f Found) draw() app.UI {
	return app.Div().Body(
		app.P().Class("sec k").Role("status").Text(f.Title),
		app.Elem("ul").Class("found").Body(each(f.Rules, FoundRule.draw)...),
	)
}

func (r FoundRule) draw() app.UI {
	return app.Elem("li").Body(
		r.Ref.link(),
		app.P().Body(each(r.Text, Piece.draw)...),
		small(r.Note),
	)
}

func (p Piece) draw() app.UI {
	if p.Hit {
		return app.Elem("b").Text(p.Text)
	}
	return app.Text(p.Text)
}

// Gestures are what hands do on the map. What a device cannot do the style sheet leaves out: it
// knows whether there is a mouse, or fingers.
type Gestures struct {
	Title string
	Of    []Gesture
}

// Gesture is one of them.
type Gesture struct {
	By   string // "mouse" or "touch", empty for both
	Icon string
	Text string
}

func (g Gestures) draw() app.UI {
	return app.Div().Body(caption(g.Title, ""), app.Elem("ul").Class("gestures").Body(each(g.Of, Gesture.draw)...))
}

func (g Gesture) draw() app.UI {
	return app.Elem("li").Class(class("by", g.By)).Body(Icon(g.Icon), app.Span().Text(g.Text))
}

// Keys are what keys do. A device that is known to have none leaves them out.
type Keys struct {
	Title string
	Of    []Key
}

// Key is what one does, or some of a kind.
type Key struct {
	Presses []string // what is printed on each
	Text    string
}

func (k Keys) draw() app.UI {
	return app.Div().Class("keys by mouse").Body(caption(k.Title, ""), app.Elem("dl").Body(each(k.Of, Key.draw)...))
}

func (k Key) draw() app.UI {
	return app.Div().Body(
		app.Elem("dt").Body(each(k.Presses, func(p string) app.UI { return app.Elem("kbd").Text(p) })...),
		app.Elem("dd").Text(k.Text),
	)
}
