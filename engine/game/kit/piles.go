package kit

import (
	"slices"

	"gonfalon/engine/game"
)

// Piles say which counters stand together: in each cell of a board they stand in the order of
// their IDs. A cell below 0 lies off the board.
type Piles struct {
	first []game.ID // by cell: the first counter standing there
	next  []game.ID // by counter: the next one in the same cell
	all   int       // how many counters stand anywhere
}

// NewPiles are the piles of an empty board.
func NewPiles(cells, counters int) Piles {
	nobody := []game.ID{game.None}
	return Piles{first: slices.Repeat(nobody, cells), next: slices.Repeat(nobody, counters)}
}

// Clone is an independent copy.
func (p Piles) Clone() Piles {
	p.first, p.next = slices.Clone(p.first), slices.Clone(p.next)
	return p
}

// Top is the first counter in a cell, None when it is empty or off the board.
func (p *Piles) Top(cell int) game.ID {
	if cell < 0 {
		return game.None
	}
	return p.first[cell]
}

// Next is the counter after another in the same cell, None after the last.
func (p *Piles) Next(id game.ID) game.ID { return p.next[id] }

// Put adds a counter that stands nowhere to a cell of the board.
func (p *Piles) Put(id game.ID, cell int) {
	link := &p.first[cell]
	for *link != game.None && *link < id {
		link = &p.next[*link]
	}
	p.next[id], *link = *link, id
	p.all++
}

// Take lifts a counter from the cell in which it stands.
func (p *Piles) Take(id game.ID, cell int) {
	link := &p.first[cell]
	for *link != id {
		link = &p.next[*link]
	}
	*link, p.next[id] = p.next[id], game.None
	p.all--
}

// Stray is a counter that stands in another cell than it should, in two or in none; None if
// all is well. at is the cell where a counter should stand, below 0 for nowhere.
func (p *Piles) Stray(at func(game.ID) int) game.ID {
	all := 0
	for id := range game.ID(len(p.next)) {
		if cell := at(id); cell >= 0 {
			if all++; !p.holds(cell, id) {
				return id
			}
		}
	}
	if all == p.all {
		return game.None
	}
	for cell, id := range p.first {
		for last := game.None; id != game.None; last, id = id, p.next[id] {
			if id <= last || at(id) != cell {
				return id // there are more than should be: here, or twice in one cell
			}
		}
	}
	return game.None
}

// holds reports whether a counter stands in a cell.
func (p *Piles) holds(cell int, id game.ID) bool {
	last, top := game.None, p.first[cell]
	for last < top && top < id {
		last, top = top, p.next[top]
	}
	return top == id
}
