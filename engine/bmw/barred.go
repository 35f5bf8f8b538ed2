package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Barred lists the hexes around a counter through which the retreat now pending does not lead
// it, and why; nil for a counter that has none to choose.
func (b *Battle) Barred(id game.ID) (list []game.Barred) {
	if !b.known(id) || !b.on(id) {
		return nil
	}
	ways := b.waysNow(id)
	if len(ways) == 0 {
		return nil
	}
	at := b.units[id].at
	eachBeside(at, func(to hex.Hex) {
		taken := slices.ContainsFunc(ways, func(w []hex.Hex) bool { return w[0] == to })
		if b.board.On(to) && !taken {
			list = append(list, game.Barred{Hex: to, Why: b.noWay(id, at, to)})
		}
	})
	return list
}

// waysNow are the ways of a counter among which the pending decision chooses.
func (b *Battle) waysNow(id game.ID) [][]hex.Hex {
	s := b.pending()
	switch {
	case s == nil:
		return nil
	case s.kind == retreatStep && slices.Contains(b.fight.runs, id):
		return b.retreats(id)
	case s.kind == escapeStep && s.unit == id:
		return b.escapes(id)
	case (s.kind == evadeStep || s.kind == withdrawStep) && slices.Contains(b.evaders(*s), id):
		return b.evasions(id, everyWay)
	}
	return nil
}

// noWay says why no way of a counter begins with a hex.
func (b *Battle) noWay(id game.ID, at, to hex.Hex) *rule.Refusal {
	if b.counters[id].leads() {
		return b.exposed(id, at, to)
	}
	switch no := b.shut(id, at, to); {
	case no != nil:
		return no
	case b.horse(id):
		return leadsNowhere
	}
	return friendsLast
}
