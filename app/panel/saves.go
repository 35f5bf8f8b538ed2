package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Saves is the list of saved games.
type Saves struct {
	Lang  string
	Slots []SaveSlot
}

// SaveSlot is one saved game.
type SaveSlot struct {
	ID, Title, Sub string
	Picture        string // SVG
	Now            bool   // it lies on the table
	Broken         bool
	Parting        bool // the next press on delete deletes it
}

func (s Saves) draw() app.UI {
	return app.Div().Class("saves").Body(
		app.Elem("h2").Text(say(s.Lang, "ui.saves")),
		app.Div().Body(each(s.Slots, s.slot)...),
		loader(say(s.Lang, "ui.load-file")),
		app.Button().Type("button").Class("gho").DataSet(doAttr, "drawer:paste").Body(
			Icon("pen"), app.Span().Text(say(s.Lang, "paste.title"))),
	)
}

func (s Saves) slot(v SaveSlot) app.UI {
	return app.Div().Class(class("slot", when(v.Now, "on"))).Body(
		app.Span().Class("pic").Body(picture(v.Picture)),
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, "open:"+v.ID).Text(v.Title),
			app.Div().Class("sm mut").Text(v.Sub),
		),
		iconButton("", "save", say(s.Lang, "ui.export"), v.export(), false),
		deleter(s.Lang, "delete:"+v.ID, "delete:", v.Parting),
	)
}

// export is the command that hands a game out; a broken one as it lies there.
func (v SaveSlot) export() string {
	if v.Broken {
		return "raw:" + v.ID
	}
	return "export:" + v.ID
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

// loader is the file picker, dressed as a button; the page listens for its change.
func loader(label string) app.UI {
	return app.Elem("label").Class("gho loader").Body(
		Icon("file"), app.Span().Text(label),
		app.Input().Type("file").Class("filepick").Accept(".json,.gonfalon,.txt,application/json").Aria("label", label),
	)
}
