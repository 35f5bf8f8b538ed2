package panel

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Toggles is a list of switches.
type Toggles struct {
	Title string
	Items []Segment
}

func (t Toggles) draw() app.UI {
	return app.Div().Body(
		caption(t.Title, ""),
		app.Div().Class("toggles").Body(each(t.Items, toggle)...),
	)
}

// toggle is a switch; one that does nothing cannot be pressed.
func toggle(s Segment) app.UI {
	b := app.Button().Type("button").Class(class("tog", when(s.On, "on"), s.Sample)).Role("switch").Aria("checked", s.On).
		Body(app.Span().Body(app.Text(s.Label), small(s.Text)), keycap(s.Key), app.Elem("i"))
	if s.Key != "" {
		b = b.Aria("keyshortcuts", s.Key)
	}
	if s.Do == "" {
		return b.Disabled(true)
	}
	return b.DataSet(doAttr, s.Do)
}

// keycap is the key that does the same as what it stands in, for devices with keys; those with names, such as Enter, are
// told to screen readers alone.
func keycap(key string) app.UI {
	if short := strings.TrimPrefix(key, "Alt+"); utf8.RuneCountInString(short) != 1 {
		return nothing()
	}
	return app.Elem("kbd").Class("by mouse").Aria("hidden", true).Text(key)
}
