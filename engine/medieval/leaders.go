package medieval

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 8.0 Leaders: they inspire in combat, and their death costs their army dearly.

// What the death of a unit and of a leader moves MORALE by (6.1.4, 6.1.6, 6.1.7, R-261).
const (
	unitBoxes   = 1
	leaderBoxes = 8
	grandBoxes  = 12
)

// leadership is the modifier of the best leader for a group: +2 stacked with a member, else +1
// in range (8.2.1 to 8.2.3, R-42 to R-44).
func (b *Battle) leadership(group []game.ID) (best int) {
	for _, l := range b.mayLead(group) {
		best = max(best, b.influence(l, group))
	}
	return best
}

// helpers are the leaders with the best modifier for a group, none if nobody has one.
func (b *Battle) helpers(group []game.ID) (out []game.ID) {
	best := b.leadership(group)
	for _, l := range b.mayLead(group) {
		if best > 0 && b.influence(l, group) == best {
			out = append(out, l)
		}
	}
	return out
}

// mayLead are the leaders of the side of a group.
func (b *Battle) mayLead(group []game.ID) []game.ID {
	return b.ranks.leaders[b.counters[group[0]].side]
}

// influence is the modifier of a leader for a group, 0 when he is off the map.
func (b *Battle) influence(leader game.ID, group []game.ID) int {
	best := 0
	if !b.on(leader) {
		return 0
	}
	for _, id := range group {
		if !b.leads(leader, id) {
			continue
		}
		switch d := b.units[id].at.Distance(b.units[leader].at); {
		case d == 0:
			return 2
		case d <= b.counters[leader].reach:
			best = 1
		}
	}
	return best
}

// leads reports whether a leader may help a unit: any of its side, or only its own and a Grand Leader
// (8.2.1, 8.2.2, R-43).
func (b *Battle) leads(leader, id game.ID) bool {
	return !b.plays(ownCommander) || b.counters[id].commander == leader || b.counters[leader].rank == game.GrandLeader
}

func (b *Battle) leaderLine(t *rule.Tally, group []game.ID) {
	switch b.leadership(group) {
	case 2:
		t.Add("8.2.1", "leader-with", ledInHex)
	case 1:
		t.Add("8.2.2", "leader-near", ledFromFar)
	}
}

// creditLeaders tires the leaders whose modifiers counted (13.1.3, R-423).
func (b *Battle) creditLeaders(c combat) {
	for _, group := range [][]game.ID{c.by, c.on} {
		if len(group) == 0 || len(c.on) == 0 {
			continue
		}
		if l := b.helpers(group); len(l) > 0 {
			b.credit(l)
		}
	}
}

// rollFates throws for the death of every leader whose units had to retreat: he dies if two
// dice, less the SP his side lost in the combat, do not exceed the retreat (8.2.4, 8.2.5,
//
func (b *Battle) rollFates(s step) {
	if s.party < 0 {
		return
	}
	for _, l := range b.withBeaten(s.party) {
		n, lost := b.fight.harmTo(s.party).Retreat, b.fight.lost[s.party]
		lives := dice.From(n + lost + 1)
		thrown, safe := b.decide(dice.Two("leader-fate", l, lives))
		if thrown != nil {
			var t rule.Tally
			t.Add("8.2.4", "dice", dice.Sum(thrown))
			t.Add("8.2.5", "sp-lost", -lost)
			b.emit(game.Event{Kind: eventLeaderFate, Side: b.counters[l].side, Unit: l, By: game.None, At: b.units[l].at,
				N: n, Dice: thrown, Trials: tried(l, thrown, ^lives), Ref: "8.2.4", Tally: &t})
		}
		if !safe {
			b.killLeader(l, game.None, "8.2.4")
		}
	}
}

// killLeader removes a leader: MORALE (6.1.6, 6.1.7), points, and 1 SP of each of his
// units, or of all units if he was a Grand Leader (8.1.4, 8.1.5, R-288, R-289).
func (b *Battle) killLeader(l, by game.ID, ref rule.Ref) {
	c := &b.counters[l]
	b.remove(l, game.Dead)
	b.emit(game.Event{Kind: eventLeaderDied, Side: c.side, Unit: l, By: by, At: b.units[l].at, Ref: ref})
	boxes, moraleRef := leaderBoxes, rule.Ref("6.1.6")
	if c.rank == game.GrandLeader {
		boxes, moraleRef = grandBoxes, "6.1.7"
	}
	b.shiftMorale(c.side.Other(), boxes, moraleRef)
	b.score(c.side.Other(), b.worth(l), l)
	b.mourn(l)
}

// mourn takes 1 SP from every unit that followed a dead leader, wherever it is.
func (b *Battle) mourn(l game.ID) {
	ref := rule.Ref("8.1.4")
	if b.counters[l].rank == game.GrandLeader {
		ref = "8.1.5"
	}
	for i := range b.counters {
		if id := game.ID(i); b.mourns(id, l) {
			b.hurt(id, 1, leaderFell, ref) // 8.1.6
		}
	}
}

// mourns reports whether a unit is one of those who followed a leader: his own, and all of his side if he
// is a Grand Leader (8.1.4, 8.1.5).
func (b *Battle) mourns(id, l game.ID) bool {
	c, lead := &b.counters[id], &b.counters[l]
	follows := c.commander == l || lead.rank == game.GrandLeader
	return c.rank == game.Unit && c.side == lead.side && follows && b.inPlay(id)
}

// inPlay reports whether a unit exists, on the map or off it.
func (b *Battle) inPlay(id game.ID) bool {
	w := b.units[id].where
	return w != game.Dead && w != game.Unplaced && (w != game.Reserve || b.counters[id].setup.Arrives == "")
}

// Command is where a leader's influence reaches.
func (b *Battle) Command(id game.ID) []hex.Hex {
	c := &b.counters[id]
	if !c.leads() || !b.on(id) {
		return nil
	}
	var out []hex.Hex
	for _, h := range b.units[id].at.Disc(c.reach) {
		if b.board.On(h) {
			out = append(out, h)
		}
	}
	return out
}
