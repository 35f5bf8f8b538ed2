package gametest

import (
	"fmt"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Reaches compares the reach of counters with what is offered step by step, both ways: the
// acts of a stop can be done one after another and lead to just what it says, and whatever
// the offers lead to is a stop, or a poorer way to one.
//
// Where a way ends, of what it compares:
//   - The other side does not react: a reach does not foresee it.
//   - A way ends with an act that throws dice, before what comes of them, and with one that
//     leaves a side something to decide.
//   - A way that changes something about another counter - it rides infantry down, kills a
//     leader, finds who hides - goes no further: from there it takes a new search.
//   - Ground that costs the counter its order or strength is barred in a reach, with the
//     paragraph, though it may be entered.
//   - Of ways that differ in nothing but the movement left a reach keeps the one that leaves
//     most. A poorer one may rest where that has to ride on.
//   - Acts that are no moves, such as shooting or leaving the map, lead to no stop.
type Reaches struct {
	Most int // positions to look at from one counter; 0 for all

	Counters, Stops, Positions int // compared
	Thrown, Decided            int // stops that were not, for dice and for decisions and finds on the way
}

// moves are the verbs of acts that take a counter from one stop to another.
var moves = []game.Verb{"begin", "advance", "hold-pace", "slow-down", "ride-down", "wheel", "creep", "shift"}

// downs are the verbs of acts that set a counter down where it is to stand.
var downs = []game.Verb{"place", "regroup", "enter", "return", "hide"}

// stand is what a stop says of a counter but for the movement it has left.
type stand struct {
	at     hex.Hex
	facing hex.Dir
	charge int
	rest   bool
}

// String is the stand as an error tells it.
func (s stand) String() string {
	rest := "may rest"
	if !s.rest {
		rest = "must go on"
	}
	return fmt.Sprintf("%v facing %v, charge %d, %s", s.at, s.facing, s.charge, rest)
}

// Add adds what another comparison has counted.
func (r *Reaches) Add(o *Reaches) {
	r.Counters += o.Counters
	r.Stops += o.Stops
	r.Positions += o.Positions
	r.Thrown += o.Thrown
	r.Decided += o.Decided
}

// Compare compares all that a counter can do by moving; a counter that cannot move has
// nothing offered.
func (r *Reaches) Compare(g game.Game, id game.ID) error {
	if g.Outcome() != nil {
		return nil
	}
	reach := g.Reach(id)
	if reach == nil {
		reach = &game.Reach{Unit: id}
	} else {
		r.Counters++
	}
	w := walk{Reaches: r, start: g, id: id, reach: reach, best: map[stand]game.MP{}, spots: map[hex.Hex]bool{}}
	facing := g.Piece(id).HasFacing
	for i := range reach.Stops {
		s := &reach.Stops[i]
		w.spots[s.Hex] = true
		k := stand{s.Hex, s.Facing, s.Charge, s.Rest}
		if !facing {
			k.facing = 0
		}
		w.best[k] = max(w.best[k], s.Left)
	}
	if err := w.follow(g, -1); err != nil {
		return err
	}
	return w.wander(g)
}

// walk is the comparison for one counter.
type walk struct {
	*Reaches
	start game.Game
	id    game.ID
	reach *game.Reach
	best  map[stand]game.MP // the most movement left, by stop
	spots map[hex.Hex]bool  // hexes of stops
}

// follow does the acts that lead on from a stop, or from the start at -1, and compares what
// comes of them with the stops they should lead to.
func (w *walk) follow(g game.Game, from int32) error {
	for i := int(max(from, 0)); i < len(w.reach.Stops); i++ {
		s := &w.reach.Stops[i]
		if s.Prev != from || int32(i) == from {
			continue
		}
		then, known, err := w.to(g, s)
		if err != nil && disturbed(w.start, g, w.id) {
			w.Decided++
			continue // the way before has found something that no reach may know
		}
		if err == nil && known {
			err = w.follow(then, int32(i))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// to does the act that leads to a stop and compares what comes of it, unless that is not
// known for dice or a decision.
func (w *walk) to(g game.Game, s *game.Stop) (then game.Game, known bool, err error) {
	then = g
	if a := w.reach.Acts(s); a != nil {
		if no := g.Check(a); no != nil {
			return nil, false, fmt.Errorf("%s to %v: %+v is refused: %w", g.Name(w.id), s.Hex, a, no)
		}
		thrown := false
		if then, thrown = done(g, a); thrown {
			w.Thrown++
			return nil, false, nil
		}
	}
	if then.Outcome() != nil || w.interrupted(then) {
		w.Decided++
		return nil, false, nil
	}
	w.Stops++
	return then, true, w.compare(then, s)
}

// done is the position after an act, and whether dice were wanted for it.
func done(g game.Game, a game.Action) (after game.Game, thrown bool) {
	cup := dice.Script()
	after = g.Clone()
	after.Apply(a, cup)
	return after, cup.Err != nil
}

// interrupted reports whether a counter on its way waits for a decision.
func (w *walk) interrupted(g game.Game) bool {
	p, e := g.Piece(w.id), g.Table().Expect[0]
	return p.Has(game.Moving) && (e.Side != p.Side || e.Unit != w.id)
}

// compare holds a position against the stop that led to it.
func (w *walk) compare(g game.Game, s *game.Stop) error {
	p := g.Piece(w.id)
	have, want := standing(g, &p), stand{s.Hex, s.Facing, s.Charge, s.Rest}
	if !p.HasFacing || p.Where != game.OnMap {
		want.facing = have.facing
	}
	if !p.Has(game.Moving) { // it was set down
		want.rest, want.charge, p.Left = have.rest, have.charge, s.Left
	}
	if have != want || p.Left != s.Left {
		return fmt.Errorf("%s comes to %v with %d left; the reach says %v with %d", g.Name(w.id), have, p.Left, want, s.Left)
	}
	if p.Marks&game.Charging != s.Marks&game.Charging {
		return fmt.Errorf("%s charges at %v: %v; the reach says otherwise", g.Name(w.id), s.Hex, p.Has(game.Charging))
	}
	return nil
}

// standing is where a counter is in the course of its move.
func standing(g game.Game, p *game.Piece) stand {
	s := stand{at: p.Hex, charge: p.Charge, rest: p.Where == game.OnMap && rests(g, p)}
	if p.HasFacing {
		s.facing = p.Facing
	}
	return s
}

// rests reports whether a counter may end its move: its side may go on with another or end
// the phase.
func rests(g game.Game, p *game.Piece) bool {
	return slices.ContainsFunc(g.Offers(p.Side, nil), func(o game.Offer) bool {
		return o.Verb == game.VerbEndPhase || o.Verb == game.VerbBegin && o.Unit != p.ID
	})
}

// wander does every move that is offered, position by position, and looks for each among
// the stops.
func (w *walk) wander(g game.Game) error {
	seen := map[uint64]bool{g.Hash(): true}
	for queue := []game.Game{g}; len(queue) > 0 && (w.Most == 0 || len(seen) <= w.Most); queue = queue[1:] {
		p := queue[0].Piece(w.id)
		own := slices.DeleteFunc(queue[0].Offers(p.Side, nil), func(o game.Offer) bool { return o.Unit != w.id })
		if len(own) == 0 && p.Has(game.Moving) && !w.interrupted(queue[0]) && !rests(queue[0], &p) {
			return fmt.Errorf("%s can neither go on from %v nor rest there", g.Name(w.id), p.Hex)
		}
		for _, o := range own {
			if slices.Contains(downs, o.Verb) && !w.spots[o.At] {
				return fmt.Errorf("%s: %+v is offered, and its hex is no stop", g.Name(w.id), o.Act)
			}
			if !slices.Contains(moves, o.Verb) {
				continue
			}
			then, onward, err := w.try(queue[0], o.Act)
			if err != nil {
				return err
			}
			if hash := then.Hash(); onward && !seen[hash] {
				seen[hash] = true
				queue = append(queue, then)
			}
		}
		queue[0] = nil
	}
	return nil
}

// try does a move that is offered, looks for the position among the stops, and says whether
// the way goes on from there.
func (w *walk) try(g game.Game, a game.Action) (then game.Game, onward bool, err error) {
	then, thrown := done(g, a)
	before, p := g.Piece(w.id), then.Piece(w.id)
	switch {
	case thrown || then.Outcome() != nil || !p.Has(game.Moving) || w.interrupted(then):
		return then, false, nil
	case p.SP < before.SP || p.Has(game.Disorganised) && !before.Has(game.Disorganised):
		return then, false, nil
	}
	w.Positions++
	if s := standing(then, &p); !w.known(s, p.Left) {
		return then, false, fmt.Errorf("%s comes to %v with %d left by %+v, which is no stop", g.Name(w.id), s, p.Left, a)
	}
	return then, !disturbed(g, then, w.id), nil
}

// known reports whether a position is a stop, or poorer in movement than one.
func (w *walk) known(s stand, left game.MP) bool {
	if best, ok := w.best[s]; ok && best >= left {
		return true
	}
	s.rest = !s.rest
	best, ok := w.best[s]
	return ok && best > left
}

// disturbed reports whether an act of a counter changed where another stands or how strong
// it is. What it carries goes with it.
func disturbed(before, after game.Game, mover game.ID) bool {
	for id := range game.ID(before.Counters()) {
		a, b := before.Piece(id), after.Piece(id)
		if id == mover || a.Rank == game.Banner {
			continue
		}
		if a.Where != b.Where || a.Hex != b.Hex || a.SP != b.SP || a.Has(game.Hidden) != b.Has(game.Hidden) {
			return true
		}
	}
	return false
}
