package scenarios

import (
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// posturesFile says what the sides of battles are told before they begin.
const posturesFile = "postures.txt"

// readPostures gives battles the postures that a text has for them. The error joins every
// clause.Mistake of the text.
func readPostures(file, text string, battles []*game.Scenario) error {
	r := &clause.Reader{File: file}
	for _, l := range clause.Lines(text) {
		r.At = l.No
		who, what, ok := strings.Cut(l.Text, ":")
		names := strings.Fields(who)
		if !ok || len(names) != 2 {
			r.Wrong("want a battle, a side and what it is told, as in \"hastings english: stands\"")
			continue
		}
		if p := postureOf(r, names[0], names[1], battles); p != nil {
			tell(r, p, strings.Fields(what))
		}
	}
	return r.Err()
}

// postureOf is the posture of a side, nil if there is no such side. The field of its battle is
// the one whose hexes are read from now on.
func postureOf(r *clause.Reader, battle, side string, battles []*game.Scenario) *game.Posture {
	i := slices.IndexFunc(battles, func(s *game.Scenario) bool { return s.ID == battle })
	if i < 0 {
		r.Wrong("no battle is called %q", battle)
		return nil
	}
	s := slices.Index(battles[i].Sides[:], side)
	if s < 0 {
		r.Wrong("%s has no side %q", battle, side)
		return nil
	}
	r.Board = battles[i].Board
	return &battles[i].Posture[s]
}

// tell reads what a side is told.
func tell(r *clause.Reader, p *game.Posture, words []string) {
	switch {
	case len(words) == 1 && words[0] == "stands":
		p.Stand = true
	case len(words) > 2 && words[0] == "marches" && words[1] == "to":
		p.March = r.Hexes(strings.Join(words[2:], " "))
	default:
		r.Wrong("a side \"stands\" or \"marches to\" hexes")
	}
}
