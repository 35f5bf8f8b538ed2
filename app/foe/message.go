package foe

import "encoding/json"

// Message is one message of a program beside the page, the computer's or the press: how many bytes of it
// have come, an answer, or with Failed, a key of the catalogue, that it is no more.
type Message struct {
	Done, Of int
	Answer   string
	Failed   string
}

// The troubles that are found out by who waits for an answer.
const (
	Silent   = "foe-silent"   // there is none
	Nonsense = "foe-nonsense" // it is none of the game
)

// Troubles are why there is no answer, as texts name them.
var Troubles = []string{"foe-missing", "foe-forbidden", "foe-died", Silent, Nonsense}

// Order is what the page asks: what is to be done in a game as it stands.
type Order struct {
	N      int               `json:"n"`                // the number of the question, which its reply bears
	Record string            `json:"record,omitempty"` // the game as a record; else it is the one told last
	Battle string            `json:"battle,omitempty"` // the text of a battle that does not ship, with a record of it or a trial
	Keep   int               `json:"keep"`             // of which so many acts still hold
	Acts   []json.RawMessage `json:"acts,omitempty"`   // and these were done after them
	Side   int               `json:"side"`             // who is to act
	Level  string            `json:"level"`
	Wards  []Ward            `json:"wards,omitempty"`  // of who leads a part of his side only
	Advise []string          `json:"advise,omitempty"` // the counters for which plans are wanted, and no act
	Pick   bool              `json:"pick,omitempty"`   // of these, those for which a plan is worth most
	Study  bool              `json:"study,omitempty"`  // the decisions of the game are to be looked at, and no act is wanted
	Puzzle Posed             `json:"puzzle,omitzero"`  // a puzzle at which Acts are a try that is to be weighed
	Seed   uint64            `json:"seed,omitempty"`   // of the dice with which that is played then
	Trial  *Trial            `json:"trial,omitempty"`  // a battle that is to be tried
	Rest   bool              `json:"rest,omitempty"`   // nobody waits for anything any more
}

// Posed is a puzzle, by its file.
type Posed struct {
	Text   string `json:"text"`
	Copies int    `json:"copies,omitempty"` // of the position that weighing may take; 0 where the try is played besides
}

// Ward is a part of an army that the computer leads for the person who leads the rest.
type Ward struct {
	Units []string `json:"units"`
	Order string   `json:"order"` // the text of a plan.Order
	Whom  []string `json:"whom,omitempty"`
}

// Reply is what the computer does.
type Reply struct {
	N    int             `json:"n"`
	Act  json.RawMessage `json:"act,omitempty"` // a line of a record, or nothing: it leaves a reaction be
	Why  string          `json:"why,omitempty"` // a bot.Reason
	Unit string          `json:"unit,omitempty"`
	At   string          `json:"at,omitempty"` // the hex where it leads
	On   []string        `json:"on,omitempty"` // the enemies it is about
	// Trouble says to the makers of the program why there is no answer.
	Trouble string `json:"trouble,omitempty"`
	Plans   []Plan `json:"plans,omitempty"` // of an order that wants them
	Study   *Study `json:"study,omitempty"` // of an order that wants it
	Try     *Try   `json:"try,omitempty"`   // of an order that has one weighed
	Task    Task   `json:"task,omitzero"`   // what the act is a part of
	Done    int    `json:"done,omitempty"`  // how many acts have been looked at, or games been played, so far
	Of      int    `json:"of,omitempty"`    // of how many

	Trials []Tried `json:"trials,omitempty"` // the games of a trial so far
}

// Task is what those are about who are led together, as bot.Task has it.
type Task struct {
	Who   string `json:"who"`
	Do    string `json:"do"` // a plan.Deed
	On    string `json:"on,omitempty"`
	With  string `json:"with,omitempty"`
	At    string `json:"at,omitempty"` // a hex
	Since int    `json:"since,omitempty"`
	Units int    `json:"units,omitempty"`
}

// Try is what a try at a puzzle is worth, and what came of it with dice that were thrown.
type Try struct {
	Worth   int   `json:"worth"`          // in tenths of a percent
	Dice    []int `json:"dice,omitempty"` // that were thrown, one after the other
	Reached bool  `json:"reached,omitempty"`
}

// Study is what the decisions of a game cost, as bot.Analysis has it.
type Study struct {
	Faults []Fault  `json:"faults,omitempty"`
	Course [][2]int `json:"course,omitempty"` // steps, and how far side A was thought ahead
}

// Fault is a decision that cost something.
type Fault struct {
	Step    int      `json:"step"`
	To      int      `json:"to"`
	Side    int      `json:"side"`
	Kind    string   `json:"kind"`
	Unit    string   `json:"unit,omitempty"`
	On      []string `json:"on,omitempty"`
	Better  Part     `json:"better"`
	Facing  int      `json:"facing,omitempty"`
	Cost    int      `json:"cost"`
	Decides bool     `json:"decides,omitempty"`
	Command *Command `json:"command,omitempty"` // of an order
}

// Command is an order as it was carried out, and the one that had been better, as bot.Command has it.
type Command struct {
	Was   Task   `json:"was"`
	Could Task   `json:"could"`
	Ends  []Post `json:"ends,omitempty"`
}

// Post is where a counter would stand.
type Post struct {
	Unit   string `json:"unit"`
	At     string `json:"at"`
	Facing int    `json:"facing,omitempty"`
}

// Plan is what some counters could do, one after another.
type Plan struct {
	Parts []Part `json:"parts"`
	Roll  bool   `json:"roll,omitempty"` // dice decide it

	Last  bool     `json:"last,omitempty"`  // it ends the phase
	Stays []string `json:"stays,omitempty"` // who would hold their ground
	Task  Task     `json:"task,omitzero"`   // the order behind it
}

// Part is what one of them would do, as a reply says it, act by act.
type Part struct {
	Unit string            `json:"unit,omitempty"`
	Acts []json.RawMessage `json:"acts"`
	Why  string            `json:"why,omitempty"`
	At   string            `json:"at,omitempty"`
	On   []string          `json:"on,omitempty"`
}
