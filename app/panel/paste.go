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
