package medieval

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

func TestEveryRulingIsTested(t *testing.T) { gametest.RulingsTested(t, os.DirFS("."), "R") }

func TestEveryRulingNamedExists(t *testing.T) {
	gametest.RulingsExist(t, os.DirFS("."), "R", "RULINGS.md")
}
