package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 12.2 Assignment: units of a pool follow the leader their player gives them during set-up,
// a banner of cavalry as a whole (G-13.1.5, R-402), infantry and Tatars singly (G-13.1.6);
// some leaders may be given units of others (Ko-13.1.1, R-379, R-432). After set-up nothing changes (12.2.3).

func (a Assign) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Unit); no != nil {
		return no
	}
	c := &b.counters[a.Unit]
	switch {
	case !b.plays(organisation):
		return nobodysOwn
	case c.rank != game.Unit:
		return fixedLeader
	case !b.known(a.Leader) || !b.counters[a.Leader].leads() || b.counters[a.Leader].side != c.side:
		return notALeader
	case c.commander == a.Leader:
		return alreadyHis
	case c.pool == 0 && a.Leader != c.chief && !b.counters[a.Leader].orders.gathers():
		return fixedLeader
	case c.pool > 0 && !b.under(c, a.Leader):
		return wrongLeader
	}
	return nil
}

// gathers reports whether units of others may be given to a leader.
func (o *Command) gathers() bool { return o != nil && o.Gathers }

// under reports whether the pool of a unit may be commanded by a leader (G-13.1.7, R-404).
func (b *Battle) under(c *counter, leader game.ID) bool {
	names := b.sc.Armies[c.side].Pools[c.pool-1].Under
	return len(names) == 0 || slices.Contains(names, b.counters[leader].name)
}

func (a Assign) apply(b *Battle) {
	b.redraw()
	b.give(a.Unit, a.Leader)
}

// give gives a unit, and with it all of its banner, to a leader.
func (b *Battle) give(id, leader game.ID) {
	mates := b.mates(id)
	for _, m := range mates {
		b.counters[m].commander = leader
	}
	b.emit(game.Event{Kind: eventAssigned, Side: b.counters[id].side, Unit: id, By: leader, Units: mates, Ref: "12.2.2"})
}

// mates are the counters of a unit's banner of cavalry, itself included; they follow each
// other in the roster.
func (b *Battle) mates(id game.ID) []game.ID {
	for !b.heads(id) {
		id--
	}
	out := []game.ID{id}
	for next := id + 1; int(next) < len(b.counters) && !b.heads(next); next++ {
		out = append(out, next)
	}
	return out
}

// heads reports whether a counter is not one of the followers in a banner of cavalry; banners
// are offered under the name of their first.
func (b *Battle) heads(id game.ID) bool {
	n := b.counters[id].company
	return n == 0 || id == 0 || b.counters[id-1].company != n
}

// together reports whether those of a unit's banner that stand on the map form one group of
// adjacent hexes (G-13.1.4, R-405).
func (b *Battle) together(id game.ID) bool {
	var on []game.ID
	for _, m := range b.mates(id) {
		if b.on(m) {
			on = append(on, m)
		}
	}
	for joined := 1; joined < len(on); joined++ {
		next := slices.IndexFunc(on[joined:], func(m game.ID) bool { return b.besides(m, on[:joined]) })
		if next < 0 {
			return false
		}
		on[joined], on[joined+next] = on[joined+next], on[joined]
	}
	return true
}

// besides reports whether a unit stands in or next to the hex of one of these.
func (b *Battle) besides(id game.ID, group []game.ID) bool {
	return slices.ContainsFunc(group, func(m game.ID) bool { return b.units[m].at.Distance(b.units[id].at) <= 1 })
}
