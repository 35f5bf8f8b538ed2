package live

import (
	"gonfalon/app/afar"
	"gonfalon/app/line"
)

// State is how far a line is.
type State uint8

// The states.
const (
	Readying  State = iota // this end is being described
	Calling                // the call is there to be sent, and waits for its answer
	Answered               // the answer is there to be sent
	Opening                // the answer came, and the line is being opened
	Catching               // the line stands, and the other has not shown yet that he has the same letters
	Here                   // the other is here
	Faltering              // he was, and nothing comes from him
	Gone                   // there is no line
)

// stateNames are the ends of their keys in the catalogue.
var stateNames = [...]string{Readying: "readying", Calling: "calling", Answered: "answered", Opening: "opening", Catching: "catching",
	Here: "here", Faltering: "faltering", Gone: "gone"}

func (s State) String() string { return stateNames[s] }

// Live is a direct line of a game. Where it ends, letters go on.
type Live struct {
	game  *afar.Game
	wire  Wire
	state State
	own   *line.Call // nil until it is described
	other *line.Call // nil until it is known
	line  *line.Line // nil until it stands
	was   bool       // the other was here
}

// Dial begins a line by calling.
func Dial(g *afar.Game, w Wire) *Live {
	l := &Live{game: g, wire: w}
	w.Call()
	return l
}

// Answer begins a line by answering a call.
func Answer(g *afar.Game, w Wire, call *line.Call) *Live {
	l := &Live{game: g, wire: w, other: call}
	w.Answer(call.Description())
	return l
}

// State is how far the line is.
func (l *Live) State() State { return l.state }

// WasHere reports whether the other was here on this line.
func (l *Live) WasHere() bool { return l.was }

// Address is the end of the address that carries this end's call or answer, "" while there is none to be sent.
func (l *Live) Address() string {
	if l.state != Calling && l.state != Answered {
		return ""
	}
	return l.own.Address()
}

// Take takes the answer to the call; it reports whether it is that.
func (l *Live) Take(answer *line.Call) bool {
	if l.state != Calling || answer.Answers != l.own.Ticket() {
		return false
	}
	l.other, l.state = answer, Opening
	l.wire.Accept(answer.Description())
	return true
}

// Hear takes what the wire tells. An error says why the line cannot go on, or that a letter is refused.
func (l *Live) Hear(e Event) (line.Heard, error) {
	if l.state == Gone {
		return line.Nothing, nil
	}
	switch e.Kind {
	case Described:
		return line.Nothing, l.described(e.Text)
	case Opened:
		l.opened()
	case Said:
		return l.said(e.Raw)
	case Lost:
		if l.state == Here {
			l.state = Faltering
		}
	case Found:
		if l.state == Faltering {
			l.state = Here
		}
	case Over:
		l.end()
		return line.Left, nil
	}
	return line.Nothing, nil
}

// described makes a call of the description of this end.
func (l *Live) described(text string) error {
	c, err := line.Read(text)
	if err != nil || len(c.Places) == 0 {
		l.end()
		return line.ErrCall
	}
	c.Game, l.own, l.state = l.game.Game(), c, Calling
	if l.other != nil {
		c.Answers, l.state = l.other.Ticket(), Answered
	}
	return nil
}

// opened greets the other.
func (l *Live) opened() {
	if l.own == nil || l.other == nil || l.line != nil {
		return
	}
	caller, answerer := l.own, l.other
	if l.own.IsAnswer() {
		caller, answerer = answerer, caller
	}
	l.state = Catching
	l.game.Live(true)
	l.line = line.Open(l.game, caller.Fingerprint, answerer.Fingerprint, l.wire.Say)
}

// said hears a message.
func (l *Live) said(raw []byte) (line.Heard, error) {
	if l.line == nil {
		return line.Nothing, nil
	}
	heard, err := l.line.Hear(raw)
	switch {
	case err == line.ErrParted, err == line.ErrMessage, heard == line.Left:
		l.end()
	case l.line.IsHere():
		l.state, l.was = Here, true
	}
	return heard, err
}

// Refused is the last letter that came over the line and could not be taken.
func (l *Live) Refused() []byte { return l.line.Refused() }

// Settle closes the player's letter where it has to be, keeps it, and tells the other what he does not have. It
// reports how many letters were closed.
func (l *Live) Settle(keep func() bool) (closed int, err error) {
	if l.state != Here {
		return 0, nil
	}
	return l.line.Settle(keep)
}

// Leave ends the line, and tells the other.
func (l *Live) Leave() {
	if l.line != nil && l.state != Gone {
		l.line.Leave()
	}
	l.end()
}

// end ends the line.
func (l *Live) end() {
	if l.state == Gone {
		return
	}
	l.state = Gone
	l.game.Live(false)
	l.wire.Close()
}

// Call is what one device has to know of the other before a line can stand.
type Call = line.Call

// Find reads the first call or answer that a text has in an address.
func Find(text string) (*Call, error) { return line.Find(text) }

// Carries reports whether a text has the address of one in it.
func Carries(text string) bool { return line.Carries(text) }

// IsOwn reports whether a call is that of this end.
func (l *Live) IsOwn(c *Call) bool { return l.own != nil && l.own.Ticket() == c.Ticket() }

// What is heard on a line, and why one cannot go on.
const (
	HeIsHere = line.Here
	ALetter  = line.Letter
	SomeActs = line.Acts
)

// Why it cannot: the devices have other letters of the same numbers, or somebody stands between them; the other
// cannot take a letter.
var (
	ErrParted  = line.ErrParted
	ErrRefused = line.ErrRefused
)
