package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Stream is the last things that happened, the newest last. Pressing it opens the log.
type Stream struct {
	Do, Name string // of what a press does
	Title    string
	Side     string
	Rows     []StreamRow
}

// StreamRow is one of them, with the arms of whom it tells.
type StreamRow struct {
	Text    string
	Bearers []string
}

func (s Stream) draw() app.UI {
	rows := each(s.Rows, func(r StreamRow) app.UI { return app.Elem("li").Body(bearers(r.Bearers), app.Span().Text(r.Text)) })
	return app.Div().Class("stream "+s.Side).Body(
		caption(s.Title, ""),
		app.Elem("ol").Body(rows...),
		app.Button().Type("button").Class("cover").DataSet(doAttr, s.Do).Aria("label", s.Name),
	)
}
