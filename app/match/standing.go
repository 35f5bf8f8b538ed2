package match

import (
	"slices"
	"time"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Asking is how the seats are asked, and what was done for them unasked.
type Asking struct {
	Standing [2]planning.Standing // of each side
	matter   planning.Matter      // what depends on the question that is asked
	at       int                  // how many acts were done when it was
	turn     turn                 // whose questions are counted
	asked    int                  // how many of them there were
	weighed  Weighed              // what can be answered
}

// Gives gives a side the usual standing order, or none.
func (a *Asking) Gives(side game.Side, order bool) {
	a.Standing[side] = planning.Standing{}
	if order {
		a.Standing[side] = planning.Usual
	}
}

// Given reports whether a side has a standing order.
func (a *Asking) Given(side game.Side) bool { return a.Standing[side] != planning.Standing{} }

// turn is a turn of one side.
type turn struct {
	number int
	side   game.Side
}

// Standing is the standing order in force for a side: against the computer that of the person; between
// two people both ask everything unless both have given one. A lesson asks everything.
func (c *Match) Standing(side game.Side) (s planning.Standing) {
	orders := c.Asks.Standing
	switch {
	case c.Staged() || side > game.B:
		return s
	case c.Afar != nil: // it is in the letters
		return s
	case c.Opposed() && side != c.Person, !c.Opposed() && !c.Asks.Given(side.Other()):
		return s
	}
	return orders[side]
}

// patience is for how long the other side's turn is shown at the usual pace to a person who is asked what
// matters, before what is left of it passes quickly: in a battle of a quarter of an hour, and in others.
var patience = [2]time.Duration{4 * time.Second, 6 * time.Second}

// Hurries reports whether the computer's turn, which has been shown for so long, passes quickly.
func (c *Match) Hurries(shown time.Duration) bool {
	most := patience[1]
	if c.Scenario.First() {
		most = patience[0]
	}
	return c.Opposed() && c.Asks.Given(c.Person) && c.Foe.Pace == UsualPace && shown > most
}

// unlimited is how many questions one's own turn may ask.
const unlimited = 1 << 20

// decide says by standing order what is asked of a side now; ok is false where no order holds.
func (c *Match) decide(side game.Side) (d planning.Decision, ok bool) {
	orders := c.Standing(side)
	if orders == (planning.Standing{}) {
		return d, false
	}
	now, most := c.turnNow(), unlimited
	if now != c.Asks.turn {
		c.Asks.turn, c.Asks.asked = now, 0
	}
	if now.side == side.Other() {
		most = planning.MostAsked(&c.Scenario)
	}
	if d = orders.Decide(c.Sess.Game, side, c.Asks.asked, most); d.Ask && c.Asks.at != len(c.Sess.Steps) {
		c.Asks.asked++
	}
	c.Asks.matter, c.Asks.at = planning.Matter{Who: game.None}, len(c.Sess.Steps)
	if d.Ask {
		c.Asks.matter = d.Matter
	}
	return d, true
}

// Ordered is what a standing order does in the place of whoever is asked a question; its Act is nil
// where the person is to answer.
func (c *Match) Ordered() (d planning.Decision) {
	if c.Table.Stage == game.StageQuestion {
		if d, ok := c.decide(c.Actor); ok && !d.Ask {
			return d
		}
	}
	return planning.Decision{}
}

// Spent is the end of a phase in which nobody can act any more of a side that has given a standing order:
// what is left can wait, and by that order does. It is nil where there is a choice. An end that throws
// dice is none where the side has done something in the phase, which it could not take back then.
func (c *Match) Spent() game.Action {
	if c.Standing(c.Actor) == (planning.Standing{}) || c.Table.Stage != game.StageFree || len(c.Offers[c.Reactor()]) > 0 {
		return nil
	}
	end := Find(c.Offers[c.Actor], game.VerbEndPhase)
	codes := c.Codes()
	if end == nil || slices.ContainsFunc(c.Offers[c.Actor], func(o game.Offer) bool {
		return o.Verb != game.VerbEndPhase && codes.VerbInfo(o.Verb).Class != game.ToWait
	}) {
		return nil
	}
	began := len(c.Sess.Steps) > 0 && c.present(Entry{Turn: c.last().Turn, Phase: c.Table.Phases[max(0, c.last().Phase)]})
	if began && c.View.Glimpse(game.None, []game.Action{end.Act}, game.UntilDice).Done == 0 {
		return nil
	}
	return end.Act
}

// last is the last step.
func (c *Match) last() *game.Step { return &c.Sess.Steps[len(c.Sess.Steps)-1] }

// OrderedReaction is what a standing order does about the reactions that a person could do: asked is where it
// does nothing, and the person is to say.
func (c *Match) OrderedReaction() (d planning.Decision, asked bool) {
	d, ok := c.decide(c.Reactor())
	return d, !ok || d.Ask
}

// Matter is what depends on the question that is asked.
func (c *Match) Matter() planning.Matter {
	if c.Asks.at != len(c.Sess.Steps) {
		return planning.Matter{Who: game.None}
	}
	return c.Asks.matter
}

// DoOrdered does what a standing order says, and tells that it does. It reports whether the act was done.
func (c *Match) DoOrdered(d planning.Decision) bool {
	n, step := len(c.Log), len(c.Sess.Steps)
	e := game.Event{Kind: d.Told(c.Sess.Game), Side: c.Actor, Unit: d.Offer.Unit, By: game.None}
	if d.Offer.Unit != game.None {
		p := c.Piece(d.Offer.Unit)
		e.Side, e.At = p.Side, p.Hex
	}
	if !c.Proceed(d.Offer.Act) {
		return false
	}
	c.tellOrdered(n, step, &e)
	return true
}

// tellOrdered adds to the log, at entry n, what is told of a step besides what came of it.
func (c *Match) tellOrdered(n, step int, e *game.Event) {
	st := &c.Sess.Steps[step]
	c.Log = slices.Insert(c.Log, n, Entry{Step: step, Event: e, Turn: st.Turn, Phase: c.Table.Phases[st.Phase]})
}

// Standings are the standing orders as a record keeps them, by side; none where everything is asked.
func (c *Match) Standings() map[string]string {
	var out map[string]string
	for side, s := range c.Asks.Standing {
		if text := s.String(); text != "" {
			if out == nil {
				out = map[string]string{}
			}
			out[SideKey(game.Side(side))] = text
		}
	}
	return out
}

// Instruct reads such orders; what nobody knows asks everything.
func (c *Match) Instruct(standing map[string]string) {
	for side := range c.Asks.Standing {
		c.Asks.Standing[side], _ = planning.ParseStanding(standing[SideKey(game.Side(side))])
	}
}
