package post

import (
	"reflect"

	"gonfalon/engine/game"
)

// actor is the side that does an act. Where a question is asked it is who was asked. Else it is the side of
// the counter that the act names first, or the side it names; of an act without either whoever is offered it.
func actor(g game.Game, a game.Action) game.Side {
	stage, side := game.Facts(g).Awaits()
	if stage == game.StageQuestion {
		return side
	}
	if by, ok := named(g, a); ok {
		return by
	}
	if side == game.NoSide || !offers(g, side, a) && offers(g, side.Other(), a) {
		return offering(g, a)
	}
	return side
}

// named is the side that an act names by a counter or by itself.
func named(g game.Game, a game.Action) (side game.Side, ok bool) {
	v := reflect.ValueOf(a)
	for i := range v.NumField() {
		switch x := v.Field(i).Interface().(type) {
		case game.Side:
			return x, true
		case game.ID:
			if x >= 0 && int(x) < g.Counters() {
				return g.Piece(x).Side, true
			}
		case []game.ID:
			if len(x) > 0 && x[0] >= 0 && int(x[0]) < g.Counters() {
				return g.Piece(x[0]).Side, true
			}
		}
	}
	return game.NoSide, false
}

// offering is the first side that is offered an act.
func offering(g game.Game, a game.Action) game.Side {
	for side := game.A; side <= game.B; side++ {
		if offers(g, side, a) {
			return side
		}
	}
	return game.NoSide
}

// offers reports whether a side is offered an act.
func offers(g game.Game, side game.Side, a game.Action) bool {
	for _, o := range g.Offers(side, nil) {
		if reflect.DeepEqual(o.Act, a) {
			return true
		}
	}
	return false
}
