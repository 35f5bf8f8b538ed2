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
	if asked < 0 {
		return nil
	}
	side := t.Expect[asked].Side
	act, n := Pressing(g, t, side, g.Offers(side, nil))
	_, others := Pressing(g, t, side.Other(), g.Offers(side.Other(), nil))
	if n != 1 || others > 0 || choices(g, act) {
		return nil
	}
	return act
}

// Pressing is the first offer of a side that cannot wait for its next phase, and how many there are,
// at most two: some acts can wait until the last of its phases in a turn.
func Pressing(g game.Game, t game.Table, side game.Side, offers []game.Offer) (first game.Action, n int) {
	later := t.Phase < len(t.Phases) && slices.ContainsFunc(t.Phases[t.Phase+1:], func(p game.Phase) bool { return p.Side == side })
	codes := game.Codes(g)
	for _, o := range offers {
		if later && codes.VerbInfo(o.Verb).Class == game.ToWait {
			continue
		}
		if n++; n == 2 {
			break
		}
		first = o.Act
	}
	return first, n
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
