package panel

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Chances is the exact distribution of results: a bar and a list.
type Chances struct {
	Title, Summary string
	Side           string // whose colour a good result has
	Bars           []Chance
}

// Chance is one result.
type Chance struct {
	Text, Code string // in words, and as printed
	Ways, Of   int
	Percent    string
	Weight     int  // how heavy for the defender, 0 to 100
	Back       bool // it hurts the attacker
}

func (c Chances) draw() app.UI {
	list := make([]app.UI, 0, 4*len(c.Bars))
	for _, b := range c.Bars {
		list = append(list, app.Elem("s").Attr("style", b.paint(c.Side)), app.Span().Text(b.Text),
			app.Span().Class("o").Text(fmt.Sprintf("%d/%d", b.Ways, b.Of)), app.Span().Class("p").Text(b.Percent))
	}
	return app.Div().Body(
		caption(c.Title, c.Summary),
		app.Div().Class("dist").Aria("hidden", true).Body(each(c.Bars, func(b Chance) app.UI { return b.bar(c.Side) })...),
		app.Div().Class("dl num").Body(list...),
	)
}

// bar is as wide as the result is likely, with its code where there is room.
func (b Chance) bar(side string) app.UI {
	bar := app.Elem("i").Attr("style", fmt.Sprintf("flex:%d;%s", b.Ways, b.paint(side))).Title(b.Text)
	if b.Ways*6 < b.Of || b.Back {
		return bar
	}
	return bar.Body(app.Span().Text(b.Code))
}

// paint hatches what hurts the attacker and shades the rest by weight, so that no
// meaning rests on red or green.
func (b Chance) paint(side string) string {
	if b.Back {
		return "background:repeating-linear-gradient(135deg,var(--ink-3) 0 4px,var(--panel-2) 4px 8px)"
	}
	if b.Weight == 0 {
		return "background:var(--ink-3)"
	}
	return fmt.Sprintf("background:color-mix(in srgb,var(--%s) %d%%,var(--gold))", side, b.Weight)
}
