package match

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Nobody is who leads a side in a battle that is watched: the computer plays both.
const Nobody = game.NoSide + 1

// Watched reports whether the computer plays both sides, and whoever has the screen looks on.
func (c *Position) Watched() bool { return c.Person == Nobody }

// Watch has the computer play both sides, each as well as it is told.
func (c *Match) Watch(levels [2]bot.Level) {
	c.Foe = NewRival(game.NoSide, levels[game.A], len(c.Sess.Steps))
	c.Foe.Each, c.Person, c.Privy = levels, Nobody, game.NoSide
	for side := range c.Aides.Orders {
		c.Aides.Orders[side] = nil
	}
	c.Aides.Rest()
	c.Refresh()
}

// LevelOf is how well the computer plays a side that it leads.
func (c *Match) LevelOf(side game.Side) bot.Level {
	if c.Watched() && side <= game.B {
		return c.Foe.Each[side]
	}
	return c.Foe.Level
}

// begunTurn is how many acts were done when the turn that is played began.
func (c *Match) begunTurn() int {
	n, now := len(c.Sess.Steps), TurnOf(c.Table.Phases, c.Table.Phase)
	for n > 0 && c.turnOf(n-1) == now {
		n--
	}
	return n
}
