package plan_test

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// thrown is dice that were thrown already.
func thrown(faces []int) dice.Roller { return dice.Script(faces...) }

// fights does the first attack of a proposal; false if there is none.
func (c *chaos) fights(side game.Side) bool {
	g := c.s.Game
	if !slices.ContainsFunc(g.Offers(side, nil), func(o game.Offer) bool { return o.Verb == game.VerbAttack }) {
		return false
	}
	before := g.Hash()
	p := plan.Attacks(g, side, nil).Whole()
	if g.Hash() != before {
		c.Fatal("proposing changed the position")
	}
	c.sound(p)
	if len(p.Owed) > 0 {
		c.sight["owed"]++
	} else {
		c.sight["duties met"]++
	}
	if len(p.Groups) == 0 {
		return false
	}
	c.do(p.Groups[0].Act)
	return true
}

// sound fails where a proposal has a unit or a hex twice, or a group that may not be made.
func (c *chaos) sound(p *plan.Proposal) {
	c.Helper()
	seen := map[game.ID]bool{}
	for _, x := range p.Groups {
		if no := c.s.Game.Check(x.Act); no != nil {
			c.Fatalf("proposed %+v is refused: %v", x.Act, no)
		}
		for _, id := range x.By {
			if seen[id] {
				c.Fatalf("counter %d attacks twice", id)
			}
			seen[id] = true
		}
	}
}
