package scenarios

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
)

// systems is the rule systems, and how each reads a battle with the map of its folder.
var systems = map[string]func(from fs.FS, file string) (*game.Scenario, error){
	"medieval": func(from fs.FS, file string) (*game.Scenario, error) {
		s, rules, err := loadMedieval(from, file)
		s.Actions, s.Rules = medieval.Actions(), medieval.Rules
		s.New = func(options map[string]string) (game.Game, error) { return medieval.New(rules, options) }
		return &s, err
	},
	"bmw": func(from fs.FS, file string) (*game.Scenario, error) {
		s, rules, err := loadBMW(from, file)
		s.Actions, s.Rules = bmw.Actions(), bmw.Rules
		s.New = func(options map[string]string) (game.Game, error) { return bmw.New(rules, options) }
		return &s, err
	},
}

// open reads a battle by the system that its heading names.
func open(from fs.FS, file string) (*game.Scenario, error) {
	text, err := read(from, file)
	if err != nil {
		return nil, err
	}
	load := systems[systemOf(text[0])]
	if load == nil {
		names := strings.Join(slices.Sorted(maps.Keys(systems)), ", ")
		return nil, fmt.Errorf("%s: the line \"system:\" must name one of: %s", file, names)
	}
	return load(from, file)
}

// systemOf is the rule system that the heading of a battle names.
func systemOf(text string) string {
	for _, l := range lines(text) {
		if name, ok := strings.CutPrefix(l.text, "system:"); ok {
			return strings.TrimSpace(name)
		}
	}
	return ""
}

// Medieval reads a battle of the medieval system as plain data, for scripts and tests. Each
// call reads it anew, so the caller may change what it gets.
func Medieval(id string) (*medieval.Scenario, error) {
	var ids []string
	for i, s := range All() {
		switch {
		case s.System != "medieval":
		case s.ID == id:
			_, rules, err := loadMedieval(data, files[i])
			return rules, err
		default:
			ids = append(ids, s.ID)
		}
	}
	return nil, unknown(id, ids)
}

// loadMedieval reads a battle of that system with its map and the counters of all battles.
// The error joins every Mistake of the first file that has any.
func loadMedieval(from fs.FS, file string) (game.Scenario, *medieval.Scenario, error) {
	field := path.Join(path.Dir(file), mapFile)
	text, err := read(data, countersFile)
	if err != nil {
		return game.Scenario{}, nil, err
	}
	own, err := read(from, field, file)
	if err != nil {
		return game.Scenario{}, nil, err
	}
	text = append(text, own...)
	kinds, err := readCounters(countersFile, text[0])
	if err != nil {
		return game.Scenario{}, nil, err
	}
	board, err := readMap(path.Dir(file), field, text[1])
	if err != nil {
		return game.Scenario{}, nil, err
	}
	s, rules, err := readBattle(file, text[2], board, kinds)
	s.Digest = digest(text)
	return s, rules, err
}

// loadBMW reads a battle of "Battles of the Medieval World" with its map.
func loadBMW(from fs.FS, file string) (game.Scenario, *bmw.Scenario, error) {
	field := path.Join(path.Dir(file), mapFile)
	text, err := read(from, field, file)
	if err != nil {
		return game.Scenario{}, nil, err
	}
	b, err := readMap(path.Dir(file), field, text[0])
	if err != nil {
		return game.Scenario{}, nil, err
	}
	s, rules, err := readBMW(file, text[1], b)
	s.Digest = digest(text)
	return s, rules, err
}
