package board

import (
	"maps"

	"gonfalon/engine/hex"
)

// Terrain is what covers a hex. The zero value is a hex that is no part of the field.
type Terrain uint8

// The terrains of all battlefields. Not every battlefield has each of them.
const (
	Void Terrain = iota
	Clear
	Forest
	Village
	Swamp
	Hill
	Fort
	Lake
	Dunes
	RiverHex
)

var terrainNames = [...]string{"void", "clear", "forest", "village", "swamp", "hill", "fort", "lake", "dunes", "river"}

// String is the terrain's catalogue key.
func (t Terrain) String() string { return terrainNames[t] }

// Side is what lies on one hexside, as bits.
type Side uint8

// The features of a hexside. Bridge and Ford mark a crossing of the Stream or River on the same side.
const (
	Stream Side = 1 << iota
	River
	Bridge
	Ford
	Gate
	Road // a road joins the two hexes
)

// Has reports whether all of the bits are set.
func (s Side) Has(bits Side) bool { return s&bits == bits }

// Path is a named line through hexes, such as a road.
type Path struct {
	Name  string
	Kind  string // what its line says in brackets, as "main road" or "lane"
	Hexes []hex.Hex
}

// Water is a named stream or river along hexsides, in order; each side is given
// by the two hexes it divides.
type Water struct {
	Name  string
	River bool
	Sides [][2]hex.Hex
}

// Place is a name on the map; by convention Key finds its translation.
type Place struct {
	Name  string
	Kind  string // "town", "village", "water", "label"
	Hexes []hex.Hex
}

// Zone is a named set of hexes used by set-ups.
type Zone struct {
	ID    string
	Side  string // the side it belongs to, by the scenario's letter
	Hexes []hex.Hex
}

// Board is one battlefield. It never changes once built; games share it.
type Board struct {
	Name          string // of its printed map: the battle's, or that of the one scenario fought on this part of it
	Columns, Rows int    // of the printed map
	Part          Part   // what of it is in play
	Roads         []Path
	Waters        []Water
	Places        []Place
	Zones         map[string]Zone
	Friendly      map[string][]string // side letter -> its edges: "left", "top", "right", "bottom"

	terrain []Terrain
	sides   [][6]Side
	beside  [][6]int16 // the cells of the neighbours, -1 off the map
}

// New returns an empty battlefield whose hexes are all clear.
func New(name string, columns, rows int) *Board {
	b := &Board{Name: name, Columns: columns, Rows: rows, Part: Part{Right: columns - 1, Bottom: rows - 1},
		Zones: map[string]Zone{}, Friendly: map[string][]string{}}
	b.terrain = make([]Terrain, columns*rows)
	for i := range b.terrain {
		b.terrain[i] = Clear
	}
	b.sides = make([][6]Side, columns*rows)
	b.beside = make([][6]int16, columns*rows)
	for i := range b.beside {
		for d := hex.N; d <= hex.NW; d++ {
			b.beside[i][d] = int16(b.Cell(b.Hex(i).Step(d)))
		}
	}
	return b
}

// Lent is the same battlefield with edges and zones of its own, for a position that says whose
// they are.
func (b *Board) Lent() *Board {
	lent := *b
	lent.Zones, lent.Friendly = maps.Clone(b.Zones), maps.Clone(b.Friendly)
	return &lent
}

// Cells is the number of cells, the length of an array indexed by Cell.
func (b *Board) Cells() int { return b.Columns * b.Rows }

// Cell is the dense index of a hex, column by column, or -1 off the map.
func (b *Board) Cell(h hex.Hex) int {
	col, row := int(h.Q), int(h.R)+int(h.Q)>>1 // Col and Row without a call, as it is asked so often
	if uint(col) >= uint(b.Columns) || uint(row) >= uint(b.Rows) {
		return -1
	}
	return col*b.Rows + row
}

// Beside is the cells of the six neighbours of a hex, by direction, -1 where one lies off the map;
// a hex off the map has none.
func (b *Board) Beside(h hex.Hex) *[6]int16 {
	if c := b.Cell(h); c >= 0 {
		return &b.beside[c]
	}
	return &alone
}

var alone = [6]int16{-1, -1, -1, -1, -1, -1}

// Hex is the inverse of Cell.
func (b *Board) Hex(cell int) hex.Hex { return hex.At(cell/b.Rows, cell%b.Rows) }

// On reports whether the hex belongs to the battlefield.
func (b *Board) On(h hex.Hex) bool { return b.Terrain(h) != Void }

// Terrain is what covers a hex, Void off the map.
//
//go:noinline
func (b *Board) Terrain(h hex.Hex) Terrain {
	if c := b.Cell(h); c >= 0 {
		return b.terrain[c]
	}
	return Void
}

// SetTerrain covers a hex; it is for loaders and tests.
func (b *Board) SetTerrain(h hex.Hex, t Terrain) { b.terrain[b.Cell(h)] = t }

// Side is what lies on the hexside of h in direction d.
//
//go:noinline
func (b *Board) Side(h hex.Hex, d hex.Dir) Side {
	if c := b.Cell(h); c >= 0 {
		return b.sides[c][d]
	}
	return 0
}

// AddSide puts features on a hexside, seen from both hexes; it is for loaders and tests.
func (b *Board) AddSide(h hex.Hex, d hex.Dir, s Side) {
	if c := b.Cell(h); c >= 0 {
		b.sides[c][d] |= s
	}
	if c := b.Cell(h.Step(d)); c >= 0 {
		b.sides[c][d.Back()] |= s
	}
}

// AtEdge reports whether stepping from h in direction d leaves the battlefield.
func (b *Board) AtEdge(h hex.Hex, d hex.Dir) bool { return b.On(h) && !b.On(h.Step(d)) }
