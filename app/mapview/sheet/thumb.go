package sheet

import (
	"fmt"
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// thumbWide is about how wide the page shows a small picture, in pixels. Its lines are
// drawn for that width.
const thumbWide = 260

// Thumb draws a small picture of a battlefield, the whole of it: terrain, waters and
// roads in plain shapes. Its view box is the world, as for SVG.
func Thumb(b *board.Board) string { return Card(b, mapview.Extent(b), [2][]hex.Hex{}) }

// Card is what a Thumb shows in a rectangle, with the units of both sides as spots, squares for
// side A and diamonds for side B.
func Card(b *board.Board, view mapview.Area, units [2][]hex.Hex) string {
	d := &drawing{field: newField(b), ink: &ink{box: view}}
	d.page = canvas.NewContext(d.ink)
	fmt.Fprintf(d.ink, `<svg xmlns="http://www.w3.org/2000/svg" class="thumb lod-0 %s"`, scale(d.ink.box.W))
	fmt.Fprintf(d.ink, ` viewBox="%s" aria-hidden="true">`+"\n", d.ink.box.ViewBox())
	d.drawGround()
	d.drawPatches()
	d.drawVoid()
	d.drawTracks()
	d.draw("m-side a", spots(units, 0, mapview.SpotHalf))
	d.draw("m-side b", spots(units, 1, mapview.SpotHalf))
	d.ink.WriteString("</svg>\n")
	return d.ink.String()
}

// scale is the class that tells how many units of the world, rounded, a pixel of a small
// picture is. A page with a strict policy takes no style from within a picture.
func scale(wide float64) string {
	return fmt.Sprintf("k-%d", min(max(int(math.Round(wide/thumbWide)), 1), widest))
}

// widest is the largest scale; a wider world has somewhat thinner lines.
const widest = 24

// scales are the rules of all scales.
func scales() string {
	rules := ""
	for k := 1; k <= widest; k++ {
		rules += fmt.Sprintf(".thumb.k-%d{--k:%d}", k, k)
	}
	return rules + "\n"
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
		for _, loop := range mapview.Outlines(d.inPlay(layer.terrain)) {
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

// spots are the spots that stand for the units of a side.
func spots(units [2][]hex.Hex, side int, half float64) *canvas.Path {
	p := &canvas.Path{}
	for _, h := range units[side] {
		poly(p, true, mapview.Spot(h, side, half)...)
	}
	return p
}
