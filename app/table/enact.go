package table

import (
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Enact does what the computer has chosen and tells of it; a ride of the person that it came in
// between waits. It reports whether the act was legal.
func (c *Table) Enact(ch bot.Choice) (legal bool) {
	rest, march := c.Pending, c.underWay()
	c.gesture(func() {
		c.Heard()
		c.Pending = nil
		legal = c.Match.Enact(ch)
		c.Settle()
		if legal && march != nil {
			march.faces(c)
		}
	})
	if len(rest) > 0 && c.Table.Stage == game.StageFree && c.Sess.Game.Check(rest[0]) == nil {
		c.Pending = rest
		c.Settle()
	}
	if f := c.Lately(); legal && len(f) > 0 {
		c.Follow(&f[len(f)-1])
	}
	return legal
}

// Follow looks at what the computer did.
func (c *Table) Follow(f *match.Feat) {
	switch {
	case len(f.Arrows) > 0:
		c.Sight.On(f.Arrows[0][1])
	case f.Unit != game.None:
		c.ShowUnit(f.Unit)
	}
	c.Sight.Near = c.Sight.Focus != nil
}

// Leave goes on, as the computer does nothing of what it was asked about.
func (c *Table) Leave(job match.Job) {
	switch job {
	case match.AidesAct:
		c.haveActed()
		return
	case match.AidesReact:
		c.Aides.Spare = len(c.Sess.Steps)
	default:
		c.Lets()
	}
	c.letBe()
}

// letBe goes on with a ride of the person, as the computer leaves its reactions be. A march does by itself.
func (c *Table) letBe() {
	if n := len(c.Sess.Steps); c.Pending != nil && n > 0 && !c.Foe.Did[n-1] {
		c.Heard()
		c.RideOn()
	}
}

// Prepare does what comes before the computer is asked: what it had done here is done again, those act
// who are left alone, and a person who could react is asked first. A lesson opens what the learner needs.
func (c *Table) Prepare() {
	switch {
	case c.Lesson != nil:
		if _, own := c.Lesson.Awaits(c.Lesson.Done); own && !c.Lesson.Shows && !c.Lesson.Over(c.Lesson.Done) {
			c.TurnsTo()
		}
		return
	case c.Foe == nil || c.Behind():
		return
	case c.Retrace():
		c.Settle()
	}
	if !c.Sess.CanRedo() && c.LeftAlone() {
		c.LetGo(true)
		c.Aides.Alone = true
	}
	for c.Urges() && !Lies[*React](c) && c.urged() {
	}
}

// urged deals with reactions of a person: the standing order does, or lets them be, or the person is
// asked. It reports whether there is more to look at.
func (c *Table) urged() bool {
	d, asked := c.OrderedReaction()
	switch {
	case asked:
		c.Urge()
		return false
	case d.Offer.Act == nil:
		c.Answered()
		return false
	}
	did, steps := false, len(c.Sess.Steps)
	c.gesture(func() {
		if did = c.DoOrdered(d); did {
			c.Foe.Did[steps] = true // no act of the person
		}
		c.Settle()
	})
	if !did {
		c.Answered()
	}
	return did
}

// Urge asks the person, who could react to what the computer did.
func (c *Table) Urge() {
	c.ask(true)
	if list := c.Reactions(); len(list) > 0 {
		c.ShowUnit(list[0].Unit)
	}
}

// Grave reports whether a card of something grave lies over the table, which the person has to see first.
func (c *Table) Grave() bool {
	m, ok := c.Mode.(*Story)
	return ok && m.Stops()
}
