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
	Rules  Rules
	Asks   string   // who challenges the reader, "" for nobody
	Sign   *Sign    // how the reader calls himself, nil where nobody is told
	Start  Button   // that begins it
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

// Sign is a field for the name of the reader, which goes with what begins the battle.
type Sign struct {
	Label, Name string
	Limit       int
}

// choices are what is chosen before the battle, and what begins it. Where the reader gives his name they are a
// form, so that it goes with the press that begins it.
func (i *Intro) choices() app.UI {
	rows := app.Div().Class("choices").Body(each(i.Rivals, Choice.draw)...)
	if i.Sign == nil {
		return app.Div().Body(rows, app.Div().Class("acts").Body(i.Start.draw()))
	}
	return app.Elem("form").Class("aside").DataSet(submitAttr, i.Start.Do).Attr("autocomplete", "off").Body(rows,
		i.Sign.draw(),
		app.Div().Class("acts").Body(app.Button().Type("submit").ID(i.Start.ID).Class(class(i.Start.Look, i.Start.Side)).Text(i.Start.Label)))
}

func (s *Sign) draw() app.UI {
	return app.Elem("label").Class("choice sign").Body(caption(s.Label, ""),
		app.Input().ID("sign").Type("text").Value(s.Name).MaxLength(s.Limit).Attr("enterkeyhint", "send"))
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
				i.choices(),
				i.Rules.draw(),
				app.Div().Class("prose").Body(text...),
				app.Div().Class("row").Body(each(i.More, Button.draw)...),
			),
		),
	)
}
