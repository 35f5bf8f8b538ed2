package play

import (
	"strconv"

	"gonfalon/engine/game"
)

// commands are the commands of the game on the table, by their names. Each mode gives those
// that lead to it, and its own.
var commands = map[string]func(c *table, arg string){
	"confirm":   func(c *table, _ string) { c.confirm() },
	"cancel":    func(c *table, _ string) { c.back() },
	"redo":      func(c *table, _ string) { c.redo() },
	"select":    func(c *table, arg string) { c.selectUnit(game.ID(number(arg))) },
	"next":      func(c *table, arg string) { c.next(game.ID(number(arg))) },
	"next-unit": func(c *table, _ string) { c.onward() },
	"special":   func(c *table, arg string) { c.nextSpecial(game.Verb(arg)) },
	"choose":    func(c *table, arg string) { c.choose(number(arg)) },
	"rotate":    func(c *table, arg string) { c.mode.rotate(c, number(arg)) },
	"press":     func(c *table, arg string) { c.press(game.Verb(arg)) },
	"jump":      func(c *table, arg string) { c.jump(number(arg)) },
}

// number reads an argument; what is none is 0.
func number(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return 0
	}
	return n
}
