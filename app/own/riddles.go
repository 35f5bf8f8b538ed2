package own

import (
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Puzzles that do not ship are kept beside the battles, packed, each under a name of its own.

// riddleID begins the names of puzzles that the device keeps.
const riddleID = "puzzle-"

// riddleMark stands in an address before a packed puzzle.
const riddleMark = "#puzzle=" + save.OwnMark

// RiddleLink is the end of an address that carries the puzzle of a key.
func RiddleLink(key string) string { return "#puzzle=" + key }

// RiddleIn is the key of the puzzle that the first such address in a text carries, "" for none.
func RiddleIn(text string) string {
	if packed := after(riddleMark, text); packed != "" {
		return save.OwnMark + packed
	}
	return ""
}

// KeepRiddle keeps a puzzle that does not ship, by the key that carries it and the name it was given when it was read.
func (b *Battles) KeepRiddle(key, name string) error {
	return b.device.SetBattle(riddleID+strings.TrimPrefix(name, game.OwnID), strings.TrimPrefix(key, save.OwnMark))
}

// DropRiddle takes a puzzle off the device.
func (b *Battles) DropRiddle(name string) error {
	return b.device.SetBattle(riddleID+strings.TrimPrefix(name, game.OwnID), "")
}

// Riddles are the names of the puzzles that the device keeps.
func (b *Battles) Riddles() (names []string) {
	for _, id := range b.device.Battles() {
		if strings.HasPrefix(id, riddleID) {
			names = append(names, id)
		}
	}
	return names
}

// Riddle is the key that carries a puzzle which the device keeps under a name, "" for none.
func (b *Battles) Riddle(name string) string {
	if packed := b.device.Battle(name); strings.HasPrefix(name, riddleID) && packed != "" {
		return save.OwnMark + packed
	}
	return ""
}
