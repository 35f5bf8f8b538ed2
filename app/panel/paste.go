package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Paste is a field for a game that somebody sent as a text or a link.
type Paste struct{ Lang string }

func (p Paste) draw() app.UI {
	return app.Elem("form").Class("paste").DataSet(submitAttr, do.ImportForm).Attr("autocomplete", "off").Body(
		app.Elem("h2").Text(say(p.Lang, "paste.title")),
		app.P().Class("sm mut").Text(say(p.Lang, "paste.text")),
		app.Textarea().Class("typed").Rows(6).Spellcheck(false).Aria("label", say(p.Lang, "paste.title")),
		app.Button().Type("submit").Class("gho").Text(say(p.Lang, "paste.open")),
	)
}

// Remark is a field for a few words that go with something.
type Remark struct {
	Title, Text string
	Typed       string // what stands in it
	Limit       int    // how many letters it takes
	Line        bool   // it is a name, and no more than a line; to give it is the main thing here
	Side        string // whose button that is
	Keep, Do    string // the button that keeps them, and the command of the form
}

func (r Remark) draw() app.UI {
	form := app.Elem("form").Class("paste").DataSet(submitAttr, r.Do).Attr("autocomplete", "off")
	keep := app.Button().Type("submit").ID("keep-note").Text(r.Keep)
	if r.Line {
		return form.Body((&Sign{r.Title, r.Typed, r.Limit}).draw(), keep.Class(class("pri", r.Side)))
	}
	return form.Body(
		app.Elem("h2").Text(r.Title),
		app.P().Class("sm mut").Text(r.Text),
		app.Textarea().Class("typed").Rows(3).MaxLength(r.Limit).Aria("label", r.Title).Text(r.Typed),
		keep.Class("gho"),
	)
}
