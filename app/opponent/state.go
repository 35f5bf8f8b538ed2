package opponent

import (
	"time"

	"gonfalon/app/match"
	"gonfalon/engine/bot"
)

// Kind is what an opponent is at.
type Kind uint8

const (
	Idle    Kind = iota // nothing is asked of him
	Asked               // his answer is awaited
	Due                 // his answer is there
	Shown               // his attack is shown until the clock has run out
	Resting             // his act waits until the clock has run out
	Paused              // his act waits until somebody presses
)

var kindNames = [...]string{Idle: "idle", Asked: "asked", Due: "due", Shown: "shown", Resting: "resting", Paused: "paused"}

func (k Kind) String() string { return kindNames[k] }

// Stamp is the position about which something is asked, and what is asked.
type Stamp struct {
	Steps   int // the acts that are done
	Version int // of the game
	Beat    int // of the lesson
	Job     match.Job
}

// Seat is who decides for an opponent.
type Seat uint8

const (
	Vacant Seat = iota
	Beside      // a program beside the page
	Here        // the same in the page's own time
)

// Answer is what a source answers: an act, plans, or why there is nothing of use. An answer with
// none of them leaves things be.
type Answer struct {
	bot.Choice
	Plans []bot.Plan
	Beat  bool  // the next beat of the lesson
	Err   error // a catalogue key
}

// State is an opponent between two events. A State is made by New.
type State struct {
	match.Manner
	Is       Kind
	Ask      int   // the number of the last question
	At       Stamp // what it was about
	Due      Answer
	Seat     Seat
	Step     bool      // though he is paused, one feat is to be done
	Begun    bool      // and a part of it is
	Rested   bool      // the clock has run out for the act that is due
	Told     bool      // the attack that is due was shown
	Beat     int       // the number of the last clock
	Watch    int       // the question after which a clock looks, 0 for none
	Seen     int       // how many acts were done at the last look
	LastDone time.Time // when he acted last
}

// New returns an opponent of whom nothing was asked. Answers and clocks of the one before him come
// too late.
func New(before State) State {
	return State{Manner: match.Manner{Pace: match.UsualPace}, Ask: before.Ask + 1, Beat: before.Beat + 1}
}

// Hastens reports whether he is awaited, and nothing of his turn is shown.
func (s State) Hastens() bool { return s.Skips && s.Is == Asked }

// waits reports whether a clock runs.
func (s State) waits() bool { return s.Is == Shown || s.Is == Resting }

// drop forgets what was asked and answered.
func (s State) drop() State {
	s.Is, s.Due, s.Told, s.Rested = Idle, Answer{}, false, false
	s.Ask++
	return s
}

// stopClock goes on at the next look without waiting.
func (s State) stopClock() State {
	if s.waits() || s.Is == Paused {
		s.Is = Due
	}
	s.Beat++
	return s
}
