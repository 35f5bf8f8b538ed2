package game

// Verb says what an offer is: a catalogue key. A system has more verbs than these and says by
// VerbInfo what they are for; these are the ones that programs ask for by name. They are never
// renamed.
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
)

// EventKind says what happened: a catalogue key. A system has more kinds than these and says by
// EventInfo what they are; these are the ones that programs ask for by name. They are never
// renamed.
type EventKind string

// The kinds of events that shape a game, in every system that has them.
const (
	EventTurn     EventKind = "turn"      // a game turn begins, number N
	EventPhase    EventKind = "phase"     // a phase begins, number N of the table
	EventPlaced   EventKind = "placed"    // a counter was set down during set-up
	EventBegan    EventKind = "began"     // a counter starts to move
	EventMoved    EventKind = "moved"     // it went one hex, with N sixths of a movement point left
	EventTurned   EventKind = "turned"    // it turned where it stands
	EventCombat   EventKind = "combat"    // the dice of a combat, with its Odds
	EventGameOver EventKind = "game-over" // the game ended, with its Result
)
