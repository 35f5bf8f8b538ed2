package match

import "gonfalon/engine/game"

// History is how a battle went: the score as it was after some of its steps. They are done again
// for it, one after the other, as somebody asks.
type History struct {
	Sess  *game.Session
	game  game.Game
	next  int // the step to be done now
	every int // how many steps lie between two scores at most
	Of    []score
}

// score is how a battle stands before a step.
type score struct {
	Step   int
	Lead   int // points of side A before side B
	Morale int // from -100, all in favour of side B, to +100
}

// scores is about how many scores a course has, besides those of its phases.
const scores = 240

// CourseOf begins to follow a battle from its beginning.
func CourseOf(s *game.Session) History {
	c := History{Sess: s, game: s.At(0), every: 1 + len(s.Steps)/scores}
	c.note()
	return c
}

// More does one step; it reports whether there is another.
func (c *History) More() bool {
	last := len(c.Sess.Steps)
	if c.next >= last {
		return false
	}
	c.Sess.Forward(c.game, c.next, c.next+1)
	c.next++
	if c.next == last || c.next%c.every == 0 || c.Sess.Steps[c.next].Phase != c.Sess.Steps[c.next-1].Phase {
		c.note()
	}
	return c.next < last
}

// note keeps the score if it is another than before, or the last.
func (c *History) note() {
	t := c.game.Table()
	s := score{Step: c.next, Lead: t.Points[game.A] - t.Points[game.B], Morale: Morale(t)}
	if n := len(c.Of); n > 1 && c.Of[n-1].Lead == s.Lead && c.Of[n-1].Morale == s.Morale &&
		c.Of[n-2].Lead == s.Lead && c.Of[n-2].Morale == s.Morale {
		c.Of[n-1].Step = s.Step
		return
	}
	c.Of = append(c.Of, s)
}

// Morale is how far the tracks of a battle have gone in favour of side A, in hundredths of all
// their way.
func Morale(t game.Table) int {
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
