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
	Title  string
	Of     []Key
	More   string // over those that act at other moments
	Others []Key
	Set    []Segment // switches
	Back   Button    // to the usual ones, without a command where they are
}

// Key is what one does, or some of a kind.
type Key struct {
	Presses []Press
	Text    string
	Waits   bool // one of them waits for another
}

// Press is one of them. Where it has a command it is pressed to choose another.
type Press struct {
	Text, Do string
	Name     string // spoken
	On       bool   // it waits for the key
}

func (k Keys) draw() app.UI {
	return app.Div().Class("keys by mouse").Body(
		caption(k.Title, ""), app.Elem("dl").Body(each(k.Of, Key.draw)...),
		app.Div().Class("toggles").Body(each(k.Set, toggle)...),
		k.back(),
		caption(k.More, ""), app.Elem("dl").Body(each(k.Others, Key.draw)...))
}

// back is the way to the usual keys.
func (k Keys) back() app.UI {
	if k.Back.Do == "" {
		return nothing()
	}
	return app.Div().Body(k.Back.draw())
}

func (k Key) draw() app.UI {
	return app.Div().Class(when(k.Waits, "on")).Body(
		app.Elem("dt").Body(each(k.Presses, Press.draw)...),
		app.Elem("dd").Text(k.Text),
	)
}

func (p Press) draw() app.UI {
	if p.Do == "" {
		return app.Elem("kbd").Text(p.Text)
	}
	text := p.Text
	if p.On {
		text = "…"
	}
	return app.Button().Type("button").Class(when(p.On, "on")).DataSet(doAttr, p.Do).Aria("label", p.Name).Aria("pressed", p.On).Body(app.Elem("kbd").Text(text))
}
