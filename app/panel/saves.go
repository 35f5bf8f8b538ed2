package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Saves is the list of saved games.
type Saves struct {
	Lang  string
	Slots []SaveSlot
}

// SaveSlot is one saved game.
type SaveSlot struct {
	ID, Title string
	Sub, When string // how it stands, and when it was saved
	Picture   string // SVG
	Now       bool   // it lies on the table
	Broken    bool
	Typed     string // what stands in the field of its name
	Limit     int    // characters a name may have
	Naming    bool   // its name is being typed
}

func (s Saves) draw() app.UI {
	return app.Div().Class("saves").Body(
		app.Elem("h2").Text(say(s.Lang, "ui.saves")),
		app.Div().Body(each(s.Slots, s.slot)...),
		loader(say(s.Lang, "ui.load-file")),
		app.Button().Type("button").Class("gho").DataSet(doAttr, do.Drawer("paste")).Body(
			Icon("pen"), app.Span().Text(say(s.Lang, "paste.title"))),
	)
}

func (s Saves) slot(v SaveSlot) app.UI {
	if v.Naming {
		return naming(s.Lang, do.NameSave(v.ID), say(s.Lang, "saves.name"), v.Typed, v.Limit, do.Rename(""))
	}
	return app.Div().Class(class("slot save", when(v.Now, "on"))).Body(
		app.Span().Class("pic").Aria("hidden", true).Body(picture(v.Picture)),
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, do.Open(v.ID)).Text(v.Title),
			app.Div().Class("sm mut num").Text(v.Sub),
			app.Div().Class("sm mut num").Text(v.When),
		),
		app.Div().Class("does").Body(s.does(v)...),
	)
}

// does are the buttons of a game; one that cannot be read has no other name and no other copy.
func (s Saves) does(v SaveSlot) []app.UI {
	button := func(icon, key, command string) app.UI { return iconButton("", icon, say(s.Lang, key), command, false) }
	bin := button("bin", "ui.delete", do.Delete(v.ID))
	if v.Broken {
		return []app.UI{button("save", "ui.export", do.Raw(v.ID)), bin}
	}
	return []app.UI{button("book", "chronicle.read", do.Chronicle(v.ID)), button("pen", "setup.rename", do.Rename(v.ID)), button("copy", "saves.copy", do.Copy(v.ID)),
		button("save", "ui.export", do.Export(v.ID)), bin}
}

// naming is a row while its name is being typed. A form gives touch keyboards their key for
// "done".
func naming(lang, submit, label, typed string, limit int, cancel string) app.UI {
	return app.Elem("form").Class("slot").DataSet(submitAttr, submit).Attr("autocomplete", "off").Body(
		app.Input().Type("text").Value(typed).MaxLength(limit).Aria("label", label).Attr("enterkeyhint", "done"),
		app.Button().Type("submit").Class("gho").Text(say(lang, "setup.name-it")),
		iconButton("", "close", say(lang, "ui.cancel"), cancel, false),
	)
}

// loader is the file picker, dressed as a button; the page listens for its change.
func loader(label string) app.UI {
	return app.Elem("label").Class("gho loader").Body(
		Icon("file"), app.Span().Text(label),
		app.Input().Type("file").Class("filepick").Accept(".json,.gonfalon,.txt,application/json").Aria("label", label),
	)
}
