package mapview

import (
	"fmt"

	"github.com/tdewolff/canvas"

	"gonfalon/engine/board"
)

// Thumb draws a small picture of a battlefield, w by h pixels: terrain in plain
// shapes, and the counters on the map as dots, round for side A and square for B.
// Its view box is the world, as for SVG; where the proportions differ the picture is
// cut to fill w by h.
func Thumb(b *board.Board, counters []Counter, w, h int) string {
	d := &drawing{field: newField(b), ink: &ink{}}
	d.ink.wide, d.ink.high = Size(b)
	d.page = canvas.NewContext(d.ink)
	k := min(d.ink.wide/float64(max(w, 1)), d.ink.high/float64(max(h, 1)))
	fmt.Fprintf(d.ink, `<svg xmlns="http://www.w3.org/2000/svg" class="thumb lod-0" style="--k:%s" width="%d" height="%d"`, number(k), w, h)
	fmt.Fprintf(d.ink, ` viewBox="0 0 %s %s" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`+"\n",
		number(d.ink.wide), number(d.ink.high))
	d.drawGround()
	d.drawPatches()
	d.drawVoid()
	d.drawTracks()
	d.drawStandings(counters)
	d.ink.WriteString("</svg>\n")
	return d.ink.String()
}

// drawPatches fills each terrain with its colour.
func (d *drawing) drawPatches() {
	for _, layer := range []struct {
		terrain board.Terrain
		class   string
	}{
		{board.Dunes, "m-dune"}, {board.Hill, "m-hill"}, {board.Swamp, "m-swamp"}, {board.Lake, "m-lake"},
		{board.RiverHex, "m-lake"}, {board.Forest, "m-wood"}, {board.Village, "m-town"}, {board.Fort, "m-house"},
	} {
		p := &canvas.Path{}
		for _, loop := range outlines(d.inPlay(layer.terrain)) {
			closedSpline(p, loop)
		}
		d.draw(layer.class, p)
	}
}

// drawTracks draws waters and roads as plain lines.
func (d *drawing) drawTracks() {
	streams, rivers, roads := &canvas.Path{}, &canvas.Path{}, &canvas.Path{}
	for _, w := range d.Waters {
		to := streams
		if w.River {
			to = rivers
		}
		for _, course := range d.courses(w.Sides) {
			openSpline(to, course)
		}
	}
	for _, r := range d.Roads {
		var line []pt
		for _, h := range r.Hexes {
			line = append(line, centre(h))
		}
		if len(line) > 1 {
			openSpline(roads, line)
		}
	}
	d.draw("m-stream", streams)
	d.draw("m-river", rivers)
	d.draw("m-track", roads)
}

// drawStandings draws the counters that are on the map.
func (d *drawing) drawStandings(counters []Counter) {
	var sides [2]*canvas.Path
	for i := range sides {
		sides[i] = &canvas.Path{}
	}
	for _, c := range counters {
		if c.Shown && c.Depth == 0 && d.On(c.Hex) {
			dot(sides[c.Side&1], centre(c.Hex))
		}
	}
	d.draw("m-side a", sides[0])
	d.draw("m-side b", sides[1])
}
