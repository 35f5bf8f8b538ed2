package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 5.6 Charge: cavalry gathers a charge factor of up to 3, one for each hex ridden
// straight ahead; turning, difficult ground and combat use it up.

// charged settles the charge factor of a stride (5.6.3, 5.6.7 to 5.6.13) and the
// penalties for charging into difficult ground (4.2.6 to 4.2.8).
func (b *Battle) charged(s *stride, m *mover, w *way, pace Pace) *rule.Refusal {
	c := &b.counters[m.id]
	if c.rank == game.Unit && (w.ground != board.Clear || w.ford) {
		held := m.charge // without a gain for this hex
		if pace == Slow {
			held-- // 5.6.13: it is reduced on entering
		}
		s.penalty = b.ground(c, w, held)
	}
	if !c.kind.Mounted() {
		if pace != Gain {
			return noPaceOnFoot // 5.6.1
		}
		return nil
	}
	after := b.gain(m.charge, w)
	switch {
	case pace == Slow && (b.ed.Reduce == 0 || m.charge == 0 || after < m.charge && !b.rough(w)):
		return noSlow
	case pace == Slow:
		s.cost.Add("5.6.13", "slowing", int(b.ed.Reduce)) // by one, instead of the gain
		after = min(after, m.charge-1)
	case after > m.charge && (pace == Hold || b.roughRoad(w, after)):
		s.cost.Add("5.6.12", "refraining", int(b.refrain(w))) // 4.2.9, R-183
		after = m.charge
	case pace == Hold:
		return noHold
	}
	s.next.charge = after
	return nil
}

// gain is the charge after entering a hex at the usual pace.
func (b *Battle) gain(charge int8, w *way) int8 {
	loss := int8(0)
	if w.bridge {
		loss++ // 5.6.7
	}
	if w.stream && !w.ford {
		loss++ // 5.6.8
	}
	if w.uphill {
		loss++ // 5.6.9
	}
	switch {
	case w.ground != board.Clear && b.ed.Entry.Zeroes[w.ground] || w.ford && b.ed.Entry.FordZeroes:
		return 0 // Ko-5.6.7, R-182
	case loss > 0:
		return max(0, charge-loss) // such a hex gives no gain
	case b.rough(w) && (!w.road || int(charge) > b.ed.Entry.RoadCharge):
		return charge
	}
	return min(MaxCharge, charge+1) // 5.6.2, 5.6.3
}

// rough reports whether the hex or ford entered is one that charging cavalry fears (4.2.6).
func (b *Battle) rough(w *way) bool {
	return w.ground != board.Clear && b.ed.Entry.HorseCharging[w.ground] != "" || w.ford && b.ed.Entry.FordCharging
}

// roughRoad reports whether the charge would be too high for difficult ground by road.
func (b *Battle) roughRoad(w *way, after int8) bool {
	return w.road && b.rough(w) && int(after) > b.ed.Entry.RoadCharge
}

func (b *Battle) refrain(w *way) game.MP {
	if w.road {
		return b.ed.RefrainRoad
	}
	return b.ed.Refrain
}

// ground is the paragraph by which entering costs a unit its order, or none (4.2.6 to 4.2.8).
func (b *Battle) ground(c *counter, w *way, charge int8) rule.Ref {
	e, t := &b.ed.Entry, w.ground
	switch {
	case !c.kind.Mounted():
		if w.road {
			return ""
		}
		return e.FootAlways[t]
	case e.HorseAlways[t] != "" && !w.road:
		return e.HorseAlways[t]
	case charge == 0 || (w.road || w.gate) && int(charge) <= e.RoadCharge:
		return ""
	case w.ford && e.FordCharging:
		return "4.2.6"
	}
	return e.HorseCharging[t]
}

// owes reports whether a charging unit has to ride on: its frontal hex can be entered
// with the MP it has, and no enemy is in reach of either's ZoC (5.6.11, R-188, R-189).
func (b *Battle) owes(m mover) bool {
	if !b.driven(&m) {
		return false
	}
	_, no := b.stride(m, m.at.Step(m.facing), Gain, false, rule.SumOnly())
	return no == nil
}

// driven reports whether a unit is in charge and nothing near it ends the duty to ride on.
func (b *Battle) driven(m *mover) bool {
	c := &b.counters[m.id]
	if !b.ed.MustAdvance || m.gone || m.charge == 0 || b.units[m.id].order == panicked || c.rank != game.Unit || !c.kind.Mounted() || m.hidden {
		return false
	}
	foe := c.side.Other()
	return !b.zoned(m.at, foe) && !b.preyBefore(m.at, m.facing, foe)
}

// moverOwes says what the unit now moving has to do before another may start, nil if nothing.
func (b *Battle) moverOwes() *rule.Refusal {
	id := b.mover.id
	switch {
	case id == game.None:
		return nil
	case b.owes(b.mover):
		return moverOwes
	case b.owesFlight(id):
		return mustFlee // Ko-10.2.2
	case b.owesReturn(id):
		return notToAga // Ko-15.1.3
	case b.owesRoom(id):
		return b.crowding(id)
	}
	return nil
}

// owesRide reports whether a unit of the phase's arm must still ride on, and from where (5.6.11).
func (b *Battle) owesRide(id game.ID) (mover, bool) {
	if b.units[id].charge == 0 {
		return mover{}, false
	}
	m, can := b.dutyMove(id)
	return m, can && b.owes(m)
}

// standingLosesCharge takes the charge of cavalry that entered no hex in its own
// movement phase.
func (b *Battle) standingLosesCharge() {
	for i := range b.units {
		u := &b.units[i]
		if u.charge > 0 && !u.has(entered) && b.counters[i].side == b.phase.side() {
			u.charge = 0
			b.emit(game.Event{Kind: eventChargeLost, Side: b.counters[i].side, Unit: game.ID(i), By: game.None, At: u.at, Ref: "R-187"})
		}
	}
}
