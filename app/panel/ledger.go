package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Ledger is a sum item by item.
type Ledger struct {
	Title, Right string // caption and what stands at its right
	Rows         []Row
}

// Row is one item of a ledger.
type Row struct {
	Text, Sub string
	Ref       Ref
	Charge    string // charge factor after the step, in gold
	Value     string
	Look      string // "own", "opp" or "sum"
	Do        string // makes the row a button, wherever it is pressed
}

func (l Ledger) draw() app.UI {
	return app.Div().Body(
		caption(l.Title, l.Right),
		app.Elem("table").Class("ledger").Body(app.Elem("tbody").Body(each(l.Rows, Row.draw)...)),
	)
}

func (r Row) draw() app.UI {
	item := app.Elem("td").Body(r.text(), app.Text(" "), r.Ref.link(), gold(r.Charge), small(r.Sub))
	return app.Elem("tr").Class(class(r.Look, when(r.Do != "", "goes"))).Body(item, app.Elem("td").Text(r.Value))
}

func (r Row) text() app.UI {
	if r.Do == "" {
		return app.Span().Text(r.Text)
	}
	return app.Button().Type("button").Class("go").DataSet(doAttr, r.Do).Text(r.Text)
}

func gold(text string) app.UI {
	if text == "" {
		return nothing()
	}
	return app.Span().Class("cfs").Text(text)
}

func small(text string) app.UI {
	if text == "" {
		return nothing()
	}
	return app.Div().Class("lsub").Text(text)
}

// caption is the small heading over a block, or nothing.
func caption(title, right string) app.UI {
	if title == "" {
		return nothing()
	}
	return app.Div().Class("sec").Body(app.Span().Class("k").Text(title), app.Span().Class("sm num").Text(right))
}
