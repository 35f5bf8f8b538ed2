package scenarios

import (
	"fmt"
	"slices"

	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
	"gonfalon/engine/notation"
)

// Lab builds positions of a rule system on the map of a battle, as lessons and puzzles have them.
func Lab(system, battle string) (notation.Lab, error) {
	field, err := ground(system, battle)
	if err != nil {
		return nil, err
	}
	return labs[system](field.Board), nil
}

// labs build positions on the map of a battle, by system.
var labs = map[string]func(*board.Board) notation.Lab{
	"medieval": func(b *board.Board) notation.Lab { return medieval.Lab{Ground: b} },
	"bmw":      func(b *board.Board) notation.Lab { return bmw.Lab{Ground: b} },
}

// ground is a battle of a system on a map.
func ground(system, battle string) (*game.Scenario, error) {
	list := All()
	i := slices.IndexFunc(list, func(s *game.Scenario) bool { return s.Board.Name == battle && s.System == system })
	if i < 0 {
		return nil, fmt.Errorf("no battle on the map %q has the system %q", battle, system)
	}
	return list[i], nil
}
