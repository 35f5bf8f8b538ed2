package medieval

import (
	"gonfalon/engine/game/kit"
	"gonfalon/engine/rule"
)

// The reasons why an act may be illegal: a closed list, by paragraph.
var (
	gameOver       = &rule.Refusal{Code: "game-over", Timing: rule.Void}
	unknownAct     = &rule.Refusal{Ref: "2.1", Code: "unknown-act", Timing: rule.Void}
	unknownPiece   = &rule.Refusal{Ref: "1.2", Code: "unknown-counter", Timing: rule.Void}
	notYourPhase   = &rule.Refusal{Ref: "2.1", Code: "not-this-phase", Timing: rule.Void}
	notPending     = &rule.Refusal{Ref: "2.1", Code: "nothing-to-decide", Timing: rule.Void}
	decideFirst    = &rule.Refusal{Ref: "5.2.10", Code: "decide-first", Timing: rule.TooSoon}
	notOnMap       = &rule.Refusal{Ref: "2.1", Code: "not-on-map", Timing: rule.Void}
	notInSetUp     = &rule.Refusal{Ref: "2.0", Code: "not-in-set-up", Timing: rule.Void}
	outsideZone    = &rule.Refusal{Ref: "12.2.1", Code: "outside-set-up-zone"}
	notPlaced      = &rule.Refusal{Ref: "12.2.1", Code: "not-all-placed"}
	bannerNeeds    = &rule.Refusal{Ref: "7.1.1", Code: "banner-needs-bearer"}
	nothingToPlace = &rule.Refusal{Ref: "12.2.1", Code: "nothing-to-place"}
	alreadyReady   = &rule.Refusal{Ref: "2.0", Code: "already-ready", Timing: rule.Void}
	badFacing      = &rule.Refusal{Ref: "3.1.1", Code: "no-such-facing"}
	overStack      = &rule.Refusal{Ref: "4.5.1", Code: "hex-full"}
	wrongArm       = &rule.Refusal{Ref: "2.1", Code: "wrong-arm"}
	leaderAttacks  = &rule.Refusal{Ref: "R-294", Code: "lone-leader-attack"}
	alreadyMoved   = &rule.Refusal{Ref: "4.1.2", Code: "already-moved"}
	notMoving      = &rule.Refusal{Ref: "4.1.2", Code: "not-the-mover", Timing: rule.Void}
	moverOwes      = &rule.Refusal{Ref: "5.6.11", Code: "must-ride-on"}
	frontOnly      = &rule.Refusal{Ref: "4.2.1", Code: "front-hex-only"}
	notAdjacent    = &rule.Refusal{Ref: "4.2.1", Code: "not-adjacent"}
	offMap         = &rule.Refusal{Ref: "4.4.1", Code: "off-map"}
	enemyThere     = &rule.Refusal{Ref: "4.2.2", Code: "enemy-in-hex"}
	riverBars      = &rule.Refusal{Ref: "4.2.5", Code: "river"}
	impassable     = &rule.Refusal{Ref: "4.1.7", Code: "impassable"}
	noMP           = &rule.Refusal{Ref: "4.1.3", Code: "too-few-mp"}
	zoneStops      = &rule.Refusal{Ref: "3.3.2", Code: "stopped-by-zone"}
	testIsMove     = &rule.Refusal{Ref: "Ko-6.2.5", Code: "test-is-whole-move"}
	razingIsMove   = &rule.Refusal{Ref: "11.1.6", Code: "razing-is-whole-move"}
	leaderEnters   = &rule.Refusal{Ref: "4.2.2", Code: "leader-may-not-enter"}
	noRideDown     = &rule.Refusal{Ref: "5.8.1", Code: "nothing-to-ride-down"}
	rideTooSlow    = &rule.Refusal{Ref: "5.8.1", Code: "charge-too-low"}
	rideTooWeak    = &rule.Refusal{Ref: "5.8.2", Code: "ride-down-too-weak"}
	rideAlways     = &rule.Refusal{Ref: "5.8.1", Code: "would-ride-down-friends"}
	rideSheltered  = &rule.Refusal{Ref: "5.8.8", Code: "infantry-sheltered"}
	ridePalisade   = &rule.Refusal{Ref: "Ko-15.2.5", Code: "infantry-behind-palisade"}
	noPaceOnFoot   = &rule.Refusal{Ref: "5.6.1", Code: "no-charge-factor"}
	noHold         = &rule.Refusal{Ref: "5.6.12", Code: "nothing-to-refrain-from"}
	noSlow         = &rule.Refusal{Ref: "5.6.13", Code: "nothing-to-reduce"}
	sameFacing     = &rule.Refusal{Ref: "4.3.1", Code: "same-facing"}
	turnedHere     = &rule.Refusal{Ref: "4.3.8", Code: "turned-on-this-hex"}
	chargeTurn     = &rule.Refusal{Ref: "4.3.4", Code: "sixty-degrees-only"}
	leaderTurns    = &rule.Refusal{Ref: "R-156", Code: "leaders-have-no-facing"}
	notFresh       = &rule.Refusal{Ref: "4.2.10", Code: "minimum-move-comes-first"}
	notAtEdge      = &rule.Refusal{Ref: "4.4.1", Code: "must-face-off-map"}
	notAway        = &rule.Refusal{Ref: "4.4.3", Code: "not-away", Timing: rule.Void}
	tooSoon        = &rule.Refusal{Ref: "4.4.3", Code: "too-soon-to-return"}
	tooFar         = &rule.Refusal{Ref: "4.4.4", Code: "too-far-from-exit"}
	returnBlocked  = &rule.Refusal{Ref: "4.4.7", Code: "enemy-or-zone-at-return"}
	returnGround   = &rule.Refusal{Ref: "4.4.6", Code: "no-return-there"}

	attackLater    = &rule.Refusal{Ref: "5.2.1", Code: "attack-comes-later"}
	notFront       = &rule.Refusal{Ref: "5.2.4", Code: "target-not-in-front"}
	noEnemy        = &rule.Refusal{Ref: "5.2.4", Code: "no-enemy-there"}
	acrossRiver    = &rule.Refusal{Ref: "3.2.3", Code: "river-between"}
	manyOnMany     = &rule.Refusal{Ref: "5.2.5", Code: "many-on-many"}
	attackedTwice  = &rule.Refusal{Ref: "R-65", Code: "has-attacked"}
	defendedTwice  = &rule.Refusal{Ref: "R-66", Code: "already-attacked"}
	freshFirst     = &rule.Refusal{Ref: "R-67", Code: "other-enemy-first"}
	boundEnemy     = &rule.Refusal{Ref: "R-67", Code: "enemy-left-out"}
	sameTogether   = &rule.Refusal{Ref: "R-68", Code: "attack-together"}
	noAttackers    = &rule.Refusal{Ref: "5.1.1", Code: "no-attackers"}
	mustAttack     = &rule.Refusal{Ref: "5.2.2", Code: "attacks-are-owed"}
	mustAdvance    = &rule.Refusal{Ref: "5.6.11", Code: "moves-are-owed"}
	notInFight     = &rule.Refusal{Ref: "5.4.7", Code: "not-in-this-fight", Timing: rule.Void}
	notRetreating  = &rule.Refusal{Ref: "5.4.1", Code: "not-retreating", Timing: rule.Void}
	pathNotAway    = &rule.Refusal{Ref: "R-100", Code: "retreat-must-lead-away"}
	retreatZone    = &rule.Refusal{Ref: "5.4.5", Code: "retreat-into-zone"}
	retreatEdge    = &rule.Refusal{Ref: "4.4.1", Code: "map-edge"}
	retreatShort   = &rule.Refusal{Ref: "5.4.6", Code: "retreat-too-short"}
	retreatLong    = &rule.Refusal{Ref: "5.4.2", Code: "retreat-too-long"}
	wallBars       = &rule.Refusal{Ref: "R-105", Code: "wall-bars-cavalry"}
	leaderTied     = &rule.Refusal{Ref: "R-285", Code: "leader-goes-with-his-units"}
	pursuitWall    = &rule.Refusal{Ref: "11.1.5", Code: "pursuit-ends-at-wall"}
	notPursuing    = &rule.Refusal{Ref: "5.5.2", Code: "not-pursuing", Timing: rule.Void}
	pursuitPath    = &rule.Refusal{Ref: "5.5.3", Code: "obligatory-path"}
	pursuitFirst   = &rule.Refusal{Ref: "5.5.5", Code: "emptied-hex-first"}
	pursuitStray   = &rule.Refusal{Ref: "5.5.4", Code: "too-far-from-path"}
	pursuitLong    = &rule.Refusal{Ref: "R-127", Code: "pursuit-too-long"}
	pursuitDuty    = &rule.Refusal{Ref: "5.5.2", Code: "pursuit-is-obligatory"}
	pursuitFar     = &rule.Refusal{Ref: "Ko-5.5.2", Code: "pursuit-far-from-leader"}
	pursuitElated  = &rule.Refusal{Ref: "6.1.8", Code: "pursuit-in-elation"}
	pursuitBlocked = &rule.Refusal{Ref: "4.2.2", Code: "pursuit-blocked"}
	notAdvancing   = &rule.Refusal{Ref: "5.2.8", Code: "not-advancing", Timing: rule.Void}
	advanceWhere   = &rule.Refusal{Ref: "5.2.8", Code: "emptied-hex-only"}
	advanceZone    = &rule.Refusal{Ref: "R-96", Code: "advance-stopped-by-zone"}

	ccPhase    = &rule.Refusal{Ref: "5.2.1", Code: "no-enemy-moving", Timing: rule.Void}
	ccHorse    = &rule.Refusal{Ref: "5.7.1", Code: "cavalry-only"}
	ccRange    = &rule.Refusal{Ref: "5.7.1", Code: "not-before-its-front"}
	ccTurn     = &rule.Refusal{Ref: "5.7.2", Code: "one-turn-of-sixty"}
	ccHex      = &rule.Refusal{Ref: "5.7.2", Code: "must-end-adjacent"}
	ccFront    = &rule.Refusal{Ref: "R-206", Code: "must-face-target"}
	ccOnce     = &rule.Refusal{Ref: "5.7.7", Code: "countercharged-already"}
	ccPinned   = &rule.Refusal{Ref: "5.7.8", Code: "in-enemy-cavalry-zone"}
	ccScreened = &rule.Refusal{Ref: "5.7.10", Code: "target-is-engaged"}

	notHolder    = &rule.Refusal{Ref: "7.1.4", Code: "holds-no-banner", Timing: rule.Void}
	notBearer    = &rule.Refusal{Ref: "7.1.2", Code: "cannot-bear-banner"}
	bannerFar    = &rule.Refusal{Ref: "7.1.4", Code: "receiver-not-adjacent"}
	bannerPassed = &rule.Refusal{Ref: "R-272", Code: "banner-passed-already"}

	inOrder         = &rule.Refusal{Ref: "Ko-9.3.1", Code: "in-good-order"}
	rallyFirst      = &rule.Refusal{Ref: "R-266", Code: "rally-comes-first"}
	notPanicked     = &rule.Refusal{Ref: "Ko-10.2.2", Code: "not-panicked"}
	noWayOut        = &rule.Refusal{Ref: "R-321", Code: "no-way-to-edge"}
	notShortest     = &rule.Refusal{Ref: "Ko-10.2.2", Code: "not-the-shortest-way"}
	mustFlee        = &rule.Refusal{Ref: "Ko-10.2.2", Code: "panicked-must-flee"}
	isStopped       = &rule.Refusal{Ref: "R-246", Code: "stopped-by-fire"}
	inFormation     = &rule.Refusal{Ref: "10.1.1", Code: "in-combat-formation"}
	notRanged       = &rule.Refusal{Ref: "10.1.1", Code: "not-ranged"}
	notFormed       = &rule.Refusal{Ref: "10.1.2", Code: "not-in-combat-formation"}
	reformedAlready = &rule.Refusal{Ref: "R-227", Code: "formation-changed-already"}
	shiftFirst      = &rule.Refusal{Ref: "10.1.4", Code: "shift-is-whole-move"}
	noTarget        = &rule.Refusal{Ref: "10.1.2", Code: "no-target-there"}
	notBeside       = &rule.Refusal{Ref: "10.2.1", Code: "not-beside-target"}
	unitsFirst      = &rule.Refusal{Ref: "R-238", Code: "units-before-leaders"}
	outOfShot       = &rule.Refusal{Ref: "R-217", Code: "out-of-range"}
	outOfArc        = &rule.Refusal{Ref: "R-214", Code: "outside-front-cone"}
	noSight         = &rule.Refusal{Ref: "10.2.5", Code: "no-line-of-sight"}
	shotAlready     = &rule.Refusal{Ref: "10.1.6", Code: "has-shot"}
	otherArm        = &rule.Refusal{Ref: "R-220", Code: "not-the-moving-arm"}
	bombardsOnly    = &rule.Refusal{Ref: "10.7.5", Code: "bombards-only"}
	noObject        = &rule.Refusal{Ref: "R-253", Code: "no-object-there"}
	razeRegular     = &rule.Refusal{Ref: "R-340", Code: "regular-units-raze"}
	razeWhere       = &rule.Refusal{Ref: "11.1.6", Code: "no-fortification-here"}
	razeAlready     = &rule.Refusal{Ref: "11.1.6", Code: "razing-already"}
	fortFight       = &rule.Refusal{Ref: "11.1.8", Code: "four-sp-fight"}
	noShiltron      = &rule.Refusal{Ref: "R-353", Code: "cannot-form-shiltron"}
	shiltronZone    = &rule.Refusal{Ref: "11.3.3", Code: "shiltron-in-zone"}
	shiltronStep    = &rule.Refusal{Ref: "11.3.9", Code: "shiltron-moves-one-hex"}
	shiltronFresh   = &rule.Refusal{Ref: "11.3.2", Code: "shiltron-takes-all-mp"}
	shiltronClosed  = &rule.Refusal{Ref: "11.3.11", Code: "shiltron-in-hex"}
	palisadeStands  = &rule.Refusal{Ref: "R-386", Code: "palisade-is-set-up"}
	palisadeHeavy   = &rule.Refusal{Ref: "Ko-15.1.2", Code: "one-hex-with-palisade"}
	noPalisade      = &rule.Refusal{Ref: "Ko-15.1.1", Code: "no-palisade"}
	beyondAga       = &rule.Refusal{Ref: "Ko-15.1.3", Code: "too-far-from-aga"}
	crowdLeaves     = &rule.Refusal{Ref: "R-254", Code: "crowd-must-leave"}
	rallyCrowds     = &rule.Refusal{Ref: "R-515", Code: "crowd-must-leave"}
	notToAga        = &rule.Refusal{Ref: "Ko-15.1.3", Code: "must-return-to-aga"}
	stuckFast       = &rule.Refusal{Ref: "10.3.3", Code: "cannot-retreat-in-formation"}
	stuckGun        = &rule.Refusal{Ref: "10.7.4", Code: "cannot-retreat-in-formation"}

	notRallied  = &rule.Refusal{Ref: "9.1.6", Code: "not-regrouped"}
	outOfRange  = &rule.Refusal{Ref: "9.1.6", Code: "outside-leader-range"}
	leaderAway  = &rule.Refusal{Ref: "R-302", Code: "leader-not-on-map"}
	notALeader  = &rule.Refusal{Ref: "13.1.5", Code: "not-a-leader"}
	nobodyTires = &rule.Refusal{Ref: "R-520", Code: "nobody-tires", Timing: rule.Void}
	noRefusal   = &rule.Refusal{Ref: "13.1.5", Code: "rest-is-automatic"}
	alreadyTold = &rule.Refusal{Ref: "13.1.5", Code: "already-said"}
	noHelp      = &rule.Refusal{Ref: "R-61", Code: "could-not-help"}

	commandHeld = &rule.Refusal{Ref: "R-370", Code: "command-held-back"}
	countersNot = &rule.Refusal{Ref: "R-211", Code: "held-back-no-countercharge"}
	inHiding    = &rule.Refusal{Ref: "R-359", Code: "regiment-in-hiding"}
	notHidden   = &rule.Refusal{Ref: "R-355", Code: "no-regiment-in-hiding"}
	noWood      = &rule.Refusal{Ref: "R-355", Code: "forest-too-small"}
	staysInWood = &rule.Refusal{Ref: "R-356", Code: "regiment-stays-in-forest"}
	noPlace     = &rule.Refusal{Ref: "R-358", Code: "place-unknown"}
	staysHidden = &rule.Refusal{Ref: "R-356", Code: "no-secret-march", Timing: rule.Void}
	hasShifted  = &rule.Refusal{Ref: "R-356", Code: "regiment-has-moved"}

	notArrived   = &rule.Refusal{Ref: "R-374", Code: "not-arrived-yet"}
	arrivesLater = &rule.Refusal{Ref: "R-374", Code: "arrives-later"}
	comesAlong   = &rule.Refusal{Ref: "R-375", Code: "comes-with-its-units"}
	entryWhere   = &rule.Refusal{Ref: "R-374", Code: "not-an-entry-hex"}
	quotaFull    = &rule.Refusal{Ref: "R-374", Code: "enough-for-this-turn"}
	horseFirst   = &rule.Refusal{Ref: "R-408", Code: "cavalry-arrives-first"}

	notAssigned = &rule.Refusal{Ref: "12.2.2", Code: "units-without-leader"}
	nobodysOwn  = &rule.Refusal{Ref: "R-519", Code: "nobody-assigned", Timing: rule.Void}
	fixedLeader = &rule.Refusal{Ref: "12.2.1", Code: "assigned-by-scenario"}
	wrongLeader = &rule.Refusal{Ref: "G-13.1.7", Code: "not-under-this-leader"}
	bannerApart = &rule.Refusal{Ref: "R-405", Code: "banner-not-together"}
	leaderApart = &rule.Refusal{Ref: "G-13.1.5", Code: "leader-among-his-cavalry"}
	lossesOpen  = &rule.Refusal{Ref: "R-395", Code: "losses-not-taken"}
	noLosses    = &rule.Refusal{Ref: "R-395", Code: "no-losses-to-take"}
	alreadyHis  = &rule.Refusal{Ref: "12.2.2", Code: "already-under-him"}
	bannerTaken = &rule.Refusal{Ref: "R-410", Code: "leader-has-a-banner"}

	// These bar hexes from a reach that a player would not enter unknowingly; the act itself
	// is legal and offered.
	wouldScatter = &rule.Refusal{Ref: "4.2.6", Code: "would-scatter"}
	wouldFounder = &rule.Refusal{Ref: "4.2.7", Code: "would-founder"}
	horseBreaks  = &rule.Refusal{Ref: "4.2.6", Code: "would-disorganise"}
	footBreaks   = &rule.Refusal{Ref: "4.2.7", Code: "would-disorganise"}
)

// refusals lists them all.
func refusals() kit.Refusals {
	return kit.Refusals{
		gameOver, unknownAct, unknownPiece, notYourPhase, notPending, decideFirst, notOnMap, notInSetUp, outsideZone,
		notPlaced, bannerNeeds, nothingToPlace, alreadyReady, badFacing, overStack, wrongArm, leaderAttacks, alreadyMoved, notMoving, moverOwes,
		frontOnly, notAdjacent, offMap, enemyThere, riverBars, impassable, noMP, zoneStops, testIsMove, razingIsMove, leaderEnters, noRideDown,
		rideTooSlow, rideTooWeak, rideAlways, rideSheltered, ridePalisade, noPaceOnFoot, noHold, noSlow, sameFacing, turnedHere,
		chargeTurn, leaderTurns, notFresh, notAtEdge, notAway, tooSoon, tooFar, returnBlocked, returnGround,
		attackLater, notFront, noEnemy, acrossRiver, manyOnMany, attackedTwice, defendedTwice, freshFirst, boundEnemy, sameTogether,
		noAttackers, mustAttack, mustAdvance, notInFight, notRetreating, pathNotAway, retreatZone, retreatEdge,
		retreatShort, retreatLong, wallBars, leaderTied, pursuitWall, notPursuing, pursuitPath, pursuitFirst,
		pursuitStray, pursuitLong, pursuitDuty, pursuitFar, pursuitElated, pursuitBlocked, notAdvancing, advanceWhere, advanceZone,
		ccPhase, ccHorse, ccRange, ccTurn, ccHex, ccFront, ccOnce, ccPinned, ccScreened,
		notHolder, notBearer, bannerFar, bannerPassed,
		inOrder, rallyFirst, notPanicked, noWayOut, notShortest, mustFlee, isStopped, inFormation, notRanged,
		notFormed, reformedAlready, shiftFirst, noTarget, notBeside, unitsFirst, outOfShot, outOfArc, noSight,
		shotAlready, otherArm, bombardsOnly, noObject, razeRegular, razeWhere, razeAlready, fortFight, noShiltron,
		shiltronZone, shiltronStep, shiltronFresh, shiltronClosed, palisadeStands, palisadeHeavy, noPalisade,
		beyondAga, crowdLeaves, rallyCrowds, notToAga, stuckFast, stuckGun,
		notRallied, outOfRange, leaderAway, notALeader, noRefusal, nobodyTires, alreadyTold, noHelp,
		commandHeld, countersNot, inHiding, notHidden, noPlace, noWood, staysInWood, staysHidden, hasShifted,
		notArrived, arrivesLater, comesAlong, entryWhere, quotaFull, horseFirst,
		notAssigned, nobodysOwn, fixedLeader, wrongLeader, bannerApart, leaderApart, lossesOpen, noLosses, alreadyHis, bannerTaken,
		wouldScatter, wouldFounder, horseBreaks, footBreaks,
	}
}
