package afar

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"time"

	"gonfalon/engine/plan"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
)

// Game is a game with somebody elsewhere.
type Game struct {
	*post.Seat
	Friend string    // how the other calls himself, "" where he does not say
	Since  time.Time // when the last letter went or came
	note   string    // that goes with the letter under way
	let    int       // one more than the steps after which the player lets reactions be
	Told   bool      // the player knows what a direct line tells the friend's device
	attendance
}

// State is what a game with somebody elsewhere waits for.
type State uint8

// The states.
const (
	Unanswered State = iota // the friend has not accepted
	MyTurn                  // the player acts
	ToSend                  // his letter is to be sent
	TheirTurn               // the friend's letter is to come
	Renewal                 // the friend asks for new dice
	Over
)

// stateNames are they as a header of the shelf has them, and the ends of their keys in the catalogue.
var stateNames = [...]string{Unanswered: "unanswered", MyTurn: "mine", ToSend: "send", TheirTurn: "theirs", Renewal: "renewal", Over: "over"}

func (s State) String() string { return stateNames[s] }

// State is what the game waits for.
func (g *Game) State() State {
	switch {
	case g.Table == nil:
		return Unanswered
	case g.Mine() && g.Answers():
		return ToSend
	case g.renews():
		return Renewal
	case g.Mine() && g.MustAct(), g.Asked():
		return MyTurn
	case g.Mine():
		return ToSend
	case g.Ended() != nil, g.Session.Game.Outcome() != nil:
		return Over
	}
	return TheirTurn
}

// Asked reports whether the player is asked about a reaction, and has not let it be.
func (g *Game) Asked() bool { return g.Reacts() && g.let != len(g.Session.Steps)+1 }

// LetBe notes that the player lets the reactions be that he is asked about.
func (g *Game) LetBe() { g.let = len(g.Session.Steps) + 1 }

// Order gives the player's standing order, as package plan writes it; it reports whether it is one.
func (g *Game) Order(text string) bool {
	order, ok := plan.ParseStanding(text)
	if ok {
		g.attendance = attendance{}
		g.Stand(order)
	}
	return ok
}

// ID is the name of the game in letters, "" before it is accepted.
func (g *Game) ID() string {
	if g.Table == nil {
		return ""
	}
	id := g.Game()
	return hex.EncodeToString(id[:])
}

// Nonce is the name of the challenge.
func (g *Game) Nonce() string { return NonceOf(g.Challenge()) }

// NonceOf is the name of a challenge.
func NonceOf(c *post.Challenge) string { return hex.EncodeToString(c.Nonce[:]) }

// Propose begins a game that waits for its acceptance.
func Propose(find save.Find, c *post.Challenge, root post.Secret) (*Game, error) {
	s, err := post.Host(find, c, root)
	if err != nil {
		return nil, err
	}
	return &Game{Seat: s}, nil
}

// Accept begins the game of a challenge.
func Accept(find save.Find, c *post.Challenge, root post.Secret, by string) (*Game, error) {
	s, _, err := post.Join(find, c, root, "")
	if err != nil {
		return nil, err
	}
	return &Game{Seat: s, Friend: by}, nil
}

// Post closes the letter under way, with its note: Last is its address from then on.
func (g *Game) Post() error {
	if _, err := g.Send(g.note); err != nil {
		return err
	}
	g.note = ""
	return nil
}

// Note is the note that goes with the letter under way.
func (g *Game) Note() string { return g.note }

// Annotate gives the letter under way a note, as far as a letter can carry it: in one line, and the way it is read.
func (g *Game) Annotate(typed string) { g.note = inLine(typed, post.MaxNote) }

// Noted is the note of the friend's last letter.
func (g *Game) Noted() string {
	if g.Table == nil {
		return ""
	}
	for all := g.Letters(); len(all) > 0; all = all[:len(all)-1] {
		if l := &all[len(all)-1]; l.By != g.Role() {
			return l.Note
		}
	}
	return ""
}

// Say sends what ends the game or asks for consent, as package post names it: Last is its address from then on.
func (g *Game) Say(what string) error {
	_, err := g.Seat.Say(what, "")
	return err
}

// Renew asks the friend for new dice of both, or consents to it, with a secret that the device drew just now: Last is
// the address of that letter from then on.
func (g *Game) Renew(root post.Secret) error {
	_, err := g.Seat.Renew(root, "")
	return err
}

// renews reports whether the friend has asked for new dice.
func (g *Game) renews() bool {
	by, waits := g.Ledger().Renewing()
	return waits && by != g.Role()
}

// Renewed is how often new dice were asked for in the game.
func (g *Game) Renewed() int {
	if g.Table == nil {
		return 0
	}
	n := g.Ledger().Renewed()
	return n[0] + n[1]
}

// Settle settles that two letters stand in one place, by the one that came first or by the other; both have then to
// renew, which Renew begins.
func (g *Game) Settle(other bool) error {
	list := g.Branches()
	if len(list) == 0 {
		return nil
	}
	return g.Choose(list[len(list)-1], other)
}

// Digits are how many letters there are and twelve digits of all their bytes: on both devices the same, or a letter was
// changed on its way. Who makes letters up to slander the other has other digits than the other's device shows.
func (g *Game) Digits() (letters int, digits string) {
	if g.Table == nil {
		return 0, ""
	}
	letters = len(g.Letters())
	of := g.Transcript(letters)
	for i := range 3 {
		digits += fmt.Sprintf(" %04d", binary.BigEndian.Uint32(of[4*i:])%10_000)
	}
	return letters, digits[1:]
}

// Offered is what the friend has offered, or asks for, "" for nothing.
func (g *Game) Offered() string {
	if g.Table == nil || g.Ended() != nil {
		return ""
	}
	return g.Table.Offered(g.Role().Other())
}

// How is how the game ended by the will of the players, the end of a key of the catalogue; "" if it did not.
func (g *Game) How() string {
	switch {
	case g.Table == nil || g.Ended() == nil:
		return ""
	case g.Ended().Code == post.Draw:
		return "drawn"
	case g.Ended().Winner == g.Side():
		return "won"
	}
	return "resigned"
}

// Last is the end of the address of the player's last letter, or of his challenge, signed with a name. It is packed
// only when it is asked for: on a direct line letters go as they are.
func (g *Game) Last(by string) string {
	if g.Table != nil {
		all := g.Letters()
		for i := len(all) - 1; i >= 0; i-- {
			if all[i].By != g.Role() {
				continue
			}
			link, err := g.Link(all[i].Letter)
			if err != nil {
				panic(err) // it was written before
			}
			return letterMark + link + signed(by)
		}
	}
	link, err := g.Challenge().Link()
	if err != nil {
		panic(err) // likewise
	}
	return challengeMark + link + signed(by)
}

// WroteLast reports whether the last letter is the player's, which the friend may not have yet.
func (g *Game) WroteLast() bool {
	if g.Table == nil {
		return true // the challenge is
	}
	all := g.Letters()
	return all[len(all)-1].By == g.Role()
}

// Thrown reports whether the letter that the player answers declared a throw. In a strict game one without is answered
// as well.
func (g *Game) Thrown() bool {
	all := g.Letters()
	return all[len(all)-1].Awaits == post.ForSecret
}

// Read is a letter of the game out of what its address carries.
func (g *Game) Read(link string) ([]byte, error) { return g.Unlink(link) }
