package scenarios

import (
	"path"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/save"
)

// The folder of the puzzles, and in it the list of those of the days.
const (
	puzzlesFolder = "puzzles"
	daysFile      = puzzlesFolder + "/days.txt"
)

// puzzleFiles are those of all puzzles that are there. In the page they come once one is wanted.
func puzzleFiles() (list []string) {
	for _, name := range names() {
		if path.Dir(name) == puzzlesFolder && path.Ext(name) == ".txt" && name != daysFile {
			list = append(list, name)
		}
	}
	return list
}

// Puzzles lists the keys of all puzzles.
func Puzzles() (keys []string) {
	for _, name := range puzzleFiles() {
		keys = append(keys, strings.TrimSuffix(path.Base(name), ".txt"))
	}
	return keys
}

// PuzzleText returns the file of a puzzle: of its key, or of one that stands packed after save.OwnMark.
func PuzzleText(key string) (string, error) {
	if packed, own := strings.CutPrefix(key, save.OwnMark); own {
		return unpackRiddle(packed)
	}
	return shipped(path.Join(puzzlesFolder, key+".txt"))
}

// Puzzle reads the puzzle of a key, or one that stands packed after save.OwnMark.
func Puzzle(key string) (*puzzle.Puzzle, error) {
	text, err := PuzzleText(key)
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(key, save.OwnMark) {
		return readRiddle(text)
	}
	return puzzle.Read(key+".txt", text)
}

// Days reads the list of the puzzles of the days.
func Days() (puzzle.Days, error) {
	text, err := shipped(daysFile)
	return puzzle.ReadDays(text), err
}

// Posed is the battle of which a puzzle was taken, with the name of the puzzle and without options, and the
// position in which it begins.
func Posed(p *puzzle.Puzzle) (*game.Scenario, game.Game, error) {
	taken, err := Find(p.From)
	if err != nil {
		if taken, err = ground(p.System, p.Battle); err != nil {
			return nil, nil, err
		}
	}
	lab, err := LabOf(p)
	if err != nil {
		return nil, nil, err
	}
	start, err := p.Start(lab)
	if err != nil {
		return nil, nil, err
	}
	field := *taken
	field.ID, field.Edition, field.Options = p.Key, p.Edition, nil
	field.New = func(map[string]string) (game.Game, error) { return start.Clone(), nil }
	if p.Map != "" {
		field.Board, field.Battle = start.Board(), p.Key
	}
	return &field, start, nil
}
