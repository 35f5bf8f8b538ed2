package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// Ward is a part of an army that a player leads while somebody else leads the rest.
type Ward struct {
	Units []game.ID
	Order plan.Order // the zero order is known to advisers only: they go as the player thinks best
	Whom  []game.ID  // to follow and to join: by the nearest of these they stay

	sprung bool // of DeedAwait: an enemy is at the place
}

// How near those stay who are told where, in hexes, and what each hex beyond it counts.
const (
	nearby   = 3 // to whom they follow
	abutting = 2 // to whom they join, and to a place that they hold
	astray   = 60
	watching = 2 // within so many hexes of a place an enemy is at it
)

// ward is the part of the army that a counter belongs to, nil for none.
func (p *Player) ward(id game.ID) *Ward {
	for i := range p.brief.Wards {
		if contains(p.brief.Wards[i].Units, id) {
			return &p.brief.Wards[i]
		}
	}
	return nil
}

// bidden is what a counter is told to do: nothing, where nobody told it, or it goes as the player thinks best.
// Who awaits an enemy holds until he is there.
func (p *Player) bidden(id game.ID) plan.Deed {
	switch w := p.ward(id); {
	case w == nil:
		return p.whole
	case w.Order.Do == plan.DeedAwait && w.sprung:
		return plan.DeedAttack
	case w.Order.Do == plan.DeedAwait:
		return plan.DeedHold
	default:
		return w.Order.Do
	}
}

// watch sees who has come to the places where somebody awaits the enemy.
func (p *Player) watch(f *field) {
	for i := range p.brief.Wards {
		w := &p.brief.Wards[i]
		w.sprung = w.Order.Do == plan.DeedAwait && slices.ContainsFunc(f.units[p.side.Other()], func(id game.ID) bool {
			return f.pieces[id].Hex.Distance(w.Order.At) <= watching
		})
	}
}

// leads reports whether the player leads a counter: without wards all of its side.
func (p *Player) leads(id game.ID) bool { return p.brief.Wards == nil || p.ward(id) != nil }

// leadsAll reports whether the player leads all of some counters.
func (p *Player) leadsAll(ids []game.ID) bool {
	return !slices.ContainsFunc(ids, func(id game.ID) bool { return !p.leads(id) })
}

// own are those offers that are the player's to take: who leads a part of an army does nothing for
// another part, and nothing for the army as a whole, such as to end a phase.
func (p *Player) own(offers []game.Offer) []game.Offer {
	if p.brief.Wards == nil {
		return offers
	}
	return slices.DeleteFunc(offers, func(o game.Offer) bool {
		return o.Verb != game.VerbAttack && (o.Unit == game.None || !p.leads(o.Unit))
	})
}

// owes are the duties of those whom the player leads, and those that concern enemies.
func (p *Player) owes(f *field) []game.Duty {
	list := f.game.Duties(p.side)
	if p.brief.Wards == nil {
		return list
	}
	return slices.DeleteFunc(list, func(d game.Duty) bool {
		return d.Unit == game.None || f.pieces[d.Unit].Side == p.side && !p.leads(d.Unit)
	})
}

// holds reports whether a counter has the order to hold.
func (p *Player) holds(id game.ID) bool { return p.bidden(id) == plan.DeedHold }

// stands reports whether a counter keeps where it is, and strikes only what comes near: by its order, or as all
// of its side.
func (p *Player) stands(id game.ID) bool { return p.brief.Posture.Stand || p.holds(id) }

// shies reports whether a counter is told to fight nobody.
func (p *Player) shies(id game.ID) bool {
	d := p.bidden(id)
	return d == plan.DeedScreen || d == plan.DeedRide
}

// caution is how much danger counts for a counter, in hundredths: who holds stands it, who keeps away does not.
func (p *Player) caution(id game.ID) int {
	switch p.bidden(id) {
	case plan.DeedHold:
		return min(p.care, standing.care)
	case plan.DeedScreen:
		return p.care * 3 / 2
	case plan.DeedRide:
		return p.care * 5 / 2
	}
	return p.care
}

// allows reports whether the order of a counter lets it end in a hex: who holds goes a few hexes at most, to
// close a gap or to strike what comes near, and towards the place that it holds. Duties know no order.
func (p *Player) allows(f *field, id game.ID, h hex.Hex) bool {
	c := &f.pieces[id]
	if p.barred(h) {
		return false
	}
	if !p.holds(id) || c.Where != game.OnMap {
		return true
	}
	if w := p.ward(id); w != nil && w.Order.Do == plan.DeedHold && w.Order.Aim {
		return h.Distance(w.Order.At) <= max(farthest, c.Hex.Distance(w.Order.At)-1)
	}
	return h.Distance(c.Hex) <= farthest
}

// barred reports whether a hex is none to go to, as other plans lead there.
func (p *Player) barred(h hex.Hex) bool {
	return slices.ContainsFunc(p.avoid, func(at hex.Hex) bool { return at.Distance(h) <= 1 })
}

// stray is what it costs a counter to end so far from where its order keeps it: from those whom it follows or
// joins, or from the place that it holds.
func (p *Player) stray(f *field, id game.ID, h hex.Hex) int {
	w := p.ward(id)
	if w == nil {
		return 0
	}
	switch o := &w.Order; {
	case o.Do == plan.DeedFollow:
		return astray * max(0, f.nearest(w.Whom, id, h)-nearby)
	case o.Do == plan.DeedJoin:
		return astray * max(0, f.nearest(w.Whom, id, h)-abutting)
	case o.Do == plan.DeedHold && o.Aim:
		return astray * max(0, h.Distance(o.At)-abutting)
	}
	return 0
}

// nearest is how far a hex is from the nearest of some counters but one, 0 where none of them is on the map.
func (f *field) nearest(ids []game.ID, but game.ID, h hex.Hex) int {
	near := -1
	for _, m := range ids {
		if c := &f.pieces[m]; c.Where == game.OnMap && m != but && (near < 0 || c.Hex.Distance(h) < near) {
			near = c.Hex.Distance(h)
		}
	}
	return max(0, near)
}

// haste is how much the way to the enemy counts for a counter, in hundredths.
func (p *Player) haste(id game.ID) int {
	switch p.bidden(id) {
	case "":
		return p.pace
	case plan.DeedAttack:
		return p.pace * 3 / 2
	}
	return 0
}

// able are those offers in which only counters attack that the player leads.
func (p *Player) able(f *field, offers []game.Offer) []game.Offer {
	if p.brief.Wards == nil {
		return offers
	}
	return slices.DeleteFunc(offers, func(o game.Offer) bool {
		if o.Verb != game.VerbAttack {
			return false
		}
		odds := f.game.Forecast(o.Act)
		return odds == nil || !p.leadsAll(odds.Attackers)
	})
}
