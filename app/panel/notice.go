package panel

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/qr"
)

// Notice tells of trouble that loses nothing: storage that is full, a save that
// cannot be read.
type Notice struct {
	app.Compo
	Lang       string
	Title      string
	Text       string
	List       []string
	Copy       string // a text to be copied by hand
	Do, Action string // what helps
	Or, Other  string // another answer of a question
	No         string // the way out of a question, "" where it is none
	Quiet      bool   // a word to be read at leisure
	Done, Of   int    // how far it is, of what takes long
	Code       qr.Code
}

// Render draws the notice, or nothing without a title.
func (n *Notice) Render() app.UI {
	if n.Title == "" {
		return nothing()
	}
	role := "alert"
	if n.Quiet {
		role = "status"
	}
	return app.Div().ID("notice").Class(class("card notice", when(n.Quiet, "quiet"), when(n.Of > 0 && n.Text == "", "strip"), when(n.No != "", "asks"), when(n.Code.Side > 0, "coded"))).Role(role).Body(
		app.Div().Body(app.Elem("b").Text(n.Title), n.text(), n.list(), n.copy(), n.progress()),
		QR(n.Code, n.Lang),
		n.answer(n.Do, n.Action),
		n.answer(n.Or, n.Other),
		n.closing(),
	)
}

// text is what it says below its title.
func (n *Notice) text() app.UI {
	if n.Text == "" {
		return nothing()
	}
	return app.P().Class("sm").Text(n.Text)
}

// answer is a button that does something about it.
func (n *Notice) answer(do, label string) app.UI {
	if do == "" {
		return nothing()
	}
	return app.Button().Type("button").Class("gho").DataSet(doAttr, do).Text(label)
}

// closing takes the notice away; of a question it is the answer of who would rather not.
func (n *Notice) closing() app.UI {
	if n.No == "" {
		return iconButton("", "close", say(n.Lang, "ui.close"), do.CloseNotice(), false)
	}
	return app.Button().Type("button").Class("gho").DataSet(doAttr, do.CloseNotice()).Text(n.No)
}

// list is what there is to be told one by one.
func (n *Notice) list() app.UI {
	if len(n.List) == 0 {
		return nothing()
	}
	return app.Ul().Class("sm").TabIndex(0).Body(app.Range(n.List).Slice(func(i int) app.UI { return app.Li().Text(n.List[i]) }))
}

// copy is the text to be copied, which the page marks when it appears.
func (n *Notice) copy() app.UI {
	if n.Copy == "" {
		return nothing()
	}
	return app.Textarea().ID("copy").Class("typed").ReadOnly(true).Rows(3).Aria("label", n.Title).Text(n.Copy)
}

// progress shows how far something is that takes long.
func (n *Notice) progress() app.UI {
	if n.Of == 0 {
		return nothing()
	}
	return app.Elem("progress").Attr("max", n.Of).Attr("value", n.Done).Aria("label", n.Title)
}

// Camera is a code for the camera of another device, as a section.
type Camera struct {
	Code qr.Code
	Lang string
}

func (c Camera) draw() app.UI { return QR(c.Code, c.Lang) }

// coarse is up to how many squares a code has that can be read when it is small.
const coarse = 60

// QR draws a code for the camera of another device, and says what it is for; nothing if there is none. It is
// black on white in the dark, too, as not every camera reads it otherwise.
func QR(c qr.Code, lang string) app.UI {
	if c.Side == 0 {
		return nothing()
	}
	side := strconv.Itoa(c.Side)
	return app.Div().Class(class("code", when(c.Side > coarse, "fine"))).Body(
		app.Div().Class("qr").Role("img").Aria("label", say(lang, "link.code")).Body(
			app.Raw(`<svg viewBox="0 0 `+side+` `+side+`" shape-rendering="crispEdges" aria-hidden="true">`+
				`<path fill="#fff" d="M0 0h`+side+`v`+side+`h-`+side+`z"/><path d="`+c.Path+`"/></svg>`)),
		app.P().Class("sm").Text(say(lang, "link.camera")),
	)
}
