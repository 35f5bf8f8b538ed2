package panel

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Verdict is what a throw is likely to bring: a line, why, and a bar in three parts.
type Verdict struct {
	Title, Sub string
	Side       string   // whose colour the first part has
	Parts      [3]Share // it harms those at whom it is directed, nobody, or those who do it
	Why        string   // the label of what opens the reasons, empty where they are open for good
	Open       bool
}

// Share is one part of the bar.
type Share struct {
	Name    string
	Percent int
}

func (v Verdict) draw() app.UI {
	why := nothing()
	if v.Why != "" {
		why = app.Button().Type("button").ID("reasons").Class("vwhy").DataSet(doAttr, do.Reasons()).Aria("expanded", v.Open).Text(v.Why)
	}
	bar, key, spoken := make([]app.UI, 0, 3), make([]app.UI, 0, 3), make([]string, 0, 3)
	for i, p := range v.Parts {
		look := []string{"good " + v.Side, "none", "bad"}[i]
		if p.Percent > 0 {
			bar = append(bar, app.Elem("i").Class(look).Attr("style", fmt.Sprintf("flex:%d", p.Percent)))
		}
		key = append(key, app.Span().Body(app.Elem("i").Class(look), app.Text(p.Name)))
		spoken = append(spoken, fmt.Sprintf("%s %d %%", p.Name, p.Percent))
	}
	return app.Div().Class("verdict").Body(
		app.Div().Class("vhead").Body(app.Elem("h2").Text(v.Title), why),
		line("mut", v.Sub, Ref{}),
		app.Div().Class("vbar").Role("img").Aria("label", strings.Join(spoken, ", ")).Body(bar...),
		app.Div().Class("vkey mut").Aria("hidden", true).Body(key...),
	)
}
