package bot

import "gonfalon/engine/game"

// Suspected drops an analysis that has found what to prove, and returns what looks like a fault of a side, with what
// a few throws make of both ways of each to the end of the turn.
func (a *Analysis) Suspected(s game.Side) (list []Fault, worth []int) {
	list = append(a.orders[s], a.faults[s]...)
	a.Drop()
	for _, p := range a.minds {
		p.pause = nil // nobody waits
	}
	p := a.minds[s]
	for _, x := range list {
		f := a.before(&x)
		did, could := x.Ways(a.sess)
		for n := range 3 {
			worth = append(worth, a.outcome(p, f, did, n, 1), a.outcome(p, f, could, n, 1))
		}
	}
	return list, worth
}
