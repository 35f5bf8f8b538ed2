package shelf

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode"
)

// NameLimit is how many characters the name of a set-up or a game may have.
const NameLimit = 40

// Setup is how one side stood at the beginning of a battle, kept to be used again.
type Setup struct {
	Name     string
	Counters []Placed
}

// Placed is one counter of a kept set-up, by the text ids of saves.
type Placed struct {
	Unit   string
	Hex    string // printed number
	Facing int    // 0 is north, clockwise
	SP     int
	Leader string `json:",omitempty"` // who commands it
	Bearer string `json:",omitempty"` // who holds this banner
}

// SetupName makes a name of what a player typed: without what cannot be printed, without
// spaces around it or side by side, and no longer than NameLimit. It may be empty.
func SetupName(typed string) string {
	printed := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(typed, ""))
	name := []rune(strings.Join(strings.Fields(printed), " "))
	return strings.TrimSpace(string(name[:min(len(name), NameLimit)]))
}

// setupsKey begins the keys of set-ups.
const setupsKey = prefix + "setups/"

// setupKey is where the set-ups of a side are kept.
func setupKey(scenario string, side int) string {
	return fmt.Sprintf("%s%s/%d", setupsKey, scenario, side)
}

// Setups are the kept set-ups of a side, the oldest first; broken ones are none.
func (s *Shelf) Setups(scenario string, side int) []Setup {
	var v []Setup
	text, _ := s.store.Get(setupKey(scenario, side))
	if json.Unmarshal([]byte(text), &v) != nil {
		return nil
	}
	return v
}

// SetSetups keeps the set-ups of a side. It fails with ErrFull or ErrBlocked and then keeps
// what was there.
func (s *Shelf) SetSetups(scenario string, side int, v []Setup) error {
	if len(v) == 0 {
		s.store.Del(setupKey(scenario, side))
		return nil
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return s.store.Set(setupKey(scenario, side), string(text))
}
