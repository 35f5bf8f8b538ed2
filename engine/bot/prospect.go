package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// prospect is what an attack or a shot may be expected to bring: the harm done less the harm
// suffered. Who sees that somebody cannot retreat counts that.
func (f *field) prospect(o *game.Odds, blocked bool) int {
	if o == nil || len(o.Chances) == 0 {
		return 0
	}
	stuck := blocked && len(o.Defenders) > 0 && len(o.Attackers) > 0 &&
		f.stuck(f.pieces[o.Defenders[0]].Hex, f.pieces[o.Attackers[0]].Side, nil)
	sum, of := 0, 1
	for _, c := range o.Chances {
		of = max(1, c.Of)
		sum += c.Ways * (f.harm(&c.Result.Defend, o.Defenders, stuck) - f.harm(&c.Result.Attack, o.Attackers, false))
	}
	return sum / of
}

// harm is how bad a result is for those who suffer it.
func (f *field) harm(h *game.Harm, to []game.ID, stuck bool) int {
	if len(to) == 0 {
		return 0
	}
	weakest, all := f.weakest(to)
	n := h.Loss * weakest.value / max(1, weakest.steps)
	class := f.codes.Harm(h.Other)
	if h.Retreat > 0 || class == game.HarmRetreat {
		n += len(to) * f.w[retreat] * max(1, min(4, h.Retreat))
		if stuck {
			n += all * f.w[blocked] / 100
		}
	}
	if h.Break {
		n += all * f.w[breaking] / 100
	}
	switch {
	case h.Other == "" || class == game.HarmRetreat:
	case class == game.HarmFlight:
		n += f.w[retreat]
	case class == game.HarmOrder:
		n += weakest.value * f.w[breaking] / 100
	default:
		n += weakest.value
	}
	return n
}

// weak is what the weakest of some units is worth, and how many losses it takes.
type weak struct{ value, steps int }

// weakest is the weakest of some units, whom its owner gives up first, and what all are worth.
func (f *field) weakest(ids []game.ID) (w weak, all int) {
	for i, id := range ids {
		v := f.value(id)
		if all += v; i == 0 || v < w.value {
			w = weak{v, f.worth[id].Steps}
		}
	}
	return w, all
}

// stuck reports whether a unit in a hex could hardly retreat before enemies of a side: every hex
// around it is taken or next to one of them, as they stand or in posts that some of them would take.
func (f *field) stuck(h hex.Hex, by game.Side, posts []game.Post) bool {
	for d := hex.N; d <= hex.NW; d++ {
		n := h.Step(d)
		if !f.board.On(n) || f.of(by, n) != game.None || f.of(by.Other(), n) != game.None || holds(posts, n) {
			continue
		}
		if !f.watched(n, by, posts) {
			return false
		}
	}
	return true
}

func holds(posts []game.Post, h hex.Hex) bool {
	for i := range posts {
		if posts[i].Hex == h {
			return true
		}
	}
	return false
}

// watched reports whether a unit of a side stands before a hex, now or in its post.
func (f *field) watched(h hex.Hex, by game.Side, posts []game.Post) bool {
	for i := range posts {
		q := &posts[i]
		if d, near := q.Hex.Toward(h); near && (!f.pieces[q.Unit].HasFacing || d.Angle(q.Facing) <= 1) {
			return true
		}
	}
	for d := hex.N; d <= hex.NW; d++ {
		id := f.of(by, h.Step(d))
		if id == game.None || moves(posts, id) || f.worth[id].Role == game.RoleBaggage || f.pieces[id].Dot != game.NoDot {
			continue
		}
		if c := &f.pieces[id]; !c.HasFacing || d.Back().Angle(c.Facing) <= 1 {
			return true
		}
	}
	return false
}

// moves reports whether a unit is among those who take posts.
func moves(posts []game.Post, id game.ID) bool {
	for i := range posts {
		if posts[i].Unit == id {
			return true
		}
	}
	return false
}
