package bmw

import "gonfalon/engine/game"

// What the box of a battle holds, for who prints it.

// Sides are both sides of a unit (2.3); a leader has a front only.
func (b *Battle) Sides(id game.ID) (front, back game.Face) {
	c := &b.counters[id]
	if c.leads() {
		return game.Face{SP: c.value, Move: game.Points(c.faces[0].MA)}, game.Face{}
	}
	return c.faces[0].printed(), c.faces[1].printed()
}

// printed is a face as it is printed.
func (f *Face) printed() game.Face {
	return game.Face{SP: f.CS, Move: game.Points(f.MA), Bow: f.Bow, BowRange: f.Range, Dot: f.Dot}
}

// Loose are the counters for the turn, for the points and losses of both sides, and one for each unit
// that may charge (9.6).
func (b *Battle) Loose() []game.Loose {
	list := append([]game.Loose{{N: 1, Front: game.Nobodys("turn", 0, 0)}}, game.Tallies()...)
	for s := game.A; s <= game.B; s++ {
		for _, figure := range []int{1, 10, 100} {
			list = append(list, game.Loose{N: 1, Front: game.Sign{Code: "losses", Figure: figure, Side: s, Of: game.None}})
		}
	}
	chargers := 0
	for i := range b.counters {
		if b.counters[i].arm == HeavyHorse {
			chargers++
		}
	}
	if chargers > 0 {
		list = append(list, game.Loose{N: chargers, Front: game.Nobodys("charging", game.Charging, 0)})
	}
	return list
}
