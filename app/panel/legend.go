package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
)

// Legend is a counter with a sentence on each of its figures.
type Legend struct {
	Title string
	Chip  Chip
	Lines []Figure
}

// Figure is what one figure of a counter means.
type Figure struct {
	Part       string // of the picture, one of mapview.Parts
	Name, Text string
	Ref        Ref
	On         bool // it was asked for
}

func (l Legend) draw() app.UI {
	beside := ""
	for _, f := range l.Lines {
		beside += f.Name + f.Text + f.Ref.Para
	}
	return app.Div().Body(
		caption(l.Title, ""),
		app.Div().Class("legend").Body(
			&mapview.Legend{Counter: l.Chip.Counter, Do: do.Figure(""), Beside: beside},
			app.Elem("ul").Body(each(l.Lines, Figure.draw)...),
		),
	)
}

func (f Figure) draw() app.UI {
	return app.Elem("li").Class(when(f.On, "on")).DataSet("part", f.Part).Body(
		app.Elem("b").Body(app.Text(f.Name), app.Span().Class("unseen").Text(": ")), app.Span().Text(f.Text+" "), f.Ref.link(),
	)
}
