package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.2.1 Friendly fire: shots at enemies in the ZoC of friends may hit the friends.

// strays rolls whether a shot at a target in the ZoC of friends goes among them; the shooter's
// own ZoC puts nobody in danger (10.2.1, R-239).
func (b *Battle) strays(sh shot) bool {
	if !b.nearFriends(sh) {
		return false
	}
	at, side := b.units[sh.at].at, b.counters[sh.by].side
	thrown, trials := astray(b.roll, sh.by)
	b.emit(game.Event{Kind: eventFriendlyFireRoll, Side: side, Unit: sh.at, By: sh.by, At: at, Dice: thrown, Trials: trials, Ref: "10.2.1"})
	return trials[0].Broken
}

// astray throws for a shot past friends: what the die shows, and whether it goes among them (10.2.1).
func astray(r dice.Roller, by game.ID) (thrown []int, trials []game.Trial) {
	past := dice.From(2)
	thrown = dice.Throw(r, dice.One("friendly-fire-test", by, past))
	return thrown, tried(game.None, thrown, ^past)
}

// nearFriends reports whether the target stands in the ZoC of another unit of the shooter's side.
func (b *Battle) nearFriends(sh shot) bool {
	others := func(_ *counter, u *unit) bool { return u != &b.units[sh.by] }
	return b.inZone(b.units[sh.at].at, b.counters[sh.by].side, others)
}

// victims are the friends of a shooter beside the target that friendly fire may hit (10.2.1, R-239).
func (b *Battle) victims(s step) []game.ID {
	var out []game.ID
	at := b.units[s.banner].at
	for d := hex.N; d <= hex.NW; d++ {
		for _, id := range b.standing(at.Step(d), s.side, isUnit) {
			if id != s.by { // nobody shoots himself
				out = append(out, id)
			}
		}
	}
	return out
}

// suffering lets friendly fire find its victim; with nobody there the shot misses.
func (b *Battle) suffering(s step) (waits bool) {
	v := b.victims(s)
	switch {
	case s.n == answered || len(v) == 0:
		return false
	case len(v) > 1:
		return true
	}
	b.strikeFriend(v[0], s.by)
	return false
}

// strikeFriend takes 1 SP from a friend of the shooter; a leader with it is in danger too (10.2.4, R-241).
func (b *Battle) strikeFriend(id, by game.ID) {
	at, side := b.units[id].at, b.counters[id].side
	b.emit(game.Event{Kind: eventFriendlyFire, Side: side, Unit: id, By: game.None, At: at, N: 1, Ref: "10.2.1"})
	l := b.markLeader(by, at, side)
	b.hurt(id, 1, inCombat, "10.2.1")
	if l != game.None && b.on(l) {
		b.killLeader(l, game.None, "10.2.4")
	}
}

func (a SufferFriendlyFire) check(b *Battle) *rule.Refusal {
	s := b.waits(sufferStep)
	if s == nil {
		return notPending
	}
	if !slices.Contains(b.victims(*s), a.Unit) {
		return notBeside
	}
	return nil
}

func (a SufferFriendlyFire) apply(b *Battle) {
	s := b.pending()
	s.n = answered
	b.strikeFriend(a.Unit, s.by)
}
