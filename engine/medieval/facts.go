package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// What planners are told (game.Informed). Nothing here decides anything.

var _ game.Informed = (*Battle)(nil)

// Worth is what a counter counts for.
func (b *Battle) Worth(id game.ID) game.Worth {
	c, u := &b.counters[id], &b.units[id]
	w := game.Worth{Role: role(c), Points: b.worth(id), Vital: c.leads() && (c.vital() || !b.sc.FightsOn && !b.anyVital(c.side))}
	switch {
	case c.rank == game.Banner:
		w.Points = b.sc.Armies[c.side.Other()].Points.Banner
	case c.rank == game.Unit:
		w.Steps, w.Power = int(u.sp), b.power(id)
	}
	return w
}

// Stake is how many units lose 1 SP when a leader dies (8.1.4, 8.1.5).
func (b *Battle) Stake(l game.ID) (n int) {
	for i := range b.counters {
		if b.mourns(game.ID(i), l) {
			n++
		}
	}
	return n
}

// Led reports whether a leader of its side is with a unit or has it in range (8.2.1, 8.2.2, R-43).
func (b *Battle) Led(id game.ID) bool {
	return b.counters[id].rank == game.Unit && b.on(id) && b.leadership([]game.ID{id}) > 0
}

// Differs appends the counters whose own state is another one than in another position.
func (b *Battle) Differs(from game.Informed, to []game.ID) []game.ID {
	return kit.Differing(b.units, from.(*Battle).units, to)
}

// power is the strength a unit fights with, a quarter more for each point of armour: a column of
// the table is about as much.
func (b *Battle) power(id game.ID) int {
	c := &b.counters[id]
	sp := int(b.units[id].sp)
	if b.on(id) {
		sp = b.fightSP(id)
	}
	sp = 100 * sp * (4 + c.armour) / 4
	if c.kind.Ranged() {
		return sp / 2 // alone they count 1 in all (10.3.2)
	}
	return sp
}

func role(c *counter) game.Role {
	switch {
	case c.rank == game.Banner:
		return game.RoleBanner
	case c.leads():
		return game.RoleLeader
	case c.kind.Ranged():
		return game.RoleShooter
	case c.kind.Mounted():
		return game.RoleHorse
	}
	return game.RoleFoot
}

// Trade is what is done in a phase (2.1).
func (b *Battle) Trade(p int) game.Trade {
	switch at := phase(p); {
	case at.movement():
		return game.TradeMove
	case at.attack():
		return game.TradeFight
	}
	return game.TradeNone
}

// Awaits is the stage and whom the game waits for.
func (b *Battle) Awaits() (game.Stage, game.Side) {
	switch stage := b.stage(); stage {
	case game.StageQuestion:
		return stage, b.decider(*b.pending())
	case game.StageFree:
		return stage, b.phase.side()
	default:
		return stage, game.NoSide
	}
}

// Standing is the points, and how far the MORALE counter has gone against each side.
func (b *Battle) Standing() (points, ruin [2]int) {
	ruin[game.A] = 100 * max(0, -b.box) / max(1, b.moraleLimit())
	ruin[game.B] = 100 * max(0, b.box) / max(1, b.moraleLimit())
	return b.totals(), ruin
}

// Threat appends the hexes that a unit could attack in its next turn.
func (b *Battle) Threat(id game.ID, to []hex.Hex) []hex.Hex {
	c := &b.counters[id]
	if !b.able(id) || c.rank != game.Unit || b.frozen(id) {
		return to
	}
	foe := c.side.Other()
	reached := kit.Flood(b.board, b.units[id].at, b.allowanceOf(id), func(from hex.Hex, d hex.Dir) (game.MP, bool) {
		w, no := b.crossing(from, d)
		if no != nil || b.any(w.to, foe, isUnit) {
			return 0, false
		}
		return b.fare(c, w), true
	}, func(h hex.Hex) bool { return b.zoned(h, foe) })
	return kit.Rim(b.board, reached, to)
}

// Shots appends the hexes that a unit could shoot at from where it stands; marching it shoots at none (10.1.2).
func (b *Battle) Shots(id game.ID, to []hex.Hex) []hex.Hex {
	c, u := &b.counters[id], &b.units[id]
	if !b.on(id) || u.order == panicked || c.kind.Ranged() && !u.has(combatSide) {
		return to
	}
	for _, h := range u.at.Disc(b.fireRange(id)) {
		if b.board.On(h) && b.mayHit(id, h) == nil {
			to = append(to, h)
		}
	}
	return to
}

// Sight reports whether nothing between two hexes blocks the line between them (10.2.5).
func (b *Battle) Sight(from, to hex.Hex) (blocks hex.Hex, free bool) {
	if from == to {
		return blocks, true
	}
	blocks, blocked := kit.Blocked(from, to, b.screens)
	return blocks, !blocked
}

// Onset is the most charge with which a unit could attack a hex in its next turn (5.6.2).
func (b *Battle) Onset(id game.ID, at hex.Hex) (most int) {
	c := &b.counters[id]
	if !b.able(id) || !c.kind.Mounted() {
		return 0
	}
	then := b.clone()
	then.phase, then.steps, then.mover = phase(4*int(c.side)), nil, mover{id: game.None}
	for i := range then.units {
		then.units[i].clear(phaseFlags | turnFlags)
	}
	if r := then.Reach(id); r != nil {
		for _, s := range r.Stops {
			if d, near := s.Hex.Toward(at); near && s.Rest && front(s.Facing, d) {
				most = max(most, s.Charge)
			}
		}
	}
	return most
}

// fare is about what it costs a counter to cross into a hex (4.1.7).
func (b *Battle) fare(c *counter, w way) game.MP {
	if w.road {
		return b.roadCost(c)
	}
	cost := b.ed.Terrain[w.ground].mp(c)
	if w.stream {
		cost += b.ed.Stream.mp(c)
	}
	if w.uphill {
		cost += b.ed.Uphill.mp(c)
	}
	return cost
}

// Prospect is the forecast of an attack by units from places they may not have taken yet.
func (b *Battle) Prospect(by []game.Post, at []hex.Hex) *game.Odds {
	c, ids := b.clone(), make([]game.ID, len(by))
	for i, p := range by {
		ids[i] = p.Unit
		c.put(p.Unit, p.Hex)
		c.units[p.Unit].facing, c.units[p.Unit].charge = p.Facing, int8(p.Charge)
	}
	foe := c.counters[ids[0]].side.Other()
	for _, h := range at {
		if !c.targetHex(h, foe) {
			return nil
		}
	}
	return c.prospect(c.newCombat(ids, at, false))
}

// Shelter is what the ground of a hex gives to whoever is attacked there (5.3.1).
func (b *Battle) Shelter(h hex.Hex) int { return b.ed.Terrain[b.terrain(h)].Combat }

// Bent is what an act is by itself.
func (b *Battle) Bent(a game.Action) (bent game.Bent) {
	switch a := a.(type) {
	case Advance:
		s, no := b.stride(b.mover, a.To, a.Pace, a.Ride, rule.SumOnly())
		if a.Ride && !b.any(a.To, b.counters[a.Unit].side.Other(), isUnit) || no == nil && b.breaks(&s) {
			bent |= game.HarmsOwn
		}
	case EndPhase, StrikeNow, HoldFire, Stay:
		bent |= game.Passes
	}
	return bent
}
