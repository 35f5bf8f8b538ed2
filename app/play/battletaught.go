package play

import (
	"reflect"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
)

// taught is the lesson that is given at the table: what of it is done, and what was answered last.
// It restricts what is accepted, and nothing of what is shown.
type taught struct {
	*lesson.Course
	ground []hex.Hex // where it takes place
	done   int       // beats
	shows  bool      // the gesture asked for is shown: it goes by itself
	itself bool      // what goes by itself is being done
	answer *amiss    // to a wrong tap, nil for none
	said   *amiss    // the answer to the tap before
}

// amiss is why a tap is not what is asked for, at a hex or about a control.
type amiss struct {
	wrong lesson.Wrong // without a key nothing particular is to be said
	hex   hex.Hex
	onHex bool
	again bool // it was answered just before
}

// hush ends what was answered to the tap before.
func (l *taught) hush() { l.said, l.answer = l.answer, nil }

// object answers a wrong tap.
func (l *taught) object(a amiss) {
	if was := l.said; was != nil && was.wrong.Key == a.wrong.Key && was.hex == a.hex && was.onHex == a.onHex {
		a.again = !was.again
	}
	l.answer = &a
}

// learns does an act while a lesson is given: the one asked for, with the dice it has there, and
// no other.
func (c *battle) learns(a game.Action) bool {
	l := c.lesson
	if !l.itself && l.Judge(l.done, c.sess.Game, a) != lesson.Fulfils {
		l.object(amiss{})
		return false
	}
	b := l.Beats[l.done]
	if _, err := c.sess.Replay(game.Step{Act: b.Do, Dice: b.Dice}); err != nil {
		return false
	}
	l.done++
	c.happened()
	return true
}

// choiceOf is an act that goes by itself as one that the computer has chosen.
func (c *battle) choiceOf(a game.Action) bot.Choice {
	for side := game.A; side <= game.B; side++ {
		for _, o := range c.sess.Game.Offers(side, nil) {
			if reflect.DeepEqual(o.Act, a) {
				return bot.Choice{Act: a, Unit: o.Unit, At: o.At, Aim: o.Aim}
			}
		}
	}
	return bot.Choice{Act: a, Unit: game.None}
}

// pointing is what is pointed at now: the first thing that the learner has not turned to yet; ok is
// false while nothing is asked of him.
func (c *battle) pointing(turned func(lesson.Point) bool) (p lesson.Point, ok bool) {
	b, own := c.lesson.Awaits(c.lesson.done)
	if !own || len(b.Points) == 0 {
		return p, false
	}
	at := 0
	for i, p := range b.Points {
		if turned(p) && i+1 < len(b.Points) {
			at = i + 1
		}
	}
	return b.Points[at], true
}

// spot is where something that is pointed at lies on the map; ok is false for a control and for
// who is not there.
func (c *battle) spot(p lesson.Point) (h hex.Hex, ok bool) {
	if p.Control != "" {
		return h, false
	}
	if p.Unit == game.None {
		return p.Hex, true
	}
	u := c.piece(p.Unit)
	return u.Hex, u.Where == game.OnMap
}

// ground is where a course takes place: where its units stand from its beginning to its end, and
// what it points at.
func ground(c *lesson.Course) (out []hex.Hex) {
	g := c.Start.Clone()
	stand := func() {
		for id := range game.ID(g.Counters()) {
			if p := g.Piece(id); p.Where == game.OnMap && p.Rank == game.Unit {
				out = append(out, p.Hex)
			}
		}
	}
	stand()
	for _, b := range c.Beats {
		for _, p := range b.Points {
			if p.Unit == game.None && p.Control == "" {
				out = append(out, p.Hex)
			}
		}
		if b.Do != nil {
			g.Apply(b.Do, dice.Script(b.Dice...))
			stand()
		}
	}
	return once(out)
}

// once is a list of hexes with each of them once.
func once(list []hex.Hex) (out []hex.Hex) {
	seen := map[hex.Hex]bool{}
	for _, h := range list {
		if !seen[h] {
			seen[h] = true
			out = append(out, h)
		}
	}
	return out
}
