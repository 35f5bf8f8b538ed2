package play

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

// tapAttack is a tap while attacks may be formed: own counters and enemy hexes are
// taken into the group or out of it.
func (c *Controller) tapAttack(h hex.Hex) {
	if c.aimAt(h) {
		return
	}
	stack := c.at(h)
	switch {
	case len(stack) == 0:
		c.group = nil
		c.selectAt(h)
	case stack[0].Side != c.now.actor:
		c.toggleTarget(h)
	default:
		c.toggleAttackers(h)
	}
}

// toggleTarget takes an enemy hex into the group or out of it; without a group the
// best suggestion against that hex is taken.
func (c *Controller) toggleTarget(h hex.Hex) {
	if c.group == nil {
		if !c.suggest(func(g *Group) bool { return slices.Contains(g.At, h) }) {
			c.selectAt(h)
		}
		return
	}
	if i := slices.Index(c.group.At, h); i >= 0 {
		c.regroup(c.group.By, slices.Delete(slices.Clone(c.group.At), i, i+1))
		return
	}
	c.regroup(c.group.By, append(slices.Clone(c.group.At), h))
}

// toggleAttackers takes the units on a hex into the group or out of it; without a
// group the best suggestion with one of them is taken.
func (c *Controller) toggleAttackers(h hex.Hex) {
	units := c.unitsAt(h)
	if c.group == nil || len(units) == 0 {
		c.selectAt(h)
		if len(units) > 0 {
			c.suggest(func(g *Group) bool { return slices.Contains(g.By, units[0]) })
		}
		return
	}
	by := slices.Clone(c.group.By)
	if slices.Contains(by, units[0]) {
		by = slices.DeleteFunc(by, func(id game.ID) bool { return slices.Contains(units, id) })
	} else {
		by = append(by, units...)
	}
	c.regroup(by, c.group.At)
}

// unitsAt lists the units of the acting side on a hex, without leaders and banners.
func (c *Controller) unitsAt(h hex.Hex) []game.ID {
	var ids []game.ID
	for _, p := range c.at(h) {
		if p.Side == c.now.actor && p.Rank == game.Unit {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// regroup checks a group and forecasts it; an empty one is dropped.
func (c *Controller) regroup(by []game.ID, at []hex.Hex) {
	if len(by) == 0 && len(at) == 0 {
		c.group = nil
		return
	}
	c.group = c.grouped(by, at, c.sess.Game.Assault(by, at))
}

func (c *Controller) grouped(by []game.ID, at []hex.Hex, act game.Action) *Group {
	g := &Group{By: by, At: at, Act: act}
	if g.No = c.sess.Game.Check(act); g.No == nil {
		g.Odds = c.now.view.Forecast(act)
	}
	return g
}

// suggestions are the attacks the game offers.
func (c *Controller) suggestions() []game.Offer {
	var out []game.Offer
	for _, o := range c.now.offers[c.now.actor] {
		if o.Verb == game.VerbAttack {
			out = append(out, o)
		}
	}
	return out
}

// suggest takes the suggestion with the best odds that fits; it reports whether there was one.
func (c *Controller) suggest(fits func(*Group) bool) bool {
	var best *Group
	for _, o := range c.suggestions() {
		if g := c.fromOffer(o); g != nil && fits(g) && (best == nil || g.Odds.Final > best.Odds.Final) {
			best = g
		}
	}
	if best == nil {
		return false
	}
	c.group, c.pick, c.plan = best, nil, nil
	c.focus, c.aimed, c.near = &best.At[0], false, true
	return true
}

// fromOffer reads a group from an offered attack.
func (c *Controller) fromOffer(o game.Offer) *Group {
	odds := c.now.view.Forecast(o.Act)
	if odds == nil {
		return nil
	}
	return &Group{By: odds.Attackers, At: odds.At, Act: o.Act, Odds: odds}
}

// Suggest takes suggestion i of the list.
func (c *Controller) Suggest(i int) {
	s := c.suggestions()
	if i >= 0 && i < len(s) {
		c.clear()
		c.group = c.fromOffer(s[i])
		if c.group != nil && len(c.group.At) > 0 {
			c.look(c.group.At[0])
		}
	}
}

// faced explains the attack that waits for an answer before its dice, nil if there is none.
func (c *Controller) faced() *game.Odds {
	if o := c.now.table.Fight; o != nil && o.Result == nil {
		return o
	}
	return nil
}

// attack rolls the dice for the group.
func (c *Controller) attack() bool {
	if c.group.No != nil {
		c.why = &Why{No: c.group.No}
		return false
	}
	return c.act(c.group.Act)
}
