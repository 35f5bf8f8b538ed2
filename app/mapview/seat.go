package mapview

import "gonfalon/engine/hex"

// Measures of a card that is anchored at a hex, in pixels of the screen.
const (
	seatGap  = 12.0 // from its hex: room for the tail
	seatRim  = 8.0  // from the panels
	seatTail = 18.0 // from a corner to where its tail may be
)

// size is an extent in pixels.
type size struct{ w, h float64 }

// rect is a rectangle, of the view in pixels or of the world in its units.
type rect struct{ x, y, w, h float64 }

// rect is an area as a rectangle of the world.
func (a Area) rect() rect { return rect{a.X, a.Y, a.W, a.H} }

// meets reports whether two rectangles overlap.
func (r rect) meets(o rect) bool {
	return r.x < o.x+o.w && o.x < r.x+r.w && r.y < o.y+o.h && o.y < r.y+r.h
}

// flank is a side of a hex, by the name that the style sheet knows.
type flank string

// flanks are the sides in the order in which they are tried.
var flanks = [...]flank{"above", "right", "below", "left"}

// seat is where a card lies, on which side of its hex, and how far along it its tail is.
type seat struct {
	rect
	side flank
	tail float64
}

// seat finds a place for a card beside a hex: the first side on which it lies in the free
// rectangle and covers nothing that is taken, or else the one with the least harm. The side it
// has is tried first. Where all of them cover what the card is about it lies apart from its hex.
func (c *Camera) seat(h hex.Hex, s size, taken []held, has flank) seat {
	best, least := seat{}, -1
	for _, side := range append([]flank{has}, flanks[:]...) {
		for _, shift := range [...]float64{0, -1, 1} {
			if side == "" {
				continue
			}
			at := c.beside(h, s, side, shift)
			harm := c.harm(at, taken)
			if harm == 0 {
				return at
			}
			if least < 0 || harm < least {
				best, least = at, harm
			}
		}
	}
	if least < grave {
		return best
	}
	return c.apart(h, s, taken, best, least)
}

// apart is the corner of the free rectangle in which a card does the least harm, if that is less
// than where it lies. There it has no tail, and leaves its hex to be seen.
func (c *Camera) apart(h hex.Hex, s size, taken []held, best seat, least int) seat {
	open := c.open()
	taken = append(taken, held{c.square(h, High), grave})
	for _, y := range [...]float64{open.y, max(open.y, c.free.Corner+seatRim), open.y + open.h - s.h} {
		for _, x := range [...]float64{open.x, open.x + open.w - s.w} {
			at := seat{rect: rect{x, y, s.w, s.h}}
			if harm := c.harm(at, taken); harm < least {
				best, least = at, harm
			}
		}
	}
	return best
}

// stripMost is how wide a strip is at most.
const stripMost = 440.0

// stripWidth is how wide a strip is: as the free rectangle, where that is narrow.
func (c *Camera) stripWidth() float64 { return max(0, min(stripMost, c.open().w)) }

// stripAt lays a card along the lower edge of the free rectangle, at its right, where no buttons are; or along
// the upper one where it would hide there what it is about. As counters ride on it keeps the edge where it hides
// none of that, or it would jump from one to the other. It has no tail.
func (c *Camera) stripAt(h hex.Hex, s size, taken []held, isHigh bool) (at seat, nowHigh bool) {
	open := c.open()
	taken = append(taken, held{c.square(h, c.card()), grave})
	low := seat{rect: c.low(s)}
	high := low
	high.y = max(open.y, c.free.Corner+seatRim)
	has, other := low, high
	if isHigh {
		has, other = high, low
	}
	if harm := c.harm(has, taken); harm >= grave && c.harm(other, taken) < harm {
		return other, !isHigh
	}
	return has, isHigh
}

// low is where a strip lies along the lower edge.
func (c *Camera) low(s size) rect {
	open := c.open()
	return rect{open.x + open.w - s.w, open.y + open.h - s.h, s.w, s.h}
}

// held is what a card should not cover, and how much harm it does there.
type held struct {
	rect
	harm int
}

// grave is the harm of covering what a card is about.
const grave = 1000

// harm adds up what a card covers; to lie under a panel is worse than anything.
func (c *Camera) harm(at seat, taken []held) (n int) {
	for _, t := range taken {
		if at.meets(t.rect) {
			n += t.harm
		}
	}
	if out := at.outside(c.open()); out > 0 {
		n += 10_000 + int(100*out)
	}
	if at.meets(c.corner()) {
		n += 10_000
	}
	return n
}

// outside is by how many pixels a rectangle leaves another one, at its worst.
func (r rect) outside(o rect) float64 {
	return max(o.x-r.x, o.y-r.y, r.x+r.w-o.x-o.w, r.y+r.h-o.y-o.h, 0)
}

// open is where cards may lie: the free rectangle without its rim, and what is free below a corner.
func (c *Camera) open() rect {
	right := c.free.Right
	if c.free.Corner > 0 {
		right = 0
	}
	return rect{c.free.Left + seatRim, c.free.Top + seatRim,
		c.viewW - c.free.Left - right - 2*seatRim, c.viewH - c.free.Top - c.free.Bottom - 2*seatRim}
}

// corner is what panels cover at the upper right, with its rim.
func (c *Camera) corner() rect {
	if c.free.Corner == 0 {
		return rect{}
	}
	return rect{c.viewW - c.free.Right - seatRim, 0, c.free.Right + seatRim, c.free.Corner + seatRim}
}

// beside is a card on one side of a hex, in its middle or shifted to one end, and along the
// side as far as it must to lie in the free rectangle with its tail at the hex.
func (c *Camera) beside(h hex.Hex, s size, side flank, shift float64) seat {
	x, y := c.screen(h)
	dx, dy := R*c.zoom+seatGap, High/2*c.zoom+seatGap
	open := c.open()
	at := seat{rect: rect{x - dx - s.w, y - dy - s.h, s.w, s.h}, side: side}
	if side == "above" || side == "below" {
		at.x = along(x, s.w, shift, open.x, open.w)
		at.tail = x - at.x
	} else {
		at.y = along(y, s.h, shift, open.y, open.h)
		at.tail = y - at.y
	}
	switch side {
	case "right":
		at.x = x + dx
	case "below":
		at.y = y + dy
	}
	return at
}

// along is where a card of a length begins whose tail is at a spot, shifted to one end or not.
func along(at, length, shift, from, room float64) float64 {
	reach := max(length/2-seatTail, 0)
	begin := at - length/2 + shift*reach
	begin = min(max(begin, from), from+room-length)
	return min(max(begin, at-length/2-reach), at-length/2+reach)
}

// taken are the rectangles of the counters, real and foreseen, beside those in a hex. A selected
// one is covered last of all, and who may answer: the card is about them.
func (c *Camera) taken(s Scene, beside hex.Hex) (out []held) {
	harm := map[hex.Hex]int{}
	for _, h := range s.manned() {
		harm[h] = 1
	}
	if g := s.Overlay.Ghost; g != nil {
		harm[g.Hex] = 1
	}
	for _, m := range s.Counters {
		if m.Shown && m.Selected {
			harm[m.Hex] = grave
		}
	}
	for _, h := range s.Heed {
		harm[h] = grave
	}
	delete(harm, beside)
	for h, n := range harm {
		out = append(out, held{c.square(h, c.card()), n})
	}
	return out
}

// square is a square about the middle of a hex, of a size in world units.
func (c *Camera) square(h hex.Hex, size float64) rect {
	x, y := c.screen(h)
	half := size / 2 * c.zoom
	return rect{x - half, y - half, 2 * half, 2 * half}
}
