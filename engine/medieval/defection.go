package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Defection: while the enemy's spirits stand at their highest, commands of doubtful loyalty
// may go over to him.

// What it takes: the favour of MORALE, and the die.
const (
	defectLevel = 2
	defectDie   = 6
)

// wavering lists the leaders whose loyalty is thrown for as the phase opens: their enemy's
// cavalry is about to move, and his MORALE is high enough.
func (b *Battle) wavering() []game.ID {
	side := b.phase.side()
	if !b.phase.horse() || b.moraleFor(side) < defectLevel {
		return nil
	}
	return b.doubtful(side.Other())
}

// defect throws once for all doubtful commands. Those who go over make room first; the army
// assembles before anybody is asked who takes up the banners they held.
func (b *Battle) defect() {
	doubtful := b.wavering()
	turns := dice.From(defectDie)
	thrown := b.throw(dice.One("loyalty-test", game.None, turns))
	var trials []game.Trial
	for _, l := range doubtful {
		trials = append(trials, game.Tried(l, thrown, turns))
	}
	b.emit(game.Event{Kind: eventLoyaltyRoll, Side: b.phase.side(), Unit: game.None, By: game.None, Units: doubtful, Dice: thrown, Trials: trials, Ref: "R-393"})
	var gone []game.ID
	for _, l := range broken(trials) {
		gone = append(gone, b.goOver(l)...)
	}
	b.assemble()
	for _, id := range slices.Backward(gone) {
		b.steps.Push(step{kind: partStep, by: id})
	}
}

// doubtful lists the leaders of a side who may go over.
func (b *Battle) doubtful(side game.Side) (out []game.ID) {
	for _, l := range b.ranks.leaders[side] {
		if o := b.counters[l].orders; o != nil && o.Defects && b.units[l].where != game.Dead {
			out = append(out, l)
		}
	}
	return out
}

// goOver makes a leader and all who follow him part of the other army, for good; they may
// act in the phase that begins. Banners stay their army's.
func (b *Battle) goOver(leader game.ID) (all []game.ID) {
	for i := range b.counters {
		if c := &b.counters[i]; c.commander == leader && c.rank != game.Banner && b.units[i].where != game.Dead {
			all = append(all, game.ID(i))
		}
	}
	b.redraw()
	for _, id := range all {
		c := &b.counters[id]
		c.turn()
		b.units[id].clear(turnFlags | phaseFlags)
		b.emit(game.Event{Kind: eventDefected, Side: c.side, Unit: id, By: game.None, At: b.units[id].at, Ref: "R-393"})
	}
	b.ranks = b.ed.enrol(b.counters)
	for _, id := range all {
		b.yieldBanners(id)
	}
	return all
}

// turn makes a counter one of the other army. A leader stays there, and is worth what any is.
func (c *counter) turn() {
	c.side = c.side.Other()
	if c.leads() {
		loyal := *c.orders
		loyal.Defects, loyal.Worth = false, 0
		c.orders = &loyal
	}
}

// yieldBanners takes the banners of its old army from a unit that went over: a loyal unit in
// its hex saves them, else they fall into its hands.
func (b *Battle) yieldBanners(id game.ID) {
	if !b.on(id) {
		b.forfeit(id)
		return
	}
	b.bereave(id, false)
	if isRegular(&b.counters[id], &b.units[id]) {
		b.takeUp(id, b.units[id].at)
	}
}

// partWays takes a counter that went over out of a hex it shares with its old army, to the
// nearest hex where it may stand.
func (b *Battle) partWays(id game.ID) {
	c := &b.counters[id]
	if !b.on(id) || !b.any(b.units[id].at, c.side.Other(), isAnybody) {
		return
	}
	at := b.units[id].at
	for n := 1; n < b.board.Columns+b.board.Rows; n++ {
		for _, h := range at.Disc(n) {
			if h.Distance(at) == n && b.standable(id, h) == nil {
				b.put(id, h)
				b.emit(game.Event{Kind: eventParted, Side: c.side, Unit: id, By: game.None, From: at, At: h, Ref: "R-393"})
				b.arrive(id)
				return
			}
		}
	}
}
