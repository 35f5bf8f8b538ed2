package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// Who screens keeps before an enemy and those with him, between them and the rest of his own army, so near that
// they have to mind him and so far that they do not catch him. Who rides off gets away from everybody.

// How those keep who screen, and who ride off.
const (
	aloof   = 3  // hexes from an enemy whom somebody screens
	skewed  = 12 // what each hex counts by which a screen is nearer or farther, or aside of the way
	outside = 9  // hexes from the nearest enemy at which who rides off is far enough
	fleeing = 10 // what each hex less than that counts
)

// screened is an enemy who is to be screened, and the nearest of those whom the screen is for.
type screened struct{ foe, own hex.Hex }

// screens are the enemies before whom a counter is to keep, and whom from: the enemy whom its order names and those
// who are led with him. None for who has another order.
func (p *Player) screens(f *field, id game.ID) (list []screened) {
	w := p.ward(id)
	if w == nil || w.Order.Do != plan.DeedScreen {
		return nil
	}
	host := followingOf(&f.pieces[w.Order.On])
	for _, foe := range f.units[p.side.Other()] {
		c := &f.pieces[foe]
		if foe != w.Order.On && (host.leader == game.None || followingOf(c) != host) {
			continue
		}
		s := screened{c.Hex, c.Hex}
		near := -1
		for _, own := range f.units[p.side] {
			if h := f.pieces[own].Hex; !contains(w.Units, own) && (near < 0 || h.Distance(c.Hex) < near) {
				near, s.own = h.Distance(c.Hex), h
			}
		}
		list = append(list, s)
	}
	return list
}

// screen is what it costs a screen to be in a hex: how far it is from where it should keep before the nearest of
// those whom it screens.
func (x *placer) screen(h hex.Hex) int {
	best := -1
	for _, s := range x.before {
		d := h.Distance(s.foe)
		n := skewed * abs(d-aloof)
		if s.own != s.foe {
			n += skewed * (d + h.Distance(s.own) - s.foe.Distance(s.own))
		}
		if best < 0 || n < best {
			best = n
		}
	}
	return max(0, best)
}

// flee is what it costs who rides off to be so far from the nearest enemy.
func flee(away int) int { return fleeing * max(0, outside-away) }
