package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
)

// Log is what happened, grouped by turn and phase.
type Log struct {
	Lang   string
	Only   Segments // which kinds of lines
	Turns  Segments // of which turn, where that is chosen
	Find   Find
	Groups []LogGroup
	None   string // said where there is nothing
}

// LogGroup is the events of one phase.
type LogGroup struct {
	Side, Title string
	Lines       []LogLine
}

// LogLine is one event; pressing it looks at its place on the map, and its number at the game as it was then. A line
// that takes several events together unfolds.
type LogLine struct {
	N         int // its number in the log
	Text, Hex string
	More      string // what it unfolds to, if anything
	Ref       Ref
	Step      int      // after which the game is looked back at
	Back      string   // spoken name of that
	Note      bool     // a player wrote it: N is its place among the notes, and all of it is looked at by pressing
	Bearers   []string // the numbers of the arms of whom it tells
}

func (l Log) draw() app.UI {
	body := []app.UI{app.Div().Class("sec").Body(
		app.Elem("h2").Text(say(l.Lang, "ui.log")),
		iconButton("log-chronicle", "book", say(l.Lang, "chronicle.read"), do.Chronicle(""), false),
		iconButton("log-copy", "copy", say(l.Lang, "log.copy"), do.LogCopy(), false),
		iconButton("log-text", "save", say(l.Lang, "ui.log-export"), do.LogText(), false),
	), l.Only.draw()}
	if len(l.Turns.Parts) > 0 {
		body = append(body, l.Turns.draw())
	}
	body = append(body, l.Find.draw())
	if l.None != "" {
		body = append(body, app.P().Class("why").Text(l.None))
	}
	return app.Div().Class("log").Body(append(body, each(l.Groups, LogGroup.draw)...)...)
}

func (g LogGroup) draw() app.UI {
	return app.Div().Body(
		app.Div().Class("grp").Body(app.Elem("i").Class(g.Side), app.Text(g.Title)),
		app.Elem("ul").Body(each(g.Lines, LogLine.draw)...),
	)
}

func (l LogLine) draw() app.UI {
	if l.Note {
		return app.Elem("li").Class("jot").Body(
			app.Span().Class("no").Title(l.Back).Body(Icon("pen"), app.Span().Class("unseen").Text(l.Back)),
			app.Button().Type("button").DataSet(doAttr, do.JotLook(l.N)).Text(l.Text), app.Span().Class("hx").Text(l.Hex))
	}
	return app.Elem("li").Body(
		app.Button().Type("button").Class("no").DataSet(doAttr, do.Replay(l.Step)).Aria("label", l.Back).Title(l.Back).Body(app.Text(l.N+1), bearers(l.Bearers)),
		l.text(),
		app.Span().Class("hx").Body(app.Text(l.Hex+" "), l.Ref.link()),
	)
}

func (l LogLine) text() app.UI {
	if l.More != "" {
		return app.Elem("details").Body(app.Elem("summary").Text(l.Text), app.Text(l.More))
	}
	return app.Button().Type("button").DataSet(doAttr, do.Jump(l.N)).Text(l.Text)
}

// bearers are the arms of whom a row is about.
func bearers(numbers []string) app.UI {
	if len(numbers) == 0 {
		return nothing()
	}
	return mapview.Arms("bears", numbers...)
}
