package play

import "gonfalon/engine/game"

// course is how a battle went: the score as it was after some of its steps. They are done again
// for it, one after the other, as somebody asks.
type course struct {
	sess  *game.Session
	game  game.Game
	next  int // the step to be done now
	every int // how many steps lie between two scores at most
	of    []score
}

// score is how a battle stands before a step.
type score struct {
	step   int
	lead   int // points of side A before side B
	morale int // from -100, all in favour of side B, to +100
}

// scores is about how many scores a course has, besides those of its phases.
const scores = 240

// courseOf begins to follow a battle from its beginning.
func courseOf(s *game.Session) course {
	c := course{sess: s, game: s.At(0), every: 1 + len(s.Steps)/scores}
	c.note()
	return c
}

// more does one step; it reports whether there is another.
func (c *course) more() bool {
	last := len(c.sess.Steps)
	if c.next >= last {
		return false
	}
	c.sess.Forward(c.game, c.next, c.next+1)
	c.next++
	if c.next == last || c.next%c.every == 0 || c.sess.Steps[c.next].Phase != c.sess.Steps[c.next-1].Phase {
		c.note()
	}
	return c.next < last
}

// note keeps the score if it is another than before, or the last.
func (c *course) note() {
	t := c.game.Table()
	s := score{step: c.next, lead: t.Points[game.A] - t.Points[game.B], morale: morale(t)}
	if n := len(c.of); n > 1 && c.of[n-1].lead == s.lead && c.of[n-1].morale == s.morale &&
		c.of[n-2].lead == s.lead && c.of[n-2].morale == s.morale {
		c.of[n-1].step = s.step
		return
	}
	c.of = append(c.of, s)
}

// morale is how far the tracks of a battle have gone in favour of side A, in hundredths of all
// their way.
func morale(t game.Table) int {
	sum := 0
	for _, k := range t.Tracks {
		switch {
		case k.Limit == 0:
		case k.Side == game.A: // its own losses
			sum -= 100 * k.Box / k.Limit
		default:
			sum += 100 * k.Box / k.Limit
		}
	}
	return max(-100, min(100, sum))
}
