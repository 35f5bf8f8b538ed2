package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Timeline is a slider over the steps of a game. The page listens for its change.
type Timeline struct {
	At, Of int
	Label  string
}

func (t Timeline) draw() app.UI {
	return app.Input().Type("range").Class("timeline").ID("timeline").Min(0).Max(t.Of).Value(t.At).Aria("label", t.Label)
}
