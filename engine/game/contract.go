package game

import (
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Side is one of the two players of a battle. Side A moves first.
type Side uint8

// The sides. NoSide owns nothing and is asked nothing.
const (
	A Side = iota
	B
	NoSide
)

// Favoured is whom a number on a track of both sides favours: one above nought is side A's, nought
// nobody's.
func Favoured(n int) Side {
	switch {
	case n > 0:
		return A
	case n < 0:
		return B
	}
	return NoSide
}

// Other is the opposing side.
func (s Side) Other() Side { return 1 - s }

// ID is the index of a counter in the order of battle; it never changes during a game.
type ID int16

// None stands for no counter.
const None ID = -1

// Action is one act of a player: a small struct of its system. Its exported fields
// are what a save keeps; they may be ID, hex.Hex, hex.Dir, bool, int, string, Side
// and slices of these.
type Action interface {
	Do() string // the wire name, never renamed
}

// Game is a battle in progress under one rule system.
type Game interface {
	// Board is the battlefield; it never changes.
	Board() *board.Board
	// Counters is how many counters there are; IDs run from 0 to Counters()-1.
	Counters() int
	// Name is the stable text id of a counter, used in saves and scripts ("bobrok-31").
	Name(ID) string
	// Piece shows one counter as it is now.
	Piece(ID) Piece
	// Table shows turn, phase, tracks and who is expected to do what.
	Table() Table
	// Clock is the game turn and the phase, as Table has them. It is asked after every act.
	Clock() (turn, phase int)

	// Offers appends what a side may do now. Every offer passes Check.
	Offers(side Side, to []Offer) []Offer
	// Check says why an action may not be done now; nil means it may.
	Check(Action) *rule.Refusal
	// Apply does an action that passed Check and returns what happened.
	Apply(Action, dice.Roller) []Event
	// Steer rebuilds an offered action with the player's free choice of final
	// facing, where the rules leave one (a retreat, a placement); else it is unchanged.
	Steer(Action, hex.Dir) Action

	// Reach is everything a counter could do by moving from where it is, or every
	// hex it could be placed on during set-up. Nil when it may not move at all;
	// WhyIdle then says why.
	Reach(ID) *Reach
	// WhyIdle says why a counter may do nothing now, nil if it may.
	WhyIdle(ID) *rule.Refusal
	// Assault is the attack of these counters on all enemies in these hexes. It
	// may be illegal: Check says so.
	Assault(by []ID, at []hex.Hex) Action
	// Forecast explains an act decided by dice before it is done; nil for others.
	Forecast(Action) *Odds
	// Zone is where a counter exerts control, in any order.
	Zone(ID) []hex.Hex
	// Command is where a leader's influence reaches, nil for others.
	Command(ID) []hex.Hex
	// Duties lists what a side must still do before its phase may end.
	Duties(side Side) []Duty

	// Outcome is the result of a finished game, nil while it goes on.
	Outcome() *Outcome
	// Clone is an independent copy.
	Clone() Game
	// Seen is an independent copy of the position as a side knows it, and with NoSide as both
	// know it: what the others hide is not there, or in no place at all, the same wherever it
	// really is. What the side may do in it, it may do in truth.
	Seen(by Side) Game
	// Hash identifies the position, equal on all machines.
	Hash() uint64
	// Audit reports a broken invariant, such as a hex stacked beyond its limit.
	Audit() error
	// Cite turns a reference used by the code into the paragraph of the book in play.
	Cite(rule.Ref) Citation
}

// Citation is a paragraph of a printed book.
type Citation struct {
	Book string // edition key, "kulikovo" or "bmw"; "rulings" for a ruling
	Para string // "5.7.8"; of a ruling "R-127" or "B-62"

	After string // the paragraph of the book in play that a ruling completes, if any
}

// The lengths up to which a battle is a first one, and a short one.
const firstMinutes, shortMinutes = 15, 30

// First reports whether a battle is one for whoever is new.
func (s *Scenario) First() bool { return s.Minutes <= firstMinutes }

// Short reports whether a battle is one for a break: told by how long it usually takes.
func (s *Scenario) Short() bool { return s.Minutes <= shortMinutes }

// Scenario is a battle one can play, as the list of battles shows it.
type Scenario struct {
	ID      string // "kulikovo-ambush"
	Battle  string // "kulikovo": map and introduction shared by scenarios of one battle
	System  string // "medieval", "bmw"
	Edition string // rule book: "kulikovo"; of a system with one book its own key
	Year    int
	Turns   [2]int     // first and last turn, unless players agree otherwise; last is 0 without a limit
	Sides   [2]string  // catalogue keys of side A and B: "mongols", "russians"
	Posture [2]Posture // what the sides are told before the battle
	Minutes int        // usual length of play
	Level   int        // difficulty, 1 to 4
	Board   *board.Board
	Digest  string // hash of all scenario data, kept in saves: one with another is carried over
	// Actions are zero values of every action of the system, for reading saves.
	Actions []Action
	// Rules is the revision of the rules code; it grows with every correction that changes
	// what an act may do or lead to. A save of an older one is carried over.
	Rules int
	// Options are the settings that players may choose before the battle.
	Options []Option
	// New sets up the battle with options by their keys, with their values; those not
	// named are as the battle has them. An option it does not have is an error.
	New func(options map[string]string) (Game, error)
	// Cite is Cite of its battles: its paragraph is empty where the book has no such rule.
	Cite func(rule.Ref) Citation
	// Made is what a battle says of itself that does not ship with the program; nothing of one that does.
	Made Made
}

// Made is a battle that somebody made and sent.
type Made struct {
	Key    string // the id that its text gives it
	Title  string // by which it is listed
	Author string
	Packed string // its own texts, which its records carry; "" for a battle that ships
	Text   string // these as they were sent
}

// OwnID begins the ids of battles that do not ship.
const OwnID = "own-"

// IsOwn reports whether an id is that of a battle that does not ship.
func IsOwn(id string) bool { return strings.HasPrefix(id, OwnID) }

// Foreign reports whether the battle does not ship with the program.
func (m Made) Foreign() bool { return m.Packed != "" }
