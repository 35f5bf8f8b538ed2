package room

import (
	"math"
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// corner is a corner of hexes, by its place in tenths of the world's units: the same for all hexes that meet
// there.
type corner struct{ x, y int }

func cornerOf(h hex.Hex, i int) corner {
	x, y := mapview.Corner(h, (i+6)%6)
	return corner{int(math.Round(10 * x)), int(math.Round(10 * y))}
}

func (c corner) far(p mapview.Point) float64 {
	return math.Hypot(float64(c.x)/10-p.X, float64(c.y)/10-p.Y)
}

// nearest is the corner next to a place.
func nearest(p mapview.Point) (best corner) {
	h, least := mapview.HexAt(p.X, p.Y), math.Inf(1)
	for i := range 6 {
		if c := cornerOf(h, i); c.far(p) < least {
			best, least = c, c.far(p)
		}
	}
	return best
}

// beside are the corners that a side of a hex joins to one.
func (c corner) beside() (list []corner) {
	at := mapview.HexAt(float64(c.x)/10, float64(c.y)/10)
	for _, h := range at.Disc(1) {
		for i := range 6 {
			if cornerOf(h, i) != c {
				continue
			}
			for _, n := range []corner{cornerOf(h, i-1), cornerOf(h, i+1)} {
				if !slices.Contains(list, n) {
					list = append(list, n)
				}
			}
		}
	}
	return list
}

// along are the corners from one to another, this without the first.
func (c corner) along(to corner) (list []corner) {
	goal := mapview.Point{X: float64(to.x) / 10, Y: float64(to.y) / 10}
	for range 300 {
		if c == to {
			return list
		}
		next, least := c, c.far(goal)
		for _, n := range c.beside() {
			if n.far(goal) < least {
				next, least = n, n.far(goal)
			}
		}
		if next == c {
			return list
		}
		c = next
		list = append(list, c)
	}
	return list
}

// side are the two hexes between which the line from one corner to the next runs.
func side(a, b corner) (pair [2]hex.Hex, ok bool) {
	var found []hex.Hex
	at := mapview.HexAt(float64(a.x+b.x)/20, float64(a.y+b.y)/20)
	for _, h := range at.Disc(1) {
		has := 0
		for i := range 6 {
			if c := cornerOf(h, i); c == a || c == b {
				has++
			}
		}
		if has == 2 {
			found = append(found, h)
		}
	}
	if len(found) != 2 {
		return pair, false
	}
	return [2]hex.Hex{found[0], found[1]}, true
}

// Draws reports whether a pointer draws now.
func (x *Shop) Draws() bool {
	return x.draft != nil && x.screen == atEdit && slices.Contains([]string{toolZone, toolGround, toolLine, toolCross}, x.tool)
}

// Stroke takes a pointer to a place of the world.
func (x *Shop) Stroke(p mapview.Point) {
	h, b := mapview.HexAt(p.X, p.Y), x.checked.Board
	if b == nil {
		return
	}
	switch x.tool {
	case toolZone, toolGround:
		reach := x.brush
		for _, o := range h.Disc(reach) {
			if b.Cell(o) >= 0 && !slices.Contains(x.strip, o) {
				x.strip = append(x.strip, o)
			}
		}
	case toolLine:
		if x.watery() {
			x.flow(nearest(p))
		} else if b.On(h) {
			x.way = joinedWay(x.way, h)
		}
	case toolCross:
		x.cross(p)
	}
}

// watery reports whether the line in hand runs between hexes.
func (x *Shop) watery() bool { return x.line == "STREAMS" || x.line == "RIVERS" }

// StrokeEnds ends a stroke. What is painted is painted then; a line goes on with the next stroke until it is
// kept.
func (x *Shop) StrokeEnds(whole bool) {
	strip := x.strip
	x.strip = nil
	if !whole || len(strip) == 0 {
		return
	}
	switch x.tool {
	case toolZone:
		x.paintZone(strip)
	case toolGround:
		x.paint(strip)
	}
}

// joinedWay is a way that goes on to a hex, straight.
func joinedWay(way []hex.Hex, to hex.Hex) []hex.Hex {
	if len(way) == 0 {
		return []hex.Hex{to}
	}
	for at := way[len(way)-1]; at != to; {
		at = at.Step(at.Bearing(to))
		if i := slices.Index(way, at); i >= 0 {
			way = way[:i]
		}
		way = append(way, at)
	}
	return way
}

// flow has the water that is drawn go on to a corner. One that comes back along itself is taken back.
func (x *Shop) flow(to corner) {
	if len(x.water) == 0 {
		x.water = []corner{to}
		return
	}
	for _, c := range x.water[len(x.water)-1].along(to) {
		if n := len(x.water); n > 1 && x.water[n-2] == c {
			x.water = x.water[:n-1]
			continue
		}
		x.water = append(x.water, c)
	}
}

// sides are those of the water that is drawn.
func (x *Shop) sides() (list [][2]hex.Hex) {
	for i := 1; i < len(x.water); i++ {
		if p, ok := side(x.water[i-1], x.water[i]); ok && x.checked.Board.Cell(p[0]) >= 0 && x.checked.Board.Cell(p[1]) >= 0 {
			list = append(list, p)
		}
	}
	return list
}

// Drawing reports whether a line is begun.
func (x *Shop) Drawing() bool { return len(x.way) > 1 || len(x.water) > 1 }

// endLine keeps the line that is drawn.
func (x *Shop) endLine() {
	if x.draft != nil && x.draft.Map != "" {
		x.edit(x.drawn)
	}
	x.way, x.water = nil, nil
}

// drawn adds the line that is drawn to a map.
func (x *Shop) drawn(t *workshop.Texts) {
	if len(x.way) > 1 {
		var at []string
		for _, h := range x.way {
			at = append(at, h.String())
		}
		t.Draw("ROADS", t.Free(x.Say("shop.name.road", nil)), at)
		return
	}
	word := map[string]string{"STREAMS": "shop.name.stream", "RIVERS": "shop.name.river"}[x.line]
	if sides := x.sides(); len(sides) > 0 {
		t.Draw(x.line, t.Free(x.Say(word, nil)), workshop.Sides(sides))
	}
}

// cross sets a bridge where a road meets the water next to a place, else a ford; one that is there goes.
func (x *Shop) cross(p mapview.Point) {
	b := x.checked.Board
	if b == nil || x.draft.Map == "" {
		return
	}
	best, name, least := [2]hex.Hex{}, "", 40.0
	for _, w := range b.Waters {
		for _, s := range w.Sides {
			ax, ay := mapview.Centre(s[0])
			bx, by := mapview.Centre(s[1])
			if d := math.Hypot((ax+bx)/2-p.X, (ay+by)/2-p.Y); d < least {
				best, name, least = s, w.Name, d
			}
		}
	}
	if name == "" {
		x.tell("shop.no-water")
		return
	}
	for _, f := range x.draft.Features() {
		if (f.Section == "BRIDGES" || f.Section == "FORDS") && len(f.At) == 2 && slices.Contains(f.At, best[0]) && slices.Contains(f.At, best[1]) {
			x.edit(func(t *workshop.Texts) { t.DropFeature(f.Line) })
			return
		}
	}
	section := "FORDS"
	if d, ok := best[0].Toward(best[1]); ok && b.Side(best[0], d).Has(board.Road) {
		section = "BRIDGES"
	}
	x.edit(func(t *workshop.Texts) { t.Draw(section, name, workshop.Sides([][2]hex.Hex{best})) })
}
