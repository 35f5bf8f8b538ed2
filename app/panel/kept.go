package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
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
	return app.Div().Class("slot").Body(
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, do.Reuse(r.N)).Aria("label", r.Use).Title(r.Use).Text(r.Name),
			app.Div().Class("sm mut").Text(r.Sub),
		),
		iconButton("", "pen", say(lang, "setup.rename"), do.RenameSetup(r.N), false),
		deleter(lang, do.DropSetup(r.N), do.RenameSetup(-1), r.Parting),
	)
}

func (r KeptRow) form(lang string) app.UI {
	return naming(lang, do.NameSetup(r.N), say(lang, "setup.name"), r.Typed, r.Limit, do.RenameSetup(-1))
}

// deleter asks once more before it deletes; sure is the second time. What lies then under the
// finger that asked is the way back.
func deleter(lang, do, keep string, sure bool) app.UI {
	if !sure {
		return iconButton("", "close", say(lang, "ui.delete"), do, false)
	}
	return app.Span().Class("parting").Body(
		app.Button().Type("button").Class("gho sure").DataSet(doAttr, do).Text(say(lang, "saves.sure")),
		iconButton("", "close", say(lang, "saves.keep"), keep, false))
}
