package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Deputies are the computer as it leads parts of an army for a person who leads the rest.
type Deputies struct {
	Orders [2]map[Following]planning.Order // who is led so, by side
	Runs   bool                            // they act now, in the phase that it is
	Ends   bool                            // and the phase ends then
	Alone  bool                            // nobody has asked for that: nobody else had anything to do
	Done   int                             // how many acts were done when they had nothing more to do
	Spare  int                             // how many when they left their reactions be
	Loan   *Loan                           // who of them is led so for a turn only, nil for nobody
}

// Job is what the computer is asked at the table.
type Job uint8

const (
	NoJob      Job = iota
	FoeActs        // it leads the other side
	foeReacts      // and could react to what a person did
	AidesAct       // it leads a part of the army of whoever is to act
	AidesReact     // or of the other, and could react
	Advises        // it says what a person could do
	Teaches        // a lesson goes on by itself
	Shows          // what letters brought is shown
)

// Job is what there is to be asked now. Where something can be redone nobody thinks of reactions: what
// was done then stands until a person does something else.
func (c *Match) Job() Job {
	switch {
	case c.Behind():
		return Shows
	case c.Sess.CanRedo() && !c.Decides(), c.Abroad():
		return NoJob
	case c.Ponders():
		return foeReacts
	case c.AidesPonder():
		return AidesReact
	case c.Aided():
		return AidesAct
	case c.Decides():
		return FoeActs
	}
	return NoJob
}

// recruit notes whom the computer leads for a person: leaders may have fallen, or others taken their
// place.
func (c *Match) recruit() {
	c.Crew = nil
	if len(c.Aides.Orders[game.A])+len(c.Aides.Orders[game.B]) == 0 {
		return
	}
	c.Crew = map[game.ID]Following{}
	leading := c.Leading()
	for id := range game.ID(c.View.Counters()) {
		p := c.Piece(id)
		if of := c.FollowingOf(id, leading); p.Rank != game.Banner && p.Side <= game.B {
			if _, led := c.Aides.Orders[p.Side][of]; led {
				c.Crew[id] = of
			}
		}
	}
}

// IsLed reports whether the computer leads a counter for a person.
func (c *Match) IsLed(id game.ID) bool {
	_, led := c.Crew[id]
	return led
}

// Aided reports whether the computer acts now for who leads the rest of his army.
func (c *Match) Aided() bool {
	if len(c.Crew) == 0 || c.Foreign() || len(c.Aides.Orders[c.Actor]) == 0 {
		return false
	}
	switch c.Table.Stage {
	case game.StageFree:
		return c.Aides.Runs
	case game.StageQuestion:
		return c.asksThem()
	}
	return false
}

// asksThem reports whether a question is the computer's to answer for whoever leads the rest: it is
// about counters that it leads, and none of its answers about others of that army. Every other
// question reaches the person.
func (c *Match) asksThem() bool {
	own := func(id game.ID) bool { return id != game.None && c.Sess.Game.Piece(id).Side == c.Actor }
	theirs := own(c.Expect.Unit) && c.IsLed(c.Expect.Unit)
	if own(c.Expect.Unit) && !theirs {
		return false
	}
	for _, o := range c.Offers[c.Actor] {
		for _, id := range append([]game.ID{o.Unit}, o.Others...) {
			if own(id) && !c.IsLed(id) {
				return false
			}
			theirs = theirs || own(id)
		}
	}
	return theirs
}

// MayAid reports whether those whom the computer leads could still do something in the phase.
func (c *Match) MayAid() bool {
	return c.Table.Stage == game.StageFree && !c.Foreign() && !c.Staged() && c.Aides.Done != len(c.Sess.Steps) && len(c.LedAble()) > 0
}

// LedAble are those of whoever is to act that the computer leads and that may still act.
func (c *Match) LedAble() (ids []game.ID) {
	if len(c.Crew) == 0 {
		return nil
	}
	for _, id := range c.Able {
		if c.IsLed(id) {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 && c.Attacks {
		for id := range c.Crew {
			if p := c.Piece(id); p.Side == c.Actor && p.Where == game.OnMap && p.Rank == game.Unit {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// OwedByLed reports whether all that is owed may be done by those whom the computer leads.
func (c *Match) OwedByLed() bool {
	return c.MayAid() && !slices.ContainsFunc(c.Duties, func(d game.Duty) bool {
		return d.Unit != game.None && c.Sess.Game.Piece(d.Unit).Side == c.Actor && !c.IsLed(d.Unit)
	})
}

// LeftAlone reports whether only those have something to do whom the computer leads, so that nobody
// has to tell them to go.
func (c *Match) LeftAlone() bool {
	return c.MayAid() && !c.Aides.Runs && !slices.ContainsFunc(c.Offers[c.Actor], func(o game.Offer) bool {
		switch {
		case o.Verb == game.VerbEndPhase:
			return false
		case o.Verb == game.VerbAttack:
			odds := c.View.Forecast(o.Act)
			return odds == nil || slices.ContainsFunc(odds.Attackers, func(id game.ID) bool { return !c.IsLed(id) })
		}
		return o.Unit == game.None || !c.IsLed(o.Unit)
	})
}

// AidesPonder reports whether those could react whom the computer leads for the side that does not
// act, and have not left it be.
func (c *Match) AidesPonder() bool {
	return len(c.Crew) > 0 && c.Table.Stage == game.StageFree && c.Reactor() != c.Foe.Side && c.Aides.Spare != len(c.Sess.Steps) &&
		slices.ContainsFunc(c.Offers[c.Reactor()], func(o game.Offer) bool { return c.IsLed(o.Unit) })
}

// Appoint has the computer lead a following of a side by an order; by the zero order the person leads it.
func (c *Match) Appoint(side game.Side, of Following, o planning.Order) {
	orders := c.Aides.Orders[side]
	if o.Do != "" {
		if orders == nil {
			orders = map[Following]planning.Order{}
			c.Aides.Orders[side] = orders
		}
		orders[of] = o
	} else {
		delete(orders, of)
	}
	c.bids(side)
	c.Aides.Rest()
	c.Ally()
	c.Version++
	c.Refresh()
}

// bids has the deputies of a side keep to their orders also where they answer for who is not there: the next letter
// says so.
func (c *Match) bids(side game.Side) {
	if c.Afar != nil && side == c.Afar.Side() {
		c.Afar.Bid(planning.WriteBids(c.Deputies()[SideKey(side)]))
	}
}

// Assign has the computer lead those who are led with a counter by an order as saves write it; without one, or by
// one that makes no sense, the person leads them.
func (c *Match) Assign(id game.ID, order string) {
	side := c.Piece(id).Side
	o, ok := planning.ReadOrder(c.Sess.Game, side, order)
	if !ok {
		o = planning.Order{}
	}
	c.Appoint(side, c.FollowingOf(id, c.Leading()), o)
}

// OrderAbout is an order with a deed for a counter and those led with it that is about somebody or some place in a
// hex, as the person sees it; ok is false where there is none.
func (c *Match) OrderAbout(id game.ID, d planning.Deed, h hex.Hex) (o planning.Order, ok bool) {
	if d.Goal() == planning.AtPlace {
		return planning.BidAt(d, h), c.View.Board().On(h)
	}
	o = planning.Bid(d)
	for _, p := range c.Goals(id, d) {
		if p.Hex != h {
			continue
		}
		if o.With = c.chiefSeen(p); d.Goal() == planning.AtFoe {
			o.On, o.With = o.With, game.None
		}
		return o, true
	}
	return o, false
}

// Goals are whom an order with a deed could be about, for a counter and those led with it.
func (c *Match) Goals(id game.ID, d planning.Deed) (list []game.Piece) {
	here, leading := c.Piece(id), c.Leading()
	for _, p := range c.Pieces {
		if p.Where != game.OnMap || p.Rank == game.Banner || !c.Sees(p) {
			continue
		}
		switch d.Goal() {
		case planning.AtFoe:
			if p.Side != here.Side {
				list = append(list, p)
			}
		case planning.AtOwn:
			if p.Side == here.Side && c.FollowingOf(p.ID, leading) != c.FollowingOf(id, leading) {
				list = append(list, p)
			}
		}
	}
	return list
}

// chiefSeen is who leads a counter, where he is seen on the map, else the counter.
func (c *Match) chiefSeen(p game.Piece) game.ID {
	if l := c.leaderOf(p.ID); l != game.None && c.Piece(l).Where == game.OnMap && c.Sees(c.Piece(l)) {
		return l
	}
	return p.ID
}

// Rest has them wait until they are told to act.
func (a *Deputies) Rest() { a.Runs, a.Ends, a.Alone, a.Done, a.Spare = false, false, false, -1, -1 }

// Ally seats whoever shows what the computer does for a person, where nobody plays against him.
func (c *Match) Ally() {
	led := len(c.Aides.Orders[game.A])+len(c.Aides.Orders[game.B]) > 0
	switch {
	case led && c.Foe == nil:
		c.Foe = NewRival(game.NoSide, Adviser, len(c.Sess.Steps))
	case !led && c.Foe != nil && c.Foe.Side == game.NoSide && !c.Watched():
		c.Foe = nil
	}
}

// Followings are those of a side, in the order of battle: the leaders with their men, then others by
// kind.
func (c *Match) Followings(side game.Side) (list []Following) {
	leading := c.Leading()
	for id := range game.ID(c.View.Counters()) {
		p := c.Piece(id)
		if p.Side != side || p.Rank == game.Banner || p.Where == game.Dead || p.Where == game.Captured {
			continue
		}
		if of := c.FollowingOf(id, leading); !slices.Contains(list, of) {
			list = append(list, of)
		}
	}
	return list
}

// Ward is a part of an army that the computer leads for a person, by the names of its counters.
type Ward struct {
	Units []string
	Order string   // the text of an order
	Whom  []string // to be followed, or joined
}

// Wards are those whom the computer leads for a side.
func (c *Match) Wards(side game.Side) (list []Ward) {
	g := c.Sess.Game
	whom := c.followed(side)
	for _, of := range c.Followings(side) {
		order, led := c.Aides.Orders[side][of]
		if !led {
			continue
		}
		w := Ward{Order: order.Text(g)}
		for id := range game.ID(g.Counters()) {
			if at, crew := c.Crew[id]; crew && at == of && c.Piece(id).Side == side {
				w.Units = append(w.Units, g.Name(id))
			}
		}
		switch order.Do {
		case planning.DeedFollow:
			w.Whom = whom
		case planning.DeedJoin:
			w.Whom = c.comrades(order.With)
		}
		list = append(list, w)
	}
	return list
}

// comrades are those who are led with a counter, and himself, by name.
func (c *Match) comrades(of game.ID) (names []string) {
	leading := c.Leading()
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side == c.Piece(of).Side && c.FollowingOf(id, leading) == c.FollowingOf(of, leading) {
			names = append(names, c.Sess.Game.Name(id))
		}
	}
	return names
}

// followed are the leaders whom a person of a side leads himself, or else his units, by name.
func (c *Match) followed(side game.Side) (leaders []string) {
	var units []string
	for id := range game.ID(c.View.Counters()) {
		switch p := c.Piece(id); {
		case p.Side != side || c.IsLed(id) || p.Rank == game.Banner:
		case p.Rank == game.Unit:
			units = append(units, c.Sess.Game.Name(id))
		default:
			leaders = append(leaders, c.Sess.Game.Name(id))
		}
	}
	if len(leaders) > 0 {
		return leaders
	}
	return units
}
