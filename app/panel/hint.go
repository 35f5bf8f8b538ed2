package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Hint is a thing worth knowing now, quietly said.
type Hint struct {
	Lang, Text string
	Ref        Ref
}

// Said is the hint for those who listen, empty for none.
func (h *Hint) Said() string {
	if h == nil {
		return ""
	}
	return h.Text
}

func (h *Hint) draw() app.UI {
	if h == nil {
		return nothing()
	}
	return app.Div().ID("hint").Class("hint").Role("note").Body(
		app.P().Body(app.Text(h.Text+" "), h.Ref.link()),
		app.Button().Type("button").ID("hint-off").Class("quiet").DataSet(doAttr, do.Coach()).Text(say(h.Lang, "hint.off")),
		iconButton("hint-close", "close", say(h.Lang, "hint.close"), do.HintClose(), false),
	)
}
