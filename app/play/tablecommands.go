package play

import (
	"strconv"

	"gonfalon/engine/game"
)

// commands are the commands of the game on the table, by their names. Each mode gives those
// that lead to it, and its own.
var commands = map[string]func(c *table, arg string){
	"confirm":   func(c *table, _ string) { c.unless(c.confirm(), "confirm") },
	"cancel":    func(c *table, _ string) { c.back() },
	"redo":      func(c *table, _ string) { c.unless(c.redo(), "redo") },
	"select":    func(c *table, arg string) { c.selectUnit(game.ID(Number(arg))) },
	"next":      func(c *table, arg string) { c.next(game.ID(Number(arg))) },
	"next-unit": func(c *table, _ string) { c.unless(c.onward(), "next-unit") },
	"special":   func(c *table, arg string) { c.nextSpecial(game.Verb(arg)) },
	"choose":    func(c *table, arg string) { c.choose(Number(arg)) },
	"rotate":    func(c *table, arg string) { c.unless(c.rotates(Number(arg)), "rotate") },
	"press":     func(c *table, arg string) { c.unless(c.press(game.Verb(arg)), "now") },
	"jump":      func(c *table, arg string) { c.Jump(Number(arg)) },
}

// Number reads an argument; what is none is 0.
func Number(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return 0
	}
	return n
}
