package plan

import "gonfalon/engine/game"

// each calls a function with every counter of a side that stands on the map.
func each(g game.Game, side game.Side, do func(game.Piece)) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Where == game.OnMap {
			do(p)
		}
	}
}

// among lists those counters of a side on the map that pass a test, banners left out: they go
// with whoever carries them.
func among(g game.Game, side game.Side, want func(*game.Piece) bool) (ids []game.ID) {
	each(g, side, func(p game.Piece) {
		if p.Rank != game.Banner && want(&p) {
			ids = append(ids, p.ID)
		}
	})
	return ids
}

// Chief is the leader under whom a counter stands: a leader himself, or the one it is assigned
// to; None if nobody leads it.
func Chief(g game.Game, id game.ID) game.ID {
	p := g.Piece(id)
	if p.Rank == game.Leader || p.Rank == game.GrandLeader {
		return id
	}
	return p.Commander
}

// Command is a leader and the counters assigned to him that stand on the map, the counters in the
// order of battle.
func Command(g game.Game, leader game.ID) []game.ID {
	return among(g, g.Piece(leader).Side, func(p *game.Piece) bool { return p.ID == leader || p.Commander == leader })
}

// Alike is all counters on the map of a counter's side and kind.
func Alike(g game.Game, id game.ID) []game.ID {
	like := g.Piece(id)
	return among(g, like.Side, func(p *game.Piece) bool { return p.Kind == like.Kind && p.Rank == like.Rank })
}

// Ready is those of some counters that may still move, in the same order.
func Ready(g game.Game, ids []game.ID) (ready []game.ID) {
	for _, id := range ids {
		if g.Piece(id).Where == game.OnMap && g.WhyIdle(id) == nil {
			ready = append(ready, id)
		}
	}
	return ready
}

// Share is how many of a selection are of one kind.
type Share struct {
	Kind string
	Rank game.Rank
	N    int
	Like game.ID // the first of them
}

// Shares counts a selection by kind: the most numerous first, leaders last.
func Shares(g game.Game, ids []game.ID) (list []Share) {
next:
	for _, id := range ids {
		p := g.Piece(id)
		for i := range list {
			if list[i].Kind == p.Kind && list[i].Rank == p.Rank {
				list[i].N++
				continue next
			}
		}
		list = append(list, Share{p.Kind, p.Rank, 1, id})
	}
	game.SortBy(list, func(s Share) int { return s.N })
	game.SortBy(list, func(s Share) int { return -int(min(s.Rank, 1)) })
	return list
}
