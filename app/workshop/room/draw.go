package room

import (
	"math"
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
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

// Draws reports whether a pointer draws now that came down at a place: one that drags from the chosen counter turns it.
func (x *Shop) Draws(at mapview.Point, drags bool) bool {
	if x.draft == nil || x.screen != atEdit {
		return false
	}
	if p, ok := x.piece(x.sel); ok && drags && x.tool == toolMove {
		return p.HasFacing && p.Where == game.OnMap && p.Hex == mapview.HexAt(at.X, at.Y)
	}
	return slices.Contains([]string{toolZone, toolEntry, toolGoal, toolGround, toolLine, toolCross}, x.tool)
}

// Stroke takes a pointer to a place of the world.
func (x *Shop) Stroke(p mapview.Point) {
	h, b := mapview.HexAt(p.X, p.Y), x.checked.Board
	if b == nil {
		return
	}
	switch x.tool {
	case toolMove:
		x.strip = []hex.Hex{h}
	case toolZone, toolEntry, toolGoal, toolGround:
		var list []hex.Hex
		if x.brush == fillBrush && x.tool == toolGround {
			list = region(b, h)
		} else {
			for _, at := range x.since(h) {
				list = append(list, at.Disc(max(0, x.brush))...)
			}
		}
		for _, o := range list {
			if b.Cell(o) >= 0 && !slices.Contains(x.strip, o) {
				x.strip = append(x.strip, o)
			}
		}
	case toolLine:
		if x.watery() {
			x.flow(nearest(p))
		} else if b.On(h) {
			x.lead(h)
		}
	case toolCross:
		x.cross(p)
	}
}

// since are the hexes through which a stroke has come to one since it was last heard of: a quick finger is heard of seldom.
func (x *Shop) since(h hex.Hex) []hex.Hex {
	if len(x.strip) == 0 {
		return []hex.Hex{h}
	}
	from := slices.MinFunc(x.strip, func(a, b hex.Hex) int { return a.Distance(h) - b.Distance(h) })
	way := joinedWay([]hex.Hex{from}, h)
	return way[min(1, len(way)-1):]
}

// watery reports whether the line in hand runs between hexes.
func (x *Shop) watery() bool { return x.line == "STREAMS" || x.line == "RIVERS" }

// StrokeEnds ends a stroke. What is painted is painted then; a line goes on with the next stroke until it is
// kept.
func (x *Shop) StrokeEnds(whole bool) {
	strip := x.strip
	x.strip = nil
	if x.strokes {
		x.strokes = false
		x.led()
	}
	if !whole || len(strip) == 0 {
		return
	}
	switch x.tool {
	case toolMove:
		if p, ok := x.piece(x.sel); ok && strip[0] != p.Hex {
			x.alter(func(s *workshop.Stand) { s.Faces = p.Hex.Bearing(strip[0]).String() })
		}
	case toolZone:
		x.paintZone(strip)
	case toolEntry:
		x.paintEntry(strip)
	case toolGoal:
		x.paintGoal(strip)
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

// endLine keeps the line that is drawn. Where a road meets water without a bridge or a ford it asks once how.
func (x *Shop) endLine() {
	if x.asks = len(x.crossings()) > 0; !x.asks {
		x.keepLine()
	}
}

// keepLine keeps the line that is drawn as it is.
func (x *Shop) keepLine() {
	if x.draft != nil && x.draft.Map != "" {
		x.edit(x.drawn)
	}
	x.roading, x.water = roading{}, nil
}

// fillBrush is the brush that fills all that is alike.
const fillBrush = -1

// region are the hexes of the same ground that hang together with one.
func region(b *board.Board, from hex.Hex) []hex.Hex {
	list, seen := []hex.Hex{from}, map[hex.Hex]bool{from: true}
	for i := 0; i < len(list); i++ {
		for _, h := range list[i].Disc(1) {
			if b.Cell(h) >= 0 && b.Terrain(h) == b.Terrain(from) && !seen[h] {
				seen[h] = true
				list = append(list, h)
			}
		}
	}
	return list
}

// lead leads the road to a hex. A pointer that came down on it, not at its end, bends it.
func (x *Shop) lead(h hex.Hex) {
	if !x.strokes {
		x.strokes = true
		x.takeBend(h)
	}
	if x.grip == 0 {
		x.way = joinedWay(x.way, h)
		return
	}
	x.bends[x.grip-1] = h
	from, to := x.bends[max(0, x.grip-2)], x.bends[min(x.grip, len(x.bends)-1)]
	i, j := slices.Index(x.way, from), slices.Index(x.way, to)
	if i < 0 || j < i {
		return
	}
	middle := joinedWay(joinedWay([]hex.Hex{from}, h), to)
	var way []hex.Hex
	for _, at := range slices.Concat(x.way[:i], middle, x.way[j+1:]) {
		way = joinedWay(way, at)
	}
	if slices.Contains(way, h) && way[0] == x.bends[0] && way[len(way)-1] == x.bends[len(x.bends)-1] {
		x.way = way
	}
}

// takeBend takes the bend of the road in a hex in hand, or makes one there.
func (x *Shop) takeBend(h hex.Hex) {
	at := slices.Index(x.way, h)
	if x.grip = 0; at <= 0 || at == len(x.way)-1 {
		return
	}
	for i, b := range x.bends[1:] {
		switch on := slices.Index(x.way, b); {
		case on == at:
			x.grip = i + 2
			return
		case on > at:
			x.bends = slices.Insert(x.bends, i+1, h)
			x.grip = i + 2
			return
		}
	}
}

// led ends a stroke of the road: where it came to is a bend, too, and those that the way has left are none.
func (x *Shop) led() {
	if n := len(x.way); n > 0 && x.grip == 0 {
		x.bends = append(x.bends, x.way[n-1])
	}
	x.grip = 0
	x.bends = slices.Compact(slices.DeleteFunc(x.bends, func(h hex.Hex) bool { return !slices.Contains(x.way, h) }))
	if len(x.way) > 0 && (len(x.bends) == 0 || x.bends[0] != x.way[0]) {
		x.bends = slices.Insert(x.bends, 0, x.way[0])
	}
}

// crossings are the steps of the road over water that nothing crosses yet.
func (x *Shop) crossings() (list []int) {
	b := x.checked.Board
	if b == nil || x.watery() {
		return nil
	}
	for i := 1; i < len(x.way); i++ {
		if _, wet := x.waterAt(i); wet {
			list = append(list, i)
		}
	}
	return list
}

// waterAt is the water that the road meets with a step, if nothing crosses it there.
func (x *Shop) waterAt(step int) (name string, ok bool) {
	from, to := x.way[step-1], x.way[step]
	b := x.checked.Board
	d, near := from.Toward(to)
	if !near || b.Side(from, d).Has(board.Bridge) || b.Side(from, d).Has(board.Ford) {
		return "", false
	}
	for _, w := range b.Waters {
		if slices.Contains(w.Sides, [2]hex.Hex{from, to}) || slices.Contains(w.Sides, [2]hex.Hex{to, from}) {
			return w.Name, true
		}
	}
	return "", false
}

// drawn adds the line that is drawn to a map.
func (x *Shop) drawn(t *workshop.Texts) {
	if len(x.way) > 1 {
		wet, way := x.crossings(), x.way
		if x.across == "ends" && len(wet) > 0 {
			way = way[:wet[0]]
		}
		var at []string
		for _, h := range way {
			at = append(at, h.String())
		}
		if len(way) > 1 {
			t.Draw("ROADS", workshop.Labelled(t.Free(x.Say("shop.name."+string(x.grade), nil)), x.grade.Says()), at)
		}
		if section := map[string]string{"bridge": "BRIDGES", "ford": "FORDS"}[x.across]; section != "" {
			for _, i := range wet {
				name, _ := x.waterAt(i)
				t.Draw(section, name, workshop.Sides([][2]hex.Hex{{x.way[i-1], x.way[i]}}))
			}
		}
		return
	}
	word := map[string]string{"STREAMS": "shop.name.stream", "RIVERS": "shop.name.river"}[x.line]
	if sides := x.sides(); len(sides) > 0 {
		t.Draw(x.line, t.Free(x.Say(word, nil)), workshop.Sides(sides))
	}
}

// cross sets a bridge where a road meets the water next to a place, else a ford, or a gate into the wall there; one that is
// there goes.
func (x *Shop) cross(p mapview.Point) {
	b := x.checked.Board
	if b == nil || x.draft.Map == "" {
		return
	}
	best, name, least := [2]hex.Hex{}, "", 40.0
	look := func(s [2]hex.Hex, of string) {
		ax, ay := mapview.Centre(s[0])
		bx, by := mapview.Centre(s[1])
		if d := math.Hypot((ax+bx)/2-p.X, (ay+by)/2-p.Y); d < least {
			best, name, least = s, of, d
		}
	}
	for _, w := range b.Waters {
		for _, s := range w.Sides {
			look(s, w.Name)
		}
	}
	gate := x.Say("shop.name.gate", nil)
	for _, h := range mapview.HexAt(p.X, p.Y).Disc(1) {
		for d := hex.N; d <= hex.NW; d++ {
			if out := h.Step(d); b.Cell(h) >= 0 && b.Cell(out) >= 0 && b.Terrain(h) == board.Fort && b.Terrain(out) != board.Fort {
				look([2]hex.Hex{h, out}, gate)
			}
		}
	}
	if name == "" {
		x.tell("shop.no-water")
		return
	}
	for _, f := range x.draft.Features() {
		if slices.Contains([]string{"BRIDGES", "FORDS", "GATES"}, f.Section) && len(f.At) == 2 && slices.Contains(f.At, best[0]) && slices.Contains(f.At, best[1]) {
			x.edit(func(t *workshop.Texts) { t.DropFeature(f.Line) })
			return
		}
	}
	section := "FORDS"
	if name == gate && b.Terrain(best[0]) == board.Fort {
		x.edit(func(t *workshop.Texts) { t.Draw("GATES", t.Free(gate), workshop.Sides([][2]hex.Hex{best})) })
		return
	}
	if d, ok := best[0].Toward(best[1]); ok && b.Side(best[0], d).Has(board.Road) {
		section = "BRIDGES"
	}
	x.edit(func(t *workshop.Texts) { t.Draw(section, name, workshop.Sides([][2]hex.Hex{best})) })
}
