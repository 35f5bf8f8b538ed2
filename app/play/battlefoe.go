package play

import (
	"reflect"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// usualPace is which of the paces is meant unless somebody chooses.
const usualPace = 1

// rival is the computer that plays one side at the table.
type rival struct {
	side  game.Side
	level bot.Level
	since int              // how many acts were done before it sat down
	did   map[int]bool     // the acts that are its own, of those done since
	feats []feat           // what it did since the person acted last
	spare int              // how many acts were done when it left its reactions be, -1 if it did not
	could map[game.ID]bool // who of the person could react before its last act
	let   int              // how many acts were done when the person left the reactions be, -1

	expected bool  // its program is on its way, or was before
	coming   *feat // an attack it is about to make
	thinking bool  // it thinks, and nothing else happens
	paused   bool
	skips    bool // it is not shown, until the person is to act
	pace     int  // which of the paces
}

// feat is what the computer did with one counter, or by one act that belongs to none.
type feat struct {
	unit     game.ID // None for nobody, and for whoever the person cannot see
	why      bot.Reason
	from, to int // its steps
	phase    int
	at       hex.Hex
	aim      bool
	on       []game.ID
	odds     *game.Odds // of an attack, before its dice
	arrows   [][2]hex.Hex
	way      []hex.Hex // where it went, the start first
	start    game.Piece
	side     game.Side // that did it
}

// against puts the computer at a side, or with NoSide leaves the table to two people.
func (c *battle) against(side game.Side, level bot.Level) {
	c.foe, c.person = nil, game.NoSide
	if side <= game.B {
		c.foe = newRival(side, level, len(c.sess.Steps))
		c.person = side.Other()
		c.aides.orders[side] = nil
	}
	c.aides.rest()
	c.ally()
	c.privy = c.person
	c.refresh()
}

// newRival is the computer that has just sat down at a side; with NoSide it leads for persons only.
func newRival(side game.Side, level bot.Level, since int) *rival {
	return &rival{side: side, level: level, since: since, did: map[int]bool{}, spare: -1, let: -1, pace: usualPace}
}

// theirs reports whether the computer is to decide something now.
func (c *now) foreign() bool { return c.person != game.NoSide && c.actor != c.person }

// decides reports whether the game waits for the computer to decide, for its side or for a person.
func (c *battle) decides() bool {
	return c.foreign() && c.table.Stage != game.StageOver || c.aided()
}

// opposed reports whether a person plays against the computer.
func (c *now) opposed() bool { return c.person != game.NoSide }

// reader is the side that reads what another one does: the person against the computer, else that
// side itself.
func (c *now) reader(of game.Side) game.Side {
	if c.opposed() {
		return c.person
	}
	return of
}

// ponders reports whether the computer could react to what the person did last, and has not left
// it be.
func (c *battle) ponders() bool {
	return c.foe != nil && c.actor == c.person && c.table.Stage == game.StageFree &&
		len(c.offers[c.foe.side]) > 0 && c.foe.spare != len(c.sess.Steps)
}

// lets notes that the computer leaves the reactions be that it could do now.
func (c *battle) lets() { c.foe.spare = len(c.sess.Steps) }

// urges reports whether a counter of the person can react to what the computer did that could
// not before; the person is asked, unless he does not want to be in this phase.
func (c *battle) urges() bool {
	if !c.decides() || c.table.Stage != game.StageFree || c.foe.let == len(c.sess.Steps) {
		return false
	}
	n := len(c.sess.Steps)
	return c.pauses(c.foe.could) || n > 0 && !c.foe.did[n-1] && c.sess.Steps[n-1].Phase == c.table.Phase && len(c.reactions()) > 0
}

// answered notes that the person knows of the reactions that he could do now.
func (c *battle) answered() { c.foe.could, c.foe.let = c.reactors(), len(c.sess.Steps) }

// mostFeats is how much of what the computer did is remembered.
const mostFeats = 400

// enact does what the computer has chosen, and keeps why. It reports whether the act was legal.
func (c *battle) enact(ch bot.Choice) bool {
	f, n := c.featOf(ch), len(c.sess.Steps)
	c.foe.could, c.foe.coming = c.reactors(), nil
	if !c.do(ch.Act) {
		c.why = nil
		return false
	}
	c.foe.did[n] = true
	f.to = len(c.sess.Steps)
	c.file(f)
	return true
}

// featOf is what the computer is about to do.
func (c *battle) featOf(ch bot.Choice) feat {
	f := feat{unit: ch.Unit, why: ch.Why, from: len(c.sess.Steps), phase: c.table.Phase, at: ch.At, aim: ch.Aim, on: ch.On}
	if f.unit != game.None {
		f.start = c.piece(f.unit)
		if f.start.Where == game.OnMap && !c.sees(f.start) {
			f.unit, f.on, f.aim = game.None, nil, false
		}
	}
	if f.side = c.actor; ch.Unit != game.None {
		f.side = c.piece(ch.Unit).Side
	}
	if o := c.view.Forecast(ch.Act); o != nil && len(o.Attackers) > 0 { // other throws are told once they are thrown
		f.odds, f.arrows = o, c.arrowsOf(o)
	}
	return f
}

// arrowsOf go from those who attack to whom they attack.
func (c *battle) arrowsOf(o *game.Odds) (out [][2]hex.Hex) {
	for _, from := range c.stands(o.Attackers) {
		for _, at := range o.At {
			if from.Distance(at) == 1 || len(o.At) == 1 {
				out = append(out, [2]hex.Hex{from, at})
			}
		}
	}
	return out
}

// file adds a feat to those before it; the steps of one ride are one.
func (c *battle) file(f feat) {
	f.way = c.trod(f)
	if n := len(c.foe.feats) - 1; n >= 0 && c.foe.feats[n].goesOn(f) {
		last := &c.foe.feats[n]
		if last.to = f.to; len(f.way) > 1 {
			last.way = append(last.way, f.way[min(1, len(last.way)):]...)
		}
		return
	}
	c.foe.feats = append(c.foe.feats, f)
	if len(c.foe.feats) > mostFeats {
		c.foe.feats = c.foe.feats[1:]
	}
}

// goesOn reports whether what was done next belongs to a feat.
func (f *feat) goesOn(next feat) bool {
	return f.unit != game.None && f.unit == next.unit && f.to == next.from && f.phase == next.phase &&
		f.odds == nil && next.odds == nil && f.why == next.why && f.at == next.at
}

// trod is the way of the counter of a feat, as far as it can be seen.
func (c *battle) trod(f feat) (way []hex.Hex) {
	for _, e := range c.between(f.from, f.to) {
		if e.Event.Kind == game.EventMoved && e.Event.Unit == f.unit && f.unit != game.None {
			if len(way) == 0 {
				way = append(way, e.Event.From)
			}
			way = append(way, e.Event.At)
		}
	}
	return way
}

// featAt is what the computer did with a step; ok is false where that is not known.
func (c *battle) featAt(step int) (f feat, ok bool) {
	if c.foe == nil {
		return f, false
	}
	for i := len(c.foe.feats) - 1; i >= 0; i-- {
		if f = c.foe.feats[i]; f.from <= step && step < f.to {
			return f, true
		}
	}
	return feat{}, false
}

// lately are the feats since the person acted last.
func (c *battle) lately() []feat {
	if c.foe == nil {
		return nil
	}
	from, last := len(c.foe.feats), c.lastOwn()
	for from > 0 && c.foe.feats[from-1].from >= last {
		from--
	}
	return c.foe.feats[from:]
}

// lastOwn is how many acts were done when the person had acted last, as far as it is known who
// did what.
func (c *battle) lastOwn() int {
	n := len(c.sess.Steps)
	for n > 0 && c.foe.did[n-1] {
		n--
	}
	return n
}

// remember finds out which of the last acts were done by the computer before it sat down here, as
// in a game that was opened again.
func (c *battle) remember() {
	if c.foe == nil {
		return
	}
	for n := c.lastOwn(); n > 0 && n <= c.foe.since && c.doer(n-1) == c.foe.side; n-- {
		c.foe.did[n-1] = true
	}
}

// doer is the side that did a step.
func (c *battle) doer(step int) game.Side {
	g := c.sess.At(step)
	e, actor := expected(g.Table())
	if actor = e.Side; g.Table().Stage != game.StageFree {
		return actor
	}
	for _, o := range g.Offers(actor.Other(), nil) {
		if reflect.DeepEqual(o.Act, c.sess.Steps[step].Act) {
			return actor.Other()
		}
	}
	return actor
}

// undoOwn is the length of the session before the last gesture of the person, -1 if there is
// none, and whether nothing is lost by taking it back.
func (c *battle) undoOwn() (to int, freely bool) {
	last := c.lastOwn()
	if to = last - 1; last == 0 {
		return -1, false
	}
	for i := len(c.gestures) - 1; i >= 0; i-- {
		if g := c.gestures[i]; g < last {
			to = g
			break
		}
	}
	for to < last-1 && c.foe.did[to] {
		to++
	}
	for _, st := range c.sess.Steps[to:] {
		if !free(st) {
			return to, false
		}
	}
	return to, true
}

// forget drops what the computer is remembered for beyond the steps there are.
func (f *rival) forget(steps int) {
	for n := range f.did {
		if n >= steps {
			delete(f.did, n)
		}
	}
	for len(f.feats) > 0 && f.feats[len(f.feats)-1].to > steps {
		f.feats = f.feats[:len(f.feats)-1]
	}
	f.since = min(f.since, steps)
	f.spare, f.let, f.could, f.coming, f.paused = -1, -1, nil, nil, false
}
