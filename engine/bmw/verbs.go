package bmw

import "gonfalon/engine/game"

// The verbs of the system besides those that shape every game.
const (
	verbAdvanceAfter  game.Verb = "advance-after"
	verbDeclareCharge game.Verb = "declare-charge"
	verbDismount      game.Verb = "dismount"
	verbEnter         game.Verb = "enter"
	verbEscape        game.Verb = "escape"
	verbEvade         game.Verb = "evade"
	verbFeign         game.Verb = "feign"
	verbLoseUnit      game.Verb = "lose-unit"
	verbMount         game.Verb = "mount"
	verbMuster        game.Verb = "muster"
	verbPursue        game.Verb = "pursue"
	verbRallyArmy     game.Verb = "rally-army"
	verbRestore       game.Verb = "restore"
	verbRetreat       game.Verb = "retreat"
	verbStand         game.Verb = "stand"
	verbStayAll       game.Verb = "stay-all"
	verbTurnFast      game.Verb = "turn-fast"
	verbTurnHeavy     game.Verb = "turn-heavy"
	verbWithdraw      game.Verb = "withdraw"
)

// verbs is what each of them is for.
var verbs = map[game.Verb]game.VerbInfo{
	game.VerbBegin: {}, game.VerbAdvance: {}, game.VerbLeave: {}, game.VerbAttack: {}, game.VerbEndPhase: {},
	game.VerbShoot: {Named: true, Feared: true},

	verbEnter: {Errand: 1}, verbTurnHeavy: {Errand: 2, Listed: true, Named: true}, verbDismount: {Errand: 3, Listed: true, Named: true},
	verbRallyArmy: {Errand: 4, Named: true}, verbMuster: {Errand: 5, Named: true},
	verbDeclareCharge: {Errand: 6, Listed: true, Named: true},
	verbTurnFast:      {Listed: true, Named: true}, verbMount: {Listed: true, Named: true}, verbFeign: {Listed: true, Named: true},

	verbEvade: {Class: game.ToEvade, Named: true}, verbWithdraw: {Class: game.ToEvade, Named: true},
	verbEscape: {Class: game.ToEscape, Named: true}, verbRetreat: {Class: game.ToFallBack, Named: true},
	verbLoseUnit: {Class: game.ToPay, Named: true}, verbRestore: {Class: game.ToGain, Named: true},
	verbStand: {Class: game.ToLetBe}, verbStayAll: {Class: game.ToStay}, verbAdvanceAfter: {Named: true}, verbPursue: {Named: true},
}

// VerbInfo returns what a verb is for.
func (b *Battle) VerbInfo(v game.Verb) game.VerbInfo { return verbs[v] }
