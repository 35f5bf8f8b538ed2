package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 2.0 Phases and turns: each side in turn moves and fights with its cavalry, then
// with its infantry; MORALE is set at the end of the game turn.

// phase is a phase of the game turn (2.1).
type phase int8

// Phases 1 to 4 of side A are 0 to 3 here, those of side B 4 to 7.
const (
	setUp       phase = -1
	moralePhase phase = 8
)

var phaseKeys = [4]string{"cavalry-movement", "cavalry-attack", "infantry-movement", "infantry-attack"}

// phases lists the phases as the table shows them.
var phases = func() (out []game.Phase) {
	for p := phase(0); p < moralePhase; p++ {
		out = append(out, game.Phase{Key: phaseKeys[p%4], Side: p.side()})
	}
	return append(out, game.Phase{Key: "morale", Side: game.NoSide})
}()

// side is whose phase it is.
//
//go:noinline
func (p phase) side() game.Side {
	if p < 0 || p >= moralePhase {
		return game.NoSide
	}
	return game.Side(p / 4)
}

func (p phase) movement() bool { return p >= 0 && p < moralePhase && p%2 == 0 }
func (p phase) attack() bool   { return p >= 0 && p < moralePhase && p%2 == 1 }
func (p phase) horse() bool    { return p >= 0 && p < moralePhase && p%4 < 2 }

// acts reports whether a counter belongs to the arm of the phase.
func (b *Battle) acts(id game.ID) bool {
	c := &b.counters[id]
	return c.side == b.phase.side() && c.rank != game.Banner && c.horse() == b.phase.horse()
}

func (EndPhase) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.movement():
		return b.movesOwed()
	case b.phase.attack():
		return b.attacksOwed()
	}
	return notYourPhase
}

func (EndPhase) apply(b *Battle) {
	b.endMove()
	b.nextPhase()
}

// nextPhase closes the phase and opens the next one in which somebody may act.
func (b *Battle) nextPhase() {
	for {
		b.closePhase()
		b.phase++
		if b.phase == moralePhase {
			b.endTurn()
			if b.over {
				return
			}
			b.phase = 0
		}
		b.openPhase()
		if b.phase.movement() || b.anyAttack() {
			return
		}
	}
}

func (b *Battle) openPhase() {
	b.emit(game.Event{Kind: game.EventPhase, Side: b.phase.side(), N: int(b.phase), Unit: game.None, By: game.None, Ref: "2.1"})
	b.release()
	switch {
	case !b.phase.movement():
	case len(b.wavering()) > 0:
		b.steps.Push(step{kind: loyaltyStep})
	default:
		b.assemble()
	}
}

// assemble is what a side finds as its movement begins: walls razed, janissaries called back,
// scattered units that may regroup.
func (b *Battle) assemble() {
	b.razeWalls()
	b.recallJanissaries()
	b.steps.Push(b.scattered()...)
}

func (b *Battle) closePhase() {
	if b.phase.movement() && b.phase.horse() {
		b.standingLosesCharge()
	}
	for i := range b.units {
		b.units[i].clear(phaseFlags)
	}
	b.coolRuins()
	b.unpack()
	b.credits = [2]credit{}
}

// endTurn is phase 9: fatigue, then MORALE, then the next turn or the end.
func (b *Battle) endTurn() {
	b.settleFatigue()
	b.settleMorale()
	if b.turn >= b.lastTurn() {
		b.countPoints()
		return
	}
	b.turn++
	for i := range b.units {
		b.units[i].clear(turnFlags)
	}
	b.chargeTires()
	b.emit(game.Event{Kind: game.EventTurn, Side: game.NoSide, N: b.turn, Unit: game.None, By: game.None, Ref: "2.0"})
}
