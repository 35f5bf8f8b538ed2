package chronicle

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
)

// MostMoments is how many moments a battle is remembered by at most.
const MostMoments = 3

// Moment is a scene that a battle is remembered by. It has a place on the map.
type Moment struct {
	Scene
	Turn int
	Role Role
}

// Role is why a scene is remembered.
type Role uint8

// The roles of moments.
const (
	Grave   Role = iota // somebody or something fell whose loss is felt
	Decided             // no blow cost the loser more
	Turned              // from here on the winner was ahead
	Heavy               // it weighs more than all others that are left
)

// Moments returns what a battle that is over is remembered by, in order: the gravest loss, the blow
// that cost the loser most, and the scene by which the winner took the lead for good. What happens in
// one place and one turn is one moment. Where there are fewer, the heaviest of the other scenes follow.
func (r *Reader) Moments() (list []Moment) {
	o := r.Outcome()
	if o == nil {
		return nil
	}
	all := r.placed()
	for role := Grave; role <= Heavy && len(list) < MostMoments; role++ {
		for len(list) < MostMoments {
			i := heaviest(all, list, r.judge(role, o.Winner))
			if i < 0 {
				break
			}
			all[i].Role = role
			if list = append(list, all[i]); role != Heavy {
				break
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Moment) int { return cmp.Compare(a.Step, b.Step) })
	return list
}

// placed returns all scenes that have a place on the map. Of a first combat only the fight is one.
func (r *Reader) placed() (all []Moment) {
	for _, c := range r.Chapters() {
		for _, s := range c.Scenes {
			if s.Aim && s.Kind != Contact {
				all = append(all, Moment{Scene: s, Turn: r.turnOf(s.Step)})
			}
		}
	}
	return all
}

// turnOf returns the turn of a scene by its step.
func (r *Reader) turnOf(step int) int { return r.sess.Steps[max(0, step-1)].Turn }

// heaviest returns the index of the scene that a role suits best and that is no part of a moment
// already listed, -1 where it suits none.
func heaviest(all, list []Moment, weigh func(*Moment) int) int {
	best, most := -1, 0
	for i := range all {
		if n := weigh(&all[i]); n > most && !slices.ContainsFunc(list, all[i].sameAs) {
			best, most = i, n
		}
	}
	return best
}

// sameAs reports whether two scenes are seen in one picture: one place, in one turn.
func (m *Moment) sameAs(o Moment) bool {
	const near = 2 // hexes
	return m.Turn == o.Turn && m.At.Distance(o.At) <= near
}

// judge returns how well a scene suits a role, 0 for not at all. Of a draw nobody was the loser.
func (r *Reader) judge(role Role, winner game.Side) func(*Moment) int {
	switch role {
	case Grave:
		return r.gravity
	case Decided:
		return func(m *Moment) int { return m.cost(winner) }
	case Turned:
		from, to := r.taken(winner)
		return func(m *Moment) int {
			if m.Step <= from || m.Step > to {
				return 0
			}
			return m.Weight()
		}
	}
	return func(m *Moment) int { return m.Weight() }
}

// gravity is how grave a loss is: a commander counts twice.
func (r *Reader) gravity(m *Moment) int {
	if !blows[m.Kind] {
		return 0
	}
	if m.Kind == LeaderFell && r.game.Piece(m.Leader).Rank == game.GrandLeader {
		return 2 * m.Weight()
	}
	return m.Weight()
}

// cost is what a combat cost the loser beyond the winner, a charge a little more; of a draw, both.
func (m *Moment) cost(winner game.Side) (n int) {
	if m.Kind != Assault {
		return 0
	}
	for side := game.A; side <= game.B; side++ {
		harm := 6*m.Lost[side] + 8*len(m.Fallen[side]) + 4*len(m.Broken[side])
		if side == winner {
			harm = -harm
		}
		n += harm
	}
	if m.Charge && n > 0 {
		n += 4
	}
	return n
}

// taken returns the steps between which a side took the lead that it kept; no steps where it was
// ahead from the beginning, or is not.
func (r *Reader) taken(by game.Side) (from, to int) {
	if by == game.NoSide {
		return 0, 0
	}
	ahead := false
	for i, s := range r.scores {
		switch now := game.Favoured(s.Points[game.A]-s.Points[game.B]) == by; {
		case !now:
			ahead, from, to = false, 0, 0
		case !ahead && i > 0:
			ahead, from, to = true, r.scores[i-1].Step, s.Step
		default:
			ahead = true
		}
	}
	return from, to
}
