package medieval

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

// lackingRulings is how many rulings of the reference have no line in rulings.txt.
const lackingRulings = 0

func TestRulingsAreInOrderShortAndComplete(t *testing.T) {
	gametest.RulingsHold(t, os.DirFS("."), "R", lackingRulings)
}

func TestEveryRulingNamedExists(t *testing.T) {
	gametest.RulingsExist(t, os.DirFS("../.."), "engine/medieval", "R", "engine", "app", "scenarios")
}

func TestEveryRulingIsTested(t *testing.T) { gametest.RulingsTested(t, os.DirFS("."), "R") }
