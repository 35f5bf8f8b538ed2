package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// The automatic set-up of revision 3 and those before it (R-521 came later): everybody in the order
// of the list, on the hexes that the battle gave him then. It is in records only, and never offered.

// scarceFirst is the revision since which automatic set-up places first who has few hexes.
const scarceFirst = 4

// ActIn is what an act in a record of a revision means today.
func (b *Battle) ActIn(rules int, a game.Action) game.Action {
	if d, ok := a.(Deploy); ok && rules < scarceFirst {
		return DeployThen(d)
	}
	return a
}

func (a DeployThen) check(b *Battle) *rule.Refusal { return b.deploying(a.Side) }

func (a DeployThen) apply(b *Battle) { b.deployThen(a.Side) }

// deployThen places everything a side has not placed yet as it was done then.
func (b *Battle) deployThen(side game.Side) {
	c := b.asOnce()
	c.unmix(side)
	c.thinRanks(side)
	for i := range c.counters {
		if l := game.ID(i); c.counters[i].side == side && c.counters[i].leads() {
			c.deployBearer(l, c.lineOf(l))
			c.deployCommand(l)
		}
	}
	c.deployPools(side)
	c.deployRest(side)
	b.adopt(c)
}

// asOnce is the battle with the set-up that its file once gave, in the position of today's. It
// works in the memory of the battle, which adopts it in the end.
func (b *Battle) asOnce() *Battle {
	sc := b.sc.asOnce()
	c := *b
	c.sc, c.counters, c.drawn = sc, roster(sc), true
	c.outlooks = [2]outlook{c.look(game.A), c.look(game.B)}
	c.stakeOut()
	copyGiven(c.counters, b.counters)
	return &c
}

// adopt takes over what the battle as it once was has come to.
func (b *Battle) adopt(c *Battle) {
	b.redraw()
	copyGiven(b.counters, c.counters)
	b.state, b.events = c.state, c.events
}

// copyGiven copies what set-up may change of counters.
func copyGiven(to, from []counter) {
	for i := range to {
		to[i].commander, to[i].label = from[i].commander, from[i].label
	}
}

// asOnce is the scenario with the set-up that it once gave.
func (sc *Scenario) asOnce() *Scenario {
	once := *sc
	for side := range once.Armies {
		army := &once.Armies[side]
		army.Commands, army.Pools = slices.Clone(army.Commands), slices.Clone(army.Pools)
		for i := range army.Commands {
			army.Commands[i].Blocks = blocksOnce(army.Commands[i].Blocks)
		}
		for i := range army.Pools {
			army.Pools[i].Blocks = blocksOnce(army.Pools[i].Blocks)
		}
	}
	return &once
}

func blocksOnce(blocks []Block) []Block {
	blocks = slices.Clone(blocks)
	for i := range blocks {
		if p := &blocks[i].Setup; p.Once != nil {
			*p = *p.Once
		}
	}
	return blocks
}
