package shelf

import (
	"encoding/json"
	"time"
)

// Settings are the choices of a player that hold for all games. Empty fields
// follow the device.
type Settings struct {
	Language  string    `json:"language,omitempty"`  // its code
	Theme     string    `json:"theme,omitempty"`     // "light", "dark"
	Speech    string    `json:"speech,omitempty"`    // how the table speaks: "plain" or "full"
	Reactions [2]string `json:"reactions,omitempty"` // how each side is asked between two people: "open", "ask", "orders"
	Asks      string    `json:"asks,omitempty"`      // what is asked against the computer: "all", "matters", "" where nothing was begun yet
	Cardless  [2]bool   `json:"plain"`               // sides whose turn comes without a card
	Manual    bool      `json:"manual,omitempty"`    // what nobody has a choice about waits to be pressed
	Last      string    `json:"last,omitempty"`      // the game played last
	Name      string    `json:"name,omitempty"`      // how the player calls himself to friends elsewhere
	Rival     string    `json:"rival,omitempty"`     // who leads the other side: "computer", "person" or "friend", "" where nobody has said so yet
	Level     string    `json:"level,omitempty"`     // how well the computer plays
	Setup     string    `json:"setup,omitempty"`     // how armies stand at first: "own" where the players place them
	Length    string    `json:"length,omitempty"`    // which battles the shelf lists: "short", "hours", "long", "" for all
	Book      string    `json:"book,omitempty"`      // of which system, "" for all
	Fought    bool      `json:"fought,omitempty"`    // a battle was fought to its end here
	Won       int       `json:"won,omitempty"`       // battles won against the computer by who is spoken to plainly
	Coach     string    `json:"coach,omitempty"`     // whether hints are given: "on" or "off", "" for those who are new
	Hints     string    `json:"hints,omitempty"`     // that were given, divided by spaces
	Sound     string    `json:"sound,omitempty"`     // "off" or "full", "" for low
	Still     bool      `json:"still,omitempty"`     // blows are not felt
	Warned    bool      `json:"warned,omitempty"`    // that the browser may delete what it keeps
	At        time.Time `json:"at,omitzero"`         // when they were kept last
	Aspect
}

// Aspect is how the map is shown, and by which keys it is ruled.
type Aspect struct {
	Layers string `json:"layers,omitempty"` // the overlays that are on, divided by spaces; "none", and "" for those that are on at first
	Turn   string `json:"turn,omitempty"`   // how the map lies: "round", or "side" with whoever moves, "" as printed
	Cards  string `json:"cards,omitempty"`  // how large counters are: "small" or "large", "" as usual
	Keys   string `json:"keys,omitempty"`   // that were chosen for commands, as do.Chosen writes them
	Quiet  bool   `json:"quiet,omitempty"`  // single letters do nothing without Alt
}

// The page reads this key too, before the engine has arrived.
const settingsKey = prefix + "settings"

// Settings returns the settings; broken ones are none.
func (s *Shelf) Settings() Settings {
	var v Settings
	text, _ := s.store.Get(settingsKey)
	if json.Unmarshal([]byte(text), &v) != nil {
		return Settings{}
	}
	return v
}

// SetSettings keeps the settings. It fails with ErrFull or ErrBlocked.
// What a later version had set besides stays.
func (s *Shelf) SetSettings(v Settings) error {
	v.At = s.moment()
	before, _ := s.store.Get(settingsKey)
	return s.store.Set(settingsKey, string(grown(before, v)))
}
