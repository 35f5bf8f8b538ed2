package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Plan is a tapped destination: the acts that lead there, what each costs, and
// how the counter would stand. Nothing of it has happened.
type Plan struct {
	Unit   game.ID
	At     hex.Hex
	Facing hex.Dir
	Acts   []game.Action
	Steps  []game.Leg
	Start  game.Piece
	End    game.Piece
	Rest   bool     // it may end there
	Charge int      // with which it arrives
	Lance  bool     // it arrives charging, where charges have no factor
	Ref    rule.Ref // what makes it charge
	Consequences
}

// Consequences are what comes of a plan.
type Consequences struct {
	Duties   []game.Duty // what the counter would then owe
	Warnings []game.Risk // what else comes of it
	Dice     int         // thrown on the way
	Faces    []game.ID   // enemies in its zone of control at the end
	Under    []game.ID   // enemies in whose zone it would stand
	Falls    []game.ID   // enemy leaders who die of it
}

// Route is the way to one stop of the reach of the selected counter.
func (c *Match) Route(i int) *Plan {
	s := c.Reach.Stops[i]
	p := preview(c.View, c.Sel, c.Reach.Path(i))
	p.At, p.Facing, p.Rest, p.Charge = s.Hex, s.Facing, s.Rest, arrival(s)
	p.Lance, p.Ref = Lance(s), s.Ref
	return p
}

// Steered is the selected counter set down on a hex with a facing, nil where that may not be.
func (c *Match) Steered(at hex.Hex, d hex.Dir) *Plan {
	a := c.SetDown(at)
	if a == nil {
		return nil
	}
	turned := c.Sess.Game.Steer(a, d)
	if c.Sess.Game.Check(turned) != nil {
		return nil
	}
	p := preview(c.View, c.Sel, []game.Action{turned})
	p.At, p.Facing, p.Rest = at, d, true
	return p
}

// SetDown is the act that sets the selected counter down on a hex, nil where it moves
// by riding there.
func (c *Match) SetDown(at hex.Hex) game.Action {
	if c.Table.Stage != game.StageSetUp && c.Piece(c.Sel).Where == game.OnMap {
		return nil
	}
	for i, s := range c.Reach.Stops {
		if s.Hex == at && s.Prev < 0 {
			return c.Reach.Act(i)
		}
	}
	return nil
}

// FacingStop is the best stop on a hex with a facing, -1 if there is none.
func (c *Match) FacingStop(at hex.Hex, d hex.Dir) int {
	return c.BestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == d })
}

// Arriving is the best stop on a hex with a facing where the counter arrives with this charge,
// -1 if there is none.
func (c *Match) Arriving(at hex.Hex, d hex.Dir, n int) int {
	return c.BestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == d && arrival(s) == n })
}

// preview looks at what acts would do and cost. What may go wrong on the way is told by how
// many dice would be thrown.
func preview(v game.View, unit game.ID, acts []game.Action) *Plan {
	w := v.Glimpse(unit, acts, game.UntilEnd)
	p := &Plan{Unit: unit, Acts: acts, Steps: w.Legs, Start: w.Start, End: w.End, Consequences: Consequences{Duties: w.Duties, Warnings: w.Warnings}}
	for _, t := range w.Tests {
		p.Dice += t.Dice
	}
	p.Faces, p.Under = contacts(w.After, w.End)
	p.Falls = killed(v.Game, w.After, w.End.Side.Other())
	return p
}

// killed are the leaders of a side who stood on the map in one position and do so no more in another.
func killed(was, is game.Game, side game.Side) (out []game.ID) {
	for id := range game.ID(was.Counters()) {
		p := was.Piece(id)
		if IsLeader(p) && p.Side == side && p.Where == game.OnMap && is.Piece(id).Where == game.Dead {
			out = append(out, id)
		}
	}
	return out
}

// contacts are the enemies in a counter's zone of control, and those in whose zone it stands.
func contacts(g game.Game, p game.Piece) (faces, under []game.ID) {
	if p.Where != game.OnMap {
		return nil, nil
	}
	zone := g.Zone(p.ID)
	for id := range game.ID(g.Counters()) {
		e := g.Piece(id)
		if e.Side == p.Side || e.Where != game.OnMap || e.Rank != game.Unit {
			continue
		}
		if slices.Contains(zone, e.Hex) {
			faces = append(faces, id)
		}
		if slices.Contains(g.Zone(id), p.Hex) {
			under = append(under, id)
		}
	}
	return faces, under
}

// Path is the hexes a plan passes, the start first.
func (p *Plan) Path() []hex.Hex {
	if p.Start.Where != game.OnMap {
		return nil
	}
	hexes := []hex.Hex{p.Start.Hex}
	for _, l := range p.Steps {
		if l.At != hexes[len(hexes)-1] {
			hexes = append(hexes, l.At)
		}
	}
	return hexes
}

// Warns reports whether a plan brings this.
func (p *Plan) Warns(code string) bool {
	return slices.ContainsFunc(p.Warnings, func(r game.Risk) bool { return r.Code == code })
}

// Spent is what the plan costs in all.
func (p *Plan) Spent() game.MP {
	var sum game.MP
	for _, l := range p.Steps {
		sum += l.Cost
	}
	return sum
}
