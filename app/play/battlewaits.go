package play

// wait is what a table waits for. Nobody notes it down: it follows from the position, from what
// is asked, and from what is under way.
type wait uint8

const (
	forPlayers  wait = iota // somebody at this screen acts, answers, or reads on
	forTurn                 // the computer acts, for its side or for those whom it leads
	forReaction             // the computer says whether it reacts
	forMarch                // an army goes on by itself
	forLesson               // a lesson goes on by itself
	forGame                 // a game is on its way to the table
	forTab                  // another tab plays
)

// waitNames are they as the document has them, and the ends of their keys in the catalogue.
var waitNames = [...]string{forPlayers: "players", forTurn: "turn", forReaction: "reaction", forMarch: "march",
	forLesson: "lesson", forGame: "game", forTab: "tab"}

func (w wait) String() string { return waitNames[w] }

// reacts reports whether it is about a reaction.
func (j job) reacts() bool { return j == foeReacts || j == aidesReact }
