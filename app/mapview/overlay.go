package mapview

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// under draws what lies between map and counters. It is replaced as a whole: many
// hexes make one path.
type under struct {
	app.Compo
	Overlay Overlay
	Lit     []hex.Hex // stay bright when the rest is dimmed
	Area    Area      // of the map: nothing lies beyond it
}

// Render draws the overlay.
func (u *under) Render() app.UI { return layer(drawUnder(u.Overlay, u.Lit, u.Area)) }

// over draws what lies on the cards.
type over struct {
	app.Compo
	Overlay Overlay
	Held    []hex.Hex // where counters stand
}

// Render draws the overlay.
func (o *over) Render() app.UI { return layer(join(drawOver(o.Overlay), chips(o.Overlay, o.Held))) }

// layer is an svg of its own inside the one of the page.
func layer(parts []element) app.UI {
	return el("svg", "class", "mv-layer", "overflow", "visible", "aria-hidden", "true").with(parts...).inOneGo()
}

// lines is around what has lines that keep their weight on the screen (see View.weigh).
func lines(of app.UI) app.UI { return portion("mv-part mv-lines", of) }

// fixed is around what is drawn the same from near and far.
func fixed(of app.UI) app.UI { return portion("mv-fixed", of) }

// portion is a part of a plane. The class mv-part is for what is told how much detail fits (see
// View.sharpen). Each is an svg of its own, as browsers paint all of one in which something moves.
func portion(class string, of ...app.UI) app.UI {
	return app.Elem("svg").XMLNS(svgNS).Class(class).Attr("role", "none").Body(of...)
}

// drawUnder is the overlay beneath the counters, bottom first.
func drawUnder(o Overlay, lit []hex.Hex, all Area) []element {
	return join(
		markers(o.Markers), dimmed(o, lit, all), zones(o.Setup), reachArea(o.Reach),
		menace(o.Menace), looks(o.Looks), tract("o-zoc", "o-zoce", o.Zone), tract("o-range", "o-cmd", o.Range),
		barred(o), fills("o-bar", o.Cross, 1), choices(o.Choice), fills("o-front", o.Front, 0.97),
		ideas(o.Ideas), field(o), dashes(o.Last, o.LastBy), trails(o.Trails), waysTo(o.Choice), route(o.Path), figuresOfReach(o), aims(o),
	)
}

// drawOver is the overlay on top of the cards.
func drawOver(o Overlay) []element {
	return join(goals(o.Goals), notes(o.Pins), meant(o), pointed(o), ghost(o), ghosts(o), numbered(o.Ghosts), headed(o), arrowsTo(o.Arrows), fights(o.Fights), ideaLetters(o.spotted()), crosses(o.Cross), letters(o), losses(o.Fallen), warnings(o.Warn))
}

func join(parts ...[]element) (out []element) {
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// dimmed darkens everything on the map but the hexes that matter.
func dimmed(o Overlay, lit []hex.Hex, all Area) []element {
	if !o.Dim {
		return nil
	}
	x0, y0, x1, y1 := all.sides()
	everywhere := "M" + num(x0) + " " + num(y0) + "H" + num(x1) + "V" + num(y1) + "H" + num(x0) + "Z"
	bright := append(reached(o.Reach), lit...)
	return []element{el("path", "class", "o-dim", "fill-rule", "evenodd", "d", everywhere+cells(unique(bright), 1))}
}

func reached(reach []ReachHex) (out []hex.Hex) {
	for _, r := range reach {
		out = append(out, r.Hex)
	}
	return out
}

func unique(hexes []hex.Hex) (out []hex.Hex) {
	seen := map[hex.Hex]bool{}
	for _, h := range hexes {
		if !seen[h] {
			seen[h] = true
			out = append(out, h)
		}
	}
	return out
}

// reachArea fills where a counter can come to: warm where it may stay, pale where
// it may only pass.
func reachArea(reach []ReachHex) []element {
	if len(reach) == 0 {
		return nil
	}
	var rest, pass []hex.Hex
	for _, r := range reach {
		if r.Rest {
			rest = append(rest, r.Hex)
		} else {
			pass = append(pass, r.Hex)
		}
	}
	return join(fills("o-pass", pass, 0.985), fills("o-reach", rest, 0.985),
		[]element{path("o-edge", edges(reached(reach)))})
}

// figuresOfReach writes what is left in each hex, points out the facing there and
// dots the hexes to pass through.
func figuresOfReach(o Overlay) []element {
	if len(o.Reach) == 0 {
		return nil
	}
	var wedges, lances pen
	var dots []hex.Hex
	left := el("g", "class", "o-tag", "font-size", "17")
	for _, r := range o.Reach {
		switch {
		case o.Ghost != nil && o.Ghost.Hex == r.Hex:
		case r.Rest:
			if r.Faces {
				wedges.wedge(r.Hex, r.Facing)
			}
			if r.Lance {
				lances.lance(r.Hex)
			}
			left = left.with(caption(fractions.Replace(r.Left), r.Hex, 0, 8))
		case !holds(o.Path, r.Hex):
			dots = append(dots, r.Hex)
		}
	}
	return []element{path("o-face", string(wedges)), path("o-lance", string(lances)), path("o-dot faint", discs(dots, 3)), left}
}

// fractions writes halves and thirds as one sign.
var fractions = strings.NewReplacer(
	" 1/2", "½", "1/2", "½", " 1/3", "⅓", "1/3", "⅓", " 2/3", "⅔", "2/3", "⅔",
	" 1/6", "⅙", "1/6", "⅙", " 5/6", "⅚", "5/6", "⅚")

func holds(hexes []hex.Hex, h hex.Hex) bool {
	for _, o := range hexes {
		if o == h {
			return true
		}
	}
	return false
}

// area is a union of hexes with a fill and one outer edge.
func area(fill, edge string, hexes []hex.Hex) []element {
	if len(hexes) == 0 {
		return nil
	}
	return []element{path(fill, cells(hexes, 0.985)), path(edge, edges(hexes))}
}

func fills(class string, hexes []hex.Hex, scale float64) []element {
	if len(hexes) == 0 {
		return nil
	}
	return []element{path(class, cells(hexes, scale))}
}

// barred hatches the hexes that may not be entered; a frame marks the one that is
// being explained.
func barred(o Overlay) (out []element) {
	if len(o.Barred) > 0 {
		out = append(out, path("o-hatch", hatching(o.Barred)))
	}
	if o.Asked != nil {
		asked := []hex.Hex{*o.Asked}
		out = append(out, path("o-hatch asked", hatching(asked)), path("o-asked", edges(asked)))
	}
	return out
}

func choices(choices []ChoiceHex) (out []element) {
	for _, c := range choices {
		class := "o-choice " + letter(c.Side)
		if c.Chosen {
			class += " hot"
		}
		out = append(out, path(class, cells([]hex.Hex{c.Hex}, 0.96)))
	}
	return out
}

// waysTo are the dashed paths to the hexes of a choice; where there is little room only that
// to the chosen one is shown.
func waysTo(choices []ChoiceHex) (out []element) {
	for _, c := range choices {
		class := "o-ways"
		if c.Chosen {
			class = "o-ways hot"
		}
		if way := dashes(c.Way, c.Side); len(way) > 0 {
			out = append(out, group(class, way...))
		}
	}
	return out
}

// dashes is a dashed line in the colour of a side.
func dashes(hexes []hex.Hex, side int) []element {
	if len(hexes) < 2 {
		return nil
	}
	d := polyline(spots(hexes))
	return []element{path("o-way0", d), path("o-way "+letter(side), d)}
}

// route is the path of a planned move; it ends short of the ghost's middle.
func route(hexes []hex.Hex) []element {
	if len(hexes) < 2 {
		return nil
	}
	line := spots(hexes)
	n := len(line) - 1
	line[n] = Between(line[n], line[n-1], 20/Distance(line[n], line[n-1]))
	d := polyline(line)
	return []element{path("o-path0", d), path("o-path", d), path("o-dot", discs(hexes[1:n], 4.6))}
}

// aims frame the targets of attacks and the hex that is pointed out.
func aims(o Overlay) []element {
	var hexes []hex.Hex
	for _, a := range o.Arrows {
		hexes = append(hexes, a[1])
	}
	out := framed(unique(hexes), "o-targ")
	if o.Aim != nil {
		out = append(out, framed([]hex.Hex{*o.Aim}, "o-sel")...)
	}
	return out
}

func framed(hexes []hex.Hex, class string) []element {
	if len(hexes) == 0 {
		return nil
	}
	d := edges(hexes)
	return []element{path("o-targ0", d), path(class, d)}
}

// ghost is the counter where it would stand.
func ghost(o Overlay) []element {
	if o.Ghost == nil {
		return nil
	}
	x, y := Centre(o.Ghost.Hex)
	return []element{drawGhost(*o.Ghost, place{x, y, cardSize})}
}

// arrowsTo point from attackers to their targets.
func arrowsTo(pairs [][2]hex.Hex) (out []element) {
	for _, a := range pairs {
		if a[0] == a[1] {
			continue
		}
		shaft, head := arrow(centre(a[0]), centre(a[1]))
		out = append(out, path("o-arrow0", shaft), path("o-arrow", shaft), path("o-arrowh", head))
	}
	return out
}

// arrow runs from the edge of one counter to the edge of another.
func arrow(from, to pt) (shaft, head string) {
	l := Distance(from, to)
	start, neck, tip := Between(from, to, 25/l), Between(to, from, 32/l), Between(to, from, 20/l)
	out := Right(from, to).Mul(10)
	return polyline([]pt{start, neck}), polyline([]pt{tip, neck.Add(out), neck.Sub(out)}) + "Z"
}

func crosses(hexes []hex.Hex) []element {
	if len(hexes) == 0 {
		return nil
	}
	d := stamps(hexes, pt{X: -9, Y: -9}, "l18 18m0 -18l-18 18")
	return []element{path("o-targ0", d), path("o-x", d)}
}

// letters name the hexes of a choice, aside where a counter or its ghost stands.
func letters(o Overlay) (out []element) {
	for _, c := range o.Choice {
		size, text := "24", caption(c.Letter, c.Hex, 0, 8.5)
		if c.Held || o.Ghost != nil && o.Ghost.Hex == c.Hex {
			size, text = "20", caption(c.Letter, c.Hex, -27, -13)
		}
		out = append(out, el("g", "class", "o-tag o-cap "+letter(c.Side), "font-size", size).with(text))
	}
	return out
}

// caption is a word in a hex, at an offset from its middle.
func caption(text string, h hex.Hex, dx, dy float64) element {
	c := centre(h)
	return words("", text, "x", num(c.X+dx), "y", num(c.Y+dy))
}

// lance adds a lance head under the upper corner of a hex.
func (p *pen) lance(h hex.Hex) {
	c := centre(h)
	p.line([]pt{c.Add(pt{X: -8, Y: -13}), c.Add(pt{Y: -30}), c.Add(pt{X: 8, Y: -13}), c.Add(pt{Y: -18})})
	*p = append(*p, 'Z')
}

// wedge adds a small triangle at the side a counter would face.
func (p *pen) wedge(h hex.Hex, d hex.Dir) {
	c := centre(h)
	ray := func(radius, turn float64) pt {
		sin, cos := math.Sincos(math.Pi/3*float64(d) - math.Pi/2 + turn)
		return c.Add(pt{X: radius * cos, Y: radius * sin})
	}
	p.line([]pt{ray(31, 0), ray(24, 0.24), ray(24, -0.24)})
	*p = append(*p, 'Z')
}

// meant frames whom a lesson is about in ink.
func meant(o Overlay) []element {
	if o.Meant == nil {
		return nil
	}
	frame := edges([]hex.Hex{*o.Meant})
	return []element{path("o-halo meant", frame), path("o-meant", frame)}
}

// pointed frames what a lesson points at in gold; a second frame breathes outwards.
func pointed(o Overlay) []element {
	if o.Point == nil {
		return nil
	}
	frame := edges([]hex.Hex{*o.Point})
	return []element{path("o-breath", frame), path("o-halo", frame), path("o-point", frame)}
}

// tract is an area in the colour of its side.
func tract(fill, edge string, t Tract) []element {
	return area(fill+" "+letter(t.By), edge+" "+letter(t.By), t.Hexes)
}

// looks paint where each side can shoot, what a hex does not see, and frame who is out of order.
func looks(l Looks) []element {
	out := join(fills("o-unseen", l.Unseen, 1), tract("o-fire", "o-firee", l.Fire[0]), tract("o-fire", "o-firee", l.Fire[1]), framed(l.Shaken, "o-shaken"))
	if l.From != nil {
		out = append(out, framed([]hex.Hex{*l.From}, "o-from")...)
	}
	return append(out, l.line()...)
}

// line is the line that is looked along, crossed out where something blocks it.
func (l Looks) line() (out []element) {
	if l.From == nil || l.To == nil {
		return nil
	}
	class, d := "o-line", polyline(spots([]hex.Hex{*l.From, *l.To}))
	if l.Blocks != nil {
		class += " shut"
		out = framed([]hex.Hex{*l.Blocks}, "o-blocks")
	}
	return append(out, path("o-line0", d), path(class, d))
}

// menace paints where a side can strike, the darker the more of them can, with how many that are.
func menace(m Menace) []element {
	if len(m.Hexes) == 0 {
		return nil
	}
	var many [3][]hex.Hex
	figures := el("g", "class", "o-tag o-many "+letter(m.By), "font-size", "24")
	for i, h := range m.Hexes {
		n := 0
		if i < len(m.Strong) {
			n = m.Strong[i]
			figures = figures.with(caption(strconv.Itoa(n), h, 0, 8))
		}
		level := min(n/3, len(many)-1)
		many[level] = append(many[level], h)
	}
	parts := []element{path("o-mene "+letter(m.By), edges(m.Hexes))}
	for level, list := range many {
		parts = join(fills("o-men o-men-"+strconv.Itoa(level)+" "+letter(m.By), list, 1), parts)
	}
	return append(parts, figures)
}
