package puzzle

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// branch is a position that an act may lead to, and how likely it does.
type branch struct {
	game   game.Game
	hash   uint64
	won    bool
	chance float64
}

// spread is every position that an act may lead to, each once. A view must not be given: what is
// hidden is part of the position.
func (j *Judge) spread(g game.Game, act game.Action) []branch {
	type end struct {
		hash uint64
		won  bool
	}
	made := map[end]game.Game{}
	shares := dice.Spread(func(r dice.Roller) end {
		j.nodes++
		c := g.Clone()
		events := c.Apply(act, r)
		e := end{c.Hash(), j.goal.reached(c, events)}
		if made[e] == nil {
			made[e] = c
		}
		return e
	})
	list := make([]branch, len(shares))
	for i, s := range shares {
		list[i] = branch{made[s.Value], s.Value.hash, s.Value.won, float64(s.Ways) / float64(s.Of)}
	}
	return list
}
