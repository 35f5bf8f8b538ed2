package opponent

import (
	"time"

	"gonfalon/app/match"
	"gonfalon/engine/bot"
)

// Effect is something that an opponent wants done.
type Effect interface{ effect() }

// Ask puts a question to the source.
type Ask struct {
	N   int
	Job match.Job
}

// Watch has Silent come after a while.
type Watch struct {
	N   int
	For time.Duration
}

// Wait has Clock come after a while.
type Wait struct {
	Beat int
	For  time.Duration
}

// Show shows an attack before it is made.
type Show struct{ bot.Choice }

// Do does an act, or a beat of a lesson. One that is not legal is Refused.
type Do struct{ Answer }

// Leave leaves things be.
type Leave struct{ Job match.Job }

// Advise tells plans, or with Err why there are none.
type Advise struct {
	Plans []bot.Plan
	Err   error
}

// Hire seats a source, in the page's own time if it is to be here.
type Hire struct{ Here bool }

// Dismiss closes the source.
type Dismiss struct{}

// Resign takes him from the table: nobody is left who decides.
type Resign struct{ Job match.Job }

// Notice tells what went wrong, by a catalogue key. A report of it is offered unless it is of no use.
type Notice struct {
	Key    string
	Err    error
	Report bool
}

func (Ask) effect()     {}
func (Watch) effect()   {}
func (Wait) effect()    {}
func (Show) effect()    {}
func (Do) effect()      {}
func (Leave) effect()   {}
func (Advise) effect()  {}
func (Hire) effect()    {}
func (Dismiss) effect() {}
func (Resign) effect()  {}
func (Notice) effect()  {}
