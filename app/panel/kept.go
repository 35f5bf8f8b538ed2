package panel

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// submitAttr is the attribute that carries the command of a form; what was typed is added
// to it after a colon.
const submitAttr = "submit"

// Kept is a list of what a player keeps under names of his own: each can be used, renamed
// and deleted.
type Kept struct {
	Lang, Title string
	Rows        []KeptRow
	Keep        Button // keeps one more
}

// KeptRow is one of them.
type KeptRow struct {
	N       int    // its place in the list, the argument of its commands
	Name    string // as it is called
	Typed   string // what stands in the field of its name
	Use     string // what pressing it does
	Sub     string
	Limit   int  // characters a name may have
	Naming  bool // its name is being typed
	Parting bool // the next press on delete deletes it
}

func (k Kept) draw() app.UI {
	rows := each(k.Rows, func(r KeptRow) app.UI {
		if r.Naming {
			return r.form(k.Lang)
		}
		return r.slot(k.Lang)
	})
	return app.Div().Class("kept").Body(
		caption(k.Title, ""),
		app.Div().Body(rows...),
		app.Div().Class("acts").Body(k.Keep.draw()),
	)
}

func (r KeptRow) slot(lang string) app.UI {
	n := strconv.Itoa(r.N)
	return app.Div().Class("slot").Body(
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, "reuse:"+n).Aria("label", r.Use).Title(r.Use).Text(r.Name),
			app.Div().Class("sm mut").Text(r.Sub),
		),
		iconButton("", "pen", say(lang, "setup.rename"), "rename-setup:"+n, false),
		deleter(lang, "drop-setup:"+n, "rename-setup:-1", r.Parting),
	)
}

// form is the row while its name is being typed. A form gives touch keyboards their key
// for "done".
func (r KeptRow) form(lang string) app.UI {
	return app.Elem("form").Class("slot").DataSet(submitAttr, "name-setup:"+strconv.Itoa(r.N)).Attr("autocomplete", "off").Body(
		app.Input().Type("text").Value(r.Typed).MaxLength(r.Limit).Aria("label", say(lang, "setup.name")).
			Attr("enterkeyhint", "done"),
		app.Button().Type("submit").Class("gho").Text(say(lang, "setup.name-it")),
		iconButton("", "close", say(lang, "ui.cancel"), "rename-setup:-1", false),
	)
}
