package sheet

import (
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// grade is how broad a road is drawn.
type grade int

const (
	lane grade = iota
	common
	main // the first road of a battlefield
	grades
)

// gradeNames are classes of the stylesheet.
var gradeNames = [grades]string{"lane", "common", "main"}

// road is a road as drawn: the control points of its course and spots along it.
type road struct {
	grade grade
	line  []pt
	spots []spot
}

// layRoads turns the hexes of all roads into courses. Where roads share a hex they
// share its point, so that they run together or meet.
func (d *drawing) layRoads() []road {
	points := map[hex.Hex]pt{}
	for _, r := range d.Roads {
		for i, h := range r.Hexes {
			if _, ok := points[h]; !ok {
				points[h] = d.course(r.Hexes, i)
			}
		}
	}
	passes := map[hex.Hex]pt{} // where a road runs by on its way through a hex
	for _, r := range d.Roads {
		for i := 1; i < len(r.Hexes)-1; i++ {
			a, c, b := points[r.Hexes[i-1]], points[r.Hexes[i]], points[r.Hexes[i+1]]
			passes[r.Hexes[i]] = a.Mul(0.125).Add(c.Mul(0.75)).Add(b.Mul(0.125))
		}
	}
	var out []road
	for i, r := range d.Roads {
		if len(r.Hexes) > 1 {
			line := d.layRoad(r.Hexes, points, passes)
			out = append(out, road{gradeOf(i, r), line, openSpots(line)})
		}
	}
	return out
}

// gradeOf tells lanes by their names, which is all that a map says of them.
func gradeOf(i int, r board.Path) grade {
	name := strings.ToLower(r.Name)
	switch {
	case strings.Contains(name, "lane") || strings.Contains(name, "track"):
		return lane
	case i == 0:
		return main
	}
	return common
}

// course is the point of a road in its hex i: the centre, drawn a little towards its
// neighbours and astray. At a gate it is the centre, so that the road meets the gate.
func (d *drawing) course(hexes []hex.Hex, i int) pt {
	c := centre(hexes[i])
	for dir := hex.N; dir <= hex.NW; dir++ {
		if d.Side(hexes[i], dir).Has(board.Gate) {
			return c
		}
	}
	if i > 0 && i < len(hexes)-1 {
		c = c.Mul(0.66).Add(centre(hexes[i-1]).Mul(0.17)).Add(centre(hexes[i+1]).Mul(0.17))
	}
	return wander(c)
}

func (d *drawing) layRoad(hexes []hex.Hex, points, passes map[hex.Hex]pt) []pt {
	var line []pt
	for _, h := range hexes {
		line = append(line, points[h])
	}
	n := len(hexes)
	if p, ok := passes[hexes[0]]; ok {
		line[0] = p
	}
	if p, ok := passes[hexes[n-1]]; ok {
		line[n-1] = p
	}
	if p, ok := d.leaves(hexes[0], hexes[1]); ok {
		line = append([]pt{p}, line...)
	}
	if p, ok := d.leaves(hexes[n-1], hexes[n-2]); ok {
		line = append(line, p)
	}
	return line
}

// leaves is a point beyond the sheet if a road that comes from a hex to the last one
// goes on over the edge.
func (d *drawing) leaves(last, before hex.Hex) (pt, bool) {
	toward, _ := before.Toward(last)
	for _, turn := range []int{0, 1, -1} {
		if dir := toward.Turn(turn); d.AtEdge(last, dir) {
			return centre(last.Step(dir)), true
		}
	}
	return pt{}, false
}

// drawRoads draws all casings before all roads, so that roads are open to each other
// where they meet.
func (d *drawing) drawRoads() {
	var paths [grades]*canvas.Path
	for i := range paths {
		paths[i] = &canvas.Path{}
	}
	for _, r := range d.roads {
		openSpline(paths[r.grade], r.line)
	}
	var inks [grades]func(string)
	for g, p := range paths {
		inks[g] = d.define(p)
		inks[g]("m-road-case " + gradeNames[g])
	}
	for g, ink := range inks {
		ink("m-road " + gradeNames[g])
	}
}
