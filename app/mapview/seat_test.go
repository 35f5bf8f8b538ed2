package mapview

import (
	"slices"
	"testing"

	"gonfalon/engine/hex"
)

// card is the size of the cards in these tests.
var card = size{280, 110}

// asked is a hex in the middle of the free rectangle of looking, at zoom 1.
func asked() (*Camera, hex.Hex) {
	c := looking()
	c.ZoomAt(1/c.Zoom(), 400, 300)
	h := HexAt(c.World(400, 300))
	c.gather([]hex.Hex{h}, 1)
	return c, h
}

func TestACardLiesOnTheFirstSideThatIsFree(t *testing.T) {
	c, h := asked()
	x, y := c.screen(h)
	wall := map[flank]rect{
		"above": {x - 300, y - 150, 600, 80}, "right": {x + 60, y - 150, 80, 300},
		"below": {x - 300, y + 70, 600, 80}, "left": {x - 140, y - 150, 80, 300},
	}
	var taken []held
	for _, side := range flanks {
		at := c.seat(h, card, taken, "")
		if at.side != side || c.harm(at, taken) != 0 {
			t.Errorf("with %d sides taken it lies %s at %v", len(taken), at.side, at.rect)
		}
		taken = append(taken, held{wall[side], 1})
	}
	if at := c.seat(h, card, taken, ""); c.harm(at, taken) >= 10_000 {
		t.Errorf("with nothing free it lies under a panel: %v", at.rect)
	}
}

func TestACardKeepsItsDistanceAndItsTailAtTheHex(t *testing.T) {
	c, h := asked()
	x, y := c.screen(h)
	for _, side := range flanks {
		at := c.beside(h, card, side, 0)
		gap := map[flank]float64{"above": y - High/2 - at.y - at.h, "right": at.x - x - R, "below": at.y - y - High/2, "left": x - R - at.x - at.w}[side]
		tail := map[flank]float64{"above": at.x + at.tail - x, "right": at.y + at.tail - y, "below": at.x + at.tail - x, "left": at.y + at.tail - y}[side]
		if !near(gap, seatGap) || !near(tail, 0) {
			t.Errorf("%s: %v from the hex, its tail %v beside it", side, gap, tail)
		}
	}
}

func TestACardSlidesAwayFromPanelsAndStaysWithItsHex(t *testing.T) {
	c, h := asked()
	x, _ := c.screen(h)
	c.Pan(730-x, 0) // beside the dock
	at := c.beside(h, card, "above", 0)
	if at.x+at.w != 800-seatRim || !near(at.x+at.tail, 730) {
		t.Errorf("it ends at %v, its tail is at %v", at.x+at.w, at.x+at.tail)
	}
	c.Pan(400, 0)
	if at := c.beside(h, card, "above", 0); at.tail > card.w-seatTail+1e-9 {
		t.Errorf("the tail %v left the card", at.tail)
	}
}

// Below what lies in the upper right corner a card may be as far to the right as the view goes.
func TestACardLiesBelowTheCornerOfPanels(t *testing.T) {
	c, h := asked()
	c.free.Corner = 100
	open := c.open()
	if open.x+open.w != c.viewW-seatRim {
		t.Errorf("cards may lie as far as %v", open.x+open.w)
	}
	at := c.beside(h, card, "below", 0)
	at.x = c.viewW - seatRim - at.w
	if n := c.harm(at, nil); n != 0 {
		t.Errorf("below the corner it does a harm of %d", n)
	}
	if at.y = 60; c.harm(at, nil) < 10_000 {
		t.Error("it may lie over the corner")
	}
	if at.y = open.y - 40; c.harm(at, nil) <= 10_000+100*39 {
		t.Error("how far a card is cut off makes no difference")
	}
}

func TestACardKeepsItsSideWhileTheMapMoves(t *testing.T) {
	c, h := asked()
	if at := c.seat(h, card, nil, "left"); at.side != "left" {
		t.Errorf("it went %s", at.side)
	}
	c.Pan(-250, 0) // no room is left there
	if at := c.seat(h, card, nil, "left"); at.side != "above" {
		t.Errorf("without room it lies %s", at.side)
	}
}

func TestCountersAndGhostsAreTakenButNotTheHexItself(t *testing.T) {
	c, h := asked()
	s := Scene{Counters: []Counter{{Shown: true, Hex: h}, {Shown: true, Hex: h.Step(hex.N)}, {Hex: h.Step(hex.S)}}}
	s.Overlay.Ghost = &Counter{Hex: h.Step(hex.SE)}
	if got := c.taken(s, h); len(got) != 2 {
		t.Errorf("%d are taken, want the neighbour and the ghost", len(got))
	}
}

func TestACardCoversTheSelectedCounterLast(t *testing.T) {
	c, h := asked()
	var s Scene
	for d, n := hex.N, 0; d <= hex.NW; d++ {
		for at := h; n < 30 && h.Distance(at) < 5; n++ {
			at = at.Step(d)
			s.Counters = append(s.Counters, Counter{Shown: true, Hex: at})
		}
		n = 0
	}
	first := c.seat(h, card, c.taken(s, h), "")
	covered := slices.IndexFunc(s.Counters, func(m Counter) bool {
		s := s
		s.Counters = []Counter{m}
		return c.harm(first, c.taken(s, h)) > 0
	})
	if covered < 0 {
		t.Fatal("it covers nobody: nothing is shown")
	}
	s.Counters[covered].Selected = true
	if then := c.seat(h, card, c.taken(s, h), ""); c.harm(then, c.taken(Scene{Counters: s.Counters[covered : covered+1]}, h)) > 0 {
		t.Errorf("it covers the selected counter at %v", then.rect)
	}
}

// ringed is a scene in which somebody stands on every hex about one, as far as this.
func ringed(h hex.Hex, far int16) (s Scene) {
	for dx := -far; dx <= far; dx++ {
		for dy := -far; dy <= far; dy++ {
			at := hex.Hex{Q: h.Q + dx, R: h.R + dy}
			if n := h.Distance(at); n > 0 && n <= int(far) {
				s.Counters = append(s.Counters, Counter{Shown: true, Hex: at})
			}
		}
	}
	return s
}

// Where every side is taken by whom a card is about, it lies apart, and neither on them nor on its hex.
func TestACardWithoutASideLiesApart(t *testing.T) {
	c, h := asked()
	s := ringed(h, 3)
	if at := c.seat(h, card, c.taken(s, h), ""); at.side == "" {
		t.Fatalf("it leaves its hex for counters that it may cover: %v", at.rect)
	}
	heeds := Scene{Heed: s.manned()}
	for i := range s.Counters {
		s.Counters[i].Selected = true
	}
	for name, s := range map[string]Scene{"selected": s, "asked": heeds} {
		at := c.seat(h, card, c.taken(s, h), "")
		if harm := c.harm(at, append(c.taken(s, h), held{c.square(h, High), 1})); at.side != "" || harm > 0 {
			t.Errorf("%s: it lies %q at %v, with a harm of %d", name, at.side, at.rect, harm)
		}
	}
}

// A strip lies along the lower edge of the free rectangle, and along the upper one where it would hide there
// what it is about; never under a panel.
func TestAStripLiesOverAnEdge(t *testing.T) {
	c, h := asked()
	s := size{c.stripWidth(), 60}
	open := c.open()
	low, _ := c.stripAt(h, s, nil, false)
	if low.side != "" || !near(low.y+low.h, open.y+open.h) || !near(low.x+low.w, open.x+open.w) || c.harm(low, nil) > 0 {
		t.Errorf("it lies at %v of %v", low.rect, open)
	}
	x, y := c.screen(h)
	c.Pan(low.x+low.w/2-x, low.y+low.h/2-y)
	high, isHigh := c.stripAt(h, s, nil, false)
	if !near(high.y, open.y) || c.harm(high, nil) > 0 {
		t.Errorf("over its counter it lies at %v", high.rect)
	}
	c.Pan(0, -120)
	if at, _ := c.stripAt(h, s, nil, isHigh); !near(at.y, high.y) {
		t.Errorf("it leaves the edge where it hides nothing for %v, as its counter rides on", at.rect)
	}
	_, y = c.screen(h)
	c.Pan(0, high.y+high.h/2-y)
	if at, _ := c.stripAt(h, s, nil, true); !near(at.y, low.y) {
		t.Errorf("its counter rides under it, and it stays at %v", at.rect)
	}
	c.free.Right = c.viewW - 200
	if w := c.stripWidth(); w != c.open().w || w > 200 {
		t.Errorf("in a narrow view it is %v wide", w)
	}
}

// What the players look at is brought out from under a strip.
func TestNobodyIsSeenUnderAStrip(t *testing.T) {
	c, h := asked()
	c.free.Bottom = 0
	s := size{c.stripWidth(), 60}
	low := c.low(s)
	x, y := c.screen(h)
	c.Pan(low.x+low.w/2-x, low.y+low.h/2-y-20)
	if !c.visible(h) {
		t.Fatal("it is out of the free rectangle: nothing is shown")
	}
	c.lies.strip = s
	if c.visible(h) {
		t.Error("who stands under the strip counts as seen")
	}
	if c.show(h); !c.visible(h) {
		t.Error("the map was moved, and still the strip hides him")
	}
	c.viewH = c.free.Top + 200 // as on a phone that lies on its side
	if c.show(h); !c.visible(h) {
		t.Error("in a low view the middle lies under the strip")
	}
}
