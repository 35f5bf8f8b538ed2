package i18n

import (
	"cmp"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Calling is what the register of a battle calls somebody.
type Calling = scenarios.Called

// Called is what a counter of a side is called in a battle, nil where nobody knows. A language whose words
// have not come says it in the first.
func Called(lang, battle, side string, p *game.Piece) *Calling {
	return cmp.Or(scenarios.CalledAs(battle, Fully(lang), side, p), scenarios.CalledAs(battle, Default, side, p))
}
