package panel

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Curve is how a battle went: something counted for both sides over its steps, the morale below it,
// and where it turned. A tap on it goes there.
type Curve struct {
	Title  string
	Names  [2]string // of the sides
	Morale string
	Kinds  []Segment // what can be shown
	Of     int       // steps
	Spots  []Spot    // rising in At
	Turns  []Mark    // where turns begin
	Points []Turning
	Head   string    // over the turning points
	Table  [6]string // the headings of the table of it all
}

// Spot is what is so from a step on.
type Spot struct {
	At, Turn int
	Value    [2]int // what is shown
	Other    [2]int // what is not
	Morale   int    // -100 to 100, above 0 in favour of side A
}

// Turning is a turning point.
type Turning struct {
	N, At int
	Side  string // whose good it was to
	Text  string
	By    string // what turned it
	Do    string
}

// The plot is drawn in a box of so many units, with the morale below it.
const (
	plotWide, plotHigh = 1000, 200
	bandMid, bandHigh  = 228, 20
)

func (c Curve) draw() app.UI {
	return app.Div().Class("ch-curve").Body(
		app.Div().Class("ch-key").Body(
			app.Span().Class("of-a").Body(app.Raw(`<svg viewBox="0 0 30 4" aria-hidden="true"><path class="a" d="M0 2H30"/></svg>`), app.Text(c.Names[0])),
			app.Span().Class("of-b").Body(app.Raw(`<svg viewBox="0 0 30 4" aria-hidden="true"><path class="b" d="M0 2H30"/></svg>`), app.Text(c.Names[1])),
			app.Div().Class("seg").Role("group").Aria("label", c.Title).Body(each(c.Kinds, Segment.draw)...),
		),
		app.Div().Class("ch-plot").Body(append([]app.UI{
			app.Div().Class("ch-lines").DataSet(doAttr, do.Along(c.Of)).Role("img").Aria("label", c.Title).Body(app.Raw(c.svg())),
			c.label(0, bandMid, "ch-morale", c.Morale)},
			append(c.scale(), each(c.Points, c.diamond)...)...)...),
		Timeline{Of: c.Of, Turns: c.Turns}.numbers(),
		c.turnings(),
		c.table(),
	)
}

// top is the greatest value, rounded up to what divides well.
func (c Curve) top() int {
	top := 4
	for _, s := range c.Spots {
		top = max(top, s.Value[0], s.Value[1])
	}
	for step := 4; ; step *= 2 {
		if n := (top + step - 1) / step * step; n/step <= 10 {
			return (n + 3) / 4 * 4
		}
	}
}

// high is how far down a value lies.
func high(value, top int) int { return plotHigh - plotHigh*max(0, value)/top }

// x is how far along a step lies.
func (c Curve) x(step int) int { return plotWide * step / max(1, c.Of) }

func (c Curve) svg() string {
	var b strings.Builder
	top := c.top()
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" preserveAspectRatio="none" aria-hidden="true">`, plotWide, bandMid+bandHigh)
	for i := range 5 {
		fmt.Fprintf(&b, `<path class="grid" d="M0 %dH%d"/>`, plotHigh*i/4, plotWide)
	}
	for _, t := range c.Points {
		fmt.Fprintf(&b, `<path class="dots" d="M%d 0V%d"/>`, c.x(t.At), bandMid+bandHigh)
	}
	for side, class := range []string{"a", "b"} {
		fmt.Fprintf(&b, `<path class="band %s" d="%sL%d %dZ"/>`, class, c.band(side), plotWide, bandMid)
	}
	fmt.Fprintf(&b, `<path class="zero" d="M0 %dH%d"/>`, bandMid, plotWide)
	for side, class := range []string{"a", "b"} {
		fmt.Fprintf(&b, `<path class="%s" d="%s"/>`, class, c.line(side, top))
	}
	return b.String() + "</svg>"
}

// The curve as it is printed: a box of so many units, with room for figures at the left and the names above.
const (
	printWide, printHigh = 520, 300
	printLeft, printTop  = 44, 40
)

// Printed is the curve as a drawing by itself, for paper: the second side is dashed, so that it can be told from the
// first without colours.
func (c Curve) Printed() (svg string, wide, high float64) {
	var b strings.Builder
	top := c.top()
	x := func(step int) int { return printLeft + (printWide-printLeft-8)*step/max(1, c.Of) }
	y := func(value int) int { return printTop + (printHigh-printTop-8)*(top-max(0, value))/top }
	b.WriteString(`<svg>`)
	for i := range 5 {
		n := top * i / 4
		fmt.Fprintf(&b, `<path d="M%d %dH%d" style="fill:none;stroke:var(--rule-2);stroke-width:1"/>`, printLeft, y(n), printWide-8)
		fmt.Fprintf(&b, `<text x="%d" y="%d" style="font-size:18px;fill:var(--ink-2);text-anchor:end">%d</text>`, printLeft-8, y(n)+6, n)
	}
	for side, look := range []string{"stroke:var(--a)", "stroke:var(--b);stroke-dasharray:12 7"} {
		from, left := 0, printLeft+side*(printWide-printLeft)/2
		fmt.Fprintf(&b, `<path d="M%d 16h34" style="fill:none;stroke-width:4;%s"/>`, left, look)
		fmt.Fprintf(&b, `<text x="%d" y="22" style="font-size:20px;fill:var(--ink)">%s</text>`, left+42, html.EscapeString(c.Names[side]))
		fmt.Fprintf(&b, `<path d="`)
		for i, s := range c.Spots {
			if i == 0 {
				fmt.Fprintf(&b, "M%d %d", x(s.At), y(s.Value[side]))
			} else {
				fmt.Fprintf(&b, "L%d %dL%d %d", x(s.At), y(from), x(s.At), y(s.Value[side]))
			}
			from = s.Value[side]
		}
		fmt.Fprintf(&b, `" style="fill:none;stroke-width:4;%s"/>`, look)
	}
	b.WriteString(`</svg>`)
	return b.String(), printWide, printHigh
}

// line is the path of a side.
func (c Curve) line(side, top int) string {
	var b strings.Builder
	for i, s := range c.Spots {
		fmt.Fprintf(&b, "%c%d %d", "ML"[min(i, 1)], c.x(s.At), high(s.Value[side], top))
	}
	return b.String()
}

// band is the path of the morale as far as it favours a side: above the middle it is side A's.
func (c Curve) band(side int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "M0 %d", bandMid)
	for _, s := range c.Spots {
		n := max(0, s.Morale)
		if side == 1 {
			n = min(0, s.Morale)
		}
		fmt.Fprintf(&b, "L%d %d", c.x(s.At), bandMid-bandHigh*n/100)
	}
	return b.String()
}

// label is a text at a place of the plot.
func (c Curve) label(step, y int, class, text string) app.UI {
	return app.Span().Class(class).Aria("hidden", true).Style("left", Timeline{Of: c.Of}.share(step)).
		Style("top", fmt.Sprintf("%.1f%%", 100*float64(y)/(bandMid+bandHigh))).Text(text)
}

// scale is the numbers at the lines, and what both sides have at the end.
func (c Curve) scale() (out []app.UI) {
	top := c.top()
	for i := range 3 {
		out = append(out, c.label(0, plotHigh*i/2, "ch-tick num", strconv.Itoa(top*(2-i)/2)))
	}
	if len(c.Spots) == 0 {
		return out
	}
	last := c.Spots[len(c.Spots)-1].Value
	for side, class := range []string{"ch-end of-a num", "ch-end of-b num"} {
		y := high(last[side], top)
		if other := high(last[1-side], top); max(y-other, other-y) < 16 { // they would lie over each other
			if y < other || y == other && side == 0 {
				y -= 8
			} else {
				y += 8
			}
		}
		out = append(out, c.label(c.Of, y, class, strconv.Itoa(last[side])))
	}
	return out
}

func (c Curve) diamond(t Turning) app.UI {
	return app.Elem("i").Class("ch-mark").Aria("hidden", true).Style("left", Timeline{Of: c.Of}.share(t.At)).
		Style("--row", strconv.Itoa(c.row(t.N-1))).Body(app.Elem("b").Text(t.N))
}

// crowded is how near to each other turning points would lie over each other on a phone, in hundredths
// of the course.
const crowded = 12

// row is how many diamonds a turning point hangs below the first row, as those just before it hang there.
func (c Curve) row(n int) int {
	if n == 0 || 100*(c.Points[n].At-c.Points[n-1].At) >= crowded*c.Of {
		return 0
	}
	return c.row(n-1) + 1
}

// turnings are the turning points in words.
func (c Curve) turnings() app.UI {
	if len(c.Points) == 0 {
		return nothing()
	}
	return app.Div().Body(caption(c.Head, ""), app.Elem("ol").Class("ch-turned").Body(each(c.Points, Turning.draw)...))
}

func (t Turning) draw() app.UI {
	return app.Elem("li").Body(
		app.Elem("i").Class("ch-mark").Body(app.Elem("b").Text(t.N)),
		app.Div().Body(app.Button().Type("button").Class("go of-"+t.Side).DataSet(doAttr, t.Do).Text(t.Text), app.Div().Class("sm mut").Text(t.By)),
	)
}

// table is the curve in figures, as each turn began and at the end.
func (c Curve) table() app.UI {
	rows := []app.UI{app.Elem("tr").Body(each(c.Table[:], func(t string) app.UI { return app.Elem("th").Text(t) })...)}
	for i, s := range c.Spots {
		if i > 0 && i < len(c.Spots)-1 && c.Spots[i-1].Turn == s.Turn {
			continue
		}
		figures := []int{s.Turn, s.Value[0], s.Value[1], s.Other[0], s.Other[1], s.Morale}
		rows = append(rows, app.Elem("tr").Body(each(figures, func(n int) app.UI { return app.Elem("td").Text(n) })...))
	}
	return app.Div().Class("unseen").Body(app.Elem("table").Body(app.Elem("tbody").Body(rows...)))
}
