package puzzle

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// mostTogether is the greatest number of units of which every set is tried: of six there are 63.
const mostTogether = 6

// Blows are the attacks that may be the first at the beginning.
func (j *Judge) Blows() []game.Action { return j.blows(j.start, j.allowed) }

// blows are the attacks that the side that solves may choose from: each that is offered, and every other
// set of units that may attack the same hexes. The last is one on the counter that is meant.
func (j *Judge) blows(g game.Game, left int) (list []game.Action) {
	at := j.goal.at(g)
	for _, t := range j.targets(g) {
		if left > 1 || slices.Contains(t.at, at) {
			list = append(list, t.attacks(g)...)
		}
	}
	return list
}

// target is some hexes that may be attacked, and who may.
type target struct {
	at []hex.Hex
	by []game.ID
}

// targets are the hexes that are offered to be attacked, in the order of the offers.
func (j *Judge) targets(g game.Game) (list []target) {
	for _, o := range g.Offers(j.side, nil) {
		if o.Verb != game.VerbAttack {
			continue
		}
		odds := g.Forecast(o.Act)
		if odds == nil {
			continue
		}
		i := slices.IndexFunc(list, func(t target) bool { return slices.Equal(t.at, odds.At) })
		if i < 0 {
			i = len(list)
			list = append(list, target{at: odds.At})
		}
		for _, id := range odds.Attackers {
			if !slices.Contains(list[i].by, id) {
				list[i].by = append(list[i].by, id)
			}
		}
	}
	return list
}

// attacks are the legal attacks by any of those who may.
func (t target) attacks(g game.Game) (list []game.Action) {
	by := t.by[:min(len(t.by), mostTogether)]
	for set := 1; set < 1<<len(by); set++ {
		var units []game.ID
		for i, id := range by {
			if set>>i&1 == 1 {
				units = append(units, id)
			}
		}
		if act := g.Assault(units, t.at); act != nil && g.Check(act) == nil {
			list = append(list, act)
		}
	}
	return list
}
