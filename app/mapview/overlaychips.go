package mapview

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"gonfalon/engine/hex"
)

// Chip is a few words beside a hex: why a counter does not come to its place, or who stands there.
type Chip struct {
	Hex         hex.Hex
	Text, Brief string // Brief where counters are small
	Fate        Fate
}

// Measures of chips. They keep their size on the screen; room for them is looked for as large as
// they are on a map from farther off.
const (
	chipHigh   = 22.0 // in pixels
	chipLetter = 6.6
	chipPad    = 18.0
	chipFar    = 1.45 // world units to a pixel then
)

func chipWide(text string) float64 { return chipPad + chipLetter*float64(utf8.RuneCountInString(text)) }

// chips draws words beside hexes, over no counter, no ghost and no other chip. Where one of a fate
// finds no room, one for all of that fate says how many they are.
func chips(o Overlay, held []hex.Hex) (out []element) {
	taken := make([]rect, 0, len(held)+len(o.Ghosts)+1)
	for _, h := range held {
		taken = append(taken, cardRoom(h))
	}
	for _, g := range o.Ghosts {
		taken = append(taken, cardRoom(g.Counter.Hex))
	}
	if o.Point != nil {
		taken = append(taken, cardRoom(*o.Point))
	}
	for _, fate := range []Fate{Arrives, FallsShort, Stays} {
		list := ofFate(o.Chips, fate)
		drawn, full, ok := seated(list, taken)
		if !ok {
			drawn, full = joined(list, o.Sums[fate], taken)
		}
		out, taken = append(out, drawn...), full
	}
	return out
}

// cardRoom is the room that the counter of a hex takes.
func cardRoom(h hex.Hex) rect {
	x, y := Centre(h)
	return rect{x - cardSize/2, y - cardSize/2, cardSize, cardSize}
}

func ofFate(chips []Chip, f Fate) (out []Chip) {
	for _, c := range chips {
		if c.Fate == f {
			out = append(out, c)
		}
	}
	return out
}

// seated draws chips where there is room; it reports whether all have found some.
func seated(list []Chip, taken []rect) (out []element, full []rect, all bool) {
	full = slices.Clone(taken)
	for _, c := range list {
		e, r, ok := c.seat(full, 0)
		if !ok {
			return nil, taken, false
		}
		out, full = append(out, e), append(full, r)
	}
	return out, full, true
}

// chipReach is how many steps away one chip for many may lie from the nearest of them.
const chipReach = 12

// joined draws one chip for many, as near to any of them as there is room.
func joined(list []Chip, text string, taken []rect) (out []element, full []rect) {
	for away := range chipReach {
		for _, c := range list {
			c.Text, c.Brief = text, text
			if e, r, ok := c.seat(taken, float64(away)); ok {
				return []element{e}, append(taken, r)
			}
		}
	}
	return nil, taken
}

// chipSides are the sides of a hex in the order in which they are tried: the way from its middle,
// and the corner of the chip from there in its widths and heights.
var chipSides = [...]struct {
	way  pt
	x, y float64
}{{pt{X: -0.8 * R}, -1, -0.5}, {pt{X: 0.8 * R}, 0, -0.5}, {pt{Y: -High / 2}, -0.5, -1}, {pt{Y: High / 2}, -0.5, 0}}

// seat draws a chip on the first side of its hex where it covers nothing, some steps away.
func (c Chip) seat(taken []rect, away float64) (e element, room rect, ok bool) {
	mid := centre(c.Hex)
	w, h := chipFar*max(chipWide(c.Text), chipWide(c.Brief)), chipFar*chipHigh
	for _, side := range chipSides {
		at := mid.Add(side.way.Mul(1 + away/2))
		room = rect{at.X + side.x*w, at.Y + side.y*h, w, h}
		if !meetsAny(room, taken) {
			return c.draw(at, side.x, side.y), room, true
		}
	}
	return element{}, rect{}, false
}

func meetsAny(r rect, taken []rect) bool {
	for _, t := range taken {
		if r.meets(t) {
			return true
		}
	}
	return false
}

// draw is the chip both ways; the style sheet shows one of them.
func (c Chip) draw(at pt, x, y float64) element {
	class := "o-chip"
	if c.Fate == Stays {
		class += " stays"
	}
	both := group(class)
	for _, way := range [][2]string{{"long", c.Text}, {"brief", c.Brief}} {
		text, w := way[1], chipWide(way[1])
		both = both.with(group(way[0],
			el("rect", "x", num(x*w), "y", num(y*chipHigh), "width", num(w), "height", num(chipHigh), "rx", "7"),
			words("", text, "x", num((x+0.5)*w), "y", num((y+0.5)*chipHigh+4.3))))
	}
	return movedTo(at.X, at.Y, both)
}

// numbered writes beside ghosts in which order they cross.
func numbered(list []Ghost) (out []element) {
	for _, g := range list {
		if g.Turn == 0 {
			continue
		}
		x, y := Centre(g.Counter.Hex)
		mark := group("o-nr", el("circle", "r", "9.5"), words("", strconv.Itoa(g.Turn), "y", "4.3"))
		out = append(out, movedTo(x+22, y-22, mark))
	}
	return out
}

// headed is the plate that names the counter at the head, on the upper side of its hex.
func headed(o Overlay) []element {
	if o.Head == nil || o.HeadName == "" {
		return nil
	}
	x, y := Centre(*o.Head)
	return []element{movedTo(x, y-High/2, goldPlate(o.HeadName))}
}
