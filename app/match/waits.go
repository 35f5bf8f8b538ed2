package match

// Wait is what a table waits for. Nobody notes it down: it follows from the position, from what
// is asked, and from what is under way.
type Wait uint8

const (
	ForPlayers  Wait = iota // somebody at this screen acts, answers, or reads on
	ForTurn                 // the computer acts, for its side or for those whom it leads
	ForReaction             // the computer says whether it reacts
	ForMarch                // an army goes on by itself
	ForLesson               // a lesson goes on by itself
	ForGame                 // a game is on its way to the table
	ForTab                  // another tab plays
	ForFriend               // somebody elsewhere acts, or the letter to him waits to be sent
)

// waitNames are they as the document has them, and the ends of their keys in the catalogue.
var waitNames = [...]string{ForPlayers: "players", ForTurn: "turn", ForReaction: "reaction", ForMarch: "march",
	ForLesson: "lesson", ForGame: "game", ForTab: "tab", ForFriend: "friend"}

func (w Wait) String() string { return waitNames[w] }

// Reacts reports whether it is about a reaction, or may be.
func (j Job) Reacts() bool { return j == foeReacts || j == AidesReact || j == Shows }
