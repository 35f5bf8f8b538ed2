package gametest

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Named are the counters of these names.
func Named(t testing.TB, g game.Game, names ...string) (list []game.ID) {
	t.Helper()
	for id := range game.ID(g.Counters()) {
		if slices.Contains(names, g.Name(id)) {
			list = append(list, id)
		}
	}
	if len(list) != len(names) {
		t.Fatalf("not all of %v are there", names)
	}
	return list
}

// Text is an act as a script has it, once it is seen to be legal. The prototypes are of all acts of the
// system.
func Text(t testing.TB, g game.Game, prototypes []game.Action, a game.Action) string {
	t.Helper()
	if a == nil {
		return "nothing"
	}
	if no := g.Check(a); no != nil {
		t.Fatalf("%+v is refused: %v", a, no)
	}
	return save.NewCodec(prototypes, g).Text(a)
}
