package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Stream is the last things that happened, the newest last. Pressing it opens the log.
type Stream struct {
	Do, Name string // of what a press does
	Title    string
	Side     string
	Rows     []string
}

func (s Stream) draw() app.UI {
	rows := each(s.Rows, func(text string) app.UI { return app.Elem("li").Text(text) })
	return app.Div().Class("stream "+s.Side).Body(
		caption(s.Title, ""),
		app.Elem("ol").Body(rows...),
		app.Button().Type("button").Class("cover").DataSet(doAttr, s.Do).Aria("label", s.Name),
	)
}
