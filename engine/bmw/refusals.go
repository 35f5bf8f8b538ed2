package bmw

import (
	"gonfalon/engine/game/kit"
	"gonfalon/engine/rule"
)

// The reasons why an act may be illegal: a closed list, by paragraph.
var (
	gameOver     = &rule.Refusal{Ref: "3.3", Code: "game-over", Timing: rule.Void}
	unknownAct   = &rule.Refusal{Ref: "3.2", Code: "unknown-act", Timing: rule.Void}
	unknownPiece = &rule.Refusal{Ref: "2.3", Code: "unknown-counter", Timing: rule.Void}
	notYourPhase = &rule.Refusal{Ref: "3.2", Code: "not-this-phase", Timing: rule.Void}
	notPending   = &rule.Refusal{Ref: "3.2", Code: "nothing-to-decide", Timing: rule.Void}
	decideFirst  = &rule.Refusal{Ref: "7.1", Code: "decide-first", Timing: rule.TooSoon}
	notOnMap     = &rule.Refusal{Ref: "3.2", Code: "not-on-map", Timing: rule.Void}

	notTwoSided  = &rule.Refusal{Ref: "9.5", Code: "not-two-sided"}
	turnFirst    = &rule.Refusal{Ref: "B-8", Code: "turn-before-moving"}
	turnedOnce   = &rule.Refusal{Ref: "B-8", Code: "turned-already"}
	turnInZone   = &rule.Refusal{Ref: "9.6", Code: "turn-in-zone"}
	mountInSwamp = &rule.Refusal{Ref: "B-22", Code: "no-mounting-in-swamp"}

	alreadyMoved = &rule.Refusal{Ref: "4.1", Code: "already-moved"}
	notMoving    = &rule.Refusal{Ref: "4.1", Code: "not-the-mover", Timing: rule.Void}
	notAdjacent  = &rule.Refusal{Ref: "4.1", Code: "not-adjacent"}
	offMap       = &rule.Refusal{Ref: "B-28", Code: "off-map"}
	noExit       = &rule.Refusal{Ref: "B-28", Code: "no-exit-here"}
	noMP         = &rule.Refusal{Ref: "4.2", Code: "too-few-mp"}
	impassable   = &rule.Refusal{Ref: "4.2", Code: "impassable"}
	riverBars    = &rule.Refusal{Ref: "B-232", Code: "river"}
	onlyFoot     = &rule.Refusal{Ref: "B-21", Code: "only-on-foot"}
	noTrains     = &rule.Refusal{Ref: "B-236", Code: "no-trains-there"}
	friendThere  = &rule.Refusal{Ref: "4.3", Code: "friend-in-hex"}
	moverOwes    = &rule.Refusal{Ref: "4.3", Code: "must-move-on"}
	enemyThere   = &rule.Refusal{Ref: "4.4", Code: "enemy-in-hex"}
	frozen       = &rule.Refusal{Ref: "4.4", Code: "held-by-zone"}
	zoneStops    = &rule.Refusal{Ref: "5.2", Code: "stopped-by-zone"}
	tooFast      = &rule.Refusal{Ref: "8.21", Code: "enemy-is-faster"}
	fromZone     = &rule.Refusal{Ref: "8.21", Code: "from-zone-to-zone"}
	onceOut      = &rule.Refusal{Ref: "8.22", Code: "zone-after-disengaging"}
	leaderZone   = &rule.Refusal{Ref: "10.1", Code: "leader-enters-zone"}
	enemyComes   = &rule.Refusal{Ref: "B-231", Code: "enemy-comes-from-there"}
	inHand       = &rule.Refusal{Ref: "B-183", Code: "held-in-hand"}

	chargesAnyway = &rule.Refusal{Ref: "B-147", Code: "charge-needs-no-word"}
	noCharge      = &rule.Refusal{Ref: "9.6", Code: "no-charge-from-here"}
	nobodyLate    = &rule.Refusal{Ref: "B-217", Code: "nobody-comes-late"}
	musteredOnce  = &rule.Refusal{Ref: "B-217", Code: "mustered-already"}
	entryClosed   = &rule.Refusal{Ref: "B-29", Code: "entry-closed"}
	arrivesLater  = &rule.Refusal{Ref: "B-233", Code: "arrives-later"}
	entryWhere    = &rule.Refusal{Ref: "B-233", Code: "not-an-entry-hex"}

	noArchers    = &rule.Refusal{Ref: "6.1", Code: "no-archers"}
	hasShot      = &rule.Refusal{Ref: "6.1", Code: "has-shot"}
	noTarget     = &rule.Refusal{Ref: "6.2", Code: "no-target-there"}
	leaderSafe   = &rule.Refusal{Ref: "10.3", Code: "leaders-are-not-shot"}
	inDisorder   = &rule.Refusal{Ref: "B-39", Code: "target-in-disorder"}
	outOfShot    = &rule.Refusal{Ref: "6.4", Code: "out-of-range"}
	nearFirst    = &rule.Refusal{Ref: "6.4", Code: "adjacent-target-first"}
	noSight      = &rule.Refusal{Ref: "6.4", Code: "no-line-of-sight"}
	adjacentOnly = &rule.Refusal{Ref: "6.5", Code: "adjacent-targets-only"}

	attackLater   = &rule.Refusal{Ref: "7.1", Code: "attack-comes-later"}
	noAttackers   = &rule.Refusal{Ref: "7.2", Code: "no-attackers"}
	noEnemy       = &rule.Refusal{Ref: "7.1", Code: "no-enemy-there"}
	notInContact  = &rule.Refusal{Ref: "7.4", Code: "not-adjacent-to-all"}
	attackedTwice = &rule.Refusal{Ref: "7.1", Code: "has-attacked"}
	defendedTwice = &rule.Refusal{Ref: "B-63", Code: "already-attacked"}
	cannotAttack  = &rule.Refusal{Ref: "B-30", Code: "trains-do-not-attack"}
	noStrength    = &rule.Refusal{Ref: "B-67", Code: "no-strength"}
	leaderAlone   = &rule.Refusal{Ref: "10.4", Code: "lone-leader-attack"}
	leaderApart   = &rule.Refusal{Ref: "B-68", Code: "leader-apart"}
	strandsOther  = &rule.Refusal{Ref: "B-62", Code: "leaves-no-opponent"}
	mustAttack    = &rule.Refusal{Ref: "7.3", Code: "attacks-are-owed"}

	neverFeigns   = &rule.Refusal{Ref: "B-213", Code: "never-feigns-flight"}
	feignsAlready = &rule.Refusal{Ref: "B-213", Code: "feigns-already"}
	feintTooEarly = &rule.Refusal{Ref: "B-213", Code: "too-early-to-feign"}
	feintOver     = &rule.Refusal{Ref: "B-213", Code: "feint-is-over"}
	feintFull     = &rule.Refusal{Ref: "B-213", Code: "enough-feign"}
	feintTooFar   = &rule.Refusal{Ref: "B-213", Code: "too-far-to-feign"}

	notInFight   = &rule.Refusal{Ref: "7.6", Code: "not-in-this-fight", Timing: rule.Void}
	notLosing    = &rule.Refusal{Ref: "7.6", Code: "nobody-to-lose", Timing: rule.Void}
	notRetreat   = &rule.Refusal{Ref: "7.8", Code: "not-retreating", Timing: rule.Void}
	retreatWay   = &rule.Refusal{Ref: "7.8", Code: "no-such-retreat"}
	retreatZone  = &rule.Refusal{Ref: "7.8", Code: "retreat-into-zone"}
	friendsLast  = &rule.Refusal{Ref: "7.8", Code: "friends-come-last"}
	leadsNowhere = &rule.Refusal{Ref: "9.2", Code: "leads-nowhere"}
	notEvading   = &rule.Refusal{Ref: "8.3", Code: "may-not-evade", Timing: rule.Void}
	evadeWay     = &rule.Refusal{Ref: "8.3", Code: "no-such-evasion"}
	mustEscape   = &rule.Refusal{Ref: "10.4", Code: "leader-must-escape"}
	notFollowing = &rule.Refusal{Ref: "7.9", Code: "not-advancing", Timing: rule.Void}
	followWay    = &rule.Refusal{Ref: "7.9", Code: "no-such-advance"}
	chargeOn     = &rule.Refusal{Ref: "9.6", Code: "charge-must-advance"}
	notPursuing  = &rule.Refusal{Ref: "B-212", Code: "no-such-pursuit", Timing: rule.Void}

	noRally    = &rule.Refusal{Ref: "11.2", Code: "nobody-to-rally"}
	notRallied = &rule.Refusal{Ref: "11.2", Code: "not-rallied", Timing: rule.Void}
	rallyWhere = &rule.Refusal{Ref: "11.2", Code: "no-rally-there"}
)

// refusals lists them all.
func refusals() kit.Refusals {
	return kit.Refusals{
		gameOver, unknownAct, unknownPiece, notYourPhase, notPending, decideFirst, notOnMap,
		notTwoSided, turnFirst, turnedOnce, turnInZone, mountInSwamp,
		alreadyMoved, notMoving, notAdjacent, offMap, noExit, noMP, impassable, riverBars, onlyFoot, noTrains, friendThere, moverOwes, enemyThere,
		frozen, zoneStops, tooFast, fromZone, onceOut, leaderZone, enemyComes, inHand,
		chargesAnyway, noCharge, nobodyLate, musteredOnce, entryClosed, arrivesLater, entryWhere,
		noArchers, hasShot, noTarget, leaderSafe, inDisorder, outOfShot, nearFirst, noSight, adjacentOnly,
		attackLater, noAttackers, noEnemy, notInContact, attackedTwice, defendedTwice, cannotAttack, noStrength, leaderAlone,
		leaderApart, strandsOther, mustAttack,
		neverFeigns, feignsAlready, feintTooEarly, feintOver, feintFull, feintTooFar,
		notInFight, notLosing, notRetreat, retreatWay, retreatZone, friendsLast, leadsNowhere, notEvading, evadeWay,
		mustEscape, notFollowing, followWay, chargeOn, notPursuing,
		noRally, notRallied, rallyWhere,
	}
}
