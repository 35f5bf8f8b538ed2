package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Goal is what wins a battle for a side, as far as one thing on the map does.
type Goal struct {
	Kind  GoalKind
	Units []game.ID // that are to be taken, or kept
	Hexes []hex.Hex // that are to be held, reached or denied
}

// GoalKind is what is to be done; its text is the end of a key of the catalogue.
type GoalKind string

// The kinds of goals.
const (
	GoalHold   GoalKind = "hold"   // to stand on ground last
	GoalReach  GoalKind = "reach"  // to bring units to a place
	GoalDeny   GoalKind = "deny"   // to keep the enemy from ground
	GoalBanner GoalKind = "banner" // to take a banner: nothing else counts
	GoalLeader GoalKind = "leader" // to take the one leader with whom his side falls
	GoalKeep   GoalKind = "keep"   // to lose nothing that counts
	GoalBreak  GoalKind = "break"  // to wear the army of the enemy out
	GoalAim    GoalKind = "aim"    // what a puzzle asks for
	GoalScore  GoalKind = "score"  // to take more from the enemy than he takes
)

// severalPlaces is how many hexes of ground can be marked as one goal.
const severalPlaces = 4

// Seat is the side whose goal is shown: that of the person who plays against the computer, else the one to act.
func (c *Position) Seat() game.Side {
	if c.Person <= game.B {
		return c.Person
	}
	return c.Actor
}

// GoalOf is what wins the battle for a side: what a scenario gives points for, then what of the enemy
// decides, then what wears him out.
func (c *Position) GoalOf(side game.Side) Goal {
	facts := game.Facts(c.View)
	if facts == nil {
		return Goal{Kind: GoalScore}
	}
	if g, is := placeOf(facts, side); is {
		return g
	}
	worth, vital := c.prizes(facts, side.Other())
	own, _ := c.prizes(facts, side)
	switch banners := c.only(worth, game.Banner); {
	case len(vital) == 1 && len(worth) <= 1:
		return Goal{Kind: GoalLeader, Units: vital}
	case banners:
		return Goal{Kind: GoalBanner, Units: worth}
	case len(worth) == 0 && c.only(own, game.Banner):
		return Goal{Kind: GoalKeep, Units: own}
	case slices.ContainsFunc(c.Table.Tracks, func(k game.Track) bool { return k.Side == side.Other() && k.Limit > 0 }):
		return Goal{Kind: GoalBreak}
	}
	return Goal{Kind: GoalScore}
}

// placeOf is the ground that a side is given points for, or that it must deny the enemy.
func placeOf(facts game.Informed, side game.Side) (Goal, bool) {
	for _, a := range facts.Aims(side) {
		switch {
		case len(a.Hexes) == 0 || len(a.Hexes) > severalPlaces:
		case a.Kind == game.AimHold:
			return Goal{Kind: GoalHold, Hexes: a.Hexes}, true
		case a.Kind == game.AimReach:
			return Goal{Kind: GoalReach, Hexes: a.Hexes}, true
		}
	}
	for _, a := range facts.Aims(side.Other()) {
		if n := len(a.Hexes); n > 0 && n <= severalPlaces {
			return Goal{Kind: GoalDeny, Hexes: a.Hexes}, true
		}
	}
	return Goal{}, false
}

// prizes are the counters of a side whose loss brings the enemy points, and those with whom it falls.
func (c *Position) prizes(facts game.Informed, side game.Side) (worth, vital []game.ID) {
	for _, p := range c.Pieces {
		if p.Side != side {
			continue
		}
		w := facts.Worth(p.ID)
		if w.Points > 0 {
			worth = append(worth, p.ID)
		}
		if w.Vital {
			vital = append(vital, p.ID)
		}
	}
	return worth, vital
}

// only reports whether some counters are all of one rank, and there are any.
func (c *Position) only(ids []game.ID, rank game.Rank) bool {
	return len(ids) > 0 && !slices.ContainsFunc(ids, func(id game.ID) bool { return c.Pieces[id].Rank != rank })
}

// Marks are the hexes of a goal on the map.
func (c *Position) Marks(g Goal) []hex.Hex {
	out := slices.Clone(g.Hexes)
	for _, id := range g.Units {
		if p := c.Pieces[id]; p.Where == game.OnMap {
			out = append(out, p.Hex)
		}
	}
	return Once(out)
}

// Lead is how far a side is ahead, in hundredths: of what there is to be won, and of the way to the
// enemy's collapse. It is below zero where the enemy is.
func (c *Position) Lead(side game.Side) int {
	facts := game.Facts(c.View)
	if facts == nil {
		return 0
	}
	points, ruin := facts.Standing()
	stake := 0
	for _, p := range c.Pieces {
		stake += facts.Worth(p.ID).Points
	}
	foe := side.Other()
	for s := game.A; s <= game.B; s++ {
		for _, a := range facts.Aims(s) {
			stake += a.Points + a.Denied
		}
		stake += points[s]
	}
	return 100*(points[side]-points[foe])/max(1, stake/2) + ruin[foe] - ruin[side]
}
