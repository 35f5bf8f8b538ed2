package match

import (
	"reflect"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
)

// Lesson is the lesson that is given at the table: what of it is done, and what was answered last.
// It restricts what is accepted, and nothing of what is shown.
type Lesson struct {
	*lesson.Course
	Ground []hex.Hex // where it takes place
	Done   int       // beats
	Shows  bool      // the gesture asked for is shown: it goes by itself
	Itself bool      // what goes by itself is being done
	Answer *Amiss    // to a wrong tap, nil for none
	said   *Amiss    // the answer to the tap before
}

// Amiss is why a tap is not what is asked for, at a hex or about a control.
type Amiss struct {
	Wrong lesson.Wrong // without a key nothing particular is to be said
	Hex   hex.Hex
	OnHex bool
	Again bool // it was answered just before
}

// Hush ends what was answered to the tap before.
func (l *Lesson) Hush() { l.said, l.Answer = l.Answer, nil }

// Object answers a wrong tap.
func (l *Lesson) Object(a Amiss) {
	if was := l.said; was != nil && was.Wrong.Key == a.Wrong.Key && was.Hex == a.Hex && was.OnHex == a.OnHex {
		a.Again = !was.Again
	}
	l.Answer = &a
}

// learns does an act while a lesson is given: the one asked for, with the dice it has there, and
// no other.
func (c *Match) learns(a game.Action) bool {
	l := c.Lesson
	if !l.Itself && l.Judge(l.Done, c.Sess.Game, a) != lesson.Fulfils {
		l.Object(Amiss{})
		return false
	}
	b := l.Beats[l.Done]
	if _, err := c.Sess.Replay(game.Step{Act: b.Do, Dice: b.Dice}); err != nil {
		return false
	}
	l.Done++
	c.happened()
	return true
}

// ChoiceOf is an act that goes by itself as one that the computer has chosen.
func (c *Match) ChoiceOf(a game.Action) bot.Choice {
	for side := game.A; side <= game.B; side++ {
		for _, o := range c.Sess.Game.Offers(side, nil) {
			if reflect.DeepEqual(o.Act, a) {
				return bot.Choice{Act: a, Unit: o.Unit, At: o.At, Aim: o.Aim}
			}
		}
	}
	return bot.Choice{Act: a, Unit: game.None}
}

// Pointing is what is pointed at now: the first thing that the learner has not turned to yet; ok is
// false while nothing is asked of him.
func (c *Match) Pointing(turned func(lesson.Point) bool) (p lesson.Point, ok bool) {
	b, own := c.Lesson.Awaits(c.Lesson.Done)
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

// Spot is where something that is pointed at lies on the map; ok is false for a control and for
// who is not there.
func (c *Match) Spot(p lesson.Point) (h hex.Hex, ok bool) {
	if p.Control != "" {
		return h, false
	}
	if p.Unit == game.None {
		return p.Hex, true
	}
	u := c.Piece(p.Unit)
	return u.Hex, u.Where == game.OnMap
}

// Ground is where a course takes place: where its units stand from its beginning to its end, and
// what it points at.
func Ground(c *lesson.Course) (out []hex.Hex) {
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
	return Once(out)
}

// Once is a list of hexes with each of them once.
func Once(list []hex.Hex) (out []hex.Hex) {
	seen := map[hex.Hex]bool{}
	for _, h := range list {
		if !seen[h] {
			seen[h] = true
			out = append(out, h)
		}
	}
	return out
}
