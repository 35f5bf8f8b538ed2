package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Group is an attack being put together: who attacks which hexes. It may be
// illegal; No then says why.
type Group struct {
	By   []game.ID
	At   []hex.Hex
	Act  game.Action
	No   *rule.Refusal
	Odds *game.Odds // nil while the group is illegal
}

func (c *Match) Grouped(by []game.ID, at []hex.Hex, act game.Action) *Group {
	g := &Group{By: by, At: at, Act: act}
	if g.No = c.Sess.Game.Check(act); g.No == nil {
		g.Odds = c.View.Forecast(act)
	}
	return g
}

// FromOffer reads a group from an offered attack.
func (c *Match) FromOffer(o game.Offer) *Group {
	odds := c.View.Forecast(o.Act)
	if odds == nil {
		return nil
	}
	return &Group{By: odds.Attackers, At: odds.At, Act: o.Act, Odds: odds}
}

// BestGroup is the suggestion with the best odds that fits, nil if none does.
func (c *Match) BestGroup(fits func(*Group) bool) *Group {
	var best *Group
	for _, o := range c.Suggestions() {
		if g := c.FromOffer(o); g != nil && fits(g) && (best == nil || g.Odds.Final > best.Odds.Final) {
			best = g
		}
	}
	return best
}

// Struck are the counters an attack falls on: where no unit defends, the leaders who stand
// there alone.
func (c *Match) Struck(o *game.Odds) []game.ID {
	if len(o.Defenders) > 0 {
		return o.Defenders
	}
	var out []game.ID
	for _, h := range o.At {
		for _, p := range c.At(h) {
			if p.Side != c.Actor && c.Leads(p.ID) {
				out = append(out, p.ID)
			}
		}
	}
	return out
}

// Doomed are the leaders who stand alone before an attack and die by it, which no die decides.
func (c *Match) Doomed(g *Group) (out []game.ID) {
	if g.Odds == nil || len(g.Odds.Defenders) > 0 {
		return nil
	}
	alone := c.Struck(g.Odds)
	for _, e := range c.View.Glimpse(game.None, []game.Action{g.Act}, game.UntilEnd).Events {
		info := c.Codes().EventInfo(e.Kind)
		if gravity, _ := info.Weight(c.View, &e); info.Lost && gravity.Level() == game.Grave && slices.Contains(alone, e.Unit) {
			out = append(out, e.Unit)
		}
	}
	return out
}
