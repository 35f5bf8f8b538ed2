package board

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/hex"
)

// Part is a rectangle of the numbers printed on a map: columns and rows, the first and the last
// included. Of a whole map it is all of them.
type Part struct{ Left, Top, Right, Bottom int }

// ReadPart reads the hexes at the top left and at the bottom right of a part, "2701-4216".
func (b *Board) ReadPart(text string) (Part, error) {
	one, other, _ := strings.Cut(text, "-")
	from, err := hex.Parse(one)
	to, no := hex.Parse(other)
	p := Part{from.Col(), from.Row(), to.Col(), to.Row()}
	if err != nil || no != nil || p.Left >= p.Right || p.Top >= p.Bottom {
		return p, fmt.Errorf("part %q: want its hexes at the top left and at the bottom right, as in 2701-4216", text)
	}
	if b.Cell(from) < 0 || b.Cell(to) < 0 {
		return p, fmt.Errorf("part %s reaches beyond the map", text)
	}
	return p, nil
}

// Has reports whether a hex lies in the rectangle.
func (p Part) Has(h hex.Hex) bool {
	return p.Left <= h.Col() && h.Col() <= p.Right && p.Top <= h.Row() && h.Row() <= p.Bottom
}

// Cut is the part of a battlefield by itself. Its hexes keep their numbers, and beyond its border
// there is nothing; roads, waters, places and zones go as far as the border.
func (b *Board) Cut(p Part) *Board {
	c := *b
	c.Part, c.terrain = p, slices.Clone(b.terrain)
	c.Roads, c.Waters, c.Places, c.Zones = nil, nil, nil, map[string]Zone{}
	for cell := range c.terrain {
		if !p.Has(b.Hex(cell)) {
			c.terrain[cell] = Void
		}
	}
	for _, r := range b.Roads {
		c.Roads = append(c.Roads, r.runs(p)...)
	}
	for _, w := range b.Waters {
		if w = w.within(p); len(w.Sides) > 0 {
			c.Waters = append(c.Waters, w)
		}
	}
	for _, x := range b.Places {
		if x.Hexes = p.of(x.Hexes); len(x.Hexes) > 0 {
			c.Places = append(c.Places, x)
		}
	}
	for id, z := range b.Zones {
		if z.Hexes = p.of(z.Hexes); len(z.Hexes) > 0 {
			c.Zones[id] = z
		}
	}
	return &c
}

// of are those of some hexes that lie in the rectangle.
func (p Part) of(hexes []hex.Hex) []hex.Hex {
	return slices.DeleteFunc(slices.Clone(hexes), func(h hex.Hex) bool { return !p.Has(h) })
}

// runs are the stretches of a path that lie in a part, each at least two hexes long.
func (r Path) runs(p Part) (list []Path) {
	for rest := r.Hexes; len(rest) > 0; {
		in := slices.IndexFunc(rest, p.Has)
		if in < 0 {
			break
		}
		rest = rest[in:]
		n := slices.IndexFunc(rest, func(h hex.Hex) bool { return !p.Has(h) })
		if n < 0 {
			n = len(rest)
		}
		if n > 1 {
			list = append(list, Path{Name: r.Name, Kind: r.Kind, Hexes: rest[:n]})
		}
		rest = rest[n:]
	}
	return list
}

// within are the sides of a water of which at least one hex lies in a part.
func (w Water) within(p Part) Water {
	w.Sides = slices.DeleteFunc(slices.Clone(w.Sides), func(s [2]hex.Hex) bool { return !p.Has(s[0]) && !p.Has(s[1]) })
	return w
}
