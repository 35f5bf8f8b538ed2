package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// The ambush regiment: a command that begins hidden in a forest of its owner's choice, may
// move there in secret, breaks up every enemy who comes next to it, and rides out when its
// owner reveals it.

// lurks reports whether a counter is hidden with its regiment.
func (b *Battle) lurks(id game.ID) bool {
	c := &b.counters[id]
	return c.setup.Secret > 0 && b.units[id].where == game.Reserve && !b.units[c.chief].has(unveiled)
}

// regiment lists a hidden leader and his units.
func (b *Battle) regiment(leader game.ID) (out []game.ID) {
	for i := range b.counters {
		if c := &b.counters[i]; c.chief == leader && c.setup.Secret > 0 {
			out = append(out, game.ID(i))
		}
	}
	return out
}

// inWood reports whether a hex lies in a forest of at least n connected hexes.
func (b *Battle) inWood(h hex.Hex, n int) bool {
	if b.terrain(h) != board.Forest {
		return false
	}
	wood := []hex.Hex{h}
	for i := 0; i < len(wood) && len(wood) < n; i++ {
		for d := hex.N; d <= hex.NW; d++ {
			if next := wood[i].Step(d); b.terrain(next) == board.Forest && !slices.Contains(wood, next) {
				wood = append(wood, next)
			}
		}
	}
	return len(wood) >= n
}

func (a Hide) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Leader); no != nil {
		return no
	}
	switch c := &b.counters[a.Leader]; {
	case !c.leads() || c.setup.Secret == 0:
		return notHidden
	case a.Hex == game.Nowhere: // only its owner's device knows the place, and bares it later
	case !b.inWood(a.Hex, c.setup.Secret):
		return noWood
	}
	return nil
}

// apply tells nobody where: the log is on a shared screen.
func (a Hide) apply(b *Battle) {
	for _, id := range b.regiment(a.Leader) {
		b.units[id].where, b.units[id].at = game.Reserve, a.Hex
	}
	b.emit(game.Event{Kind: eventHidden, Side: b.counters[a.Leader].side, Unit: a.Leader, By: game.None, Ref: "R-355"})
}

// mayStirWood says why a hidden regiment may not leave its forest now: it may in every
// movement phase of its owner in which its command may move, but does not ride out of
// hiding in the phase in which it has moved there.
func (b *Battle) mayStirWood(leader game.ID) *rule.Refusal {
	switch {
	case !b.known(leader):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	case !b.counters[leader].leads() || !b.lurks(leader):
		return notHidden
	case !b.phase.movement() || b.counters[leader].side != b.phase.side():
		return notYourPhase
	case b.frozen(leader):
		return commandHeld
	case b.units[leader].has(relocated) && b.acts(leader):
		return hasShifted
	}
	return nil
}

func (a Relocate) check(b *Battle) *rule.Refusal {
	switch no := b.mayStirWood(a.Leader); {
	case no != nil:
		return no
	case !b.plays(secretMarch):
		return staysHidden
	case !b.acts(a.Leader):
		return notYourPhase // in secret it moves with the cavalry
	case a.Hex == game.Nowhere:
		return nil // only its owner's device knows the place, and bares it later
	}
	d, near := b.units[a.Leader].at.Toward(a.Hex)
	if !near {
		return notAdjacent // 4.2.10: forest lets cavalry go one hex
	}
	if b.terrain(a.Hex) != board.Forest {
		return staysInWood
	}
	_, no := b.crossing(b.units[a.Leader].at, d)
	return no
}

// apply moves the regiment on; where it was found out before it is no more.
func (a Relocate) apply(b *Battle) {
	for _, id := range b.regiment(a.Leader) {
		if b.lurks(id) {
			b.units[id].at = a.Hex
		}
	}
	u := &b.units[a.Leader]
	u.set(relocated)
	b.exert(a.Leader)
	u.clear(spotted)
	b.emit(game.Event{Kind: eventRelocated, Side: b.counters[a.Leader].side, Unit: a.Leader, By: game.None, Ref: "R-356"})
}

func (a Reveal) check(b *Battle) *rule.Refusal {
	if no := b.mayStirWood(a.Leader); no != nil {
		return no
	}
	if b.units[a.Leader].at == game.Nowhere {
		return noPlace
	}
	return nil
}

// apply lets the units enter play from their hex, one by one.
func (a Reveal) apply(b *Battle) {
	u := &b.units[a.Leader]
	u.set(unveiled)
	b.emit(game.Event{Kind: eventUnveiled, Side: b.counters[a.Leader].side, Unit: a.Leader, By: game.None, At: u.at, Ref: "R-358", Revealed: true})
}

// walkInto breaks up a unit that came next to a hidden enemy regiment, with or without a
// leader; so the hex is known.
func (b *Battle) walkInto(id game.ID) {
	foe := b.counters[id].side.Other()
	for _, l := range b.ranks.leaders[foe] {
		if !b.lurks(l) || b.units[l].at.Distance(b.units[id].at) > 1 {
			continue
		}
		b.units[l].set(spotted)
		b.emit(game.Event{Kind: eventAmbushed, Side: b.counters[id].side, Unit: id, By: l, From: b.units[l].at, At: b.units[id].at, Ref: "R-357", Revealed: true})
		b.unsettle(id, byCombat, "R-357")
		return
	}
}
