package annals

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// Annal is a game that is worth looking at.
type Annal struct {
	Record string            `json:"record"`
	Said   map[string]string `json:"said"` // of its moments, by language: a line each, with the act after which it is said, a hex if it is about one, and the text
}

// entry is the key of a game and its battle.
type entry struct{ key, battle string }

var list = []entry{{"last-die", "hastings-flight"}, {"banners", "grunwald-smolensk"}, {"to-the-point", "legnica-mieszko"}}

// Keys lists the games.
func Keys() (keys []string) {
	for _, e := range list {
		keys = append(keys, e.key)
	}
	return keys
}

// Battle returns the battle of a game, "" where there is no such game.
func Battle(key string) string {
	for _, e := range list {
		if e.key == key {
			return e.battle
		}
	}
	return ""
}

var errUnread = errors.New("no annal")

// Read reads a game as it was packed.
func Read(text string) (a Annal, err error) {
	if err = json.Unmarshal([]byte(text), &a); err == nil && a.Record == "" {
		err = errUnread
	}
	return a, err
}

// In returns what is said in a language as notes of the game.
func (a Annal) In(lang string) (notes []save.Note, err error) {
	for l := range strings.Lines(a.Said[lang]) {
		at, text, _ := strings.Cut(strings.TrimSpace(l), " ")
		n := save.Note{Text: text}
		if n.At, err = strconv.Atoi(at); err != nil {
			return nil, err
		}
		if place, rest, _ := strings.Cut(text, " "); isHex(place) {
			n.Hex, n.Text = place, rest
		}
		notes = append(notes, n)
	}
	return notes, save.CheckNotes(notes)
}

// isHex reports whether a word is the number of a hex.
func isHex(word string) bool {
	_, err := hex.Parse(word)
	return len(word) == len("0101") && err == nil
}
