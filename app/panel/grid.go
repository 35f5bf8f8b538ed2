package panel

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Grid is a table with a head, of which a column and some rows can be lit.
type Grid struct {
	Title, Short string // Short where several stand beside one another
	Note         string
	Ref          Ref
	Head         []GridCell
	Rows         []GridRow
	Lit          int  // the column that is lit, 0 for none
	Ends         bool // the last column stays in sight, as the first does
	Beside       bool // it is looked at together with the first
}

// Beside are tables below another, where there is room for them.
type Beside []Grid

func (b Beside) draw() app.UI {
	return app.Div().Class("beside").Body(each(b, Grid.draw)...)
}

// GridRow is a row, the first cell of which names it.
type GridRow struct {
	Cells []GridCell
	On    bool
}

// GridCell is a text or a paragraph.
type GridCell struct {
	Text string
	Ref  Ref
}

// Has reports whether a row says something.
func (r GridRow) Has(text string) bool {
	for _, c := range r.Cells {
		if strings.Contains(strings.ToLower(c.Text+" "+c.Ref.Name()), strings.ToLower(text)) {
			return true
		}
	}
	return false
}

func (g Grid) draw() app.UI {
	return app.Div().Body(
		app.Div().Class("sec").Body(app.Elem("h3").Class("k").Text(g.Title), g.Ref.link()),
		app.Div().Class("gridbox").TabIndex(0).Role("region").Aria("label", g.Title).Body(
			app.Elem("table").Class(class("grid", when(g.Ends, "ends"))).Body(
				app.Elem("thead").Body(app.Elem("tr").Body(g.cells("th", "col", g.Head)...)),
				app.Elem("tbody").Body(each(g.Rows, g.row)...),
			),
		),
		small(g.Note),
	)
}

func (g Grid) row(r GridRow) app.UI {
	first := app.Elem("th").Attr("scope", "row").Body(r.Cells[0].draw())
	return app.Elem("tr").Class(when(r.On, "on")).Body(append([]app.UI{first}, g.cells("td", "", r.Cells[1:])...)...)
}

// cells are the cells of a row; those of the body begin in the second column.
func (g Grid) cells(tag, scope string, list []GridCell) (out []app.UI) {
	from := 0
	if scope == "" {
		from = 1
	}
	for i, c := range list {
		of := tag
		if c == (GridCell{}) {
			of = "td" // a head says something
		}
		cell := app.Elem(of).Class(when(g.Lit > 0 && from+i == g.Lit, "lit"))
		if of == "th" {
			cell = cell.Attr("scope", scope)
		}
		out = append(out, cell.Body(c.draw()))
	}
	return out
}

func (c GridCell) draw() app.UI {
	if c.Ref.Para != "" {
		return c.Ref.link()
	}
	return app.Text(c.Text)
}
