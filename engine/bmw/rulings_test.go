package bmw

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

// lackingRulings is how many rulings of the reference have no line in rulings.txt.
const lackingRulings = 0

func TestRulingsAreInOrderShortAndComplete(t *testing.T) {
	gametest.RulingsHold(t, os.DirFS("."), "B", lackingRulings)
}

func TestEveryRulingNamedExists(t *testing.T) {
	gametest.RulingsExist(t, os.DirFS("../.."), "engine/bmw", "B", "engine", "app", "scenarios")
}
