package table

import (
	"strconv"

	"gonfalon/engine/game"
)

// Commands are the commands of the game on the table, by their names. Each mode gives those
// that lead to it, and its own.
var Commands = map[string]func(c *Table, arg string){
	"confirm":   func(c *Table, _ string) { c.unless(c.Confirm(), "confirm") },
	"cancel":    func(c *Table, _ string) { c.Back() },
	"redo":      func(c *Table, _ string) { c.unless(c.Redo(), "redo") },
	"select":    func(c *Table, arg string) { c.SelectUnit(game.ID(Number(arg))) },
	"next":      func(c *Table, arg string) { c.next(game.ID(Number(arg))) },
	"next-unit": func(c *Table, _ string) { c.unless(c.onward(), "next-unit") },
	"special":   func(c *Table, arg string) { c.nextSpecial(game.Verb(arg)) },
	"choose":    func(c *Table, arg string) { c.Choose(Number(arg)) },
	"rotate":    func(c *Table, arg string) { c.unless(c.rotates(Number(arg)), "rotate") },
	"press":     func(c *Table, arg string) { c.unless(c.press(game.Verb(arg)), "now") },
	"jump":      func(c *Table, arg string) { c.Jump(Number(arg)) },
}

// Number reads an argument; what is none is 0.
func Number(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return 0
	}
	return n
}
