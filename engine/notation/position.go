package notation

import (
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// What the lines of a position have in common whatever the system; its lab reads them with this.

// letters are the sides as lines name them.
var letters = []string{"A", "B"}

// Letter is how lines name a side.
func Letter(s game.Side) string { return letters[s] }

// Side is the side that a line names after its first word, as in "army A"; ok is false when
// it names none.
func (l Line) Side() (side game.Side, ok bool) {
	if len(l.Words) < 2 {
		return 0, false
	}
	i := slices.Index(letters, l.Words[1])
	return game.Side(max(i, 0)), i >= 0
}

// OfSide is the side that a line names and what it says of it; ok is false when it lacks
// either, which is then a mistake. The example shows such a line.
func (l Line) OfSide(r *clause.Reader, example string) (side game.Side, words []string, ok bool) {
	side, ok = l.Side()
	if !ok || len(l.Words) < 3 {
		r.Wrong("want a side and more, as in %q", example)
		return 0, nil, false
	}
	return side, l.Words[2:], true
}

// Turn reads "turn 3", or "turn 3 of 20", which also says which turn is the last.
func (l Line) Turn(r *clause.Reader, last int) (turn, newLast int) {
	switch {
	case len(l.Words) == 4 && l.Words[2] == "of":
		last = r.Number(l.Words[3], 1, clause.MaxTurn)
	case len(l.Words) != 2:
		r.Wrong("want \"turn 3 of 20\"")
		return 1, last
	}
	return r.Number(l.Words[1], 1, last), last
}

// Phase reads "phase A cavalry-movement" and returns its index among the phases of the game turn.
func (l Line) Phase(r *clause.Reader, phases []game.Phase) int {
	side, named := l.Side()
	key := strings.Join(l.Words[min(2, len(l.Words)):], " ")
	i := slices.Index(phases, game.Phase{Key: key, Side: side})
	if !named || i < 0 {
		r.Wrong("no phase is called %q; want for example \"phase A %s\"", strings.Join(l.Words[1:], " "), example(phases))
	}
	return max(i, 0)
}

// example is the key of a phase of side A.
func example(phases []game.Phase) string {
	return phases[slices.IndexFunc(phases, func(p game.Phase) bool { return p.Side == game.A })].Key
}
