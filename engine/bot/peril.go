package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// knots are the odds, in hundredths, at which a player learns how deadly an attack is.
var knots = [...]int{50, 100, 150, 200, 300, 400, 500, 700}

// deadliness is what an attack at such odds costs the attacked more than the attackers, in
// hundredths of what he is worth: each battle's own, learned from its forecasts.
type deadliness [len(knots)]int

// How much is asked to learn it.
const (
	mostVictims = 8
	mostBands   = 6 // of so many attackers against each victim
)

// learn asks what attacks of the enemy on units of the side would come to if he stood beside them.
func (p *Player) learn(f *field) *deadliness {
	own, foes := f.byPower(f.side), f.byPower(f.side.Other())
	var sum, n [len(knots)]int
	victims := min(mostVictims, len(own))
	for i := range victims * abreast * mostBands {
		size, from := 1+i/mostBands%abreast, i%mostBands*len(foes)/mostBands
		if from+size > len(foes) {
			continue
		}
		p.spend(1)
		on := own[i/(abreast*mostBands)*len(own)/victims]
		if odds, harm, ok := f.imagine(foes[from:from+size], on); ok {
			sum[knot(odds)] += max(0, harm)
			n[knot(odds)]++
		}
	}
	d := new(deadliness)
	for i := range d {
		if i > 0 {
			d[i] = d[i-1] // better odds are never less deadly
		}
		if n[i] > 0 {
			d[i] = max(d[i], min(100, sum[i]/n[i]))
		}
	}
	return d
}

// knot is the knot nearest to some odds.
func knot(odds int) (best int) {
	for i, k := range knots {
		if abs(k-odds) < abs(knots[best]-odds) {
			best = i
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// byPower are the units of a side on the map that fight hand to hand, the strongest first.
func (f *field) byPower(side game.Side) (list []game.ID) {
	for _, id := range f.units[side] {
		if f.fighter(id) {
			list = append(list, id)
		}
	}
	game.SortBy(list, func(id game.ID) int { return f.worth[id].Power })
	return list
}

// imagine is the attack of some units from before another: the odds in the player's measure, and what
// it costs the attacked more than them, in hundredths of his worth.
func (f *field) imagine(by []game.ID, on game.ID) (odds, harm int, ok bool) {
	c := &f.pieces[on]
	var posts []game.Post
	for i, id := range by {
		d := c.Facing.Turn(i - len(by)/2)
		h := c.Hex.Step(d)
		if !f.board.On(h) {
			return 0, 0, false
		}
		odds += f.might(id)
		posts = append(posts, game.Post{Unit: id, Hex: h, Facing: d.Back()})
	}
	o := f.facts.Prospect(posts, []hex.Hex{c.Hex})
	if o == nil || len(o.Chances) == 0 {
		return 0, 0, false
	}
	return 100 * odds / f.sturdy(on, c.Hex), 100 * f.prospect(o, false) / f.value(on), true
}

// at is how deadly odds are, between what was learned of those next to them; not at all, as long as
// nothing is known.
func (d *deadliness) at(odds int) int {
	if d == nil {
		return 0
	}
	for i, k := range knots {
		if odds > k {
			continue
		}
		if i == 0 {
			return d[0] * odds / k
		}
		return d[i-1] + (d[i]-d[i-1])*(odds-knots[i-1])/(k-knots[i-1])
	}
	return d[len(d)-1]
}

// sturdy is what a unit withstands an attack with in a hex.
func (f *field) sturdy(id game.ID, h hex.Hex) int {
	return max(10, f.worth[id].Power*(4+f.facts.Shelter(h))/4)
}
