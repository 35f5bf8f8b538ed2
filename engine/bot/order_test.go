package bot_test

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// host are a leader of a side with at least so many units on the map, and these.
func host(t *testing.T, g game.Game, side game.Side, least int) (leader game.ID, units []game.ID) {
	t.Helper()
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side != side || p.Rank == game.Unit || p.Where != game.OnMap {
			continue
		}
		units = nil
		for u := range game.ID(g.Counters()) {
			if p := g.Piece(u); p.Commander == id && p.Rank == game.Unit && p.Where == game.OnMap {
				units = append(units, u)
			}
		}
		if len(units) >= least {
			return id, units
		}
	}
	t.Fatal("no leader has so many")
	return game.None, nil
}

// mean is the mean of something of some counters that are on the map, in tenths.
func mean(g game.Game, ids []game.ID, of func(p game.Piece) int) int {
	sum, n := 0, 1
	for _, id := range ids {
		if p := g.Piece(id); p.Where == game.OnMap {
			sum, n = sum+10*of(p), n+1
		}
	}
	return sum / max(1, n-1)
}

// distance is how far a piece is from the nearest of some counters.
func distance(g game.Game, p game.Piece, ids []game.ID) int {
	near := 1000
	for _, id := range ids {
		if o := g.Piece(id); o.Where == game.OnMap && id != p.ID {
			near = min(near, o.Hex.Distance(p.Hex))
		}
	}
	return near
}

// followed has a captain lead a leader and his own in the Ambush by an order, for some turns, and returns how far
// these are as each turn begins, in tenths of a hex, by some measure; blows are their attacks that nobody owed.
func followed(t *testing.T, o func(g game.Game) (plan.Order, func(g game.Game, p game.Piece) int)) (far []int, blows int, deeds []plan.Deed) {
	t.Helper()
	const battle = "kulikovo-ambush"
	g, _ := opened(t, battle)
	_, side := game.Facts(g).Awaits()
	chief, mine := host(t, g, side, 4)
	order, measure := o(g)
	last := -1
	led(t, battle, func(game.Game) []game.ID { return append(slices.Clone(mine), chief) }, order, func(g game.Game, c bot.Choice) {
		if turn, _ := g.Clock(); turn != last {
			last = turn
			far, deeds = append(far, mean(g, mine, func(p game.Piece) int { return measure(g, p) })), append(deeds, c.Task.Do)
		}
		if f := g.Forecast(c.Act); f != nil && len(f.Attackers) > 0 && !slices.ContainsFunc(g.Duties(side), func(d game.Duty) bool {
			return slices.Contains(f.Attackers, d.Unit)
		}) {
			blows++
		}
	})
	if len(far) < 3 {
		t.Fatalf("%s: only %d turns are played", order.Text(g), len(far))
	}
	return far, blows, deeds
}

// others are the counters of a side.
func others(g game.Game, side game.Side) (ids []game.ID) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Rank == game.Unit {
			ids = append(ids, id)
		}
	}
	return ids
}

// middle is a hex between the first hosts of both sides.
func middle(t *testing.T, g game.Game) hex.Hex {
	t.Helper()
	a, _ := host(t, g, game.A, 4)
	b, _ := host(t, g, game.B, 4)
	line := g.Piece(a).Hex.Line(g.Piece(b).Hex)
	return line[len(line)/2][0]
}

// Who is to hold a place goes there.
func TestWhoHoldsAPlaceGoesThere(t *testing.T) {
	far, _, deeds := followed(t, func(g game.Game) (plan.Order, func(game.Game, game.Piece) int) {
		at := middle(t, g)
		return plan.BidAt(plan.DeedHold, at), func(_ game.Game, p game.Piece) int { return p.Hex.Distance(at) }
	})
	if far[1] >= far[0] || far[len(far)-1] > 30 {
		t.Errorf("they are %v off", far)
	}
	if slices.ContainsFunc(deeds, func(d plan.Deed) bool { return d != plan.DeedHold }) {
		t.Errorf("told is %v", deeds)
	}
}

// Who screens an enemy comes before him and stays out of fights.
func TestWhoScreensKeepsBeforeTheEnemy(t *testing.T) {
	far, blows, deeds := followed(t, func(g game.Game) (plan.Order, func(game.Game, game.Piece) int) {
		_, side := game.Facts(g).Awaits()
		foe, theirs := host(t, g, side.Other(), 4)
		o := plan.Bid(plan.DeedScreen)
		o.On = foe
		return o, func(g game.Game, p game.Piece) int { return distance(g, p, theirs) }
	})
	if far[1] < 20 || far[1] > 45 || far[1] >= far[0] {
		t.Errorf("they are %v off", far)
	}
	if blows > 0 || slices.ContainsFunc(deeds, func(d plan.Deed) bool { return d != plan.DeedScreen }) {
		t.Errorf("they attack %d times, told is %v", blows, deeds)
	}
}

// Who joins somebody comes nearer to him.
func TestWhoJoinsComesNear(t *testing.T) {
	far, _, _ := followed(t, func(g game.Game) (plan.Order, func(game.Game, game.Piece) int) {
		_, side := game.Facts(g).Awaits()
		chief, _ := host(t, g, side, 4)
		o := plan.Bid(plan.DeedJoin)
		for id := range game.ID(g.Counters()) {
			if p := g.Piece(id); p.Side == side && p.Rank != game.Unit && p.Where == game.OnMap && id != chief {
				o.With = id
			}
		}
		return o, func(g game.Game, p game.Piece) int { return p.Hex.Distance(g.Piece(o.With).Hex) }
	})
	if far[len(far)-1] > far[0]/2 {
		t.Errorf("they are %v off", far)
	}
}

// Who awaits an enemy at a place holds until one is there, and goes for him then.
func TestWhoAwaitsStrikesWhoComes(t *testing.T) {
	await := func(where func(g game.Game) hex.Hex) (far []int, deeds []plan.Deed) {
		far, _, deeds = followed(t, func(g game.Game) (plan.Order, func(game.Game, game.Piece) int) {
			_, side := game.Facts(g).Awaits()
			return plan.BidAt(plan.DeedAwait, where(g)), func(g game.Game, p game.Piece) int { return distance(g, p, others(g, side.Other())) }
		})
		return far, deeds
	}
	_, here := await(func(g game.Game) hex.Hex { return middle(t, g) })
	if !slices.Contains(here, plan.DeedStrike) {
		t.Errorf("enemies are there, and told is %v", here)
	}
	_, away := await(func(game.Game) hex.Hex { return hex.At(1, 1) })
	if slices.ContainsFunc(away, func(d plan.Deed) bool { return d != plan.DeedAwait }) {
		t.Errorf("nobody is there, and told is %v", away)
	}
}

// Who rides off gets away, and attacks nobody.
func TestWhoRidesOffGetsAway(t *testing.T) {
	far, blows, _ := followed(t, func(g game.Game) (plan.Order, func(game.Game, game.Piece) int) {
		_, side := game.Facts(g).Awaits()
		return plan.Bid(plan.DeedRide), func(g game.Game, p game.Piece) int { return distance(g, p, others(g, side.Other())) }
	})
	if far[len(far)-1] <= far[0] || blows > 0 {
		t.Errorf("they are %v off, and attack %d times", far, blows)
	}
}
