package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// The end of a side's set-up: everything is placed that can be, every unit has a leader, and
// every banner somebody who holds it.

func (a Ready) check(b *Battle) *rule.Refusal {
	if no := b.deploying(a.Side); no != nil {
		return no
	}
	return b.owing(a.Side)
}

// owing says what is first still to be done before a side is ready.
func (b *Battle) owing(side game.Side) *rule.Refusal {
	for i := range b.counters {
		if b.counters[i].side != side {
			continue
		}
		if no := b.unready(game.ID(i)); no != nil {
			return no
		}
	}
	return nil
}

// unready says what is still to be done with a counter before its side is ready.
func (b *Battle) unready(id game.ID) *rule.Refusal {
	switch c := &b.counters[id]; {
	case c.rank == game.Banner:
		return b.unborne(id)
	case c.leads():
		return b.leaderUnready(id)
	case b.plays(organisation) && c.commander == game.None:
		return notAssigned
	case b.plays(organisation) && b.on(id) && c.company > 0 && !b.together(id):
		return bannerApart
	case b.units[id].where != game.Unplaced || c.setup.Reserve:
		return nil
	case c.setup.Arrives == "" || b.campsite(id) != nil:
		return notPlaced
	}
	return nil
}

func (b *Battle) leaderUnready(id game.ID) *rule.Refusal {
	c := &b.counters[id]
	switch {
	case b.lossesOpen(id) > 0:
		return lossesOpen
	case c.setup.Among && len(b.quarters(id)) > 0 && (!b.on(id) || !slices.Contains(b.quarters(id), b.units[id].at)):
		return leaderApart
	case b.units[id].where == game.Unplaced && !c.setup.Reserve && c.setup.Arrives == "":
		return notPlaced
	}
	return nil
}

// unborne says that a banner has nobody to hold it, though its leader is there.
func (b *Battle) unborne(id game.ID) *rule.Refusal {
	l := b.counters[id].chief
	if b.units[id].where == game.Unplaced && b.bearer(id) == game.None && (l == game.None || b.counters[l].setup.Arrives == "") {
		return bannerNeeds
	}
	return nil
}

// bearer is the first unit that could hold a banner at the start, None if there is none.
func (b *Battle) bearer(banner game.ID) game.ID {
	l := b.counters[banner].chief
	for i := range b.counters {
		at := l == game.None || b.units[i].at == b.units[l].at
		if id := game.ID(i); at && b.on(id) && b.mayBear(banner, id) == nil {
			return id
		}
	}
	return game.None
}

// apply ends a side's set-up: banners without a bearer get one, those who come later take
// the hexes from which they enter; when both sides are ready the first turn begins.
func (a Ready) apply(b *Battle) {
	for i := range b.counters {
		if b.counters[i].side == a.Side && b.units[i].where == game.Unplaced {
			b.holdBack(game.ID(i))
		}
	}
	b.ready[a.Side] = true
	b.emit(game.Event{Kind: eventReady, Side: a.Side, Unit: game.None, By: game.None, Ref: "2.0"})
	if b.ready[game.A] && b.ready[game.B] {
		b.phase = 0
		b.survey()
		b.emit(game.Event{Kind: game.EventTurn, Side: game.NoSide, N: b.turn, Unit: game.None, By: game.None, Ref: "2.0"})
		b.openPhase()
	}
}

// holdBack settles where a counter is that was not placed.
func (b *Battle) holdBack(id game.ID) {
	c, u := &b.counters[id], &b.units[id]
	if c.rank == game.Banner {
		if bearer := b.bearer(id); bearer != game.None {
			BearBanner{id, bearer}.apply(b)
			return
		}
	}
	u.where = game.Reserve
	if c.setup.Reserve {
		u.at = c.setup.Around[0].Hex
	} else if e := b.entries(id); len(e) > 0 {
		u.at = e[len(e)/2]
	}
}

// setUpDuty is what the player is told to do about a reason not to be ready.
func setUpDuty(no *rule.Refusal) string {
	switch no {
	case notPlaced:
		return "must-place"
	case notAssigned:
		return "must-assign"
	case bannerApart:
		return "must-join-banner"
	case lossesOpen:
		return "must-take-losses"
	case leaderApart:
		return "must-stand-with-cavalry"
	case bannerNeeds:
		return "must-bear-banner"
	}
	return ""
}

// owingSetUp lists what a side has still to do before it is ready.
func (b *Battle) owingSetUp(side game.Side) (out []game.Duty) {
	for i := range b.counters {
		if b.counters[i].side != side {
			continue
		}
		if no := b.unready(game.ID(i)); no != nil {
			out = append(out, game.Duty{Unit: game.ID(i), Code: setUpDuty(no), Ref: no.Ref})
		}
	}
	return out
}
