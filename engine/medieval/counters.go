package medieval

import (
	"fmt"

	"gonfalon/engine/game"
)

// counter is what a counter is. It changes only when its owner assigns it to a leader
// (assignment.go) or it goes over to the enemy (defection.go); positions from before keep
// what it was.
type counter struct {
	name      string // text id
	side      game.Side
	rank      game.Rank
	kind      Kind
	label     string
	proper    string  // leaders: catalogue key of the name
	scores    string  // row of the enemy's victory table
	commander game.ID // None for units of a pool and banners that nobody has been given
	chief     game.ID // the leader its set-up names, whoever commands it: the Aga of a janissary
	company   int16   // the banner of cavalry it belongs to, 0 for none
	pool      int16   // the pool of its army it comes from, counted from 1; 0 for none
	armour    int
	sp        int
	reduced   int
	move      game.MP
	reach     int  // command range in hexes
	pikemen   bool // may form a shiltron
	setup     Placement
	plot      *plot // where it is set up, which its block has in common; nil where that is not known before

	fatigue int      // of a leader, at the start
	orders  *Command // of a leader: what his scenario says of him
}

// regular reports whether the counter is a regular unit: cavalry or infantry,
// not ranged, not a leader, not a banner (1.3).
func (c *counter) regular() bool { return c.rank == game.Unit && !c.kind.Ranged() }

// leads reports whether the counter is a leader of either rank (8.1).
func (c *counter) leads() bool { return c.rank == game.Leader || c.rank == game.GrandLeader }

// horse reports whether the counter moves in the cavalry phases: cavalry and leaders.
func (c *counter) horse() bool { return c.leads() || c.rank == game.Unit && c.kind.Mounted() }

// leaderMove is the printed allowance of every leader (8.1.2).
const leaderMove = 10

// grandRange is the command range that makes a leader a Grand Leader (8.1.5).
const grandRange = 3

// roster makes all counters of a scenario, side by side and command by command:
// the leader, his units, then his banner; pools and free banners come last.
func roster(sc *Scenario) []counter {
	r := &mustering{}
	for side := range sc.Armies {
		army := &sc.Armies[side]
		r.side = game.Side(side)
		for i := range army.Commands {
			r.command(&army.Commands[i])
		}
		for i := range army.Pools {
			r.pool(&army.Pools[i], i+1)
		}
		for i := range army.Banners {
			r.banner(fmt.Sprintf("%s-banner-%d", army.Key, i+1), "", game.None, Placement{Among: true})
		}
	}
	return r.all
}

// mustering is a roster being made.
type mustering struct {
	all     []counter
	side    game.Side
	company int16
}

func (r *mustering) command(c *Command) {
	leader := game.ID(len(r.all))
	r.all = append(r.all, c.counter(r.side, leader))
	own := counter{name: c.Key, label: c.Initial, commander: leader, chief: leader}
	for i := range c.Blocks {
		r.block(own, &c.Blocks[i])
	}
	if c.Banner {
		r.banner(c.Key+"-banner", c.Initial, leader, c.Setup)
	}
}

// counter is the leader himself.
func (c *Command) counter(side game.Side, id game.ID) counter {
	rank := game.Leader
	if c.Range >= grandRange {
		rank = game.GrandLeader
	}
	return counter{
		name: c.Key, side: side, rank: rank, kind: LeaderKind, label: c.Initial, proper: c.Name, commander: id, chief: id,
		move: game.Points(leaderMove), reach: c.Range, fatigue: c.Fatigue, setup: c.Setup, plot: new(plot), orders: c,
	}
}

func (r *mustering) pool(p *Pool, n int) {
	for i := range p.Blocks {
		r.block(counter{name: p.Key, label: p.Initial, commander: game.None, chief: game.None, pool: int16(n)}, &p.Blocks[i])
	}
}

func (r *mustering) banner(name, label string, leader game.ID, at Placement) {
	r.all = append(r.all, counter{name: name, side: r.side, rank: game.Banner, kind: BannerKind, label: label,
		commander: leader, chief: leader, setup: at})
}

// block adds the units of a block; common is what they share with their whole command.
func (r *mustering) block(common counter, b *Block) {
	common.plot = new(plot)
	for n := b.From; n <= b.To; n++ {
		c := common
		c.name = fmt.Sprintf("%s-%s%d", common.name, b.Kind.Arm(), n)
		c.label = fmt.Sprintf("%s %d", common.label, n)
		c.side = r.side
		b.stamp(&c)
		if b.Setup.Each {
			c.plot, c.setup.Around = new(plot), b.Setup.Around[n-b.From:][:1]
		}
		if b.Company > 0 {
			if (n-b.From)%b.Company == 0 {
				r.company++
			}
			c.company = r.company
		}
		r.all = append(r.all, c)
	}
}

// stamp prints on a counter what all of a block have.
func (b *Block) stamp(c *counter) {
	c.rank, c.kind, c.scores, c.setup = game.Unit, b.Kind, b.Scores, b.Setup
	c.armour, c.sp, c.reduced, c.move, c.pikemen = b.Armour, b.SP, b.Reduced, game.Points(b.MP), b.Pikemen
}
