package panel

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/do"
)

// Timeline is the course of a game over its steps: a curve to be tapped, and a slider under it.
// The page listens for its change.
type Timeline struct {
	At, Of int
	Label  string
	Text   string // the place in words
	Title  string // what the curve shows
	Marks  []Mark // the curve, rising in At
	Turns  []Mark // where turns begin
	Turned []Mark // the turning points
}

// Mark is a place on a timeline with what is so from there on.
type Mark struct {
	At     int
	Lead   int // points of side A before side B
	Morale int // -100 to 100, above 0 in favour of side A
	Turn   int
}

func (t Timeline) draw() app.UI {
	return app.Div().Class("course").Body(
		app.Div().Class("curve").DataSet(doAttr, do.Along(t.Of)).Role("img").Aria("label", t.Title).Title(t.Title).Body(
			app.Raw(t.curve()),
			app.Div().Body(each(t.Turned, t.diamond)...),
			app.Elem("i").Class("head").Style("left", t.share(t.At)),
		),
		&slider{At: t.At, Of: t.Of, Label: t.Label, Text: t.Text},
		t.numbers(),
	)
}

// slider is put to its place once its ends are known: an element gets its attributes in any order,
// and a place beyond the end that it has so far would be lost.
type slider struct {
	app.Compo
	At, Of      int
	Label, Text string
}

// Render is the slider without its place.
func (s *slider) Render() app.UI {
	return app.Input().Type("range").Class("timeline").ID("timeline").Min(0).Max(s.Of).
		Aria("label", s.Label).Aria("valuetext", s.Text)
}

// OnMount puts it to its place.
func (s *slider) OnMount(app.Context) { bridge.Of(s.JSValue()).Put("value", s.At) }

// OnUpdate puts it to its place.
func (s *slider) OnUpdate(app.Context) { bridge.Of(s.JSValue()).Put("value", s.At) }

// The curve is drawn in a box of so many units, with nobody ahead in the middle.
const (
	curveWide = 1000
	curveMid  = 32
	curveHigh = 28 // of the greatest lead, up or down
)

// share is how far along the timeline a step is.
func (t Timeline) share(step int) string {
	return fmt.Sprintf("%.2f%%", 100*float64(step)/float64(max(1, t.Of)))
}

// curve is the lead as an area, up for side A and down for side B, and the morale as a line.
func (t Timeline) curve() string {
	top := 1
	for _, m := range t.Marks {
		top = max(top, m.Lead, -m.Lead)
	}
	up, down := func(m Mark) int { return max(0, m.Lead) }, func(m Mark) int { return min(0, m.Lead) }
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" preserveAspectRatio="none" aria-hidden="true">`, curveWide, 2*curveMid)
	fmt.Fprintf(&b, `<path class="a" d="%sV%dZ"/>`, t.steps(up, top), curveMid)
	fmt.Fprintf(&b, `<path class="b" d="%sV%dZ"/>`, t.steps(down, top), curveMid)
	fmt.Fprintf(&b, `<path class="zero" d="M0 %dH%d"/>`, curveMid, curveWide)
	fmt.Fprintf(&b, `<path class="morale" d="%s"/></svg>`, t.steps(func(m Mark) int { return m.Morale }, 100))
	return b.String()
}

// steps is the path of something that stays as it is from mark to mark; top is the most it is.
func (t Timeline) steps(of func(Mark) int, top int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "M0 %d", curveMid)
	y := curveMid
	for i, m := range t.Marks {
		fmt.Fprintf(&b, "H%d", curveWide*m.At/max(1, t.Of))
		if now := curveMid - curveHigh*of(m)/top; now != y || i == 0 {
			y = now
			fmt.Fprintf(&b, "V%d", y)
		}
	}
	return b.String()
}

// apart is how far from each other turns are named at least, in hundredths of the course: numbers nearer
// to each other would run together on a phone.
const apart = 8

// named are the turns that are named below the curve.
func (t Timeline) named() (out []Mark) {
	for _, m := range t.Turns {
		if len(out) == 0 || 100*(m.At-out[len(out)-1].At) >= apart*t.Of {
			out = append(out, m)
		}
	}
	return out
}

func (t Timeline) diamond(m Mark) app.UI {
	return app.Elem("i").Class("turned").Style("left", t.share(m.At))
}

// numbers are the turns below the curve.
func (t Timeline) numbers() app.UI {
	return app.Div().Class("turns num").Aria("hidden", true).Body(each(t.named(), t.turn)...)
}

func (t Timeline) turn(m Mark) app.UI {
	return app.Span().Style("left", t.share(m.At)).Text(m.Turn)
}
