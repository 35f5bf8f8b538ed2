package gametest

import (
	"fmt"
	"reflect"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// CheckFacts holds what a game tells planners against what its rules say in this position. It
// returns how many attacks were compared.
func CheckFacts(g game.Game) (attacks int, err error) {
	f, table := game.Facts(g), g.Table()
	stage, side := f.Awaits()
	points, ruin := f.Standing()
	waits := func(e game.Expect) bool { return e.Side == side && !e.Optional }
	switch {
	case stage != table.Stage:
		return 0, fmt.Errorf("the stage is %d and is said to be %d", table.Stage, stage)
	case side != game.NoSide && !slices.ContainsFunc(table.Expect, waits):
		return 0, fmt.Errorf("it is said to wait for side %d and expects %+v", side, table.Expect)
	case points != table.Points || min(ruin[0], ruin[1]) < 0:
		return 0, fmt.Errorf("points %v and ruin %v, and the table says %v", points, ruin, table.Points)
	}
	for _, o := range g.Offers(game.B, g.Offers(game.A, nil)) {
		if o.Verb == game.VerbEndPhase && f.Bent(o.Act)&game.Passes == 0 {
			return attacks, fmt.Errorf("to end a phase passes nothing")
		}
		if o.Verb == game.VerbShoot && o.Unit != game.None && !slices.Contains(f.Shots(o.Unit, nil), o.At) {
			return attacks, fmt.Errorf("%s is said not to shoot at %v", g.Name(o.Unit), o.At)
		}
		if o.Verb != game.VerbAttack {
			continue
		}
		attacks++
		if err := sameProspect(g, f, g.Forecast(o.Act)); err != nil {
			return attacks, fmt.Errorf("%+v: %w", o.Act, err)
		}
	}
	return attacks, nil
}

// sameProspect holds the forecast of an attack against the one from the posts where its
// attackers stand, and sees that they threaten whom they can attack.
func sameProspect(g game.Game, f game.Informed, odds *game.Odds) error {
	if len(odds.Columns) == 0 || len(odds.Defenders) == 0 {
		return nil // leaders alone are hunted, not fought
	}
	var posts []game.Post
	for _, id := range odds.Attackers {
		c := g.Piece(id)
		posts = append(posts, game.Post{Unit: id, Hex: c.Hex, Facing: c.Facing, Charge: c.Charge, Marks: c.Marks})
		reach := f.Threat(id, nil)
		for _, h := range odds.At {
			if !slices.Contains(reach, h) {
				return fmt.Errorf("%s is said not to reach %v", g.Name(id), h)
			}
		}
	}
	p := f.Prospect(posts, odds.At)
	if p == nil || p.Final != odds.Final || p.AttackSP != odds.AttackSP || p.DefendSP != odds.DefendSP || !reflect.DeepEqual(p.Chances, odds.Chances) {
		return fmt.Errorf("from where they stand the prospect is %+v, and the forecast %+v", p, odds)
	}
	return nil
}

// CheckDiffers holds that a counter that is not said to differ between two positions of a battle is the
// same in both: what planners judge a position by they look up anew for the others alone.
func CheckDiffers(was, now game.Game) error {
	from, f := game.Facts(was), game.Facts(now)
	if none := f.Differs(f, nil); len(none) > 0 {
		return fmt.Errorf("a position differs from itself in %d", none)
	}
	other := f.Differs(from, nil)
	for id := range game.ID(now.Counters()) {
		a, b := lasting(was.Piece(id)), lasting(now.Piece(id))
		if !slices.Contains(other, id) && (!reflect.DeepEqual(a, b) || from.Worth(id) != f.Worth(id)) {
			return fmt.Errorf("counter %d is said to be as it was: %+v, and is %+v", id, a, b)
		}
	}
	return nil
}

// lasting is a counter without what its phase, its zone or its holder say of it.
func lasting(p game.Piece) game.Piece {
	p.Left, p.Marks = 0, p.Marks&(game.Disorganised|game.Panicked)
	if p.Rank == game.Banner && p.HeldBy != game.None {
		p.Where, p.Hex = game.OnMap, hex.Hex{}
	}
	return p
}
