package chronicle

import "gonfalon/engine/game"

// Score is how a battle stands before a step.
type Score struct {
	Step     int
	Turn     int
	Points   [2]int
	Strength [2]int // SP that are left
	Tracks   []game.Track
}

// Scores are how the battle stood when something of it changed, and at the beginning and the end.
func (r *Reader) Scores() []Score { return r.scores }

// count notes how the battle stands, if that is another than before; the last is always true now.
func (r *Reader) count(t *game.Table) {
	s := Score{Step: r.next, Turn: t.Turn, Points: t.Points, Tracks: t.Tracks}
	for _, l := range r.Losses() {
		s.Strength[l.Side] += l.Of - l.Lost
	}
	if n := len(r.scores); n > 1 && r.scores[n-1].same(&s) && r.scores[n-2].same(&s) {
		r.scores[n-1] = s
		return
	}
	r.scores = append(r.scores, s)
}

// same reports whether a battle stands in the same turn as it stood.
func (s *Score) same(o *Score) bool {
	if len(s.Tracks) != len(o.Tracks) || s.Turn != o.Turn {
		return false
	}
	for i := range s.Tracks {
		if s.Tracks[i].Box != o.Tracks[i].Box {
			return false
		}
	}
	return s.Points == o.Points && s.Strength == o.Strength
}
