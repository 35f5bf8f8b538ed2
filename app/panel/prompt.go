package panel

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Prompt says what is expected now and from whom. Over makes it the full bar that
// hands the decision to the other player.
type Prompt struct {
	app.Compo
	Side    string // "a" or "b"
	Who     string
	Head    string // over the text, where the map is shown alone
	Text    string
	Warning string // what to know before confirming; it comes first
	Refused string // why the last command came to nothing; it comes before all
	Over    bool
	Then    string // "then back to the Poles"
	Told    *Told  // what just happened, nil for nothing
	Bare    bool   // nothing is said here: it only keeps its place

	Presence *Presence // nil for nobody elsewhere who may be there
}

// Presence is how somebody elsewhere is there, who plays over a direct line.
type Presence struct {
	State string // as a class
	Text  string
	Name  string // spoken
	Do    string
}

// draw draws a dot, and a word that says the same.
func (p *Presence) draw() app.UI {
	if p == nil {
		return nothing()
	}
	return app.Button().Type("button").ID("presence").Class("presence "+p.State).DataSet(doAttr, p.Do).Aria("label", p.Name).Title(p.Name).Body(
		app.Elem("i"), app.Text(p.Text))
}

// Render draws the line or the bar.
func (p *Prompt) Render() app.UI {
	switch {
	case p.Bare && p.Refused == "":
		return app.Div().ID("prompt").Class("prompt bare")
	case p.Over:
		return app.Div().ID("prompt").Class("over "+p.Side).Role("status").Body(
			pennant("w"),
			app.Div().Body(app.Elem("h2").Text(p.Who), app.P().Body(p.text()...), p.Told.line()),
			app.Span().Class("back").Text(p.Then),
		)
	}
	return app.Div().ID("prompt").Class(class("card prompt", p.Side, when(p.Told != nil, "telling"), when(p.Who == "" && p.Refused == "", "mute"))).Role("status").Body(
		app.Span().Class("chip").Text(p.Who),
		app.Elem("b").Class("head").Hidden(p.Head == "").Text(p.Head),
		app.Span().Body(p.text()...),
		p.Presence.draw(),
		p.Told.line(),
	)
}

// text is what is expected, after what is to be known first.
func (p *Prompt) text() (out []app.UI) {
	if p.Refused != "" {
		out = append(out, app.Strong().Class("refused").Text(p.Refused), app.Text(" "))
	}
	if p.Warning != "" {
		out = append(out, app.Strong().Class("warn").Text(p.Warning+". "))
	}
	if strings.HasPrefix(p.Refused, p.Text) {
		return out // it says that already
	}
	return append(out, app.Text(p.Text))
}
