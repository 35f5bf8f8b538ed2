package mapview

import (
	"math"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// plainGround is the class of each terrain on a plain map; what is clear is the ground itself.
var plainGround = []struct {
	terrain board.Terrain
	class   string
}{
	{board.Dunes, "m-dune"}, {board.Hill, "m-hill"}, {board.Swamp, "m-swamp"}, {board.Forest, "m-wood"}, {board.Lake, "m-lake"},
	{board.RiverHex, "m-lake"}, {board.Village, "m-built"}, {board.Fort, "m-town"}, {board.Void, "m-void"},
}

// Plain is the map of a battlefield that nobody has printed: its hexes with what lies in them and between
// them, and the names of its places.
func Plain(b *board.Board) string {
	m := unprint(b)
	return m.sheet("map").with(path("m-hexline", m.grid()), m.numbers()).with(m.names()...).String()
}

// PlainThumb is Plain for a small picture, with nothing in it that is read and the units of both sides as spots.
func PlainThumb(b *board.Board, units [2][]hex.Hex) string {
	picture := unprint(b).sheet("thumb")
	for side, class := range []string{"m-side a", "m-side b"} {
		var p pen
		for _, h := range units[side] {
			p.line(Spot(h, side, SpotHalf))
			p = append(p, 'Z')
		}
		if len(p) > 0 {
			picture = picture.with(path(class, string(p)))
		}
	}
	return picture.String()
}

// SpotHalf is half the side of the spot that stands for a unit in a small picture.
const SpotHalf = 24.0

// Spot is the outline of the spot that stands in a hex for a unit: a square for side A, a diamond for side B.
func Spot(h hex.Hex, side int, half float64) []Point {
	u, v := pt{X: half}, pt{Y: half}
	if side == 1 {
		u, v = u.Add(v).Div(math.Sqrt2), v.Sub(u).Div(math.Sqrt2)
	}
	c := centre(h)
	return []Point{c.Sub(u).Sub(v), c.Add(u).Sub(v), c.Add(u).Add(v), c.Sub(u).Add(v)}
}

// unprint sorts the hexes of a battlefield by what lies in them.
func unprint(b *board.Board) unprinted {
	m := unprinted{b, map[board.Terrain][]hex.Hex{}}
	for c := b.Part.Left; c <= b.Part.Right; c++ {
		for r := b.Part.Top; r <= b.Part.Bottom; r++ {
			h := hex.At(c, r)
			m.ground[b.Terrain(h)] = append(m.ground[b.Terrain(h)], h)
		}
	}
	return m
}

// unprinted is a plain map being drawn.
type unprinted struct {
	*board.Board
	ground map[board.Terrain][]hex.Hex
}

// sheet is the picture with what lies in the hexes and between them.
func (m unprinted) sheet(class string) element {
	a := Extent(m.Board)
	ground := el("rect", "x", num(a.X), "y", num(a.Y), "width", num(a.W), "height", num(a.H), "class", "m-ground")
	return el("svg", "xmlns", svgNS, "class", class, "viewBox", a.ViewBox(), "aria-hidden", "true").
		with(ground).with(m.grounds()...).with(m.lines()...)
}

// grounds are the patches of each terrain.
func (m unprinted) grounds() (out []element) {
	for _, g := range plainGround {
		if hexes := m.ground[g.terrain]; len(hexes) > 0 {
			var p pen
			for _, loop := range Outlines(hexes) {
				p.line(loop)
				p = append(p, 'Z')
			}
			out = append(out, path(g.class, string(p)))
		}
	}
	return out
}

// lines are the waters, the roads and the walls.
func (m unprinted) lines() (out []element) {
	var streams, rivers, walls, gates, fords pen
	roads := map[RoadGrade]pen{}
	for _, w := range m.Waters {
		for _, s := range w.Sides {
			if d, ok := s[0].Toward(s[1]); ok {
				from, to := side(s[0], d)
				if w.River {
					rivers.line([]pt{from, to})
				} else {
					streams.line([]pt{from, to})
				}
				if m.Side(s[0], d).Has(board.Ford) {
					fords.line([]pt{Between(centre(s[0]), centre(s[1]), 0.38), Between(centre(s[0]), centre(s[1]), 0.62)})
				}
			}
		}
	}
	for i, r := range m.Roads {
		var way []pt
		for _, h := range r.Hexes {
			way = append(way, centre(h))
		}
		g := GradeOf(i, r)
		p := roads[g]
		p.line(way)
		roads[g] = p
	}
	for _, h := range m.ground[board.Fort] {
		for d := hex.N; d <= hex.NW; d++ {
			from, to := side(h, d)
			switch {
			case m.Terrain(h.Step(d)) == board.Fort:
			case m.Side(h, d).Has(board.Gate):
				gates.line([]pt{from, to})
			default:
				walls.line([]pt{from, to})
			}
		}
	}
	type drawn struct {
		class string
		pen   pen
	}
	list := []drawn{{"m-river-case", rivers}, {"m-river", rivers}, {"m-stream", streams}}
	for _, class := range []string{"m-road-case ", "m-road "} { // all casings below all roads
		for _, g := range RoadGrades {
			list = append(list, drawn{class + string(g), roads[g]})
		}
	}
	for _, l := range append(list, drawn{"m-rail", fords}, drawn{"m-wall", walls}, drawn{"m-road main", gates}) {
		if len(l.pen) > 0 {
			out = append(out, path(l.class, string(l.pen)))
		}
	}
	return out
}

// grid is three sides of every hex: those of its neighbours are the others.
func (m unprinted) grid() string {
	var p pen
	for c := m.Part.Left; c <= m.Part.Right; c++ {
		for r := m.Part.Top; r <= m.Part.Bottom; r++ {
			at := centre(hex.At(c, r))
			p.line([]pt{corners[5].Add(at), corners[0].Add(at), corners[1].Add(at), corners[2].Add(at)})
		}
	}
	return string(p)
}

// numbers are the printed numbers of the hexes in play.
func (m unprinted) numbers() element {
	const below = 9.3
	all := group("m-num")
	for c := m.Part.Left; c <= m.Part.Right; c++ {
		for r := m.Part.Top; r <= m.Part.Bottom; r++ {
			if h := hex.At(c, r); m.On(h) {
				at := centre(h)
				all.kids = append(all.kids, words("", h.String(), "x", num(at.X), "y", num(at.Y-High/2+below)))
			}
		}
	}
	return all
}

// names are those of the places, in their middle.
func (m unprinted) names() (out []element) {
	for _, x := range m.Places {
		var sum pt
		for _, h := range x.Hexes {
			sum = sum.Add(centre(h))
		}
		at := sum.Div(float64(max(1, len(x.Hexes))))
		out = append(out, words("m-name "+x.Kind, x.Name, "x", num(at.X), "y", num(at.Y+5)))
	}
	return out
}

// Swatch is a hex of a kind of ground as a plain map has it, by the word of its legend.
func Swatch(word string) string {
	class := "m-ground"
	for _, g := range plainGround {
		if strings.HasPrefix(word, g.terrain.String()) {
			class = g.class
		}
	}
	h := hex.At(1, 1)
	x, y := Centre(h)
	area := Area{x - Step, y - High/2, 2 * Step, High}
	return el("svg", "xmlns", svgNS, "class", "map swatch", "viewBox", area.ViewBox(), "aria-hidden", "true").
		with(path("m-ground", cells([]hex.Hex{h}, 0.97)), path(class, cells([]hex.Hex{h}, 0.97)), path("m-hexline", cells([]hex.Hex{h}, 0.97))).String()
}

// RoadGrade is how broad a road is drawn, as a class of style sheets.
type RoadGrade string

// The grades of roads.
const (
	Lane       RoadGrade = "lane"
	CommonRoad RoadGrade = "common"
	MainRoad   RoadGrade = "main"
)

// RoadGrades are those of roads, those below others first.
var RoadGrades = [...]RoadGrade{Lane, CommonRoad, MainRoad}

// Says is what the line of a map says in brackets of a road of the grade.
func (g RoadGrade) Says() string {
	if g == Lane {
		return string(g)
	}
	return string(g) + " road"
}

// GradeOf is the grade of a map's road i: by what its line says, else of a lane by its name, and the first road of a
// battlefield is its main one.
func GradeOf(i int, r board.Path) RoadGrade {
	for _, g := range RoadGrades {
		if r.Kind == g.Says() {
			return g
		}
	}
	name := strings.ToLower(r.Name)
	switch {
	case strings.Contains(name, "lane") || strings.Contains(name, "track"):
		return Lane
	case i == 0:
		return MainRoad
	}
	return CommonRoad
}
