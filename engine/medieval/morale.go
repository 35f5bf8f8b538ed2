package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 6.0 MORALE: one track for both sides. Its counter moves at once; the value in force
// is set at the end of the turn (6.1.9).

// shiftMorale moves the counter to the benefit of a side; it stops at the last box.
func (b *Battle) shiftMorale(to game.Side, n int, ref rule.Ref) {
	if to == game.B {
		n = -n
	}
	limit := b.moraleLimit()
	b.box = max(-limit, min(b.box+n, limit))
	b.emit(game.Event{Kind: eventMoraleMoved, Side: to, Unit: game.None, By: game.None, N: b.box, Ref: ref})
}

// moraleLimit is the last box: three sections of a level, less one.
func (b *Battle) moraleLimit() int { return 3*b.sc.Options.MoraleBoxes - 1 }

// moraleLevel is the value the counter's box stands for, positive for side A.
func (b *Battle) moraleLevel() int { return b.box / b.sc.Options.MoraleBoxes }

// firstBox is where the track begins: where the book has it, or where both sides win alike if players agree on
// that.
func (b *Battle) firstBox() int {
	if b.plays(balanced) {
		return b.sc.Balanced
	}
	return b.sc.Morale
}

// settleMorale puts the value of the counter in force (2.1 phase 9, 6.1.9).
func (b *Battle) settleMorale() {
	if was := b.level; was != b.moraleLevel() {
		b.level = b.moraleLevel()
		b.emit(game.Event{Kind: eventMoraleSet, Side: game.NoSide, Unit: game.None, By: game.None, N: b.level, Ref: "6.1.9"})
	}
}

// moraleFor is the value in force for a side: only the favoured side has one (6.1.2, R-48).
func (b *Battle) moraleFor(side game.Side) int {
	if side == game.B {
		return max(0, -b.level)
	}
	return max(0, b.level)
}

func (b *Battle) moraleLine(t *rule.Tally, side game.Side) {
	t.Add("6.1.2", "morale", b.moraleFor(side))
}
