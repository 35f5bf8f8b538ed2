package table

import (
	"maps"

	"gonfalon/app/do"
	"gonfalon/engine/game"
)

// commands are commands of the game on the table, by their names, and what each does.
type commands map[string]func(c *Table, arg string)

// Each mode gives the commands that lead to it, and its own.
var given = []commands{tableCommands, adviceCommands, answerCommands, armyCommands, attackCommands, consentCommands, deputiesCommands, dutiesCommands,
	fightsCommands, handingCommands, planCommands, reactCommands, reasonsCommands, setupCommands, whyCommands}

// Commands are all of them.
var Commands = func() commands {
	all := commands{}
	for _, list := range given {
		maps.Copy(all, list)
	}
	return all
}()

var tableCommands = commands{
	"confirm":   func(c *Table, _ string) { c.unless(c.Confirm(), "confirm") },
	"cancel":    func(c *Table, _ string) { c.Back() },
	"redo":      func(c *Table, _ string) { c.unless(c.Redo(), "redo") },
	"select":    do.Whole((*Table).SelectUnit),
	"next":      do.Whole((*Table).next),
	"next-unit": func(c *Table, _ string) { c.unless(c.onward(), "next-unit") },
	"special":   func(c *Table, arg string) { c.nextSpecial(game.Verb(arg)) },
	"choose":    do.Whole((*Table).Choose),
	"rotate":    do.Whole(func(c *Table, by int) { c.unless(c.rotates(by), "rotate") }),
	"press":     func(c *Table, arg string) { c.unless(c.press(game.Verb(arg)), "now") },
	"goal":      func(c *Table, _ string) { c.toGoal() },
	"jump":      do.Whole((*Table).Jump),
}

// keys are the commands of single keys at the table.
var keys = do.Keys{
	"e": do.End(), "E": do.End(), "u": do.Undo(), "U": do.Undo(), "y": do.Redo(), "Y": do.Redo(), "r": do.React(), "R": do.React(),
	"F1": do.Drawer("help"), "?": do.Drawer("help"),
	"l": do.Drawer("log"), "L": do.Drawer("log"), "q": do.Rotate(-1), "Q": do.Rotate(-1), "w": do.Rotate(1), "W": do.Rotate(1),
	"x": do.NextUnit(), "X": do.NextUnit(), "Enter": do.Confirm(), "c": do.TheirCommand(), "C": do.TheirCommand(),
	"h": do.Counsel(), "H": do.Counsel(), "t": do.Drawer("tables"), "T": do.Drawer("tables"),
	"o": do.Drawer("layers"), "O": do.Drawer("layers"), "1": do.Overlay("reach"), "2": do.Overlay("zones"), "3": do.Overlay("commands"), "4": do.Overlay("last"),
	"5": do.Overlay("fire"), "6": do.Overlay("sight"), "7": do.Overlay("shaken"), "8": do.Overlay("numbers"), "9": do.Overlay("names"), "m": do.TurnMap(""), "M": do.TurnMap(""),
	"k": do.Drawer("keys"), "K": do.Drawer("keys"),
}

// KeySets are the usual keys of each thing that players can be at.
func KeySets() []do.Keys {
	return []do.Keys{keys, armyKeys, adviceKeys, foeKeys, replayKeys, handKeys, puzzleKeys, lessonKeys}
}

// keyed is a mode that has keys of its own.
type keyed interface{ keys() do.Keys }

// Keys are the keys of what the players are at. Who takes the screen over does that first.
func (c *Table) Keys() do.Keys {
	if c.Lesson != nil {
		return lessonKeys
	}
	if c.Puzzle != nil {
		return puzzleKeys
	}
	if m, ok := c.Mode.(keyed); ok {
		return m.keys()
	}
	if c.LooksOn() {
		return foeKeys
	}
	return keys
}

// Wants reports whether a key is wanted before the map has it: by an army, or while the computer is
// shown what it does. The arrows remain the map's then.
func (c *Table) Wants(key string) bool {
	if c.LooksOn() {
		return key == " " || key == "n" || key == "N"
	}
	m, leads := c.Mode.(*Army)
	return leads && c.Takes() && m.Halt == nil && (steering[key] != "" || key == "Enter" && m.Ready() != nil)
}
