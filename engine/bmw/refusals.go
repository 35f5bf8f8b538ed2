package bmw

import (
	"gonfalon/engine/game/kit"
	"gonfalon/engine/rule"
)

// The reasons why an act may be illegal: a closed list, by paragraph.
var (
	gameOver     = refuse("3.3", "game-over")
	unknownAct   = refuse("3.2", "unknown-act")
	unknownPiece = refuse("2.3", "unknown-counter")
	notYourPhase = refuse("3.2", "not-this-phase")
	notPending   = refuse("3.2", "nothing-to-decide")
	decideFirst  = refuse("7.1", "decide-first")
	notOnMap     = refuse("3.2", "not-on-map")

	notTwoSided  = refuse("9.5", "not-two-sided")
	turnFirst    = refuse("B-8", "turn-before-moving")
	turnedOnce   = refuse("B-8", "turned-already")
	turnInZone   = refuse("9.6", "turn-in-zone")
	mountInSwamp = refuse("B-22", "no-mounting-in-swamp")

	alreadyMoved = refuse("4.1", "already-moved")
	notMoving    = refuse("4.1", "not-the-mover")
	notAdjacent  = refuse("4.1", "not-adjacent")
	offMap       = refuse("B-28", "off-map")
	noExit       = refuse("B-28", "no-exit-here")
	noMP         = refuse("4.2", "too-few-mp")
	impassable   = refuse("4.2", "impassable")
	friendThere  = refuse("4.3", "friend-in-hex")
	moverOwes    = refuse("4.3", "must-move-on")
	enemyThere   = refuse("4.4", "enemy-in-hex")
	frozen       = refuse("4.4", "held-by-zone")
	zoneStops    = refuse("5.2", "stopped-by-zone")
	tooFast      = refuse("8.21", "enemy-is-faster")
	fromZone     = refuse("8.21", "from-zone-to-zone")
	onceOut      = refuse("8.22", "zone-after-disengaging")
	leaderZone   = refuse("10.1", "leader-enters-zone")
	inHand       = refuse("B-183", "held-in-hand")

	chargesAnyway = refuse("B-147", "charge-needs-no-word")
	noCharge      = refuse("9.6", "no-charge-from-here")
	nobodyLate    = refuse("B-217", "nobody-comes-late")
	musteredOnce  = refuse("B-217", "mustered-already")
	entryClosed   = refuse("B-29", "entry-closed")

	noArchers    = refuse("6.1", "no-archers")
	hasShot      = refuse("6.1", "has-shot")
	noTarget     = refuse("6.2", "no-target-there")
	leaderSafe   = refuse("10.3", "leaders-are-not-shot")
	inDisorder   = refuse("B-39", "target-in-disorder")
	outOfShot    = refuse("6.4", "out-of-range")
	nearFirst    = refuse("6.4", "adjacent-target-first")
	noSight      = refuse("6.4", "no-line-of-sight")
	adjacentOnly = refuse("6.5", "adjacent-targets-only")

	noAttackers   = refuse("7.2", "no-attackers")
	noEnemy       = refuse("7.1", "no-enemy-there")
	notInContact  = refuse("7.4", "not-adjacent-to-all")
	attackedTwice = refuse("7.1", "has-attacked")
	defendedTwice = refuse("B-63", "already-attacked")
	cannotAttack  = refuse("B-30", "trains-do-not-attack")
	noStrength    = refuse("B-67", "no-strength")
	leaderAlone   = refuse("10.4", "lone-leader-attack")
	leaderApart   = refuse("B-68", "leader-apart")
	strandsOther  = refuse("B-62", "leaves-no-opponent")
	mustAttack    = refuse("7.3", "attacks-are-owed")

	neverFeigns   = refuse("B-213", "never-feigns-flight")
	feignsAlready = refuse("B-213", "feigns-already")
	feintTooEarly = refuse("B-213", "too-early-to-feign")
	feintOver     = refuse("B-213", "feint-is-over")
	feintFull     = refuse("B-213", "enough-feign")
	feintTooFar   = refuse("B-213", "too-far-to-feign")

	notInFight   = refuse("7.6", "not-in-this-fight")
	notLosing    = refuse("7.6", "nobody-to-lose")
	notRetreat   = refuse("7.8", "not-retreating")
	retreatWay   = refuse("7.8", "no-such-retreat")
	retreatZone  = refuse("7.8", "retreat-into-zone")
	friendsLast  = refuse("7.8", "friends-come-last")
	leadsNowhere = refuse("9.2", "leads-nowhere")
	notEvading   = refuse("8.3", "may-not-evade")
	evadeWay     = refuse("8.3", "no-such-evasion")
	mustEscape   = refuse("10.4", "leader-must-escape")
	notFollowing = refuse("7.9", "not-advancing")
	followWay    = refuse("7.9", "no-such-advance")
	chargeOn     = refuse("9.6", "charge-must-advance")
	notPursuing  = refuse("B-212", "no-such-pursuit")

	noRally    = refuse("11.2", "nobody-to-rally")
	notRallied = refuse("11.2", "not-rallied")
	rallyWhere = refuse("11.2", "no-rally-there")
)

var refusals kit.Refusals

func refuse(ref rule.Ref, code string) *rule.Refusal { return refusals.New(ref, code) }
