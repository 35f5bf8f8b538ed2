package opponent

import "time"

// Event is something that happens to an opponent.
type Event interface{ event() }

// Changed is a look at the table.
type Changed struct {
	At       Stamp
	Attended bool          // he may be asked, and may act: nobody has to answer something else first
	Leads    bool          // the game waits for him to act; else he may only react
	SetUp    bool          // the battle has not begun
	Watched  bool          // he plays both sides, for who looks on
	Fresh    bool          // he has done nothing since the person acted last, or in the turn that is watched
	ToRead   time.Duration // for so long what came of the last act has to be read, 0 where nothing is told
	ToPlay   time.Duration // for so long what came of it is still played on the map
	Next     Prospect      // of the act that is due
	Now      time.Time     // of the caller's clock
}

// Prospect is what an act that is due would be.
type Prospect struct {
	GoesOn   bool // with what was done last
	Ordered  bool // by the order by which that was done
	Attack   bool // it is shown before its dice are thrown
	Thronged bool // what was done last is one of much that is shown quickly
}

// Answered is the answer to a question.
type Answered struct {
	Ask int
	Answer
}

// Refused is an act that was to be done and is not legal.
type Refused struct{ Err error }

// Clock is a clock that has run out.
type Clock struct{ Beat int }

// Silent is a question that was not answered for long. The source may still be on its way here.
type Silent struct {
	Ask    int
	Coming bool
}

// Gone is a source that is no more.
type Gone struct{ Err error }

// Pressed is a button of the opponent's turn.
type Pressed struct {
	Key
	Pace int // for ToPace
}

// Key is one of the buttons.
type Key uint8

const (
	Pause   Key = iota // stops him, or lets him go on
	OneStep            // lets him do one feat, or for who looks on one order
	Skip               // shows nothing until the person is to act, or for who looks on until the turn is over
	ToPace             // changes the pace
	Look               // stops him to look at something
	Drop               // forgets what he thinks about
	Halt               // the same, and he is paused no longer
)

func (Changed) event()  {}
func (Answered) event() {}
func (Refused) event()  {}
func (Clock) event()    {}
func (Silent) event()   {}
func (Gone) event()     {}
func (Pressed) event()  {}
