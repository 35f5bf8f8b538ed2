package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.0 Leaders: they add their value to the unit they are with (10.2) and, alone, run from
// any enemy (10.4). How they move is in movement.go (10.1).

// bestLeader is the highest value of a side's leaders in a hex (10.2, B-85, B-143).
func (b *Battle) bestLeader(h hex.Hex, side game.Side) (best int) {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; c.side == side && c.leads() {
			best = max(best, c.value)
		}
	}
	return best
}

// surprise makes the leaders of a side in a hex that an enemy unit entered from the next retreat
// (10.4, B-27).
func (b *Battle) surprise(h, from hex.Hex, side game.Side) {
	came := uint8(0)
	if d, near := h.Toward(from); near {
		came = uint8(d) + 1
	}
	for _, l := range b.leaders(h, side) {
		b.steps.Push(step{kind: escapeStep, side: side, unit: l, came: came})
	}
}

// comesFrom reports whether the enemy who drives a leader off came from a hex: for this retreat he
// still stands there (B-231).
func (b *Battle) comesFrom(id game.ID, h hex.Hex) bool {
	s := b.waits(escapeStep)
	return s != nil && s.unit == id && s.came > 0 && b.units[id].at.Step(hex.Dir(s.came-1)) == h
}

// attackLeaders is the attack on leaders alone in a hex (10.4, B-68).
func (b *Battle) attackLeaders(h hex.Hex) {
	active := b.phase.active()
	b.fight.vacated = append(b.fight.vacated, vacancy{h, active.Other(), true})
	b.steps.Push(step{kind: followStep, side: active}, step{kind: closeStep})
	b.surprise(h, h, active.Other()) // nobody enters it
}

// escapes are the ways of a leader's retreat before combat (10.4, B-140): up to three hexes,
// each farther off, into an enemy zone only where a friendly unit stands, and no farther (10.1);
// not where the enemy comes from (B-231).
func (b *Battle) escapes(id game.ID) (list [][]hex.Hex) {
	start := b.units[id].at
	seen := map[hex.Hex]bool{}
	for queue := [][]hex.Hex{nil}; len(queue) > 0; queue = queue[1:] {
		at := start
		if n := len(queue[0]); n > 0 {
			at = queue[0][n-1]
		}
		eachBeside(at, func(to hex.Hex) {
			if seen[to] || start.Distance(to) <= start.Distance(at) || b.exposed(id, at, to) != nil {
				return
			}
			seen[to] = true
			way := append(slices.Clone(queue[0]), to)
			list = append(list, way)
			if len(way) < evadeHexes && !b.threatened(id, to) {
				queue = append(queue, way)
			}
		})
	}
	return list
}

// exposed says why a leader may not flee from a hex into the next.
func (b *Battle) exposed(id game.ID, from, to hex.Hex) *rule.Refusal {
	side := b.counters[id].side
	foe := side.Other()
	if no := b.bars(id, from, to); no != nil {
		return no
	}
	switch {
	case b.troop(to, foe) != game.None || b.led(to, foe):
		return enemyThere
	case b.comesFrom(id, to):
		return enemyComes // B-231
	case b.troop(to, side) == game.None && b.threatened(id, to):
		return leaderZone // 10.1
	}
	return nil
}

// threatened reports whether a hex lies in an enemy zone, leaving out the unit that has just
// entered the leader's own hex: he was gone before it came (B-201).
func (b *Battle) threatened(id game.ID, h hex.Hex) bool {
	return slices.ContainsFunc(b.gripping(h, b.counters[id].side.Other()), func(o game.ID) bool {
		return b.units[o].at != b.units[id].at
	})
}

// escaping waits for the way of a leader who must retreat; without any he is eliminated.
func (b *Battle) escaping(s step) (waits bool) {
	if !b.on(s.unit) {
		return false
	}
	if len(b.escapes(s.unit)) > 0 {
		return true
	}
	b.kill(s.unit, "10.4")
	return false
}

// huntOdds explains an attack on lone leaders: nothing is rolled, they flee or die.
func (b *Battle) huntOdds(c combat) *game.Odds {
	prey := b.leaders(c.at[0], b.phase.active().Other())
	r := game.Result{Code: "DR", Defend: game.Harm{Other: "leader-flees"}}
	if !slices.ContainsFunc(prey, func(l game.ID) bool { return len(b.escapes(l)) > 0 }) {
		r = game.Result{Code: "DL", Defend: game.Harm{Other: "eliminated"}}
	}
	return &game.Odds{Attackers: c.by, Defenders: prey, At: c.at, Chances: []game.Chance{{Result: r, Ways: 1, Of: 1}}}
}
