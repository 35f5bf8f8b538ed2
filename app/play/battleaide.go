package play

import (
	"slices"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// aides are the computer as it leads parts of an army for a person who leads the rest.
type aides struct {
	orders [2]map[following]bot.Order // who is led so, by side
	runs   bool                       // they act now, in the phase that it is
	ends   bool                       // and the phase ends then
	alone  bool                       // nobody has asked for that: nobody else had anything to do
	done   int                        // how many acts were done when they had nothing more to do
	spare  int                        // how many when they left their reactions be
}

// job is what the computer is asked at the table.
type job uint8

const (
	noJob      job = iota
	foeActs        // it leads the other side
	foeReacts      // and could react to what a person did
	aidesAct       // it leads a part of the army of whoever is to act
	aidesReact     // or of the other, and could react
)

// job is what there is to be asked now. Where something can be redone nobody thinks of reactions: what
// was done then stands until a person does something else.
func (c *battle) job() job {
	switch {
	case c.sess.CanRedo() && !c.decides():
		return noJob
	case c.ponders():
		return foeReacts
	case c.aidesPonder():
		return aidesReact
	case c.aided():
		return aidesAct
	case c.decides():
		return foeActs
	}
	return noJob
}

// recruit notes whom the computer leads for a person: leaders may have fallen, or others taken their
// place.
func (c *battle) recruit() {
	c.crew = nil
	if len(c.aides.orders[game.A])+len(c.aides.orders[game.B]) == 0 {
		return
	}
	c.crew = map[game.ID]following{}
	leading := c.leading()
	for id := range game.ID(c.view.Counters()) {
		p := c.piece(id)
		if of := c.followingOf(id, leading); p.Rank != game.Banner && p.Side <= game.B {
			if _, led := c.aides.orders[p.Side][of]; led {
				c.crew[id] = of
			}
		}
	}
}

// isLed reports whether the computer leads a counter for a person.
func (c *battle) isLed(id game.ID) bool {
	_, led := c.crew[id]
	return led
}

// aided reports whether the computer acts now for who leads the rest of his army.
func (c *battle) aided() bool {
	if len(c.crew) == 0 || c.foreign() || len(c.aides.orders[c.actor]) == 0 {
		return false
	}
	switch c.table.Stage {
	case game.StageFree:
		return c.aides.runs
	case game.StageQuestion:
		return c.asksThem()
	}
	return false
}

// asksThem reports whether a question is the computer's to answer for whoever leads the rest: it is
// about counters that it leads, and none of its answers about others of that army. Every other
// question reaches the person.
func (c *battle) asksThem() bool {
	own := func(id game.ID) bool { return id != game.None && c.sess.Game.Piece(id).Side == c.actor }
	theirs := own(c.expect.Unit) && c.isLed(c.expect.Unit)
	if own(c.expect.Unit) && !theirs {
		return false
	}
	for _, o := range c.offers[c.actor] {
		for _, id := range append([]game.ID{o.Unit}, o.Others...) {
			if own(id) && !c.isLed(id) {
				return false
			}
			theirs = theirs || own(id)
		}
	}
	return theirs
}

// mayAid reports whether those whom the computer leads could still do something in the phase.
func (c *battle) mayAid() bool {
	return c.table.Stage == game.StageFree && !c.foreign() && c.lesson == nil && c.aides.done != len(c.sess.Steps) && len(c.ledAble()) > 0
}

// ledAble are those of whoever is to act that the computer leads and that may still act.
func (c *battle) ledAble() (ids []game.ID) {
	if len(c.crew) == 0 {
		return nil
	}
	for _, id := range c.able {
		if c.isLed(id) {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 && c.attacks {
		for id := range c.crew {
			if p := c.piece(id); p.Side == c.actor && p.Where == game.OnMap && p.Rank == game.Unit {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// owedByLed reports whether all that is owed may be done by those whom the computer leads.
func (c *battle) owedByLed() bool {
	return c.mayAid() && !slices.ContainsFunc(c.duties, func(d game.Duty) bool {
		return d.Unit != game.None && c.sess.Game.Piece(d.Unit).Side == c.actor && !c.isLed(d.Unit)
	})
}

// leftAlone reports whether only those have something to do whom the computer leads, so that nobody
// has to tell them to go.
func (c *battle) leftAlone() bool {
	return c.mayAid() && !c.aides.runs && !slices.ContainsFunc(c.offers[c.actor], func(o game.Offer) bool {
		switch {
		case o.Verb == game.VerbEndPhase:
			return false
		case o.Verb == game.VerbAttack:
			odds := c.view.Forecast(o.Act)
			return odds == nil || slices.ContainsFunc(odds.Attackers, func(id game.ID) bool { return !c.isLed(id) })
		}
		return o.Unit == game.None || !c.isLed(o.Unit)
	})
}

// aidesPonder reports whether those could react whom the computer leads for the side that does not
// act, and have not left it be.
func (c *battle) aidesPonder() bool {
	return len(c.crew) > 0 && c.table.Stage == game.StageFree && c.reactor() != c.foe.side && c.aides.spare != len(c.sess.Steps) &&
		slices.ContainsFunc(c.offers[c.reactor()], func(o game.Offer) bool { return c.isLed(o.Unit) })
}

// appoint has the computer lead a following of a side by an order, or nobody but the person.
func (c *battle) appoint(side game.Side, of following, order string) {
	orders := c.aides.orders[side]
	if o, ok := bot.ParseOrder(order); ok {
		if orders == nil {
			orders = map[following]bot.Order{}
			c.aides.orders[side] = orders
		}
		orders[of] = o
	} else {
		delete(orders, of)
	}
	c.aides.rest()
	c.ally()
	c.version++
	c.refresh()
}

// rest has them wait until they are told to act.
func (a *aides) rest() { a.runs, a.ends, a.alone, a.done, a.spare = false, false, false, -1, -1 }

// ally seats whoever shows what the computer does for a person, where nobody plays against him.
func (c *battle) ally() {
	led := len(c.aides.orders[game.A])+len(c.aides.orders[game.B]) > 0
	switch {
	case led && c.foe == nil:
		c.foe = newRival(game.NoSide, adviser, len(c.sess.Steps))
	case !led && c.foe != nil && c.foe.side == game.NoSide:
		c.foe = nil
	}
}

// followings are those of a side, in the order of battle: the leaders with their men, then others by
// kind.
func (c *battle) followings(side game.Side) (list []following) {
	leading := c.leading()
	for id := range game.ID(c.view.Counters()) {
		p := c.piece(id)
		if p.Side != side || p.Rank == game.Banner || p.Where == game.Dead || p.Where == game.Captured {
			continue
		}
		if of := c.followingOf(id, leading); !slices.Contains(list, of) {
			list = append(list, of)
		}
	}
	return list
}

// ward is a part of an army that the computer leads for a person, by the names of its counters.
type ward struct {
	Units []string
	Order string   // a name of a bot.Order
	Whom  []string // to be followed
}

// wards are those whom the computer leads for a side.
func (c *battle) wards(side game.Side) (list []ward) {
	g := c.sess.Game
	whom := c.followed(side)
	for _, of := range c.followings(side) {
		order, led := c.aides.orders[side][of]
		if !led {
			continue
		}
		w := ward{Order: order.String()}
		for id := range game.ID(g.Counters()) {
			if at, crew := c.crew[id]; crew && at == of && c.piece(id).Side == side {
				w.Units = append(w.Units, g.Name(id))
			}
		}
		if order == bot.OrderFollow {
			w.Whom = whom
		}
		list = append(list, w)
	}
	return list
}

// followed are the leaders whom a person of a side leads himself, or else his units, by name.
func (c *battle) followed(side game.Side) (leaders []string) {
	var units []string
	for id := range game.ID(c.view.Counters()) {
		switch p := c.piece(id); {
		case p.Side != side || c.isLed(id) || p.Rank == game.Banner:
		case p.Rank == game.Unit:
			units = append(units, c.sess.Game.Name(id))
		default:
			leaders = append(leaders, c.sess.Game.Name(id))
		}
	}
	if len(leaders) > 0 {
		return leaders
	}
	return units
}
