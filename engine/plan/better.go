package plan

import "gonfalon/engine/game"

// IsBetter reports whether an answer is so much better than another that it may be offered first. By
// the exact chances that is the margin, if it is worth no less; or it is worth more, and somebody is
// lost less often. Without dice it is the margin of what both are worth. The two measures never
// disagree: where one speaks against the other neither answer is better.
func (a *Answer) IsBetter(b *Answer) bool {
	chances := a.Good - a.Bad - b.Good + b.Bad
	switch {
	case a.Worth < b.Worth || chances <= -Margin:
		return false
	case !a.thrown && !b.thrown:
		return a.Worth-b.Worth >= Margin
	}
	return chances >= Margin || a.Worth > b.Worth && a.Matters(b).Stake > Nothing
}

// Best returns the answer that is better than all others, nil where there is none.
func Best(list []Answer) *Answer {
	if len(list) == 0 {
		return nil
	}
	best := &list[0]
	for i := range list[1:] {
		if !best.IsBetter(&list[i+1]) {
			return nil
		}
	}
	return best
}

// Strike weighs an act of one's own will by its forecast, and to leave it.
func Strike(g game.Game, side game.Side, o game.Offer) (strike, leave Answer) {
	w := newWeigher(g, side)
	return w.foretell(o), w.nothing()
}

// Outlook is how a throw may go, in parts of a hundred.
type Outlook struct {
	Good, Bad   int    // it harms those more at whom it is directed, or those who do it
	Runs, Falls [2]int // they have to run, or are lost; of both sides, of the throws in which that side is harmed more
}

// OutlookOf adds up the exact chances of a throw.
func OutlookOf(g game.Game, o *game.Odds) (v Outlook) {
	of := 1
	for i := range o.Chances {
		c := &o.Chances[i]
		of = c.Of
		switch n := balanceOf(g, o, c); {
		case n > 0:
			v.Good += c.Ways
			v.add(g, 0, c, &c.Result.Defend, o.Defenders)
		case n < 0:
			v.Bad += c.Ways
			v.add(g, 1, c, &c.Result.Attack, o.Attackers)
		}
	}
	for _, n := range []*int{&v.Good, &v.Bad, &v.Runs[0], &v.Runs[1], &v.Falls[0], &v.Falls[1]} {
		*n = 100 * *n / of
	}
	return v
}

// add counts a throw that harms a side.
func (v *Outlook) add(g game.Game, side int, c *game.Chance, h *game.Harm, to []game.ID) {
	class := game.HarmOrder
	if h.Other != "" {
		class = game.Codes(g).Harm(h.Other)
	}
	switch {
	case class == game.HarmLoss, len(to) == 1 && h.Loss >= g.Piece(to[0]).SP:
		v.Falls[side] += c.Ways
	case class != game.HarmOrder, h.Retreat > 0, h.Break:
		v.Runs[side] += c.Ways
	}
}

// balanceOf is how much worse one throw is for those at whom an act is directed.
func balanceOf(g game.Game, o *game.Odds, c *game.Chance) int {
	return Harm(g, &c.Result.Defend, o.Defenders) - Harm(g, &c.Result.Attack, o.Attackers)
}
