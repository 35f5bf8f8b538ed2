package match

import (
	"slices"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Adviser is how well they play who advise, and who lead for a person.
const Adviser = bot.Captain

// Idea is a plan that somebody is advised, with what comes of it as far as that can be known.
type Idea struct {
	bot.Plan
	March *planning.Plan // nil of a single act that dice decide
	Odds  []*game.Odds   // of the act, or of the attacks to which the march leads
	Kind  string         // a catalogue key: what it is, in short
}

// Ideas are those of some plans that can be done.
func (c *Match) Ideas(plans []bot.Plan) (out []Idea) {
	for _, p := range plans {
		x := Idea{Plan: p}
		if len(p.Parts) == 0 || c.Sess.Game.Check(p.Parts[0].Act) != nil {
			continue
		}
		if p.Roll {
			if o := c.View.Forecast(p.Parts[0].Act); o != nil {
				x.Odds = append(x.Odds, o)
			}
		} else {
			x.March = c.marchOf(p)
			x.Odds = c.strikes(p, x.March)
		}
		x.Kind = c.kindOf(&x)
		out = append(out, x)
	}
	return out
}

// marchOf is a plan as orders to many counters have it.
func (c *Match) marchOf(p bot.Plan) *planning.Plan {
	var parts []planning.Part
	for i := range p.Parts {
		parts = append(parts, planning.Part{Unit: p.Parts[i].Unit, Acts: p.Parts[i].Acts})
	}
	return planning.Given(c.View, c.Actor, parts)
}

// strikes are the forecasts of the attacks for which counters come up in a plan, as they would stand:
// on whom they mean, else on whom they would face.
func (c *Match) strikes(p bot.Plan, march *planning.Plan) (list []*game.Odds) {
	after := march.After
	facts := game.Facts(after)
	if facts == nil {
		return nil
	}
	posts, order := map[hex.Hex][]game.Post{}, []hex.Hex(nil)
	for i := range p.Parts {
		x := &p.Parts[i]
		on := append(slices.Clone(x.On), facedBy(march, x.Unit)...)
		if len(on) == 0 {
			continue
		}
		at, u := after.Piece(on[0]).Hex, after.Piece(x.Unit)
		if posts[at] == nil {
			order = append(order, at)
		}
		posts[at] = append(posts[at], game.Post{Unit: x.Unit, Hex: u.Hex, Facing: u.Facing, Charge: u.Charge, Marks: u.Marks})
	}
	for _, at := range order {
		if o := facts.Prospect(posts[at], []hex.Hex{at}); o != nil && len(o.Defenders) > 0 {
			list = append(list, o)
		}
	}
	return list
}

// facedBy are the enemies whom a unit would face after a march.
func facedBy(march *planning.Plan, id game.ID) []game.ID {
	for _, w := range march.Warnings {
		if w.Code == planning.Facing && w.Unit == id && march.After.Piece(id).Rank == game.Unit {
			return w.By
		}
	}
	return nil
}

// kindOf is what a plan is in short: an attack, a shot, or where a march leads.
func (c *Match) kindOf(x *Idea) string {
	switch {
	case x.Roll && len(x.Odds) > 0 && c.Attacks:
		return "attack"
	case x.Roll && len(x.Odds) > 0:
		return "shoot"
	case x.Roll:
		return "act"
	case len(x.Odds) > 0:
		return "strike"
	}
	gain, n, strikes := 0, 0, false
	for i := range x.March.Moves {
		if m := &x.March.Moves[i]; c.Piece(m.Unit).Rank == game.Unit || len(x.March.Moves) == 1 {
			gain += c.awayFrom(m.From.Hex) - c.awayFrom(m.End.Hex)
			n++
		}
		strikes = strikes || x.Parts[i].Why == bot.WhyStrike || x.Parts[i].Why == bot.WhyGather
	}
	switch {
	case gain > n/2:
		return "advance"
	case gain < -n/2 && !strikes:
		return "back"
	}
	return "stand"
}

// awayFrom is how far the nearest enemy of whoever acts is from a hex, as far as he can be seen.
func (c *Match) awayFrom(h hex.Hex) int {
	best := -1
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side != c.Actor && p.Where == game.OnMap && p.Rank == game.Unit && c.Sees(p) && (best < 0 || p.Hex.Distance(h) < best) {
			best = p.Hex.Distance(h)
		}
	}
	return best
}

// Advisable reports whether whoever is to act could act in several ways, of his own will.
func (c *Match) Advisable() bool {
	return c.Table.Stage == game.StageFree && !c.Decides() && c.Lesson == nil && (c.Attacks || len(c.Able) > 0)
}

// LeadsTo reports whether a plan ends in a hex, or strikes it.
func (x *Idea) LeadsTo(h hex.Hex) bool {
	for i := range x.Parts {
		if p := &x.Parts[i]; p.Aim && p.At == h {
			return true
		}
	}
	return false
}

// Takes reports whether a counter does something in a plan.
func (x *Idea) Takes(id game.ID) bool {
	if x.March != nil {
		return x.March.Of(id) != nil
	}
	for _, o := range x.Odds {
		for _, by := range o.Attackers {
			if by == id {
				return true
			}
		}
	}
	return x.Parts[0].Unit == id
}

// Ends are the hexes where those of a march end.
func (x *Idea) Ends() (out []hex.Hex) {
	for i := range x.March.Moves {
		out = append(out, x.March.Moves[i].End.Hex)
	}
	return out
}
