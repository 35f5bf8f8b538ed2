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
		if len(p.Parts) == 0 && len(p.Stays) > 0 {
			x.Kind, x.Odds = "hold", c.comings(p.Stays)
			out = append(out, x)
			continue
		}
		if len(p.Parts) == 0 || c.Sess.Game.Check(p.Parts[0].Act) != nil {
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
		out = append(out, x)
	}
	return out
}

// comings is the forecast of what the enemy comes to who attacks one of some units with the two that are
// nearest to it, from before its front; none unless it is worse for him than for us.
func (c *Match) comings(ids []game.ID) []*game.Odds {
	facts := game.Facts(c.View)
	if facts == nil {
		return nil
	}
	for _, id := range ids {
		u := c.Piece(id)
		posts := c.before(u)
		if len(posts) == 0 {
			continue
		}
		if o := facts.Prospect(posts, []hex.Hex{u.Hex}); o != nil && planning.Costs([]*game.Odds{o}) {
			return []*game.Odds{o}
		}
	}
	return nil
}

// before are posts before the front of a unit, of the two enemies nearest to it that can be seen.
func (c *Match) before(u game.Piece) (posts []game.Post) {
	var foes []game.Piece
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side != u.Side && p.Where == game.OnMap && p.Rank == game.Unit && c.Sees(p) {
			foes = append(foes, p)
		}
	}
	slices.SortStableFunc(foes, func(a, b game.Piece) int { return a.Hex.Distance(u.Hex) - b.Hex.Distance(u.Hex) })
	for i, p := range foes[:min(2, len(foes))] {
		d := u.Facing.Turn(i)
		if h := u.Hex.Step(d); c.View.Board().On(h) {
			posts = append(posts, game.Post{Unit: p.ID, Hex: h, Facing: d.Back(), Marks: p.Marks})
		}
	}
	return posts
}

// marchOf is a plan as orders to many counters have it.
func (c *Match) marchOf(p bot.Plan) *planning.Plan {
	var parts []planning.Part
	for i := range p.Parts {
		parts = append(parts, planning.Part{Unit: p.Parts[i].Unit, Acts: p.Parts[i].Acts})
	}
	return planning.Given(c.View, c.Actor, parts)
}

// kindOf is what a plan is in short: an attack, a shot, or where a march leads.
func (c *Match) kindOf(x *Idea) string {
	switch {
	case x.Last:
		return "end"
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

// Ends are the hexes where those of a march end.
func (x *Idea) Ends() (out []hex.Hex) {
	for i := range x.March.Moves {
		out = append(out, x.March.Moves[i].End.Hex)
	}
	return out
}
