package mapview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// Legend is a counter drawn large, with a line from each of its figures to the text that
// explains it. The texts are elements with data-part beside the picture, in the same parent; the
// picture says nothing that they do not say.
type Legend struct {
	app.Compo
	Counter Counter
	Do      string // the command of a figure, before its name
	Beside  string // what the texts say: where it changes they may have other places
}

// Parts are the figures of a counter that can be explained, by the names that data-part has, in
// the order in which their texts follow each other without lines that cross.
var Parts = []string{"cf", "worth", "range", "id", "shield", "bow", "sil", "ribbon", "dot", "mp", "sp", "flagged"}

// Render draws the counter and a layer for the lines; OnUpdate draws them.
func (l *Legend) Render() app.UI {
	return app.Div().Class("lg-pic").Aria("hidden", true).Body(
		Picture(l.Counter),
		el("svg", "class", "lg-lines").with(path("lg-case", ""), path("lg-line", ""), path("lg-dots", "")).ui(),
	)
}

// OnMount draws the lines.
func (l *Legend) OnMount(ctx app.Context) { ctx.Defer(l.measure) }

// OnUpdate draws the lines anew.
func (l *Legend) OnUpdate(ctx app.Context) { ctx.Defer(l.measure) }

// OnResize draws the lines anew.
func (l *Legend) OnResize(ctx app.Context) { ctx.Defer(l.measure) }

// measure finds the figures and their texts, joins them, and makes the figures answer to taps.
func (l *Legend) measure(app.Context) {
	pic := bridge.Of(l.JSValue())
	origin := pic.Ask("getBoundingClientRect")
	texts := pic.Get("parentElement").Ask("querySelectorAll", "[data-part]")
	lines, dots := "", ""
	for i := range texts.Len() {
		text := texts.At(i)
		name := text.Get("dataset").Get("part").Text()
		part := laidOut(pic.Ask("querySelectorAll", ".ctrbox ."+name))
		if !part.There() {
			continue
		}
		part.Get("dataset").Put("do", l.Do+name)
		to := within(text, origin)
		line := leadLine(within(part, origin), point{to.x, to.y + min(to.h/2, 12)})
		lines, dots = lines+line.path(), dots+line.dot()
	}
	for class, d := range map[string]string{"lg-case": lines, "lg-line": lines, "lg-dots": dots} {
		pic.Ask("querySelector", "."+class).Ask("setAttribute", "d", d)
	}
}

// laidOut is the first of some elements that shows, nothing where none does: of two names of a counter one is hidden.
func laidOut(list bridge.Ref) (shown bridge.Ref) {
	for i := range list.Len() {
		if e := list.At(i); e.Ask("getClientRects").Len() > 0 {
			return e
		}
	}
	return shown
}

// within is where an element lies, seen from the corner of another.
func within(e, origin bridge.Ref) rect {
	r := e.Ask("getBoundingClientRect")
	of := func(side string) float64 { return r.Get(side).Number() }
	return rect{of("left") - origin.Get("left").Number(), of("top") - origin.Get("top").Number(), of("width"), of("height")}
}

// lead is the way of a line from a figure to a text.
type lead []point

const (
	legendGap  = 6.0  // between the end of a line and its text, in pixels
	legendKnee = 26.0 // of a line before its text
	legendHalf = 66.0 // the middle of the picture
	legendDot  = 2.0  // from a figure to the dot beside it
)

// leadLine leads from a figure to a text at its right: aslant to the height of the text, then on
// to it. From the left half of the card it leaves below the card first.
func leadLine(part rect, text point) lead {
	from := point{part.x + part.w + legendDot, part.y + part.h/2}
	end := point{text.x - legendGap, text.y}
	knee := point{end.x - legendKnee, text.y}
	if mid := part.x + part.w/2; mid < legendHalf-12 && text.y > part.y+part.h {
		return lead{{mid, part.y + part.h + legendDot}, {mid, text.y}, end}
	}
	return lead{from, knee, end}
}

func (l lead) path() string {
	var d pen
	for i, p := range l {
		d.to("ML"[min(i, 1)], pt{X: p.x, Y: p.y})
	}
	return string(d)
}

// dot is a line of no length, which is drawn as a round spot.
func (l lead) dot() string { return lead{l[0], l[0]}.path() }
