package medieval

import "gonfalon/engine/game"

// The verbs of the system besides those that shape every game.
const (
	verbAbandon          game.Verb = "abandon"
	verbAdvanceAfter     game.Verb = "advance-after"
	verbAssign           game.Verb = "assign"
	verbBatter           game.Verb = "batter"
	verbBear             game.Verb = "bear"
	verbClose            game.Verb = "close"
	verbCountercharge    game.Verb = "countercharge"
	verbCreep            game.Verb = "creep"
	verbDrive            game.Verb = "drive"
	verbEnter            game.Verb = "enter"
	verbFlee             game.Verb = "flee"
	verbForm             game.Verb = "form"
	verbHandBanner       game.Verb = "hand-banner"
	verbHide             game.Verb = "hide"
	verbHoldFire         game.Verb = "hold-fire"
	verbHoldPace         game.Verb = "hold-pace"
	verbLift             game.Verb = "lift"
	verbLose             game.Verb = "lose"
	verbMan              game.Verb = "man"
	verbPursue           game.Verb = "pursue"
	verbPursueWithLeader game.Verb = "pursue-with-leader"
	verbRally            game.Verb = "rally"
	verbRaze             game.Verb = "raze"
	verbRegroup          game.Verb = "regroup"
	verbRelocate         game.Verb = "relocate"
	verbRetreat          game.Verb = "retreat"
	verbReturn           game.Verb = "return"
	verbReveal           game.Verb = "reveal"
	verbRideDown         game.Verb = "ride-down"
	verbShift            game.Verb = "shift"
	verbSlowDown         game.Verb = "slow-down"
	verbStakes           game.Verb = "stakes"
	verbStay             game.Verb = "stay"
	verbStrike           game.Verb = "strike"
	verbSuffer           game.Verb = "suffer"
	verbTakeBanner       game.Verb = "take-banner"
	verbThin             game.Verb = "thin"
	verbTire             game.Verb = "tire"
	verbWheel            game.Verb = "wheel"
)

// verbs is what each of them is for.
var verbs = map[game.Verb]game.VerbInfo{
	game.VerbDeploy: {}, game.VerbReady: {}, game.VerbBegin: {}, game.VerbAdvance: {}, game.VerbLeave: {},
	game.VerbAttack: {}, game.VerbEndPhase: {},
	game.VerbPlace: {Class: game.ToPlace}, verbHide: {Class: game.ToPlace}, verbBear: {Class: game.ToBear},
	verbAssign: {Class: game.ToAssign}, verbThin: {Class: game.ToThin}, verbLift: {}, verbStakes: {},

	verbEnter: {Errand: 1}, verbRally: {Errand: 2}, verbReturn: {Errand: 3}, verbRegroup: {Errand: 4},
	verbTakeBanner: {Class: game.ToTakeUp, Errand: 5, Named: true}, verbFlee: {Errand: 6},

	verbCreep: {Class: game.ToGo}, verbHoldPace: {}, verbSlowDown: {}, verbRideDown: {}, verbWheel: {}, verbHandBanner: {},
	verbForm: {}, verbShift: {}, verbRaze: {}, verbClose: {}, verbAbandon: {}, verbMan: {}, verbRelocate: {}, verbReveal: {},
	verbDrive: {Class: game.ToWait}, verbTire: {},

	game.VerbShoot: {Named: true, Feared: true}, verbBatter: {Named: true}, verbSuffer: {Class: game.ToPay}, verbHoldFire: {Class: game.ToLetBe},
	verbCountercharge: {Class: game.ToReact, Named: true, Feared: true}, verbStrike: {Class: game.ToLetBe}, verbLose: {Class: game.ToPay, Named: true},
	verbRetreat: {Class: game.ToFallBack, Named: true}, verbPursue: {Named: true}, verbPursueWithLeader: {Named: true},
	verbAdvanceAfter: {Named: true}, verbStay: {Class: game.ToStay, Named: true},
}

// VerbInfo returns what a verb is for.
func (b *Battle) VerbInfo(v game.Verb) game.VerbInfo { return verbs[v] }
