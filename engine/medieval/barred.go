package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Barred lists the hexes around a counter that the decision now pending bars, and why: for a
// retreat the first steps it may not take (5.4.5), for a pursuit the emptied hexes it may not
// enter. During set-up it lists the hexes where the counter may not be placed.
func (b *Battle) Barred(id game.ID) []game.Barred {
	switch {
	case !b.known(id):
		return nil
	case b.phase == setUp:
		return b.barredHomes(id)
	case !b.on(id):
		return nil
	}
	at := b.units[id].at
	var out []game.Barred
	for d := hex.N; d <= hex.NW; d++ {
		to := at.Step(d)
		if !b.board.On(to) {
			continue
		}
		x := game.Barred{Hex: to}
		if _, running := b.runOf(id); running && b.retreatPending() != nil {
			x.Why = b.fallBack(id, at, to, at)
		} else if _, chasing := b.chaserOf(id); chasing && !b.advancing() && b.vacated(to) {
			x.Why = b.follow(id, to, at)
		}
		if x.Why != nil {
			out = append(out, x)
		}
	}
	return out
}

func (b *Battle) barredHomes(id game.ID) (out []game.Barred) {
	place := b.settles(id)
	for cell := range b.board.Cells() {
		h := b.board.Hex(cell)
		if no := b.Check(place(h, hex.N)); no != nil {
			out = append(out, game.Barred{Hex: h, Why: no})
		}
	}
	return out
}
