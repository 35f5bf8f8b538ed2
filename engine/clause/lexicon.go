package clause

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Lexicon is what a system tells those who make battles of it.
type Lexicon struct {
	Phases map[string]rule.Ref          // the paragraph of each phase in which a side acts, by its key
	Events map[game.EventClass]rule.Ref // and of what may happen, by its class
}
