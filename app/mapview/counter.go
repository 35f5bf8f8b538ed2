package mapview

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// Counters are drawn in a box of 100 by 100 about the origin, front edge up. The
// style sheet places their parts: it turns figures back upright when the card
// turns, and enlarges them or leaves them out when the card is small on screen.

// Sides of counters in world units.
const (
	cardSize = 45.0
	discSize = 30.0
)

// place is where a counter is drawn, in world units, and how large.
type place struct{ X, Y, Size float64 }

// alone is the place of a counter in a picture of its own.
var alone = place{Size: 100}

// style turns a counter and moves it to its place; the style sheet does the rest. Alone and front edge
// up it needs none.
func (p place) style(turn int) string {
	if turn == 0 && p == alone {
		return ""
	}
	return fmt.Sprintf("--x:%spx;--y:%spx;--size:%s;--turn:%ddeg", num(p.X), num(p.Y), num(p.Size/100), turn)
}

// draw is a counter as shapes, in its frames. The turn is its facing in degrees, which may
// exceed a full circle so that a turning card takes the shorter way.
func draw(c Counter, at place, turn int) element {
	if c.Rank == Card && c.Depth > 0 {
		return drawBeneath(c, at)
	}
	g := drawBare(c, at, turn)
	g.kids = append(frames(c), g.kids...)
	return g
}

// drawBare is a counter that lies on no other, without frames.
func drawBare(c Counter, at place, turn int) element {
	switch c.Rank {
	case Banner:
		return drawBanner(c, at)
	case Leader, GrandLeader:
		return drawLeader(c, at)
	}
	return drawCard(c, at, turn)
}

func letter(side int) string { return "ab"[side&1 : side&1+1] }

// frameOf begins a counter: its group with classes, place and spoken name.
func frameOf(c Counter, class string, at place, turn int) element {
	return el("g", "class", "ctr "+letter(c.Side)+class, "style", at.style(turn),
		"role", "img", "aria-label", c.Title)
}

// stillFrame begins a counter that reaches the page as text. The site's policy lets text bring no
// style of its own: an attribute puts the counter in its place and a class turns it.
func stillFrame(c Counter, class string, at place) (put func(element) element, frame element) {
	where := fmt.Sprintf("translate(%s %s) scale(%s)", num(at.X), num(at.Y), num(at.Size/100))
	frame = el("g", "class", fmt.Sprintf("ctr %s%s turn-%d", letter(c.Side), class, c.Facing), "role", "img", "aria-label", c.Title)
	return func(g element) element { return el("g", "transform", where).with(g) }, frame
}

// drawBeneath is a card on which another lies.
func drawBeneath(c Counter, at place) element {
	put, g := stillFrame(c, cardClass(c), at)
	return put(g.with(frames(c)...).with(use("card", "card-"+letter(c.Side))))
}

func drawCard(c Counter, at place, turn int) element {
	g := frameOf(c, cardClass(c), at, turn)
	g = g.with(use("card", "card-"+letter(c.Side)))
	g = g.with(c.silhouette(), c.figures()).with(c.arms()...).with(c.name()...)
	return g.with(states(c)...)
}

func cardClass(c Counter) string {
	class := ""
	if c.Reduced {
		class += " red"
	}
	if c.Broken != "" {
		class += " " + c.Broken
	}
	if c.Facing == hex.SW || c.Facing == hex.NW {
		class += " mirror"
	}
	if c.Facing >= hex.SE && c.Facing <= hex.SW {
		class += " under"
	}
	return class
}

func (c Counter) silhouette() element {
	class := "sil"
	if c.Armour > 0 || c.Bow != "" {
		class += " aside"
	}
	return use(class, c.shape())
}

// shape is the id of the silhouette. Archers and crossbows without strength are on
// the move.
func (c Counter) shape() string {
	if c.SP == "0" && (c.Kind == "archers" || c.Kind == "crossbows") {
		return "sil-" + c.Kind + "-moving"
	}
	return "sil-" + c.Kind
}

// figures are the shields and the numbers.
func (c Counter) figures() element {
	g := group("figs")
	for i := range c.Armour {
		g = g.with(use("shield s"+strconv.Itoa(i), "shield"))
	}
	ring := el("circle", "class", "box", "r", "14.6")
	return g.with(c.light()...).with(c.archery()...).with(
		group("sp"+hollow(c.SP), box(28, 28), words("fig", c.SP, "y", "8.7")),
		group("mp"+hollow(c.MP), ring, words("fig", c.MP, "y", "7.9")))
}

// box is the paper ground of a figure.
func box(w, h float64) element {
	return el("rect", "class", "box", "x", num(-w/2), "y", num(-h/2), "width", num(w), "height", num(h), "rx", "3")
}

// archery is the figure over the strength: how well and how far its archers shoot.
func (c Counter) archery() []element {
	if c.Bow == "" {
		return nil
	}
	return []element{group("bow", box(32, 20), words("fig", c.Bow, "y", "6.2"))}
}

// light is the dot over the movement: full for those who give way before combat, a ring for
// those who only slip away.
func (c Counter) light() []element {
	switch c.Dot {
	case SolidDot:
		return []element{group("dot", circle("box", 10), circle("dot-ink", 6))}
	case OpenDot:
		return []element{group("dot", circle("box", 10), circle("dot-ring", 5))}
	}
	return nil
}

// hollow is the class of a figure that counts nothing.
func hollow(figure string) string {
	if figure == "0" {
		return " zero"
	}
	return ""
}

// name is what the front band says: a code, and from near a name.
func (c Counter) name() []element {
	if c.Name == "" {
		return []element{words("id", c.Label, "y", "7")}
	}
	const most = 8 // letters of the usual size
	class := "id whole"
	if len([]rune(c.Name)) > most {
		class += " long"
	}
	return []element{words("id code", c.Label, "y", "7"), words(class, c.Name, "y", "7")}
}

// arms are the shield on the right shoulder of a card; beside the dot of light troops it is smaller.
func (c Counter) arms() []element {
	switch {
	case c.Arms == "":
		return nil
	case c.Dot != NoDot:
		return []element{use("arms small", armsID+c.Arms)}
	}
	return []element{use("arms", armsID+c.Arms)}
}

// states are the marks on top of a card.
func states(c Counter) (out []element) {
	if c.Moved {
		out = append(out, path("veil", outline(c.Side, 50)),
			path("dog0", "M51 17V51H17Z"), path("dog", "M50 20L20 50Q30 40 24 26Q38 32 50 20Z"))
	}
	if c.Palisade {
		out = append(out, use("stakes", "palisade"))
	}
	out = append(out, c.lance()...)
	if c.Must {
		out = append(out, use("badge rear", "badge-must"))
	}
	if c.Broken == "disorganised" || c.Broken == "panicked" {
		out = append(out, use("badge right", "badge-"+c.Broken))
	}
	if c.Ranks {
		out = append(out, use("badge left", "badge-ranks"))
	}
	if c.Frozen {
		out = append(out, use("badge rear", "badge-frozen"))
	}
	return out
}

// lance is the lance head on the front edge of a card that charges. It holds the charge
// factor, or a lance where there is none.
func (c Counter) lance() []element {
	head := path("cfb", "M-15 10V-8L0 -22L15 -8V10Z")
	switch {
	case c.Charge > 0:
		return []element{group("cf", head, words("cft", strconv.Itoa(c.Charge), "y", "8.4"))}
	case c.Charging:
		return []element{group("cf", head, path("cfl", "M0 7V-13M-7 -5L0 -13L7 -5"))}
	}
	return nil
}

// drawGhost is a card that is not there yet: pale, dashed and without figures.
func drawGhost(c Counter, at place) element {
	put, g := stillFrame(c, " ghost"+cardClass(c), at)
	return put(g.with(use("card", "card-"+letter(c.Side)), use("sil", c.shape())).with(c.lance()...))
}

func drawLeader(c Counter, at place) element {
	class, figure, rim := " ldr", "leader", "disc"
	if c.Rank == GrandLeader {
		class, figure, rim = " ldr grand", "grand-leader", "scallop"
	}
	g := frameOf(c, class, at, 0)
	g = g.with(use("rim", rim), circle("disc", 35), use("sil", "sil-"+figure))
	return g.with(group("ribbon", path("strip", "M-40 22H40L34 33L40 44H-40L-34 33Z"), words("id", c.tag(), "y", "40.5"))).
		with(c.influence()...)
}

// tag is a leader's label as far as his ribbon holds it.
func (c Counter) tag() string {
	const most = 5
	if letters := []rune(c.Label); len(letters) > most {
		return strings.TrimRight(string(letters[:most-1]), " -")
	}
	return c.Label
}

// influence is what a leader adds: how far he commands, on gold, and his value in combat, on
// paper like the strength of a card.
func (c Counter) influence() (out []element) {
	if c.Range > 0 {
		out = append(out, group("range", circle("rng", 15), words("fig", strconv.Itoa(c.Range), "y", "7.6")))
	}
	if c.Value > 0 {
		out = append(out, group("worth", box(28, 28), words("fig", strconv.Itoa(c.Value), "y", "8.4")))
	}
	return out
}

func drawBanner(c Counter, at place) element {
	shape := "banner-" + letter(c.Side)
	if c.Fallen {
		shape = "fallen"
	}
	return frameOf(c, " bnr", at, 0).with(use("flagged", shape))
}

// counterView is one counter on the map. Its part of the page lives as long as the
// game, so that the counter glides from hex to hex.
type counterView struct {
	app.Compo
	Counter Counter
	Place   place

	turn int // degrees turned since it was first drawn
}

// Render draws the counter, or nothing where it is not shown.
func (v *counterView) Render() app.UI {
	if !v.Counter.Shown {
		return group("ctr gone").ui()
	}
	v.turn = nearestTurn(v.turn, 60*int(v.Counter.Facing))
	g := drawBare(v.Counter, v.Place, v.turn)
	g.attr = append(g.attr, "data-unit", strconv.Itoa(v.Counter.ID))
	return g.filled()
}

// nearestTurn is the angle equal to want in a circle that lies nearest to now.
func nearestTurn(now, want int) int {
	return now + (want-now%360+540+360)%360 - 180
}

// Picture is a counter alone, facing north, for panels. It refers to Defs.
func Picture(c Counter) app.UI { return picture(c).inOneGo() }

func picture(c Counter) element {
	c.Facing, c.Depth = hex.N, 0
	return el("svg", "class", "ctrbox size-2", "viewBox", "-60 -60 120 120", "aria-hidden", "true").
		with(draw(c, alone, 0))
}
