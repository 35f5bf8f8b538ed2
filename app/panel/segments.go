package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Segments is a choice of one among a few.
type Segments struct {
	Title string
	Label string // spoken, where no title stands above
	Text  string // what is chosen
	Parts []Segment
}

// Segment is one of them.
type Segment struct {
	Do, Label string
	Text      string // what a switch does, beside its name
	On        bool
	Key       string // that does the same, on devices with keys
	Sample    string // classes of a switch that shows how something looks on the map
}

func (s Segments) draw() app.UI {
	return app.Div().Class("choice").Body(
		caption(s.Title, ""), line("sm mut", s.Text, Ref{}),
		app.Div().Class("seg").Role("group").Aria("label", s.Title+s.Label).Body(each(s.Parts, Segment.draw)...),
	)
}

func (s Segment) draw() app.UI {
	return app.Button().Type("button").Class(when(s.On, "on")).DataSet(doAttr, s.Do).Aria("pressed", s.On).Text(s.Label)
}
