package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// group is an attack being put together: who attacks which hexes. It may be
// illegal; No then says why.
type group struct {
	By   []game.ID
	At   []hex.Hex
	Act  game.Action
	No   *rule.Refusal
	Odds *game.Odds // nil while the group is illegal
}

func (c *battle) grouped(by []game.ID, at []hex.Hex, act game.Action) *group {
	g := &group{By: by, At: at, Act: act}
	if g.No = c.sess.Game.Check(act); g.No == nil {
		g.Odds = c.view.Forecast(act)
	}
	return g
}

// fromOffer reads a group from an offered attack.
func (c *battle) fromOffer(o game.Offer) *group {
	odds := c.view.Forecast(o.Act)
	if odds == nil {
		return nil
	}
	return &group{By: odds.Attackers, At: odds.At, Act: o.Act, Odds: odds}
}

// bestGroup is the suggestion with the best odds that fits, nil if none does.
func (c *battle) bestGroup(fits func(*group) bool) *group {
	var best *group
	for _, o := range c.suggestions() {
		if g := c.fromOffer(o); g != nil && fits(g) && (best == nil || g.Odds.Final > best.Odds.Final) {
			best = g
		}
	}
	return best
}

// struck are the counters an attack falls on: where no unit defends, the leaders who stand
// there alone.
func (c *battle) struck(o *game.Odds) []game.ID {
	if len(o.Defenders) > 0 {
		return o.Defenders
	}
	var out []game.ID
	for _, h := range o.At {
		for _, p := range c.at(h) {
			if p.Side != c.actor && c.leads(p.ID) {
				out = append(out, p.ID)
			}
		}
	}
	return out
}

// doomed are the leaders who stand alone before an attack and die by it, which no die decides.
func (c *battle) doomed(g *group) (out []game.ID) {
	if g.Odds == nil || len(g.Odds.Defenders) > 0 {
		return nil
	}
	alone := c.struck(g.Odds)
	for _, e := range c.view.Glimpse(game.None, []game.Action{g.Act}, game.UntilEnd).Events {
		if c.gravity(e) == gravest["leader-died"] && slices.Contains(alone, e.Unit) {
			out = append(out, e.Unit)
		}
	}
	return out
}
