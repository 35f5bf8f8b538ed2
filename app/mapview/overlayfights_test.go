package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

// Of fights too far from each other to be seen together the one that comes next is seen, with the whole
// of its badge.
func TestTheFightThatComesNextIsSeen(t *testing.T) {
	c := looking()
	c.sheet = Area{W: 9000, H: 1000}
	list := []Fight{
		{By: []hex.Hex{hex.At(3, 4)}, At: []hex.Hex{hex.At(3, 3)}},
		{By: []hex.Hex{hex.At(70, 4)}, At: []hex.Hex{hex.At(70, 3)}, Chosen: true},
		{By: []hex.Hex{hex.At(140, 4)}, At: []hex.Hex{hex.At(140, 3)}},
	}
	var all []hex.Hex
	for _, f := range list {
		all = append(append(all, f.By...), f.At...)
	}
	for next := range list {
		for i := range list {
			list[i].Chosen = i == next
		}
		c.view = &View{Scene: Scene{Overlay: Overlay{Fights: list}}}
		c.Look(all, 0.9)
		if x, y := c.World(0, 0); !c.Visible(list[next].At[0]) || !c.sees(c.view.Scene.Overlay.lettered()) {
			t.Errorf("fight %d is out of sight of (%v, %v)", next, x, y)
		}
	}
}
