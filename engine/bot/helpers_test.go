package bot_test

import (
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// position builds a position of the second system from the lines of a rule script.
func position(t *testing.T, lines string) game.Game {
	t.Helper()
	return gametest.Position(t, bmw.Lab{}, "edition bmw\nmap 12x12\n"+lines)
}

func text(t *testing.T, g game.Game, a game.Action) string {
	t.Helper()
	return gametest.Text(t, g, bmw.Actions(), a)
}

// at is the counter of a name.
func at(t *testing.T, g game.Game, name string) game.Piece {
	t.Helper()
	return g.Piece(gametest.Named(t, g, name)[0])
}
