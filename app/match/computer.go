package match

import (
	"reflect"
	"time"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// UsualPace is which of the paces is meant unless somebody chooses.
const UsualPace = 1

// Paces are how long each moment is shown, from slow to fast: of what the computer does, and of a look back.
var Paces = [3]time.Duration{1600 * time.Millisecond, 800 * time.Millisecond, 200 * time.Millisecond}

// Manner is how the computer's turn is shown. The table only reads it.
type Manner struct {
	Thinking bool // it thinks, and nothing else happens
	Paused   bool
	Skips    bool // it is not shown, until the person is to act
	Pace     int  // which of the paces
}

// Computer is the computer that plays one side at the table.
type Computer struct {
	Side  game.Side
	Level bot.Level
	Each  [2]bot.Level     // how well it plays each side of a battle that is watched
	since int              // how many acts were done before it sat down
	Did   map[int]bool     // the acts that are its own, of those done since
	Feats []Feat           // what it did since the person acted last
	spare int              // how many acts were done when it left its reactions be, -1 if it did not
	could map[game.ID]bool // who of the person could react before its last act
	let   int              // how many acts were done when the person left the reactions be, -1

	Coming *Feat // an attack it is about to make
	Manner
}

// Feat is what the computer did with one counter, or by one act that belongs to none.
type Feat struct {
	Unit      game.ID // None for nobody, and for whoever the person cannot see
	Why       bot.Reason
	From, To  int // its steps
	Phase     int
	At        hex.Hex
	aim       bool
	On        []game.ID
	Odds      *game.Odds // of an attack, before its dice
	Explained bool       // somebody asked for their reasons
	Arrows    [][2]hex.Hex
	Way       []hex.Hex // where it went, the start first
	Start     game.Piece
	Side      game.Side // that did it
	Task      bot.Task  // what it is a part of; the zero task for nothing, and where the person could not see whom it names
}

// Against puts the computer at a side, or with NoSide leaves the table to two people.
func (c *Match) Against(side game.Side, level bot.Level) {
	c.Foe, c.Person = nil, game.NoSide
	if side <= game.B {
		c.Foe = NewRival(side, level, len(c.Sess.Steps))
		c.Person = side.Other()
		c.Aides.Orders[side] = nil
	}
	c.Aides.Rest()
	c.Ally()
	c.Privy = c.Person
	c.Refresh()
}

// NewRival is the computer that has just sat down at a side; with NoSide it leads for persons only.
func NewRival(side game.Side, level bot.Level, since int) *Computer {
	return &Computer{Side: side, Level: level, since: since, Did: map[int]bool{}, spare: -1, let: -1, Manner: Manner{Pace: UsualPace}}
}

// theirs reports whether the computer is to decide something now.
func (c *Position) Foreign() bool { return c.Person != game.NoSide && c.Actor != c.Person }

// Decides reports whether the game waits for the computer to decide, for its side or for a person.
func (c *Match) Decides() bool {
	if c.Afar != nil {
		return c.Behind() || !c.Abroad() && c.Aided()
	}
	return c.Foreign() && c.Table.Stage != game.StageOver || c.Aided()
}

// Opposed reports whether a person plays against the computer.
func (c *Position) Opposed() bool { return c.Person <= game.B }

// Reader is the side that reads what another one does: the person against the computer, else that
// side itself.
func (c *Position) Reader(of game.Side) game.Side {
	if c.Opposed() {
		return c.Person
	}
	return of
}

// Ponders reports whether the computer could react to what the person did last, and has not left
// it be.
func (c *Match) Ponders() bool {
	if c.Afar != nil {
		return c.Behind()
	}
	return c.Foe != nil && (c.Actor == c.Person && c.Foe.Side <= game.B || c.Watched()) && c.Table.Stage == game.StageFree &&
		len(c.Offers[c.Reactor()]) > 0 && c.Foe.spare != len(c.Sess.Steps)
}

// Lets notes that the computer leaves the reactions be that it could do now.
func (c *Match) Lets() { c.Foe.spare = len(c.Sess.Steps) }

// Urges reports whether a counter of the person can react to what the computer did that could
// not before; the person is asked, unless he does not want to be in this phase.
func (c *Match) Urges() bool {
	if c.Afar != nil {
		return !c.Behind() && c.Afar.Asked()
	}
	if c.Watched() || !c.Decides() || c.Table.Stage != game.StageFree || c.Foe.let == len(c.Sess.Steps) {
		return false
	}
	n := len(c.Sess.Steps)
	return c.Pauses(c.Foe.could) || n > 0 && !c.Foe.Did[n-1] && c.Sess.Steps[n-1].Phase == c.Table.Phase && len(c.Reactions()) > 0
}

// Answered notes that the person knows of the reactions that he could do now.
func (c *Match) Answered() {
	if c.Foe.could, c.Foe.let = c.Reactors(), len(c.Sess.Steps); c.Afar != nil {
		c.Afar.LetBe()
	}
}

// mostFeats is how much of what the computer did is remembered.
const mostFeats = 400

// Enact does what the computer has chosen, and keeps why. It reports whether the act was legal.
func (c *Match) Enact(ch bot.Choice) bool {
	f, n := c.FeatOf(ch), len(c.Sess.Steps)
	c.Foe.could, c.Foe.Coming = c.Reactors(), nil
	if !c.Do(ch.Act) {
		c.Why = nil
		return false
	}
	c.Foe.Did[n] = true
	f.To = len(c.Sess.Steps)
	c.file(f)
	return true
}

// FeatOf is what the computer is about to do.
func (c *Match) FeatOf(ch bot.Choice) Feat {
	f := Feat{Unit: ch.Unit, Why: ch.Why, From: len(c.Sess.Steps), Phase: c.Table.Phase, At: ch.At, aim: ch.Aim, On: ch.On}
	if f.Unit != game.None {
		f.Start = c.Piece(f.Unit)
		if f.Start.Where == game.OnMap && !c.Sees(f.Start) {
			f.Unit, f.On, f.aim = game.None, nil, false
		}
	}
	if f.Unit != game.None && c.knows(ch.Task.Who) && c.knows(ch.Task.On) && c.knows(ch.Task.With) {
		f.Task = ch.Task
	}
	if f.Side = c.Actor; ch.Unit != game.None {
		f.Side = c.Piece(ch.Unit).Side
	}
	if o := c.View.Forecast(ch.Act); o != nil && len(o.Attackers) > 0 { // other throws are told once they are thrown
		f.Odds, f.Arrows = o, c.arrowsOf(o)
	}
	return f
}

// knows reports whether a counter that is named may be known to who looks on.
func (c *Match) knows(id game.ID) bool {
	return id == game.None || c.Sees(c.Piece(id))
}

// Shares reports whether a feat is a part of what the one before was a part of.
func (f *Feat) Shares(next *Feat) bool {
	return f.Task.Do != "" && f.Task.Who == next.Task.Who && f.Task.Do == next.Task.Do && f.Phase == next.Phase
}

// arrowsOf go from those who attack to whom they attack.
func (c *Match) arrowsOf(o *game.Odds) (out [][2]hex.Hex) {
	for _, from := range c.Stands(o.Attackers) {
		for _, at := range o.At {
			if from.Distance(at) == 1 || len(o.At) == 1 {
				out = append(out, [2]hex.Hex{from, at})
			}
		}
	}
	return out
}

// file adds a feat to those before it; the steps of one ride are one.
func (c *Match) file(f Feat) {
	f.Way = c.trod(f)
	if n := len(c.Foe.Feats) - 1; n >= 0 && c.Foe.Feats[n].GoesOn(f) {
		last := &c.Foe.Feats[n]
		if last.To = f.To; len(f.Way) > 1 {
			last.Way = append(last.Way, f.Way[min(1, len(last.Way)):]...)
		}
		return
	}
	c.Foe.Feats = append(c.Foe.Feats, f)
	if len(c.Foe.Feats) > mostFeats {
		c.Foe.Feats = c.Foe.Feats[1:]
	}
}

// GoesOn reports whether what was done next belongs to a feat.
func (f *Feat) GoesOn(next Feat) bool {
	return f.Unit != game.None && f.Unit == next.Unit && f.To == next.From && f.Phase == next.Phase &&
		f.Odds == nil && next.Odds == nil && f.Why == next.Why && f.At == next.At
}

// trod is the way of the counter of a feat, as far as it can be seen.
func (c *Match) trod(f Feat) (way []hex.Hex) {
	for _, e := range c.Between(f.From, f.To) {
		if e.Event.Kind == game.EventMoved && e.Event.Unit == f.Unit && f.Unit != game.None {
			if len(way) == 0 {
				way = append(way, e.Event.From)
			}
			way = append(way, e.Event.At)
		}
	}
	return way
}

// FeatAt is what the computer did with a step; ok is false where that is not known.
func (c *Match) FeatAt(step int) (f Feat, ok bool) {
	if c.Foe == nil {
		return f, false
	}
	for i := len(c.Foe.Feats) - 1; i >= 0; i-- {
		if f = c.Foe.Feats[i]; f.From <= step && step < f.To {
			return f, true
		}
	}
	return Feat{}, false
}

// Lately are the feats since the person acted last.
func (c *Match) Lately() []Feat {
	if c.Foe == nil {
		return nil
	}
	from, last := len(c.Foe.Feats), c.LastOwn()
	for from > 0 && c.Foe.Feats[from-1].From >= last {
		from--
	}
	return c.Foe.Feats[from:]
}

// LastOwn is how many acts were done when the person had acted last, as far as it is known who
// did what; for who looks on, when the turn began.
func (c *Match) LastOwn() int {
	n := len(c.Sess.Steps)
	if c.Watched() {
		return c.begunTurn()
	}
	for n > 0 && c.Foe.Did[n-1] {
		n--
	}
	return n
}

// Remember finds out which of the last acts were done by the computer before it sat down here, as
// in a game that was opened again.
func (c *Match) Remember() {
	if c.Foe == nil || c.Watched() {
		return
	}
	for n := c.LastOwn(); n > 0 && n <= c.Foe.since && c.Doer(n-1) == c.Foe.Side; n-- {
		c.Foe.Did[n-1] = true
	}
}

// Doer is the side that did a step.
func (c *Match) Doer(step int) game.Side {
	g := c.Sess.At(step)
	e, actor := Expected(g.Table())
	if actor = e.Side; g.Table().Stage != game.StageFree {
		return actor
	}
	for _, o := range g.Offers(actor.Other(), nil) {
		if reflect.DeepEqual(o.Act, c.Sess.Steps[step].Act) {
			return actor.Other()
		}
	}
	return actor
}

// undoOwn is the length of the session before the last gesture of the person, -1 if there is
// none, and whether nothing is lost by taking it back.
func (c *Match) undoOwn() (to int, freely bool) {
	if to, ok := c.loanTo(); ok {
		return to, true
	}
	last := c.LastOwn()
	if to = last - 1; last == 0 {
		return -1, false
	}
	for i := len(c.gestures) - 1; i >= 0; i-- {
		if g := c.gestures[i]; g < last {
			to = g
			break
		}
	}
	for to < last-1 && c.Foe.Did[to] {
		to++
	}
	for _, st := range c.Sess.Steps[to:] {
		if !free(st) {
			return to, false
		}
	}
	return to, true
}

// forget drops what the computer is remembered for beyond the steps there are.
func (f *Computer) forget(steps int) {
	for n := range f.Did {
		if n >= steps {
			delete(f.Did, n)
		}
	}
	for len(f.Feats) > 0 && f.Feats[len(f.Feats)-1].To > steps {
		f.Feats = f.Feats[:len(f.Feats)-1]
	}
	f.since = min(f.since, steps)
	f.spare, f.let, f.could, f.Coming = -1, -1, nil, nil
}
