package scenarios

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
)

// Lab builds positions of a rule system on the map of a battle, as lessons and puzzles have them.
func Lab(system, battle string) (notation.Lab, error) {
	field, err := ground(system, battle)
	if err != nil {
		return nil, err
	}
	return labs[system](field.Board), nil
}

// LabOf builds the position of a puzzle, on its own map if it has one.
func LabOf(p *puzzle.Puzzle) (notation.Lab, error) {
	if p.Map == "" {
		return Lab(p.System, p.Battle)
	}
	build := labs[p.System]
	if build == nil {
		return nil, fmt.Errorf("no system is called %q", p.System)
	}
	field, err := readMap(p.Battle, MapFile, p.Map)
	if err != nil {
		return nil, err
	}
	field.Name = p.Key // no printed map shows it
	return build(field), nil
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

// Changed is a battle that begins where a game of another has come: the text of that, and below it where
// everybody stands. It has the name of the other, and no title.
func Changed(sc *game.Scenario, g game.Game) (Bundle, error) {
	b, err := Text(sc)
	if err != nil {
		return b, err
	}
	lab, ok := labs[sc.System](sc.Board).(interface {
		Stands(game.Game) ([]string, error)
	})
	if !ok {
		return b, fmt.Errorf("positions of the system %q cannot be written", sc.System)
	}
	lines, err := lab.Stands(g)
	if err != nil {
		return b, err
	}
	var kept []string
	for l := range strings.Lines(b.Battle) {
		if !strings.HasPrefix(l, "begins:") && !strings.HasPrefix(l, "stands:") {
			kept = append(kept, l)
		}
	}
	b.Battle = strings.TrimRight(strings.Join(kept, ""), "\n") + "\n\n" + strings.Join(lines, "\n") + "\n"
	return b, nil
}

// States are the words that a battle may say of a counter as it is, beside where it stands.
func States(sc *game.Scenario, g game.Game, id game.ID) []string {
	if lab, ok := labs[sc.System](sc.Board).(interface {
		States(game.Game, game.ID) []string
	}); ok {
		return lab.States(g, id)
	}
	return nil
}

// Lexicon is what a system tells those who make battles of it; of no system it is empty.
func Lexicon(system string) clause.Lexicon {
	build := labs[system]
	if build == nil {
		return clause.Lexicon{}
	}
	lab, _ := build(nil).(interface{ Lexicon() clause.Lexicon })
	of := lab.Lexicon()
	for i := range of.Lines {
		if f := &of.Lines[i]; f.Word == "points" {
			f.Fields = append(f.Fields, rows(system, f.Fields[0])...)
		}
	}
	return of
}

// rows are the rows of a victory table for units of the kinds of a system, each like another.
func rows(system string, like clause.Field) (list []clause.Field) {
	for _, k := range Kinds(system) {
		_, says, _ := strings.Cut(k.Says, "scores ")
		like.Word, _, _ = strings.Cut(says, ",")
		like.Ref, like.Example = "R-508", "2"
		if !slices.ContainsFunc(list, func(f clause.Field) bool { return f.Word == like.Word }) {
			list = append(list, like)
		}
	}
	return list
}

// Text is what a battle is made of, as a bundle; one of ours leaves its map to the folder of that.
func Text(sc *game.Scenario) (Bundle, error) {
	if sc.Made.Foreign() {
		return Unpack(sc.Made.Packed)
	}
	i := slices.IndexFunc(All(), func(s *game.Scenario) bool { return s.ID == sc.ID })
	if i < 0 {
		return Bundle{}, unknown(sc.ID, nil)
	}
	text, err := shipped(files()[i])
	return Bundle{Name: path.Base(files()[i]), Battle: text}, err
}
