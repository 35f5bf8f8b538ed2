package scenarios

import (
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// hexside is the side between two adjacent hexes, which lies in direction dir of from.
type hexside struct {
	from, to hex.Hex
	dir      hex.Dir
}

// touches reports whether two hexsides share a corner: three hexes meet there,
// so they have one hex in common and the other two are adjacent.
func (s hexside) touches(o hexside) bool {
	switch {
	case s.from == o.from:
		return s.to.Distance(o.to) == 1
	case s.from == o.to:
		return s.to.Distance(o.from) == 1
	case s.to == o.from:
		return s.from.Distance(o.to) == 1
	}
	return s.to == o.to && s.from.Distance(o.from) == 1
}

// hexside reads "1003/1102".
func (m *mapReader) hexside(s string) (hexside, bool) {
	a, b, ok := strings.Cut(s, "/")
	if !ok {
		m.Wrong("hexside %q: want two hexes such as 1003/1102", s)
		return hexside{}, false
	}
	from, okFrom := m.Hex(a)
	to, okTo := m.Hex(b)
	if !okFrom || !okTo {
		return hexside{}, false
	}
	d, adjacent := from.Toward(to)
	if !adjacent {
		m.Wrong("hexes %v and %v are not adjacent", from, to)
	}
	return hexside{from, to, d}, adjacent
}

func (m *mapReader) stream(s string) { m.water(s, board.Stream) }

func (m *mapReader) river(s string) { m.water(s, board.River) }

// water reads "Don: 3200/3300 3201/3300 ...", in order along the water.
func (m *mapReader) water(s string, kind board.Side) {
	name, rest := m.named(s)
	w := board.Water{Name: name, River: kind == board.River}
	var last hexside
	for _, word := range strings.Fields(rest) {
		side, ok := m.hexside(word)
		if !ok {
			return
		}
		if len(w.Sides) > 0 && !last.touches(side) {
			m.Wrong("%s breaks off before %s", name, word)
		}
		last = side
		w.Sides = append(w.Sides, [2]hex.Hex{side.from, side.to})
		m.Board.AddSide(side.from, side.dir, kind)
	}
	m.Board.Waters = append(m.Board.Waters, w)
}

func (m *mapReader) bridge(s string) { m.crossing(s, board.Bridge) }

func (m *mapReader) ford(s string) { m.crossing(s, board.Ford) }

// crossing reads "Don: 4703/4803", a side along which that water runs.
func (m *mapReader) crossing(s string, kind board.Side) {
	name, rest := m.named(s)
	side, ok := m.hexside(rest)
	if !ok {
		return
	}
	if !m.runs(name, side) {
		m.Wrong("no water called %q runs between %v and %v", name, side.from, side.to)
		return
	}
	if kind == board.Bridge && !m.Board.Side(side.from, side.dir).Has(board.Road) {
		m.Wrong("no road leads over the bridge between %v and %v", side.from, side.to)
	}
	m.Board.AddSide(side.from, side.dir, kind)
}

// runs reports whether the named water runs along the side.
func (m *mapReader) runs(name string, side hexside) bool {
	for _, w := range m.Board.Waters {
		for _, s := range w.Sides {
			if w.Name == name && (s == [2]hex.Hex{side.from, side.to} || s == [2]hex.Hex{side.to, side.from}) {
				return true
			}
		}
	}
	return false
}
