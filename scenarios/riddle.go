package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/save"
)

// riddleHead is the first line of a puzzle that does not ship, which is its file with its map, if that is not one of ours.
const riddleHead = "# gonfalon puzzle 1"

// RiddleEnd is how the name of such a file ends.
const RiddleEnd = ".gonfalon.txt"

// isRiddle reports whether a text is meant to be a puzzle that does not ship.
func isRiddle(text string) bool { return strings.HasPrefix(text, riddleHead) }

// RiddleSent is the key by which a puzzle is found that does not ship, which has all of it; "" for a text that is none.
func RiddleSent(text string) string {
	if !isRiddle(text) {
		return ""
	}
	return save.OwnMark + pack(strings.ReplaceAll(text, "\r\n", "\n"))
}

// unpackRiddle is the text of a puzzle that does not ship.
func unpackRiddle(packed string) (string, error) {
	text, err := unpack(packed)
	if err == nil && !isRiddle(text) {
		err = ErrNoBundle
	}
	return text, err
}

// readRiddle reads a puzzle that does not ship. It is called by what it says, so that none stands in the place of another.
func readRiddle(text string) (p *puzzle.Puzzle, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			p, err = nil, fmt.Errorf("the rules break down over it: %v", broken)
		}
	}()
	if p, err = puzzle.Read("puzzle", text); err != nil {
		return nil, err
	}
	if err := plainRiddle(text); err != nil {
		return nil, err
	}
	p.Key = game.OwnID + ownHash([]string{text})
	_, start, err := Posed(p)
	if err == nil {
		err = start.Audit()
	}
	if err == nil {
		err = wellPosed(p, start)
	}
	if err != nil {
		return nil, err
	}
	return p, nil
}

// plainRiddle reports the first line that has letters no name may have. Those of tries are no names.
func plainRiddle(text string) error {
	text, _, _ = strings.Cut(text, "\n===")
	for _, l := range clause.Lines(text) {
		word, _, _ := strings.Cut(l.Text, " ")
		if word != "try" && word != "obvious" && strings.ContainsAny(l.Text, "{}|<>=&") {
			return &clause.Mistake{File: "puzzle", Line: l.No, Reason: "none of the letters {}|<>=& is of a name"}
		}
	}
	return nil
}

// wellPosed reports what is wrong with the aim or the tries of a puzzle.
func wellPosed(p *puzzle.Puzzle, start game.Game) error {
	lab, err := LabOf(p)
	if err != nil {
		return err
	}
	j, err := p.Judge(lab)
	if err != nil {
		return err
	}
	for _, t := range append(slices.Clone(p.Tries), p.Obvious) {
		if _, err := j.Line(t); err != nil {
			return err
		}
	}
	for id := range game.ID(start.Counters()) {
		if o := start.Piece(id); start.Name(id) == p.Aim.Unit && (o.Side == p.Solver || o.Where != game.OnMap) {
			return fmt.Errorf("the aim %s is no enemy on the map", p.Aim.Unit)
		}
	}
	if stage, side := game.Facts(start).Awaits(); stage != game.StageFree || side != p.Solver {
		return fmt.Errorf("it is not the turn of the side that solves")
	}
	return nil
}

// RiddleOf is the text of a puzzle that does not ship: its file, and its map if that is not one of ours.
func RiddleOf(file, field string) string {
	if field != "" {
		file = puzzle.WithMap(file, field)
	}
	return riddleHead + "\n" + file
}
