package play

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// enact does what the computer has chosen and tells of it; a ride of the person that it came in
// between waits. It reports whether the act was legal.
func (c *table) enact(ch bot.Choice) (legal bool) {
	rest, march := c.pending, c.underWay()
	c.gesture(func() {
		c.heard()
		c.pending = nil
		legal = c.battle.enact(ch)
		c.settle()
		if legal && march != nil {
			march.faces(c)
		}
	})
	if len(rest) > 0 && c.table.Stage == game.StageFree && c.sess.Game.Check(rest[0]) == nil {
		c.pending = rest
		c.settle()
	}
	if f := c.lately(); legal && len(f) > 0 {
		c.follow(&f[len(f)-1])
	}
	return legal
}

// follow looks at what the computer did.
func (c *table) follow(f *feat) {
	switch {
	case len(f.arrows) > 0:
		c.sight.on(f.arrows[0][1])
	case f.unit != game.None:
		c.showUnit(f.unit)
	}
	c.sight.near = c.sight.focus != nil
}

// leave goes on, as the computer does nothing of what it was asked about.
func (c *table) leave(job job) {
	switch job {
	case aidesAct:
		c.haveActed()
		return
	case aidesReact:
		c.aides.spare = len(c.sess.Steps)
	default:
		c.lets()
	}
	c.letBe()
}

// letBe goes on with a ride of the person, as the computer leaves its reactions be. A march does by itself.
func (c *table) letBe() {
	if n := len(c.sess.Steps); c.pending != nil && n > 0 && !c.foe.did[n-1] {
		c.heard()
		c.rideOn()
	}
}

// urge asks the person, who could react to what the computer did.
func (c *table) urge() {
	c.ask(true)
	if list := c.reactions(); len(list) > 0 {
		c.showUnit(list[0].Unit)
	}
}

// grave reports whether something is told in large letters, which the person has to see first.
func (c *table) grave() bool {
	m, ok := c.mode.(*story)
	return ok && m.tale.large()
}
