package foe

import "encoding/json"

// Order is what the page asks: what is to be done in a game as it stands.
type Order struct {
	N      int               `json:"n"`                // the number of the question, which its reply bears
	Record string            `json:"record,omitempty"` // the game as a record; else it is the one told last
	Keep   int               `json:"keep"`             // of which so many acts still hold
	Acts   []json.RawMessage `json:"acts,omitempty"`   // and these were done after them
	Side   int               `json:"side"`             // who is to act
	Level  string            `json:"level"`
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
}
