package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Feats lists what the computer did, the last first, each with its reason.
type Feats struct {
	Title, Side string
	Rows        []Feat
}

// Feat is one of them; pressing it looks at its place.
type Feat struct {
	Do        string
	N         int
	Text, Why string
	Hex       string
	On        bool // it is shown on the map
}

func (f Feats) draw() app.UI {
	return app.Div().Body(
		caption(f.Title, ""),
		app.Elem("ol").Class("feats "+f.Side).Body(each(f.Rows, Feat.draw)...),
	)
}

func (f Feat) draw() app.UI {
	why := nothing()
	if f.Why != "" {
		why = app.Span().Class("sm mut").Text(f.Why)
	}
	return app.Elem("li").Class(when(f.On, "on")).Body(
		app.Span().Class("no num").Aria("hidden", true).Text(f.N),
		app.Div().Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, f.Do).Text(f.Text),
			why,
		),
		app.Span().Class("hx num").Text(f.Hex),
	)
}
