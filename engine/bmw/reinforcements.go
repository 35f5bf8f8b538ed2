package bmw

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Reinforcements of a battle (3.2): counters that come onto the map in the movement phase, from a
// turn on and over certain hexes (B-29, B-233). Until then they are nowhere: they are not lost, and
// count for no goal.

// offTheMap is where a counter is that has still to come.
var offTheMap = hex.Hex{Q: -1, R: -1}

// awaited reports whether a counter has still to come onto the map.
func (b *Battle) awaited(id game.ID) bool { return b.units[id].where == game.Reserve }

// await keeps a counter off the map until it comes.
func (b *Battle) await(id game.ID) { b.units[id].where, b.units[id].at = game.Reserve, offTheMap }

// mayArrive says why a counter may not come onto the map now, wherever.
func (b *Battle) mayArrive(id game.ID) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase
	case !b.known(id):
		return unknownPiece
	case b.counters[id].side != b.phase.side():
		return notYourPhase
	case !b.awaited(id):
		return notOnMap
	case b.turn < b.counters[id].arrives.From:
		return arrivesLater
	case b.between():
		return moverOwes
	}
	return nil
}

func (a Enter) check(b *Battle) *rule.Refusal {
	if no := b.mayArrive(a.Unit); no != nil {
		return no
	}
	if !slices.Contains(b.counters[a.Unit].arrives.Over, a.Hex) {
		return entryWhere
	}
	if no := b.unsuited(a.Unit, a.Hex); no != nil {
		return no
	}
	foe := b.counters[a.Unit].side.Other()
	switch {
	case b.ground(a.Hex).cost > b.face(a.Unit).MA:
		return noMP // B-20
	case b.entryShut(a.Unit, a.Hex):
		return entryClosed // B-29
	case b.heldBack(a.Unit) && b.beside(a.Hex, foe):
		return inHand // B-183
	}
	return nil
}

// entryShut reports whether somebody closes an entry hex: any unit or an enemy zone; to a leader
// neither does where a friendly unit stands (10.1, B-233).
func (b *Battle) entryShut(id game.ID, h hex.Hex) bool {
	c := &b.counters[id]
	foe := c.side.Other()
	if c.leads() && b.troop(h, c.side) != game.None {
		return false
	}
	return !b.empty(h) || b.led(h, foe) || b.zone(h, foe)
}

// apply sets the counter on its entry hex, which it pays for as the first of its way, and lets it
// move on.
func (a Enter) apply(b *Battle) {
	b.endMove()
	b.put(a.Unit, a.Hex)
	b.begun, b.mover = true, b.entered(a.Unit, a.Hex)
	e := b.happen(eventEntered, a.Unit, "B-233")
	e.N = 6 * b.mover.left
}

// entered is a counter that has just come to the first hex of its way, and has paid for it (B-217,
// B-233).
func (b *Battle) entered(id game.ID, h hex.Hex) mover {
	m := b.newMover(id)
	m.at, m.steps, m.left = h, 1, max(0, m.left-b.ground(h).cost)
	m.clear = b.board.Terrain(h) == board.Clear
	m.halted = b.zone(h, b.counters[id].side.Other()) // a leader with a friend (5.2, 10.1)
	return m
}

// entryReach is the hexes over which a counter can come, and with what it moves on from there.
func (b *Battle) entryReach(id game.ID) *game.Reach {
	r := &game.Reach{Unit: id, Acts: func(s *game.Stop) game.Action { return Enter{id, s.Hex} }}
	for _, h := range b.counters[id].arrives.Over {
		if (Enter{id, h}).check(b) == nil {
			m := b.entered(id, h)
			r.Stops = append(r.Stops, b.stop(&m, -1))
		}
	}
	return r
}

// stillAway says why a counter that has to come does not move.
func (b *Battle) stillAway(id game.ID) *rule.Refusal {
	if b.turn < b.counters[id].arrives.From {
		return arrivesLater
	}
	return notOnMap
}

// whyNoEntry says why a counter that may come now does not come over a hex.
func (b *Battle) whyNoEntry(id game.ID, h hex.Hex) *game.Hindrance {
	no := Enter{id, h}.check(b)
	if no == nil {
		return nil
	}
	x := game.Hinder(no, h)
	x.By = b.top(h)
	return x
}
