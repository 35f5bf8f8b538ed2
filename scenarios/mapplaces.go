package scenarios

import (
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// road reads "Old road (main road): 0800 0801 ...", each hex adjacent to the one before.
func (m *mapReader) road(s string) {
	name, hexes := m.namedHexes(s)
	for i := 1; i < len(hexes); i++ {
		d, ok := hexes[i-1].Toward(hexes[i])
		if !ok {
			m.Wrong("the road leaps from %v to %v", hexes[i-1], hexes[i])
			continue
		}
		m.Board.AddSide(hexes[i-1], d, board.Road)
	}
	m.Board.Roads = append(m.Board.Roads, board.Path{Name: name, Kind: remark(s), Hexes: hexes})
}

// gate reads "east gate: 0402/0502", a side between a fortified hex and the open.
func (m *mapReader) gate(s string) {
	_, rest := m.named(s)
	side, ok := m.hexside(rest)
	if !ok {
		return
	}
	if (m.Board.Terrain(side.from) == board.Fort) == (m.Board.Terrain(side.to) == board.Fort) {
		m.Wrong("a gate lies between a fortified hex and one that is not")
		return
	}
	m.Board.AddSide(side.from, side.dir, board.Gate)
}

// place reads "Dubiki: 0420 0520".
func (m *mapReader) place(s string) {
	name, hexes := m.namedHexes(s)
	if len(hexes) == 0 {
		m.Wrong("%q lies nowhere", name)
		return
	}
	m.Board.Places = append(m.Board.Places, board.Place{Name: name, Kind: m.placeKind(hexes[0]), Hexes: hexes})
}

// placeKind says how a name is printed; what lies in its first hex decides.
func (m *mapReader) placeKind(h hex.Hex) string {
	switch m.Board.Terrain(h) {
	case board.Fort:
		return "town"
	case board.Village:
		return "village"
	case board.Lake, board.RiverHex:
		return "water"
	}
	return "label"
}

// zone reads "D | R | who | 21 hexes | 1505 1506 ..."; the count guards against
// hexes lost in editing.
func (m *mapReader) zone(s string) {
	f := strings.Split(s, "|")
	if len(f) != 5 {
		m.Wrong("want a zone as: id | side | who | how many hexes | hexes")
		return
	}
	id, hexes := strings.TrimSpace(f[0]), m.Hexes(f[4])
	if !strings.HasPrefix(strings.TrimSpace(f[3]), strconv.Itoa(len(hexes))+" hexes") {
		m.Wrong("zone %s says %q and lists %d", id, strings.TrimSpace(f[3]), len(hexes))
	}
	m.addZone(board.Zone{ID: id, Side: strings.TrimSpace(f[1]), Hexes: hexes})
}

// dots reads "white: 2014 ...", kept as the zone "dots white".
func (m *mapReader) dots(s string) {
	name, hexes := m.namedHexes(s)
	m.addZone(board.Zone{ID: "dots " + name, Hexes: hexes})
}

// entry reads "Czech: 0216", kept as the zone "entry Czech".
func (m *mapReader) entry(s string) {
	name, hexes := m.namedHexes(s)
	m.addZone(board.Zone{ID: "entry " + name, Hexes: hexes})
}

func (m *mapReader) addZone(z board.Zone) {
	if _, ok := m.Board.Zones[z.ID]; ok {
		m.Wrong("zone %q is there twice", z.ID)
	}
	seen := map[hex.Hex]bool{}
	for _, h := range z.Hexes {
		if seen[h] {
			m.Wrong("zone %s has hex %v twice", z.ID, h)
		}
		seen[h] = true
	}
	m.Board.Zones[z.ID] = z
}

// friendly reads "R: left top", the edges that are friendly to a side.
func (m *mapReader) friendly(s string) {
	side, rest := m.named(s)
	for _, edge := range strings.Fields(rest) {
		switch edge {
		case "left", "top", "right", "bottom":
			m.Board.Friendly[side] = append(m.Board.Friendly[side], edge)
		default:
			m.Wrong("no edge is called %q; there are left, top, right and bottom", edge)
		}
	}
}
