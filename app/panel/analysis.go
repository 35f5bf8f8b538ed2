package panel

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Analysis is what the decisions of a side cost, or how it is found out.
type Analysis struct {
	Title, Text string
	Do          []Button  // what begins or stops it
	Done, Of    int       // how far it is; it does not go on where Of is 0
	Doing       string    // what is being done
	Sides       []Segment // whose decisions
	Faults      []Fault   // the costliest first
	Foot        string
}

// Fault is a decision that cost something.
type Fault struct {
	Text, When, Better, Cost string
	Share                    int    // of the first, in hundredths
	Do                       string // chooses it
	On                       bool   // it is chosen
	Boards                   [2]Board
	Then                     []Button // what can be done with the chosen one
}

// Board is a picture of the field about a decision: as it was taken, or as it had better been.
type Board struct {
	Name    string
	Best    bool
	Picture string // SVG, "" for none yet
	Rows    []Row
}

func (a Analysis) draw() app.UI {
	parts := []app.UI{caption(a.Title, "")}
	if a.Text != "" {
		parts = append(parts, app.P().Class("sm mut").Text(a.Text))
	}
	if a.Of > 0 {
		parts = append(parts, app.Div().Role("status").Body(app.P().Class("sm num").Text(a.Doing)),
			app.Elem("progress").Attr("value", a.Done).Attr("max", a.Of).Aria("label", a.Title))
	}
	if len(a.Sides) > 0 {
		parts = append(parts, app.Div().Class("seg").Role("group").Aria("label", a.Title).Body(each(a.Sides, Segment.draw)...))
	}
	rows := make([]app.UI, len(a.Faults))
	for i, f := range a.Faults {
		rows[i] = f.draw(i + 1)
	}
	if len(rows) > 0 {
		parts = append(parts, app.Elem("ol").Body(rows...))
	}
	if a.Foot != "" {
		parts = append(parts, app.P().Class("sm mut").Text(a.Foot))
	}
	if len(a.Do) > 0 {
		parts = append(parts, app.Div().Class("ch-do").Body(each(a.Do, Button.draw)...))
	}
	return app.Div().ID("analysis").Class("ch-faults").Body(parts...)
}

func (f Fault) draw(n int) app.UI {
	return app.Elem("li").Class(when(f.On, "on")).Body(app.Button().Type("button").DataSet(doAttr, f.Do).Aria("expanded", f.On).Body(
		app.Elem("b").Class("num").Text(strconv.Itoa(n)),
		app.Span().Body(app.Elem("b").Text(f.Text), app.Elem("small").Text(f.When), app.Span().Text(f.Better),
			app.Elem("i").Aria("hidden", true).Body(app.Elem("i").Style("width", fmt.Sprintf("%d%%", f.Share)))),
		app.Elem("b").Class("num").Text(f.Cost),
	), f.detail())
}

// detail is both boards side by side, and what can be done with the decision.
func (f Fault) detail() app.UI {
	if !f.On {
		return nothing()
	}
	boards := nothing()
	if f.Boards[0].Picture != "" {
		boards = app.Div().Class("ch-boards").Body(f.Boards[0].draw(), f.Boards[1].draw())
	}
	return app.Div().Body(boards, app.Div().Class("ch-do").Body(each(f.Then, Button.draw)...))
}

func (b Board) draw() app.UI {
	rows := nothing()
	if len(b.Rows) > 0 {
		rows = Ledger{Rows: b.Rows}.draw()
	}
	return app.Elem("figure").Class(class("ch-board", when(b.Best, "best"))).Body(
		app.Div().Class("ch-pic").Aria("hidden", true).Body(picture(b.Picture)),
		app.Elem("figcaption").Text(b.Name), rows,
	)
}
