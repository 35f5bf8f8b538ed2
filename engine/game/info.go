package game

// Coded is a Game that says what its codes mean to programs that tell of it, look back at it or
// play it. Every system of this program is.
type Coded interface {
	EventInfo(EventKind) EventInfo
	VerbInfo(Verb) VerbInfo
	// Harm is what a harm with a name of its own, Harm.Other, is to those who weigh it.
	Harm(name string) HarmClass
	// Hint is the moment in which something is worth knowing, by its catalogue key; a zero one
	// where the system has no such moment.
	Hint(key string) Moment
}

// Codes are what a game says of its codes, also through a view. A game that says nothing has
// codes of no class.
func Codes(g Game) Coded {
	for {
		v, seen := g.(View)
		if !seen {
			break
		}
		g = v.Game
	}
	if c, ok := g.(Coded); ok {
		return c
	}
	return uncoded{}
}

// uncoded is a game that says nothing of its codes.
type uncoded struct{}

func (uncoded) EventInfo(EventKind) EventInfo { return EventInfo{} }
func (uncoded) VerbInfo(Verb) VerbInfo        { return VerbInfo{} }
func (uncoded) Harm(string) HarmClass         { return HarmLoss }
func (uncoded) Hint(string) Moment            { return Moment{} }

// Gravity is how grave an event is. There are four levels; the numbers between them say which of
// two events of one level is told first.
type Gravity uint8

// The levels.
const (
	Light Gravity = 0   // a step, a turn, a shot that misses
	Plain Gravity = 10  // a blow, a loss, a retreat
	Heavy Gravity = 40  // a unit is gone, a banner falls, a gun fires
	Grave Gravity = 100 // a leader falls, the battle ends
)

// Level returns the level that a gravity belongs to.
func (g Gravity) Level() Gravity {
	switch {
	case g >= Grave:
		return Grave
	case g >= Heavy:
		return Heavy
	case g >= Plain:
		return Plain
	}
	return Light
}

// EventInfo is what a system says of the events of a kind.
type EventInfo struct {
	Class   EventClass
	Gravity Gravity
	Cue     Cue
	Weigh   func(Game, *Event) (Gravity, Cue) // nil where all events of the kind are as grave
	Story   bool                              // it is told where it happened, and not by the log alone
	Lost    bool                              // its counter is lost for good
	Good    bool                              // it is to the good of its side
	Forms   Forms
}

// Weight returns how grave an event of the kind is, in the position after it, and its cue.
func (i *EventInfo) Weight(g Game, e *Event) (Gravity, Cue) {
	switch {
	case i.Weigh != nil:
		return i.Weigh(g, e)
	case i.Cue == CueRoll && len(e.Dice) == 0:
		return i.Gravity, CueWord
	}
	return i.Gravity, i.Cue
}

// Forms says as bits in which other ways the events of a kind are told.
type Forms uint8

// The ways.
const (
	FormDie   Forms = 1 << iota // a die was thrown for what mostly happens by itself
	FormEven                    // N is nought
	FormIll                     // the dice sum up to no more than N
	FormHead                    // in large letters
	FormHeads                   // in large letters, of several counters
	FormAll                     // in one sentence, of several counters
)

// EventClass is what an event is to programs that count, tell or look back.
type EventClass uint8

// The classes of events. What is no class of its own is Incident.
const (
	Incident       EventClass = iota
	Weakening                 // Unit loses N of its strength points
	Destruction               // Unit is destroyed
	LeaderLoss                // the leader Unit dies or is taken
	BannerFall                // the banner Unit falls
	BannerCapture             // the enemy takes it
	BannerRecovery            // it is taken back
	HeartLoss                 // the army of Side loses heart
	HeartRecovery             // it takes heart again
	Desertion                 // Unit goes over to the enemy
	Unveiling                 // those of the leader Unit come out of hiding
	Arrival                   // Unit comes to the field
	Release                   // those whom Side held back attack from now on
	ReserveCall               // the command of Unit is called up early
	FortLoss                  // the fortification at At is destroyed
	RidingDown                // Unit is ridden down
	GivingGround              // Unit goes back before the enemy
	OrderLoss                 // Unit loses its order
	Restoration               // Unit is as strong as at first again
	Shot                      // By shoots, whatever comes of it
	Aiming                    // a shot is declared that is settled later
	Scoring                   // Side is given N points for Unit
	Weariness                 // N is the fatigue of the leader Unit
)

// VerbInfo is what a system says of a verb.
type VerbInfo struct {
	Class  VerbClass
	Errand uint8 // an act that is worth doing for itself, the lowest number first; 0 for others
	Listed bool  // the phase lists those who can do it
	Named  bool  // it has a short form for buttons
	Feared bool  // who marches is warned by name of those who could do it
}

// VerbClass is what an act is for.
type VerbClass uint8

// The classes of verbs.
const (
	ToAct      VerbClass = iota // whatever else
	ToPlace                     // bring a counter to its place before the battle
	ToBear                      // give a banner to a bearer before the battle
	ToAssign                    // put a counter under a leader before the battle
	ToThin                      // take a loss before the battle
	ToGo                        // go a way that the map shows among the others
	ToWait                      // what may also wait for a later phase of the turn
	ToPay                       // say who takes a loss
	ToGain                      // say who comes back
	ToTakeUp                    // say who takes up what fell
	ToEvade                     // go out of the way of an attack
	ToFallBack                  // go back after a combat
	ToEscape                    // go away as the only one left
	ToStay                      // stay in place after a combat
	ToLetBe                     // leave it at what is declared
	ToReact                     // meet what the other side does, unasked
)

// HarmClass is what a harm with a name of its own is.
type HarmClass uint8

// The classes of harm.
const (
	HarmLoss    HarmClass = iota // as bad as the loss of a unit
	HarmRetreat                  // all go back
	HarmFlight                   // a leader flees
	HarmOrder                    // order is lost
)

// Moment is when something is worth knowing.
type Moment struct {
	Asks  []string    // at these questions
	After []EventKind // after these events
	Risks []string    // before an act that brings these
}
