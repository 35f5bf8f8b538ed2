package scenarios

import (
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
)

// playable joins the listing of a scenario to the system that plays it.
func playable(s game.Scenario, rules *medieval.Scenario) *game.Scenario {
	s.Actions, s.Rules = medieval.Actions(), medieval.Rules
	s.New = func(options map[string]string) (game.Game, error) { return medieval.New(rules, options) }
	return &s
}
