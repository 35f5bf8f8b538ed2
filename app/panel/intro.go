package panel

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Intro is the page of one battle before it begins.
type Intro struct {
	app.Compo
	Lang   string
	Battle Battle
	Goal   string // what wins the battle, "" where only the book says it
	Text   string // paragraphs divided by blank lines
	Rivals []Choice
	Rules  []Switch
	Agreed string   // heading of the optional rules
	Asks   string   // who challenges the reader, "" for nobody
	Acts   []Button // that begin it
	More   []Button // that do something else
}

// goal is what wins a battle, where it is said.
func goal(text string) app.UI {
	if text == "" {
		return nothing()
	}
	return app.P().Class("goal").Text(text)
}

// asks says who challenges the reader, where somebody does.
func asks(who string) app.UI {
	if who == "" {
		return nothing()
	}
	return app.Elem("h2").Text(who)
}

// Render draws the page.
func (i *Intro) Render() app.UI {
	var text []app.UI
	for p := range strings.SplitSeq(i.Text, "\n\n") {
		text = append(text, app.P().Text(strings.TrimSpace(p)))
	}
	return app.Div().Class("wrap intro").Body(
		app.Div().Class("sh-top").Body(
			iconButton("back", "back", say(i.Lang, "ui.back"), do.Shelf(), false),
			app.H1().Class("wm").Body(app.Text(i.Battle.Name+" "+i.Battle.Year)),
			app.Elem("nav").Body(iconButton("print", "print", say(i.Lang, "print.title"), do.Drawer("print"), false), iconButton("share", "share", say(i.Lang, "ui.share"), do.Share(), false)),
		),
		app.Div().Class("introbody").Body(
			app.Div().Class("card pic big").Body(picture(i.Battle.Picture)),
			app.Div().Body(
				asks(i.Asks), i.Battle.sides(),
				app.P().Class("mut").Text(i.Battle.Length),
				app.P().Class("mut").Text(i.Battle.Book),
				goal(i.Goal),
				app.Div().Class("choices").Body(each(i.Rivals, Choice.draw)...),
				app.Div().Class("acts").Body(
					each(i.Acts, Button.draw)...,
				),
				switches(i.Agreed, i.Rules),
				app.Div().Class("prose").Body(text...),
				app.Div().Class("row").Body(each(i.More, Button.draw)...),
			),
		),
	)
}
