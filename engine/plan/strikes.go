package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Strikes are the forecasts of the attacks for which units of a side have come up, as they stand: on whom each
// means, by its place among them, else on whom it faces.
func Strikes(g game.Game, side game.Side, units []game.ID, meant func(i int) []game.ID) (list []*game.Odds) {
	facts := game.Facts(g)
	if facts == nil {
		return nil
	}
	foes := map[hex.Hex]game.ID{}
	each(g, side.Other(), func(p game.Piece) {
		if _, met := foes[p.Hex]; !met && p.Rank == game.Unit {
			foes[p.Hex] = p.ID
		}
	})
	posts, order := map[hex.Hex][]game.Post{}, []hex.Hex(nil)
	for i, id := range units {
		u, at, ok := g.Piece(id), hex.Hex{}, false
		if on := meant(i); len(on) > 0 {
			at, ok = g.Piece(on[0]).Hex, true
		} else if u.Rank == game.Unit {
			at, ok = faced(g, id, foes)
		}
		if !ok {
			continue
		}
		if posts[at] == nil {
			order = append(order, at)
		}
		posts[at] = append(posts[at], game.Post{Unit: id, Hex: u.Hex, Facing: u.Facing, Charge: u.Charge, Marks: u.Marks})
	}
	for _, at := range order {
		if o := facts.Prospect(posts[at], []hex.Hex{at}); o != nil && len(o.Defenders) > 0 {
			list = append(list, o)
		}
	}
	return list
}

// faced is the first hex of a unit's own zone in which an enemy stands.
func faced(g game.Game, id game.ID, foes map[hex.Hex]game.ID) (at hex.Hex, ok bool) {
	for _, h := range g.Zone(id) {
		if _, there := foes[h]; there {
			return h, true
		}
	}
	return at, false
}

// Costs reports whether the dice of attacks harm the attackers more often than the attacked: in the first, or
// in all together. Where results are counted in strength points, who only has to go back is not harmed.
func Costs(list []*game.Odds) bool {
	sum := 0
	for i, o := range list {
		n, of := 0, 1
		hurts := Harmful(o.Chances)
		for _, x := range o.Chances {
			if of = max(1, x.Of); hurts(x.Result.Attack) {
				n += x.Ways
			}
			if hurts(x.Result.Defend) {
				n -= x.Ways
			}
		}
		if sum += 1000 * n / of; i == 0 && n > 0 {
			return true
		}
	}
	return sum > 0
}

// CostsSP reports whether any of some results is counted in strength points lost.
func CostsSP(list []game.Chance) bool {
	return slices.ContainsFunc(list, func(c game.Chance) bool { return c.Result.Defend.Loss+c.Result.Attack.Loss > 0 })
}

// Harmful tells what of some results is harm: a loss where any of them costs strength points, else whatever
// happens.
func Harmful(list []game.Chance) func(game.Harm) bool {
	if CostsSP(list) {
		return func(h game.Harm) bool { return h.Loss > 0 || h.Other != "" }
	}
	return func(h game.Harm) bool { return h != (game.Harm{}) }
}
