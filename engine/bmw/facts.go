package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
)

// What planners are told (game.Informed). Nothing here decides anything.

var _ game.Informed = (*Battle)(nil)

// Worth is what a counter counts for.
func (b *Battle) Worth(id game.ID) game.Worth {
	c := &b.counters[id]
	w := game.Worth{Role: b.role(id), Points: c.worth}
	if !c.leads() {
		w.Power, w.Steps = 100*b.face(id).CS, 1
	}
	return w
}

// Stake is 0: no unit suffers for the loss of a leader.
func (b *Battle) Stake(game.ID) int { return 0 }

// Led reports whether a leader stands with a unit: he helps nobody from afar (10.2).
func (b *Battle) Led(id game.ID) bool {
	c, u := &b.counters[id], &b.units[id]
	return !c.leads() && b.on(id) && b.bestLeader(u.at, c.side) > 0
}

// Differs appends the counters whose own state is another one than in another position.
func (b *Battle) Differs(from game.Informed, to []game.ID) []game.ID {
	return kit.Differing(b.units, from.(*Battle).units, to)
}

func (b *Battle) role(id game.ID) game.Role {
	switch c := &b.counters[id]; {
	case c.leads():
		return game.RoleLeader
	case c.arm == Train:
		return game.RoleBaggage
	case b.horse(id):
		return game.RoleHorse
	case c.faces[0].Bow > 0 && c.faces[0].CS < 2*c.faces[0].Bow:
		return game.RoleShooter
	}
	return game.RoleFoot
}

// Aims are the goals of a side (3.3).
func (b *Battle) Aims(side game.Side) (list []game.Aim) {
	for i := range b.sc.Armies[side].Goals {
		list = append(list, b.aim(side, &b.sc.Armies[side].Goals[i]))
	}
	return list
}

func (b *Battle) aim(side game.Side, g *Goal) game.Aim {
	a := game.Aim{Kind: game.AimReach, Hexes: g.Hexes, Within: g.Range, Points: g.Points, Denied: g.Denied}
	who := func(id game.ID) bool { return !b.counters[id].leads() && b.counters[id].arm != Train }
	switch g.Kind {
	case Hold:
		a.Kind = game.AimHold
		return a
	case Alive:
		a.Kind = game.AimKeep
		who = func(id game.ID) bool { return b.counters[id].label == g.Leader }
	case TrainsHome:
		a.Within = 1
		who = func(id game.ID) bool { return b.counters[id].arm == Train }
	case Rows:
		a.Hexes = b.rows(g.Rows)
	}
	b.tally(side, func(id game.ID) bool {
		if who(id) {
			a.Units = append(a.Units, id)
		}
		return false
	})
	return a
}

// rows are the hexes of the board down to a row.
func (b *Battle) rows(last int) (list []hex.Hex) {
	for cell := range b.board.Cells() {
		if h := b.board.Hex(cell); b.board.On(h) && h.Row() <= last {
			list = append(list, h)
		}
	}
	return list
}

// trades are what is done in the phases of a player turn.
var trades = [perPlayer]game.Trade{game.TradeMove, game.TradeShoot, game.TradeShoot, game.TradeFight, game.TradeRally}

// Trade is what is done in a phase (3.2).
func (b *Battle) Trade(p int) game.Trade { return trades[phase(p).kind()] }

// Awaits is the stage and whom the game waits for.
func (b *Battle) Awaits() (game.Stage, game.Side) {
	switch s := b.pending(); {
	case b.over:
		return game.StageOver, game.NoSide
	case s == nil:
		return game.StageFree, b.phase.side()
	case s.kind == followStep:
		return game.StageQuestion, b.winner()
	default:
		return game.StageQuestion, s.side
	}
}

// Standing is the points, and the strength lost on the way to disintegration (11.4).
func (b *Battle) Standing() (points, ruin [2]int) {
	for s := game.A; s <= game.B; s++ {
		points[s] = b.points(s)
		ruin[s] = 100 * b.losses(s) / max(1, b.sc.Armies[s].Disintegrate)
	}
	return points, ruin
}

// Threat appends the hexes that a unit could attack in its next turn.
func (b *Battle) Threat(id game.ID, to []hex.Hex) []hex.Hex {
	c := &b.counters[id]
	if !b.on(id) || c.leads() || c.arm == Train {
		return to
	}
	foe := c.side.Other()
	reached := kit.Flood(b.board, b.units[id].at, game.Points(b.face(id).MA), func(from hex.Hex, d hex.Dir) (game.MP, bool) {
		h := from.Step(d)
		if b.troop(h, foe) != game.None || !b.mayEnter(id, from, h) {
			return 0, false
		}
		return b.fare(from, h), true
	}, func(h hex.Hex) bool { return b.zone(h, foe) })
	return kit.Rim(b.board, reached, to)
}

// Shots appends the hexes that a unit could shoot at from where it stands (6.2, 6.4).
func (b *Battle) Shots(id game.ID, to []hex.Hex) []hex.Hex {
	if !b.on(id) || b.bow(id).Bow == 0 {
		return to
	}
	from := b.units[id].at
	for _, h := range from.Disc(b.bow(id).Range) {
		if h != from && b.board.On(h) && !b.blocked(from, h) {
			to = append(to, h)
		}
	}
	return to
}

// Sight reports whether nothing between two hexes blocks the line between them (6.4).
func (b *Battle) Sight(from, to hex.Hex) (blocks hex.Hex, free bool) {
	if from == to {
		return blocks, true
	}
	blocks, blocked := b.barrier(from, to)
	return blocks, !blocked
}

// Onset is 1 where a unit could charge an enemy in a hex in its next turn (9.6).
func (b *Battle) Onset(id game.ID, at hex.Hex) int {
	if !b.on(id) || b.counters[id].leads() {
		return 0
	}
	then := b.clone()
	then.phase, then.steps, then.mover = movement+perPlayer*phase(b.counters[id].side), nil, mover{id: game.None}
	for i := range then.units {
		then.units[i].clear(phaseFlags | turnFlags)
	}
	if r := then.Reach(id); r != nil {
		for _, s := range r.Stops {
			if s.Rest && s.Marks&game.Charging != 0 && s.Hex.Distance(at) == 1 {
				return 1
			}
		}
	}
	return 0
}

// fare is what it costs to go from a hex to the next (4.2).
func (b *Battle) fare(from, to hex.Hex) game.MP {
	if b.byRoad(from, to) {
		return game.Point
	}
	if waded(b.edge(from, to)) {
		return game.Points(b.ground(to).cost + wading)
	}
	return game.Points(b.ground(to).cost)
}

// Prospect is the forecast of an attack by units from places they may not have taken yet.
func (b *Battle) Prospect(by []game.Post, at []hex.Hex) *game.Odds {
	n, c := b.clone(), combat{at: at}
	for _, p := range by {
		n.put(p.Unit, p.Hex)
		c.by, c.charge = append(c.by, p.Unit), c.charge || p.Marks&game.Charging != 0
	}
	for _, h := range at {
		if t := n.troop(h, b.counters[by[0].Unit].side.Other()); t != game.None {
			c.on = append(c.on, t)
		}
	}
	switch {
	case len(c.on) == 0 && n.lone(at[0], b.counters[by[0].Unit].side.Other()):
		return n.huntOdds(c)
	case len(c.on) == 0:
		return nil
	}
	o := n.odds(c)
	o.Chances = chances(o.Final)
	return &o
}

// Shelter is what the ground of a hex gives to whoever is attacked there; half the strength of
// an attacker is a column (7.5).
func (b *Battle) Shelter(h hex.Hex) int {
	if b.ground(h).in {
		return 1
	}
	return b.ground(h).shift
}

// Bent is what an act is by itself.
func (b *Battle) Bent(a game.Action) (bent game.Bent) {
	switch a.(type) {
	case EndPhase, Stand, Stay:
		bent |= game.Passes
	}
	return bent
}
