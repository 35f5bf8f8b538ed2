package live

// Wire is a line of a browser (app/site/assets/line.js). What it tells is heard as events.
type Wire interface {
	Call()                     // describes this end as that of who calls
	Answer(description string) // describes it as that of who answers
	Accept(description string) // takes the answer
	Say(raw []byte)
	Close()
}

// Event is what a wire tells.
type Event struct {
	Kind Kind
	Text string // of Described
	Raw  []byte // of Said
}

// Kind is what kind of an event it is.
type Kind uint8

// The kinds.
const (
	Described Kind = iota // this end, once its places are found
	Opened                // the line stands
	Said                  // a message came
	Lost                  // nothing comes any more, which may end by itself
	Found                 // it has ended
	Over                  // the line is gone
)
