package bmw

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// The option of late troops (B-217): in some turns one eliminated unit of certain troops may
// come up once more, as reinforcements do (3.2, B-29).

func (Muster) check(b *Battle) *rule.Refusal {
	side := b.phase.active()
	late := &b.sc.Armies[side].Late
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase
	case !b.plays(lateTroops) || b.turn < late.From || b.turn > late.To || b.latecomer(side) == game.None:
		return nobodyLate
	case b.mustered[side] == b.turn:
		return musteredOnce
	case b.between():
		return moverOwes
	case !b.empty(late.Hex) || b.zone(late.Hex, side.Other()) || b.led(late.Hex, side.Other()):
		return entryClosed // B-29
	}
	return nil
}

// latecomer is the first eliminated unit of a side that may come once more, None without one.
func (b *Battle) latecomer(side game.Side) game.ID {
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.late && b.units[i].where == game.Dead {
			return game.ID(i)
		}
	}
	return game.None
}

// apply throws the die. The unit that comes is the next to move: the entry is the first hex of
// its way and costs as much; it is no longer lost (B-217).
func (Muster) apply(b *Battle) {
	side := b.phase.active()
	late, id := &b.sc.Armies[side].Late, b.latecomer(side)
	b.mustered[side] = b.turn
	test := b.musterTest()
	die, comes := attempt(b.roll, test)
	e := b.happen(eventNobodyCame, game.None, "B-217")
	e.Side, e.N = side, late.Die
	tell(e, id, die, ^test.Good)
	if !comes {
		return
	}
	b.units[id].back = b.plays(rallyInDisorder)
	b.endMove()
	b.put(id, late.Hex)
	b.begun, b.mover = true, b.entered(id, late.Hex)
	e.Kind, e.Unit, e.At = eventCameUp, id, late.Hex
	b.judge()
}

// musterTest is the throw that brings late troops (B-217).
func (b *Battle) musterTest() dice.Test {
	side := b.phase.active()
	return dice.One("muster-test", b.latecomer(side), dice.From(b.sc.Armies[side].Late.Die))
}

// musterOdds explains the throw for late troops.
func (b *Battle) musterOdds() *game.Odds {
	if (Muster{}).check(b) != nil {
		return nil
	}
	return oneDie(b.musterTest(), "came-up", "nobody-came")
}
