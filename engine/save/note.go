package save

import (
	"unicode"
	"unicode/utf8"

	"gonfalon/engine/hex"
)

// Limits of notes. All of them together fit into one field of a head.
const (
	MostNotes    = 100 // of a game
	LongestNote  = 280 // letters of one
	mostOfNotes  = 14 << 10
	overheadNote = 40 // bytes of a note besides its text
)

// Note is what a player wrote about the game.
type Note struct {
	At   int    `json:"at"`            // how many acts were done then
	Hex  string `json:"hex,omitempty"` // the place of its pin, "" for none
	Text string `json:"text"`
}

// CheckNotes reports notes that no record has: too many or too long ones, without a text, out of their order, or
// with a pin nowhere.
func CheckNotes(list []Note) error {
	size, before := 0, 0
	for _, n := range list {
		size += len(n.Text) + overheadNote
		if n.At < before || n.At > MaxActs || !isNote(n.Text) {
			return errBadValue
		}
		if _, err := hex.Parse(n.Hex); n.Hex != "" && err != nil {
			return errBadValue
		}
		before = n.At
	}
	if len(list) > MostNotes || size > mostOfNotes {
		return errBadValue
	}
	return nil
}

// isNote reports whether a text can be that of a note: one line of letters.
func isNote(text string) bool {
	if text == "" || utf8.RuneCountInString(text) > LongestNote || !utf8.ValidString(text) {
		return false
	}
	for _, r := range text {
		if !unicode.IsPrint(r) {
			return false
		}
	}
	return true
}

// Printed is a letter as a note can have it: a space for what is not printed.
func Printed(r rune) rune {
	if unicode.IsPrint(r) && r != utf8.RuneError {
		return r
	}
	return ' '
}
