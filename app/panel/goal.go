package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
)

// Goal is what wins and how it stands, in the bar over the map.
type Goal struct {
	Lang        string
	Text, State string // "Take their banner on the hill", "even so far"
	Left        string // "3 turns left"
	Marked      bool   // it is somewhere on the map
	Turn, Turns int    // of how many, from 0; none where there is no last one
}

// maxStrips is how many turns a bar has strips for.
const maxStrips = 12

func (g Goal) draw() app.UI {
	return app.Div().Class("wins").Body(goalPin(g.Lang, g.Marked), app.Div().Class("goalt").Role("status").Body(
		app.Elem("b").Title(g.Text).Text(g.Text), app.Span().Body(g.left(), app.Text(g.State))), g.strips())
}

// left is how long there is; a bar that has the turn beside it leaves it out where it is narrow.
func (g Goal) left() app.UI {
	if g.Left == "" {
		return nothing()
	}
	return app.Elem("span").Class("left").Text(g.Left + " · ")
}

// goalPin is the pin that shows what wins on the map.
func goalPin(lang string, marked bool) app.UI {
	label := say(lang, "goal.show")
	return app.Button().Type("button").ID("goal").Class("goalpin").DataSet(doAttr, do.Goal()).Aria("label", label).Title(label).
		Disabled(!marked).Body(app.Raw(mapview.GoalPin()))
}

// strips are a short line a turn, those gone and the one now filled.
func (g Goal) strips() app.UI {
	if g.Turns < 2 || g.Turns > maxStrips {
		return nothing()
	}
	list := make([]app.UI, g.Turns)
	for i := range list {
		list[i] = app.Elem("i").Class(class(when(i < g.Turn, "done"), when(i == g.Turn, "now")))
	}
	return app.Div().Class("strips").Aria("hidden", true).Body(list...)
}
