package medieval

import (
	"fmt"

	"gonfalon/engine/game"
)

// counter is what is printed on one counter; it never changes.
type counter struct {
	name      string // text id
	side      game.Side
	rank      game.Rank
	kind      Kind
	label     string
	proper    string // leaders: catalogue key of the name
	scores    string // row of the enemy's victory table
	commander game.ID
	armour    int
	sp        int
	reduced   int
	move      game.MP
	reach     int  // command range in hexes
	fatigue   int  // of a leader, at the start
	pikemen   bool // may form a shiltron
	setup     Placement
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
// the leader, his units, then his banner.
func roster(sc *Scenario) []counter {
	var all []counter
	for side := range sc.Armies {
		for i := range sc.Armies[side].Commands {
			all = appendCommand(all, game.Side(side), &sc.Armies[side].Commands[i])
		}
	}
	return all
}

func appendCommand(all []counter, side game.Side, c *Command) []counter {
	leader := game.ID(len(all))
	rank := game.Leader
	if c.Range >= grandRange {
		rank = game.GrandLeader
	}
	all = append(all, counter{
		name: c.Key, side: side, rank: rank, kind: LeaderKind, label: c.Initial, proper: c.Name,
		commander: leader, move: game.Points(leaderMove), reach: c.Range, fatigue: c.Fatigue, setup: c.Setup,
	})
	for i := range c.Blocks {
		all = appendBlock(all, side, leader, c, &c.Blocks[i])
	}
	if c.Banner {
		all = append(all, counter{
			name: c.Key + "-banner", side: side, rank: game.Banner, kind: BannerKind, label: c.Initial,
			commander: leader, setup: c.Setup,
		})
	}
	return all
}

func appendBlock(all []counter, side game.Side, leader game.ID, c *Command, b *Block) []counter {
	arm := "f"
	if b.Kind.Mounted() {
		arm = "c"
	}
	for n := b.From; n <= b.To; n++ {
		all = append(all, counter{
			name: fmt.Sprintf("%s-%s%d", c.Key, arm, n), side: side, rank: game.Unit, kind: b.Kind,
			label: fmt.Sprintf("%s %d", c.Initial, n), scores: b.Scores, commander: leader,
			armour: b.Armour, sp: b.SP, reduced: b.Reduced, move: game.Points(b.MP), pikemen: b.Pikemen, setup: b.Setup,
		})
	}
	return all
}
