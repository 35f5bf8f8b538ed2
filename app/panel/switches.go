package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Switch is an optional rule that players can agree on.
type Switch struct {
	Do, Name string
	Text     string // what it changes
	Ref      Ref
	On       bool
}

func (s Switch) draw() app.UI {
	return app.Div().Class("opt").Body(
		toggle(Segment{Do: s.Do, Label: s.Name, On: s.On}),
		line("sm mut", s.Text, s.Ref),
	)
}

// switches is the list of optional rules, folded up until somebody asks for it; nothing
// where there is none.
func switches(title string, list []Switch) app.UI {
	if len(list) == 0 {
		return nothing()
	}
	return app.Elem("details").ID("options").Class("opts").Body(
		app.Elem("summary").Text(title),
		app.Div().Body(each(list, Switch.draw)...),
	)
}
