package mine

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
)

// idea is what a try has that the obvious one has not, in a word; "" where nothing tells.
func (c *cutting) idea(t, obvious try) string {
	g, act := c.judge.First(t.line)
	h, plain := c.judge.First(obvious.line)
	if act == nil || plain == nil {
		return ""
	}
	best, dull := c.look(g, act), c.look(h, plain)
	switch {
	case shots(t.line) > shots(obvious.line):
		return "shots-first"
	case best.rear > dull.rear:
		return "rear"
	case best.opposite && !dull.opposite:
		return "flank"
	case best.charge > dull.charge:
		return "charge"
	case c.blows() == 1 && len(best.at) < len(dull.at):
		return "apart"
	case c.blows() == 2 && !slices.Equal(best.at, dull.at):
		return "order"
	case c.aim.kind == puzzle.Banner:
		return "banner"
	case c.aim.kind == puzzle.Leader:
		return "leader"
	case best.led > dull.led:
		return "command"
	case best.sheltered < dull.sheltered:
		return "ground"
	case c.blows() == 2 && best.men < dull.men:
		return "one-by-one"
	case best.men > dull.men:
		return "together"
	}
	return ""
}

// shape is what an attack looks like.
type shape struct {
	at        []hex.Hex
	men       int
	rear      int  // how many strike from behind
	opposite  bool // two strike from opposite sides
	charge    int  // the charge factors of all
	led       int
	sheltered int // columns that the ground costs
}

// look describes an attack before it is made.
func (c *cutting) look(g game.Game, act game.Action) shape {
	odds := g.Forecast(act)
	if odds == nil {
		return shape{}
	}
	s := shape{at: odds.At, men: len(odds.Attackers), led: len(odds.Led[0]), sheltered: odds.Defend.Sum()}
	var from []hex.Dir
	for _, id := range odds.Attackers {
		p := g.Piece(id)
		s.charge += p.Charge
		for _, of := range odds.Defenders {
			if d, ok := at(g, of).Toward(p.Hex); ok {
				from = append(from, d)
				s.rear += behind(g.Piece(of), d)
			}
		}
	}
	s.opposite = slices.ContainsFunc(from, func(d hex.Dir) bool { return slices.Contains(from, opposite(d)) })
	return s
}

// behind is 1 where a direction from a counter leads to its back.
func behind(p game.Piece, d hex.Dir) int {
	if turn := (d + 6 - p.Facing) % 6; p.HasFacing && 2 <= turn && turn <= 4 {
		return 1
	}
	return 0
}

func opposite(d hex.Dir) hex.Dir { return (d + 3) % 6 }
