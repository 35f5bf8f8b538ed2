package mapview

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// onTop reports whether a counter lies above the cards.
func (c Counter) onTop() bool { return c.Rank != Card }

// lit are the hexes that stay bright while others are dimmed, beside Reach.
func (s Scene) lit() (out []hex.Hex) {
	out = append(out, s.Lit...)
	for _, c := range s.Counters {
		if c.Shown && c.Selected {
			out = append(out, c.Hex)
		}
	}
	return out
}

// beneath are the cards that lie under another one.
func (s Scene) beneath() (out []Counter) {
	for _, c := range s.Counters {
		if c.Shown && c.Rank == Card && c.Depth > 0 {
			out = append(out, c)
		}
	}
	return out
}

// ground says what lies in each hex, which moves the counters there a little.
type ground map[hex.Hex]heap

type heap struct{ cards, leaders int }

func (s Scene) ground() ground {
	g := make(ground, len(s.Counters))
	for _, c := range s.Counters {
		if !c.Shown {
			continue
		}
		h := g[c.Hex]
		switch c.Rank {
		case Card:
			h.cards++
		case Leader, GrandLeader:
			h.leaders++
		}
		g[c.Hex] = h
	}
	return g
}

// place is where a counter is drawn in its hex.
func (g ground) place(c Counter) place {
	x, y := Centre(c.Hex)
	dx, dy, size := g[c.Hex].offset(c)
	return place{x + dx, y + dy, size}
}

// offset moves a counter away from the middle of its hex so that all can be seen.
func (h heap) offset(c Counter) (dx, dy, size float64) {
	switch {
	case c.Rank == Card && c.Depth > 0:
		return 4.6, -4, cardSize
	case c.Rank == Card && h.cards > 1:
		return -2, 2, cardSize
	case c.Rank == Card:
		return 0, 0, cardSize
	case c.Rank == Banner && h.cards+h.leaders == 0:
		return 0, 0, cardSize
	case c.Rank == Banner:
		return -18, -22, cardSize
	case h.cards == 0 && h.leaders == 1:
		return 0, 0, discSize
	}
	return 15, -15 + 21*float64(c.Depth), discSize
}

// figure is a counter in its place.
type figure struct {
	Counter Counter
	Place   place
}

// figures are all counters in their places, the cards and what lies on them, and those of either that
// are framed. A counter is not told of its frame, which lies on the plane beneath its own.
func figures(s Scene) (cards, marks, framed, ringed []figure) {
	g := s.ground()
	for _, c := range s.Counters {
		if c.Rank == Card && c.Depth > 0 {
			c.Shown = false // drawn among those beneath
		}
		f := figure{Counter: c}
		if c.Shown {
			f.Place = g.place(c)
		}
		list, frames := &cards, &framed
		if c.onTop() {
			list, frames = &marks, &ringed
		}
		if c.Shown && c.framed() {
			*frames = append(*frames, f)
		}
		f.Counter.Selected, f.Counter.Target = false, false
		*list = append(*list, f)
	}
	return cards, marks, framed, ringed
}

// stacked draws the cards beneath others.
type stacked struct {
	app.Compo
	Cards []Counter
}

// Render draws them blank.
func (s *stacked) Render() app.UI { return layer(blanks(s.Cards)) }

// piles counts the cards of high stacks, above everything that could hide the number.
type piles struct {
	app.Compo
	Cards []Counter
}

// Render writes how many cards lie on each other.
func (p *piles) Render() app.UI { return layer(counts(p.Cards)) }

// counts are the numbers of cards in stacks of more than two.
func counts(cards []Counter) (out []element) {
	deepest := map[hex.Hex]int{}
	for _, c := range cards {
		deepest[c.Hex] = max(deepest[c.Hex], c.Depth)
	}
	for _, c := range cards {
		if n := deepest[c.Hex]; n > 1 && c.Depth == 1 {
			out = append(out, el("g", "class", "o-tag o-pile", "font-size", "15").
				with(caption("×"+strconv.Itoa(n+1), c.Hex, 0, 36)))
		}
	}
	return out
}

// blanks are the second cards of stacks.
func blanks(cards []Counter) (out []element) {
	for _, c := range cards {
		if c.Depth > 1 {
			continue
		}
		x, y := Centre(c.Hex)
		dx, dy, size := heap{cards: 2}.offset(c)
		out = append(out, draw(c, place{x + dx, y + dy, size}, 60*int(c.Facing)))
	}
	return out
}

// counterAt is the counter drawn topmost at a world point, where they are so many times as large as usual.
func (s Scene) counterAt(x, y, large float64) (id int, ok bool) {
	s = s.about(x, y)
	g := s.ground()
	best := -1
	for i, c := range s.Counters {
		if c.Shown && g.place(c).covers(c, x, y, large) && (best < 0 || above(c, s.Counters[best])) {
			best = i
		}
	}
	if best < 0 {
		return s.cardOn(HexAt(x, y))
	}
	return s.Counters[best].ID, true
}

// about are the counters of the hexes whose counters may reach a world point.
func (s Scene) about(x, y float64) Scene {
	all := s.Counters
	s.Counters = nil
	for _, c := range all {
		if cx, cy := Centre(c.Hex); math.Hypot(x-cx, y-cy) < 4*R {
			s.Counters = append(s.Counters, c)
		}
	}
	return s
}

// covers reports whether a counter drawn here covers a point. Cards count as
// round, which is what turning makes of them.
func (p place) covers(c Counter, x, y, large float64) bool {
	r := p.Size / 2 * large
	if c.Rank == Banner {
		r /= 2
	}
	return math.Hypot(x-p.X, y-p.Y) <= r
}

// above reports whether a counter is drawn over another one at the same place.
func above(c, o Counter) bool {
	if c.Rank != o.Rank {
		return rankOrder[c.Rank] > rankOrder[o.Rank]
	}
	return c.Depth < o.Depth
}

var rankOrder = [...]int{Card: 0, Banner: 1, Leader: 2, GrandLeader: 2}

// cardOn is the counter that stands for its hex: the top card, else whatever lies there.
func (s Scene) cardOn(h hex.Hex) (id int, ok bool) {
	best := -1
	for i, c := range s.Counters {
		if c.Shown && c.Hex == h && (best < 0 || standsBefore(c, s.Counters[best])) {
			best = i
		}
	}
	if best < 0 {
		return 0, false
	}
	return s.Counters[best].ID, true
}

// standsBefore reports whether a counter stands for their hex rather than another:
// cards before leaders, and the top card before the one beneath.
func standsBefore(c, o Counter) bool {
	if c.Rank != o.Rank {
		return rankOrder[c.Rank] < rankOrder[o.Rank]
	}
	return c.Depth < o.Depth
}

// offered reports whether a hex answers what the player is being asked. The hex of
// the selected counter itself does not: it was tapped to ask.
func (s Scene) offered(h hex.Hex) bool {
	for _, c := range s.Counters {
		if c.Shown && c.Hex == h && (c.Target || c.Selected) {
			return c.Target
		}
	}
	return holds(s.stopsOffered(), h)
}

// stops are the hexes worth a visit: what is offered, else every counter.
func (s Scene) stops() []hex.Hex {
	if out := s.stopsOffered(); len(out) > 0 {
		return out
	}
	var out []hex.Hex
	seen := map[hex.Hex]bool{}
	for _, c := range s.Counters {
		if c.Shown && !seen[c.Hex] {
			seen[c.Hex] = true
			out = append(out, c.Hex)
		}
	}
	return out
}

func (s Scene) stopsOffered() (out []hex.Hex) {
	for _, c := range s.Overlay.Choice {
		out = append(out, c.Hex)
	}
	for _, r := range s.Overlay.Reach {
		if r.Rest {
			out = append(out, r.Hex)
		}
	}
	return out
}

// extent is the world rectangle around all counters and zones of a set-up, or the
// whole map without any.
func (s Scene) extent(all Area) (x0, y0, x1, y1 float64) {
	occupied := s.occupied()
	if len(occupied) == 0 {
		return all.sides()
	}
	return around(occupied, 2.5*R)
}

// around is the world rectangle around the middles of hexes, with a margin.
func around(hexes []hex.Hex, margin float64) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, h := range hexes {
		x, y := Centre(h)
		x0, y0, x1, y1 = min(x0, x-margin), min(y0, y-margin), max(x1, x+margin), max(y1, y+margin)
	}
	return x0, y0, x1, y1
}

// held are the hexes with counters where words beside a hex must not cover them.
func (s Scene) held() []hex.Hex {
	if len(s.Overlay.Chips) == 0 {
		return nil
	}
	return s.manned()
}

// manned are the hexes with counters.
func (s Scene) manned() (out []hex.Hex) {
	for _, c := range s.Counters {
		if c.Shown {
			out = append(out, c.Hex)
		}
	}
	return out
}

// occupied are the hexes with counters and those where counters may be set up.
func (s Scene) occupied() []hex.Hex { return append(s.manned(), s.places()...) }

// places are where counters may be set up.
func (s Scene) places() (out []hex.Hex) {
	for _, z := range s.Overlay.Setup {
		out = append(out, z.Hexes...)
	}
	return out
}
