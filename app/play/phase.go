package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// EndPhase ends the phase of the acting side. While duties remain it lists them
// instead; it reports whether the phase ended.
func (c *Controller) EndPhase() bool {
	if len(c.now.duties) > 0 {
		c.clear()
		c.duties = true
		c.refresh()
		return false
	}
	for _, verb := range []game.Verb{game.VerbEndPhase, game.VerbReady} {
		if o := find(c.now.offers[c.now.actor], verb); o != nil {
			return c.act(o.Act)
		}
	}
	return false
}

// GoToDuty selects the counter of duty i and looks at it.
func (c *Controller) GoToDuty(i int) {
	if i < 0 || i >= len(c.now.duties) {
		return
	}
	d := c.now.duties[i]
	if c.hides(d.Unit) {
		c.Secret()
		return
	}
	c.Select(d.Unit)
	if p := c.piece(d.Unit); p.Where == game.OnMap {
		c.look(p.Hex)
	}
	if c.now.attacks {
		c.tapAttack(c.piece(d.Unit).Hex)
	}
}

// look recentres the map on a hex and points it out.
func (c *Controller) look(h hex.Hex) { c.focus, c.aimed, c.near = &h, true, true }

// Press does what the acting side is offered by a verb that belongs to no counter, such as the
// automatic set-up.
func (c *Controller) Press(verb game.Verb) bool {
	if o := find(c.now.offers[c.now.actor], verb); o != nil {
		return c.act(o.Act)
	}
	return false
}
