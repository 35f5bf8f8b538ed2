package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Order is what those are told who are led by a player of their own side.
type Order uint8

// The orders.
const (
	OrderAttack Order = iota // they seek the enemy
	OrderHold                // they keep about where they are and strike what comes near
	OrderFollow              // they stay near somebody whom another leads
	free                     // they go as the player thinks best; nobody can be told so
)

var orderNames = []string{"attack", "hold", "follow"}

// OrderNames are the names of the orders.
func OrderNames() []string { return slices.Clone(orderNames) }

// ParseOrder finds an order by its name.
func ParseOrder(name string) (Order, bool) {
	i := slices.Index(orderNames, name)
	return Order(max(0, i)), i >= 0
}

// String is the name of an order: a catalogue key, and what a save says.
func (o Order) String() string { return orderNames[o] }

// Ward is a part of an army that a player leads while somebody else leads the rest.
type Ward struct {
	Units []game.ID
	Order Order
	Whom  []game.ID // of OrderFollow: by the nearest of these they stay
}

// nearby is within how many hexes those stay who follow, and astray what each hex beyond it counts.
const (
	nearby = 3
	astray = 60
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
func (p *Player) holds(id game.ID) bool {
	w := p.ward(id)
	return w != nil && w.Order == OrderHold
}

// stands reports whether a counter keeps where it is, and strikes only what comes near: by its order, or as all
// of its side.
func (p *Player) stands(id game.ID) bool { return p.brief.Posture.Stand || p.holds(id) }

// caution is how much danger counts for a counter, in hundredths: who holds stands it.
func (p *Player) caution(id game.ID) int {
	if p.holds(id) {
		return min(p.care, standing.care)
	}
	return p.care
}

// allows reports whether the order of a counter lets it end in a hex: who holds goes a few hexes at most, to
// close a gap or to strike what comes near. Duties know no order.
func (p *Player) allows(f *field, id game.ID, h hex.Hex) bool {
	c := &f.pieces[id]
	return !p.barred(h) && (!p.holds(id) || c.Where != game.OnMap || h.Distance(c.Hex) <= farthest)
}

// barred reports whether a hex is none to go to, as other plans lead there.
func (p *Player) barred(h hex.Hex) bool {
	return slices.ContainsFunc(p.avoid, func(at hex.Hex) bool { return at.Distance(h) <= 1 })
}

// stray is what it costs a counter that follows to end so far from whom it follows.
func (p *Player) stray(f *field, id game.ID, h hex.Hex) int {
	w := p.ward(id)
	if w == nil || w.Order != OrderFollow {
		return 0
	}
	near := -1
	for _, m := range w.Whom {
		if c := &f.pieces[m]; c.Where == game.OnMap && m != id && (near < 0 || c.Hex.Distance(h) < near) {
			near = c.Hex.Distance(h)
		}
	}
	return astray * max(0, near-nearby)
}

// haste is how much the way to the enemy counts for a counter, in hundredths.
func (p *Player) haste(id game.ID) int {
	w := p.ward(id)
	switch {
	case w == nil, w.Order == free:
		return p.pace
	case w.Order == OrderAttack:
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
