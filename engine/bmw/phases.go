package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 3.2 The player turns: one side moves, both shoot, it fights, reorganises and rallies;
// then the other side does the same.

// phase is a phase of the game turn. Those of side A's player turn are 0 to 4, those of
// side B's 5 to 9.
type phase int8

const (
	movement phase = iota
	fire
	fireBack // the archers of the side that is not active (6.5)
	melee
	recovery
	perPlayer
)

var phaseKeys = [perPlayer]string{"movement", "archery", "defensive-archery", "combat", "reorganisation"}

// phases lists the phases as the table shows them.
var phases = func() (out []game.Phase) {
	for p := movement; p < 2*perPlayer; p++ {
		out = append(out, game.Phase{Key: phaseKeys[p%perPlayer], Side: p.side()})
	}
	return out
}()

// active is the side whose player turn it is; it is the attacker all the while (B-4).
func (p phase) active() game.Side { return game.Side(p / perPlayer) }

// side is who acts in the phase.
func (p phase) side() game.Side {
	if p.kind() == fireBack {
		return p.active().Other()
	}
	return p.active()
}

func (p phase) kind() phase { return p % perPlayer }

func (EndPhase) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() == movement && b.between():
		return moverOwes
	case b.phase.kind() == melee && b.anyOwed():
		return mustAttack
	}
	return nil
}

func (EndPhase) apply(b *Battle) { b.nextPhase() }

// nextPhase closes the phase and opens the next one in which somebody has a choice (B-9).
func (b *Battle) nextPhase() {
	for {
		b.closePhase()
		if b.over {
			return
		}
		if b.phase++; b.phase == 2*perPlayer {
			if b.turn == b.sc.LastTurn {
				b.phase--
				b.count() // B-14, B-15
				return
			}
			b.phase = movement
			b.turn++
			b.happen(game.EventTurn, game.None, "3.2").N = b.turn
		}
		b.openPhase()
		if b.over || b.anyChoice() {
			return
		}
	}
}

// anyChoice reports whether the side of the phase has anything to decide in it.
func (b *Battle) anyChoice() bool {
	switch b.phase.kind() {
	case fire, fireBack:
		return b.anyShot()
	case melee:
		return b.anyAttack()
	case recovery:
		return Rally{}.check(b) == nil
	}
	return true
}

func (b *Battle) openPhase() {
	e := b.happen(game.EventPhase, game.None, "3.2")
	e.Side, e.N = b.phase.side(), int(b.phase)
	switch b.phase.kind() {
	case movement:
		b.release()
	case fire:
		b.readyBows()
	case melee:
		b.layDuties()
	case recovery:
		b.reorganise()
	}
}

func (b *Battle) closePhase() {
	switch b.phase.kind() {
	case movement:
		b.endMove()
		b.readCharges()
		b.begun = false
	case fire, fireBack:
		b.settleShots()
	case melee:
		b.spendCharges()
	}
	for i := range b.units {
		b.units[i].clear(phaseFlags)
		if b.phase.kind() == recovery {
			b.units[i].clear(turnFlags)
		}
	}
}
