package game

import "slices"

// View is a battle through the eyes of one side, or with NoSide of both who look at one
// screen. Whatever it answers it answers from what they may know, and so does every copy of
// it; what it offers its side can be done in truth. It is the one place that hides anything.
type View struct {
	Game // the position as the side knows it, which belongs to the view
	Side Side
}

// Look is the view that a side has of a battle. The battle stays as it is, and the view does
// not follow what happens in it later.
func Look(g Game, by Side) View { return View{g.Seen(by), by} }

// Offers appends what a side may do now, as far as the view may know.
func (v View) Offers(side Side, to []Offer) []Offer {
	from := len(to)
	to = v.Game.Offers(side, to)
	if side == v.Side {
		return to
	}
	open := slices.DeleteFunc(to[from:], func(o Offer) bool { return o.Secret })
	return to[:from+len(open)]
}
