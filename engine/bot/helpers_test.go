package bot_test

import (
	"slices"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
)

// position builds a position of the second system from the lines of a rule script.
func position(t *testing.T, lines string) game.Game {
	t.Helper()
	return gametest.Position(t, bmw.Lab{}, "edition bmw\nmap 12x12\n"+lines)
}

// text is an act as a script has it, once it is seen to be legal.
func text(t *testing.T, g game.Game, a game.Action) string {
	t.Helper()
	if a == nil {
		return "nothing"
	}
	if no := g.Check(a); no != nil {
		t.Fatalf("%+v is refused: %v", a, no)
	}
	return save.NewCodec(bmw.Actions(), g).Text(a)
}

// at is the counter of a name.
func at(t *testing.T, g game.Game, name string) game.Piece {
	t.Helper()
	return g.Piece(ids(t, g, name)[0])
}

// ids are the counters of these names.
func ids(t *testing.T, g game.Game, names ...string) (list []game.ID) {
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
