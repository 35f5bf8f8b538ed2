package puzzle

import (
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Line is what is chosen before any dice fall: the rides, act by act, and the blow, or the first of two.
type Line []game.Action

// bar parts the acts of a line as it is written: "A: go k1 to 0407 facing NE | A: attack k1 0408".
const bar = "|"

// Line reads the acts of a try, on a copy on which all comes as a plan foresees it. Its errors name the line.
func (j *Judge) Line(t Try) (line Line, err error) {
	acts := notation.NewActs(j.start.Clone(), j.actions)
	for _, part := range strings.Split(strings.Join(t.Line.Words[2:], " "), bar) {
		meant, err := acts.Meant(t.Line, strings.Fields(part))
		if err != nil {
			return nil, err
		}
		for _, a := range meant {
			if no := acts.Game.Check(a); no != nil {
				return nil, t.Line.Errorf("%s is refused by %s: %s", acts.Text(a), acts.Game.Cite(no.Ref).Para, no.Code)
			}
			Foresee(acts.Game, a)
			line = append(line, a)
		}
	}
	return line, nil
}
