package plan

import (
	"reflect"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Single is the act with which the battle goes on where nobody has a choice: the one thing that
// may be done by the side that is waited for, while the other may do nothing. It is nil where
// somebody has a choice, during set-up and when the battle is over.
func Single(g game.Game) game.Action {
	t := g.Table()
	if t.Stage == game.StageSetUp || t.Stage == game.StageOver {
		return nil
	}
	asked := slices.IndexFunc(t.Expect, func(e game.Expect) bool { return !e.Optional })
	offers := g.Offers(game.B, g.Offers(game.A, nil))
	if asked < 0 || len(offers) != 1 || len(g.Offers(t.Expect[asked].Side, nil)) != 1 || choices(g, offers[0].Act) {
		return nil
	}
	return offers[0].Act
}

// choices reports whether an act leaves its player another front than the one offered.
func choices(g game.Game, a game.Action) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b := g.Steer(a, d); !reflect.DeepEqual(a, b) && g.Check(b) == nil {
			return true
		}
	}
	return false
}
