package game

// Verb says what an offer is: a catalogue key. A system has more verbs than these; these are
// the ones that programs ask for by name. They are never renamed.
type Verb string

// The verbs that shape a game, in every system that has them.
const (
	VerbDeploy   Verb = "deploy"    // have everybody set up
	VerbPlace    Verb = "place"     // set a counter down during set-up
	VerbReady    Verb = "ready"     // end one's set-up
	VerbBegin    Verb = "begin"     // start to move a counter
	VerbAdvance  Verb = "advance"   // go one hex
	VerbLeave    Verb = "leave"     // go off the map
	VerbShoot    Verb = "shoot"     // fire at a counter
	VerbAttack   Verb = "attack"    // declare a combat
	VerbEndPhase Verb = "end-phase" // go on to the next phase

	// Before and while moving.
	VerbAssign        Verb = "assign"
	VerbBear          Verb = "bear"
	VerbLift          Verb = "lift"
	VerbThin          Verb = "thin"
	VerbEnter         Verb = "enter"
	VerbReturn        Verb = "return"
	VerbRegroup       Verb = "regroup"
	VerbMuster        Verb = "muster"
	VerbRally         Verb = "rally"
	VerbFlee          Verb = "flee"
	VerbWheel         Verb = "wheel"
	VerbCreep         Verb = "creep"
	VerbHoldPace      Verb = "hold-pace"
	VerbSlowDown      Verb = "slow-down"
	VerbRideDown      Verb = "ride-down"
	VerbDrive         Verb = "drive"
	VerbDismount      Verb = "dismount"
	VerbTurnHeavy     Verb = "turn-heavy"
	VerbDeclareCharge Verb = "declare-charge"

	// Reactions, and answers to questions.
	VerbCountercharge Verb = "countercharge"
	VerbStrike        Verb = "strike"
	VerbHoldFire      Verb = "hold-fire"
	VerbSuffer        Verb = "suffer"
	VerbEvade         Verb = "evade"
	VerbWithdraw      Verb = "withdraw"
	VerbEscape        Verb = "escape"
	VerbStand         Verb = "stand"
	VerbLose          Verb = "lose"
	VerbLoseUnit      Verb = "lose-unit"
	VerbRetreat       Verb = "retreat"
	VerbStay          Verb = "stay"
	VerbStayAll       Verb = "stay-all"
	VerbTakeBanner    Verb = "take-banner"

	// After the fighting.
	VerbRallyArmy Verb = "rally-army"
	VerbRestore   Verb = "restore"
)

// EventKind says what happened: a catalogue key. A system has more kinds than these; these are
// the ones that programs ask for by name. They are never renamed.
type EventKind string

// The kinds of events that shape a game, in every system that has them.
const (
	EventTurn     EventKind = "turn"      // a game turn begins, number N
	EventPhase    EventKind = "phase"     // a phase begins, number N of the table
	EventPlaced   EventKind = "placed"    // a counter was set down during set-up
	EventBegan    EventKind = "began"     // a counter starts to move
	EventMoved    EventKind = "moved"     // it went one hex, with N sixths of a movement point left
	EventTurned   EventKind = "turned"    // it turned where it stands
	EventAimed    EventKind = "aimed"     // fire was declared and is settled later
	EventShot     EventKind = "shot"      // a shot was settled, with the SP lost in N
	EventPits     EventKind = "pits"      // a counter fell into hidden pits
	EventCombat   EventKind = "combat"    // the dice of a combat, with its Odds
	EventGameOver EventKind = "game-over" // the game ended, with its Result
)
