package play

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
	Duties []game.Duty // what the counter would then owe
	Rest   bool        // it may end there
	Charge int         // with which it arrives
	Lance  bool        // it arrives charging, where charges have no factor
	Ref    rule.Ref    // what makes it charge
	Dice   int         // thrown on the way
	Faces  []game.ID   // enemies in its zone of control at the end
	Under  []game.ID   // enemies in whose zone it would stand
}

// planTo previews the way to a hex, if the selected counter can come there.
func (c *Controller) planTo(h hex.Hex) bool {
	if c.reach == nil || h == c.home() {
		return false
	}
	i := c.bestStop(func(s game.Stop) bool { return s.Hex == h })
	if i < 0 {
		return false
	}
	c.setPlan(i)
	return true
}

// home is the hex on which the selected counter stands; off the map it is no hex.
func (c *Controller) home() hex.Hex {
	if p := c.piece(c.sel); p.Where == game.OnMap || p.Where == game.Reserve {
		return p.Hex
	}
	return hex.Hex{Q: -1, R: -1}
}

// setPlan previews the way to one stop of the reach.
func (c *Controller) setPlan(i int) {
	c.pick, c.why, c.pending = nil, nil, nil
	s := c.reach.Stops[i]
	c.plan = preview(c.now.view, c.sel, c.reach.Path(i))
	c.plan.At, c.plan.Facing, c.plan.Rest, c.plan.Charge = s.Hex, s.Facing, s.Rest, arrival(s)
	c.plan.Lance, c.plan.Ref = lance(s), s.Ref
	c.focus, c.aimed = &c.plan.At, false
}

// preview looks at what acts would do and cost. What may go wrong on the way is told by how
// many dice would be thrown.
func preview(v game.View, unit game.ID, acts []game.Action) *Plan {
	w := v.Glimpse(unit, acts, game.UntilEnd)
	p := &Plan{Unit: unit, Acts: acts, Steps: w.Legs, Start: w.Start, End: w.End, Duties: w.Duties}
	for _, t := range w.Tests {
		p.Dice += t.Dice
	}
	p.Faces, p.Under = contacts(w.After, w.End)
	return p
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

// path is the hexes a plan passes, the start first.
func (p *Plan) path() []hex.Hex {
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
