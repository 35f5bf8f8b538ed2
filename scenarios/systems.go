package scenarios

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
	"gonfalon/engine/rule"
)

// systems is the rule systems, and how each makes a battle of its source.
var systems = map[string]func(source) (*game.Scenario, error){
	"medieval": func(from source) (*game.Scenario, error) {
		s, rules, err := from.medieval()
		s.Actions, s.Rules = medieval.Actions(), medieval.Rules
		s.New = func(options map[string]string) (game.Game, error) { return medieval.New(rules, options) }
		s.Cite = func(r rule.Ref) game.Citation { return rules.Edition.Cite(r) }
		return &s, err
	},
	"bmw": func(from source) (*game.Scenario, error) {
		s, rules, err := bmw.ReadBattle(from.file, from.text[1], from.board)
		s.Digest = from.digest(from.text...)
		s.Actions, s.Rules = bmw.Actions(), bmw.Rules
		s.New = func(options map[string]string) (game.Game, error) { return bmw.New(rules, options) }
		s.Cite = bmw.Cite
		return &s, err
	},
}

// source is a battle before its system has read it.
type source struct {
	file  string
	text  []string // of the map, and of the battle
	board *board.Board
	own   bool // it does not ship
}

// digest is the hash of what a battle is made of.
func (from source) digest(texts ...string) string {
	if from.own {
		return ownHash(texts)
	}
	return digest(from.file, texts)
}

// load reads the file of a battle and the map of its folder. The error joins every clause.Mistake
// of the map.
func load(from texts, file string) (source, error) {
	text, err := from(file)
	if err != nil {
		return source{}, err
	}
	return fields{}.source(from, file, text)
}

// fields are maps that were read before, by their files: battles of one folder share one.
type fields map[string]field

type field struct {
	text  string
	board *board.Board
}

// source is a battle on the map of its folder.
func (f fields) source(from texts, file, text string) (source, error) {
	name := path.Join(path.Dir(file), MapFile)
	on, known := f[name]
	if !known {
		var err error
		if on.text, err = from(name); err != nil {
			return source{}, err
		}
		if on.board, err = readMap(path.Dir(file), name, on.text); err != nil {
			return source{}, err
		}
		f[name] = on
	}
	return source{file: file, text: []string{on.text, text}, board: on.board}, nil
}

// counters are those of all battles of the medieval system, by kind, and the text they were read of.
var counters = sync.OnceValues(func() (shared counterSheet, err error) {
	if shared.text, err = shipped(countersFile); err == nil {
		shared.kinds, err = medieval.ReadCounters(countersFile, shared.text)
	}
	return shared, err
})

type counterSheet struct {
	text  string
	kinds map[medieval.Kind]medieval.Block
}

// medieval reads a battle of that system with the counters of all battles. The error joins
// every clause.Mistake of the first file that has any.
func (from source) medieval() (game.Scenario, *medieval.Scenario, error) {
	printed, err := counters()
	if err != nil {
		return game.Scenario{}, nil, err
	}
	s, rules, err := medieval.ReadBattle(from.file, from.text[1], from.board, printed.kinds)
	s.Digest = from.digest(slices.Concat([]string{printed.text}, from.text)...)
	return s, rules, err
}

// open reads a battle by the system that its heading names.
func (f fields) open(from texts, file string) (*game.Scenario, error) {
	text, err := from(file)
	if err != nil {
		return nil, err
	}
	system := systems[headingOf(text, "system:")]
	if system == nil {
		names := strings.Join(slices.Sorted(maps.Keys(systems)), ", ")
		return nil, fmt.Errorf("%s: the line \"system:\" must name one of: %s", file, names)
	}
	battle, err := f.source(from, file, text)
	if err != nil {
		return nil, err
	}
	return system(battle)
}

// Medieval reads a battle of the medieval system as plain data, for scripts and tests. Each
// call reads it anew, so the caller may change what it gets.
func Medieval(id string) (*medieval.Scenario, error) {
	var ids []string
	for i, s := range All() {
		switch {
		case s.System != "medieval":
		case s.ID == id:
			battle, err := load(shipped, files()[i])
			if err != nil {
				return nil, err
			}
			_, rules, err := battle.medieval()
			return rules, err
		default:
			ids = append(ids, s.ID)
		}
	}
	return nil, unknown(id, ids)
}
