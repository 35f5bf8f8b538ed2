package scenarios

import (
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Lab builds positions of a rule system on the map of a battle, as lessons and puzzles have them.
func Lab(system, battle string) (notation.Lab, error) {
	list := All()
	i := slices.IndexFunc(list, func(s *game.Scenario) bool { return s.Board.Name == battle && s.System == system })
	if i < 0 {
		return nil, fmt.Errorf("no battle on the map %q has the system %q", battle, system)
	}
	return labs[system](list[i].Board), nil
}
