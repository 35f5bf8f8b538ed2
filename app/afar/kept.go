package afar

import (
	"encoding/json"
	"errors"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
)

// kept is a game as a device stores it.
type kept struct {
	Version   int       `json:"v"`
	Role      post.Role `json:"role"`
	Challenge []byte    `json:"challenge,omitempty"` // as those before that could be packed
	Proposed  string    `json:"proposed,omitempty"`
	Roots     [][]byte  `json:"roots"`
	Letters   [][]byte  `json:"letters,omitempty"`
	Early     [][]byte  `json:"early,omitempty"`
	Branches  [][]byte  `json:"branches,omitempty"`
	Owes      bool      `json:"owes,omitempty"`
	Live      bool      `json:"live,omitempty"`
	Friend    string    `json:"friend,omitempty"`
	Since     time.Time `json:"since"`
	begun
}

// begun is what of it the letter under way is made of.
type begun struct {
	UnderWay bool     `json:"begun,omitempty"`
	Acts     []string `json:"acts,omitempty"`
	Standing *string  `json:"standing,omitempty"`
	Sealed   []sealed `json:"sealed,omitempty"` // not of that letter alone
	Note     string   `json:"note,omitempty"`
	Told     bool     `json:"told,omitempty"`
	Before   *string  `json:"before,omitempty"`
}

// sealed is an act that only this device knows, as its letters have kept the place from the other.
type sealed struct {
	Step int    `json:"step"`
	Salt []byte `json:"salt"`
	Act  string `json:"act"`
}

// keptVersion is the version of that.
const keptVersion = 1

// ErrKept is returned for what is no game as a device stores it.
var ErrKept = errors.New("afar-kept")

// Kept is all that this device has to store of the game. The roots are in it, and so it is for this device
// alone.
func (g *Game) Kept() (string, error) {
	s := g.Seat.Kept()
	proposed, err := s.Challenge.Link()
	if err != nil {
		return "", err
	}
	k := kept{Version: keptVersion, Role: s.Role, Proposed: proposed, Letters: s.Letters,
		Early: s.Early, Branches: s.Branches, Owes: s.Owes, Live: s.Live, Friend: g.Friend, Since: g.Since,
		begun: begun{UnderWay: s.UnderWay, Acts: s.Drafted, Note: g.note}}
	for _, r := range s.Roots {
		k.Roots = append(k.Roots, r[:])
	}
	for _, x := range s.Sealed {
		k.Sealed = append(k.Sealed, sealed{x.Step, x.Salt[:], x.Act})
	}
	if s.Standing != nil {
		k.Standing = new(s.Standing.String())
	}
	if k.Told = g.Told; g.before != nil {
		k.Before = new(g.before.String())
	}
	out, err := json.Marshal(k)
	return string(out), err
}

// read reads what Kept writes, and the challenge in it.
func read(text string) (k kept, c *post.Challenge, err error) {
	if json.Unmarshal([]byte(text), &k) != nil || k.Version != keptVersion {
		return k, nil, ErrKept
	}
	c, err = post.ReadChallenge(k.Proposed)
	if k.Proposed == "" {
		c, err = post.DecodeChallenge(k.Challenge)
	}
	return k, c, err
}

// Told is the player's side in a game as Kept has it, and how many acts were done before its letters. Nothing of the
// game is done again for that.
func Told(text string) (side game.Side, from int, err error) {
	k, c, err := read(text)
	if err != nil {
		return game.NoSide, 0, err
	}
	if side = c.Leads(); k.Role == post.Friend {
		side = side.Other()
	}
	return side, len(c.Opening.Acts), nil
}

// Open is a game as Kept has it.
func Open(find save.Find, text string) (*Game, error) {
	k, c, err := read(text)
	if err != nil {
		return nil, err
	}
	s := post.Kept{Role: k.Role, Challenge: *c, Letters: k.Letters, UnderWay: k.UnderWay, Drafted: k.Acts,
		Early: k.Early, Branches: k.Branches, Owes: k.Owes, Live: k.Live}
	for _, r := range k.Roots {
		var root post.Secret
		if copy(root[:], r) != len(root) {
			return nil, ErrKept
		}
		s.Roots = append(s.Roots, root)
	}
	for _, x := range k.Sealed {
		act := post.Sealed{Step: x.Step, Act: x.Act}
		if copy(act.Salt[:], x.Salt) != len(act.Salt) {
			return nil, ErrKept
		}
		s.Sealed = append(s.Sealed, act)
	}
	if k.Standing != nil {
		order, ok := plan.ParseOrders(*k.Standing)
		if !ok {
			return nil, ErrKept
		}
		s.Standing = &order
	}
	seat, err := post.Restore(find, s)
	if err != nil {
		return nil, err
	}
	g := &Game{Seat: seat, Friend: k.Friend, Since: k.Since, note: k.Note, Told: k.Told}
	g.Live(false) // a line ends with the page that had it
	if k.Before != nil {
		if order, ok := plan.ParseStanding(*k.Before); ok {
			g.before = &order
			g.Part()
		}
	}
	return g, nil
}
