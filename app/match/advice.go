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
	Ahead Outlook        // what may come of it next turn, where it strikes nobody at once
}

// Ideas are those of some plans that can be done.
func (c *Match) Ideas(plans []bot.Plan) (out []Idea) {
	for _, p := range plans {
		x := Idea{Plan: p}
		if len(p.Parts) == 0 && len(p.Stays) > 0 {
			x.Kind, x.Odds, x.Ahead = "hold", c.comings(p.Stays), Outlook{IsMet, c.coming(c.View, p.Stays)}
			out = append(out, x)
			continue
		}
		if len(p.Parts) == 0 || !p.Roll && p.Task.Do == "" || c.Sess.Game.Check(p.Parts[0].Act) != nil {
			continue
		}
		if p.Roll {
			if o := c.View.Forecast(p.Parts[0].Act); o != nil {
				x.Odds = append(x.Odds, o)
			}
		} else {
			x.March = c.marchOf(p)
			x.Odds = planning.Strikes(x.March.After, c.Actor, x.March.Units, func(i int) []game.ID { return p.Parts[i].On })
		}
		x.Kind = c.kindOf(&x)
		x.Ahead = c.ahead(&x)
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

// kindOf is what a plan is in short: an attack, a shot, another throw, the end of the phase, or a march.
func (c *Match) kindOf(x *Idea) string {
	switch {
	case x.Last:
		return "end"
	case !x.Roll:
		return "march"
	case len(x.Odds) == 0:
		return "act"
	case c.Attacks:
		return "attack"
	}
	return "shoot"
}

// Advisable reports whether whoever is to act could act in several ways, of his own will.
func (c *Match) Advisable() bool {
	return c.Table.Stage == game.StageFree && !c.Decides() && !c.Staged() && (c.Attacks || len(c.Able) > 0)
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
	if x.Kind == "hold" || x.Last {
		return slices.Contains(x.Stays, id)
	}
	for _, o := range x.Odds {
		if slices.Contains(o.Attackers, id) {
			return true
		}
	}
	return x.Parts[0].Unit == id
}

// Units are those who take part in an order: who go, or who hold their ground.
func (x *Idea) Units() []game.ID {
	if x.March != nil {
		return x.March.Units
	}
	return x.Stays
}

// Ends are the hexes where those of a march end.
func (x *Idea) Ends() (out []hex.Hex) {
	for i := range x.March.Moves {
		out = append(out, x.March.Moves[i].End.Hex)
	}
	return out
}
