package script

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// What the lines of a position have in common whatever the system; its lab reads them with this.

// Side is the side that a line names after its first word, as in "army A"; ok is false when
// it names none.
func (l Line) Side() (side game.Side, ok bool) {
	if len(l.Words) < 2 {
		return 0, false
	}
	i := slices.Index([]string{"A", "B"}, l.Words[1])
	return game.Side(max(i, 0)), i >= 0
}

// Number reads a word of a line that must be a number from low to high.
func (l Line) Number(word string, low, high int) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < low || n > high {
		return 0, l.Errorf("%q: want a number from %d to %d", word, low, high)
	}
	return n, nil
}

// Turn reads "turn 3", or "turn 3 of 20", which also says which turn is the last.
func (l Line) Turn(last int) (turn, newLast int, err error) {
	switch {
	case len(l.Words) == 4 && l.Words[2] == "of":
		if last, err = l.Number(l.Words[3], 1, 99); err != nil {
			return 0, 0, err
		}
	case len(l.Words) != 2:
		return 0, 0, l.Errorf("want \"turn 3 of 20\"")
	}
	turn, err = l.Number(l.Words[1], 1, last)
	return turn, last, err
}

// Phase reads "phase A cavalry-movement" and returns its index among the phases of the game turn.
func (l Line) Phase(phases []game.Phase) (int, error) {
	side, named := l.Side()
	key := strings.Join(l.Words[min(2, len(l.Words)):], " ")
	i := slices.Index(phases, game.Phase{Key: key, Side: side})
	if !named || i < 0 {
		return 0, l.Errorf("no phase is called %q; want for example \"phase A %s\"", strings.Join(l.Words[1:], " "), example(phases))
	}
	return i, nil
}

// example is the key of a phase of side A.
func example(phases []game.Phase) string {
	return phases[slices.IndexFunc(phases, func(p game.Phase) bool { return p.Side == game.A })].Key
}
