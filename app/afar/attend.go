package afar

import (
	"gonfalon/engine/plan"
	"gonfalon/engine/post"
)

// attendance is how a player who is there, on a direct line, is asked.
type attendance struct {
	before *plan.Standing // his order for when he is not there, nil where he gave the one that holds
	rests  bool           // his deputy answers what is left of the friend's turn
}

// Attend has the player asked everything himself, from his next letter on. What he never does stays so.
func (g *Game) Attend() {
	order, _ := g.StandingOrder()
	if g.before == nil {
		g.before = new(order)
	}
	order = *g.before
	for k, m := range order {
		if m != plan.Never {
			order[k] = plan.AskAll
		}
	}
	g.rests = false
	g.Stand(order)
}

// Rest has the deputy answer what is left of the friend's turn. A reaction that the player is asked about is let be.
func (g *Game) Rest() {
	if g.before == nil {
		order, _ := g.StandingOrder()
		g.before = &order
	}
	g.rests = true
	g.Stand(post.Asleep)
	if g.Asked() {
		g.LetBe()
	}
}

// Rests reports whether the deputy answers what is left of the friend's turn.
func (g *Game) Rests() bool { return g.rests }

// Part gives back the order that holds while the player is not there.
func (g *Game) Part() {
	if g.before != nil {
		g.Stand(*g.before)
	}
	g.attendance = attendance{}
}
