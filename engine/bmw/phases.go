package bmw

import (
	"slices"

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

// nextPhase ends the phase: the shots declared in it are settled, then the next one opens.
func (b *Battle) nextPhase() {
	shots := slices.Repeat([]step{{kind: shotStep, side: b.phase.side()}}, len(b.shots))
	b.steps.Push(append(shots, step{kind: turnStep})...)
}

// turnPhase closes the phase and opens the next one.
func (b *Battle) turnPhase() {
	b.closePhase()
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
}

// skipPhase goes on from a phase in which nobody has a choice (B-9).
func (b *Battle) skipPhase() {
	if !b.anyChoice() {
		b.nextPhase()
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

// openPhase opens a phase and makes its throws pending.
func (b *Battle) openPhase() {
	var throws []step
	e := b.happen(game.EventPhase, game.None, "3.2")
	e.Side, e.N = b.phase.side(), int(b.phase)
	switch b.phase.kind() {
	case movement:
		throws = b.restless()
	case fire:
		b.readyBows()
	case melee:
		b.layDuties()
	case recovery:
		throws = b.reorganise()
	}
	b.steps.Push(append(throws, step{kind: skipStep})...)
}

func (b *Battle) closePhase() {
	switch b.phase.kind() {
	case movement:
		b.endMove()
		b.readCharges()
		b.begun = false
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
