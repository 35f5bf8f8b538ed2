package medieval

import (
	"math"
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 11.1.8 Ten SP may stand in a fortified hex, but only four fight from it: the owner says whose.

// overcrowded reports whether attackers from one fortified hex are more than may fight, with
// those of the hex that have attacked in this phase (11.1.8, R-27).
func (b *Battle) overcrowded(by []game.ID) bool {
	for _, id := range by {
		at, sum := b.units[id].at, 0
		for o := b.top(at); o != game.None; o = b.piles.Next(o) {
			if slices.Contains(by, o) || b.counters[o].side == b.counters[id].side && b.units[o].has(attacked) {
				sum += int(b.units[o].sp)
			}
		}
		if sum > b.fighting(at) {
			return true
		}
	}
	return false
}

// fighting is how many SP of a hex fight at most: of one that was never fortified all that stand
// there, be it full or too full (11.1.8, R-515).
func (b *Battle) fighting(h hex.Hex) int {
	if b.board.Terrain(h) == board.Fort {
		return FortFight
	}
	return math.MaxInt
}

func (b *Battle) sumSP(ids []game.ID) int {
	sum := 0
	for _, id := range ids {
		sum += int(b.units[id].sp)
	}
	return sum
}

// crowd are the defenders of a hex that are more than may fight; the first such hex comes first.
func (b *Battle) crowd() []game.ID {
	for _, h := range b.fight.at {
		if on := b.posted(b.fight.on, h); b.sumSP(on) > b.fighting(h) {
			return on
		}
	}
	return nil
}

// posted are those of some counters that stand in a hex.
func (b *Battle) posted(ids []game.ID, h hex.Hex) (out []game.ID) {
	for _, id := range ids {
		if b.units[id].at == h {
			out = append(out, id)
		}
	}
	return out
}

// manning waits for the defender to choose who fights in a crowded fortification.
func (b *Battle) manning() (waits bool) { return b.crowd() != nil }

func (a ManWalls) check(b *Battle) *rule.Refusal {
	if b.waits(manStep) == nil {
		return notPending
	}
	if len(a.Units) == 0 || kit.Repeated(a.Units) {
		return noAttackers
	}
	crowd := b.crowd()
	for _, id := range a.Units {
		if !slices.Contains(crowd, id) {
			return notInFight
		}
	}
	if !b.mans(a.Units, crowd) {
		return fortFight
	}
	return nil
}

// mans reports whether a choice of a crowd may fight: no more than may, and as many as can.
func (b *Battle) mans(chosen, crowd []game.ID) bool {
	sum := b.sumSP(chosen)
	return sum <= FortFight && !slices.ContainsFunc(crowd, func(id game.ID) bool {
		return !slices.Contains(chosen, id) && sum+int(b.units[id].sp) <= FortFight
	})
}

func (a ManWalls) apply(b *Battle) {
	f := &b.fight
	for _, id := range b.crowd() {
		if !slices.Contains(a.Units, id) {
			f.reserve = append(f.reserve, id)
		}
	}
	f.on = slices.DeleteFunc(f.on, func(id game.ID) bool { return slices.Contains(f.reserve, id) })
	first := &b.counters[a.Units[0]]
	b.emit(game.Event{Kind: eventManned, Side: first.side, Unit: game.None, By: game.None, Units: a.Units, At: b.units[a.Units[0]].at, Ref: "11.1.8"})
}

// manned is the forecast of the combat as if these had been chosen.
func (b *Battle) manned(a ManWalls) *game.Odds {
	if a.check(b) != nil {
		return nil
	}
	c := b.clone()
	a.apply(c)
	return c.confrontation()
}

// eachManning calls yield with every choice of units that may fight.
func (b *Battle) eachManning(yield func([]game.ID)) {
	crowd := b.crowd()
	var pick func(from int, chosen []game.ID)
	pick = func(from int, chosen []game.ID) {
		if len(chosen) > 0 && b.mans(chosen, crowd) {
			yield(slices.Clone(chosen))
		}
		for i := from; i < len(crowd); i++ {
			if b.sumSP(chosen)+int(b.units[crowd[i]].sp) <= FortFight {
				pick(i+1, append(chosen, crowd[i]))
			}
		}
	}
	pick(0, nil)
}

// likelyMen are the defenders of a combat as a forecast takes them: of a crowd those that
// come first.
func (b *Battle) likelyMen(c combat) (men []game.ID) {
	sum := map[hex.Hex]int{}
	for _, id := range c.on {
		u := &b.units[id]
		if sum[u.at]+int(u.sp) <= b.fighting(u.at) {
			sum[u.at] += int(u.sp)
			men = append(men, id)
		}
	}
	return men
}
