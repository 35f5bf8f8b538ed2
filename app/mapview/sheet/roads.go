package sheet

import (
	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// road is a road as drawn: the control points of its course and spots along it.
type road struct {
	grade mapview.RoadGrade
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
			out = append(out, road{mapview.GradeOf(i, r), line, openSpots(line)})
		}
	}
	return out
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
	paths, inks := map[mapview.RoadGrade]*canvas.Path{}, map[mapview.RoadGrade]func(string){}
	for _, g := range mapview.RoadGrades {
		paths[g] = &canvas.Path{}
	}
	for _, r := range d.roads {
		openSpline(paths[r.grade], r.line)
	}
	for _, g := range mapview.RoadGrades {
		inks[g] = d.define(paths[g])
		inks[g]("m-road-case " + string(g))
	}
	for _, g := range mapview.RoadGrades {
		inks[g]("m-road " + string(g))
	}
}
