package sheet

import (
	"fmt"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

const (
	treeStep  = 9.6 // between trees
	treeSizes = 3   // classes of trees by width, so that each is one path of dots
	roadside  = 7.5 // free of trees on either side of a road or stream
	woodRim   = 4.2 // free of trees along the edge of the wood
)

// drawWoods covers woods with trees: dots for their shadows, rims and crowns.
func (d *drawing) drawWoods() {
	hexes := d.hexes(board.Forest)
	shape := newRegion(hexes)
	d.draw("m-wood", shape.path())
	rim := traces{}
	for _, loop := range shape {
		rim.add(closedSpots(loop))
	}
	for _, block := range blocks(hexes) {
		var trees [treeSizes]*canvas.Path
		for size := range trees {
			trees[size] = &canvas.Path{}
		}
		for _, h := range block {
			d.plant(trees[:], h, rim)
		}
		d.drawTrees(trees[:])
	}
}

// plant adds the trees of one hex on a shaken grid.
func (d *drawing) plant(trees []*canvas.Path, h hex.Hex, rim traces) {
	const across = 6 // steps that reach from the centre beyond the corners
	c := centre(h)
	ci, cj := int(c.X/treeStep), int(c.Y/treeStep)
	for j := cj - across; j <= cj+across; j++ {
		for i := ci - across; i <= ci+across; i++ {
			p := pt{
				X: (float64(i) + float64(j&1)/2 + 0.66*(hash(i, j, 1)-0.5)) * treeStep,
				Y: (float64(j) + 0.66*(hash(i, j, 2)-0.5)) * treeStep,
			}
			if mapview.HexAt(p.X, p.Y) == h && hash(i, j, 3) > 0.14 && d.roomForTree(h, p, rim) {
				dot(trees[int(treeSizes*hash(i, j, 4))], p)
			}
		}
	}
}

func (d *drawing) roomForTree(h hex.Hex, p pt, rim traces) bool {
	return d.onSheet(p) && !onNumber(h, p) && rim.depth(p) > woodRim && d.lines.clear(p, roadside)
}

// drawTrees inks shadow, rim and crown of the trees of one block; each size is drawn
// from one path.
func (d *drawing) drawTrees(trees []*canvas.Path) {
	var inks [treeSizes]func(string)
	for size, p := range trees {
		inks[size] = d.define(p)
	}
	for _, part := range []string{"shade", "rim", "crown"} {
		for size, ink := range inks {
			ink(fmt.Sprintf("m-tree %s s%d", part, size))
		}
	}
}
