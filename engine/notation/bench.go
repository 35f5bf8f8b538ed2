package notation

import (
	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// Bench is a position being built, as a system has it.
type Bench interface {
	Reading() *clause.Reader // which collects its mistakes
	Read(Line)
	Close(lines []Line) // after the last of them, with mistakes that no line shows alone
	Finish() game.Game  // where there are none
}

// Build reads the lines of a position on the bench that is set up for its field. The ground is the
// map of a battle on which positions lie, nil where each draws its own.
func Build(ground *board.Board, lines []Line, bench func(*board.Board) (Bench, error)) (game.Game, error) {
	field, rest, err := Field(ground, lines)
	if err != nil {
		return nil, err
	}
	n, err := bench(field)
	if err != nil {
		return nil, err
	}
	r := n.Reading()
	for _, l := range rest {
		r.File, r.At = l.File, l.No
		n.Read(l)
	}
	n.Close(rest)
	if err := r.Err(); err != nil {
		return nil, err
	}
	return n.Finish(), nil
}

// OfArmy is what reads a line that names a side and then says something of its army. The example
// shows such a line.
func OfArmy[B Bench, A any](example string, army func(B, game.Side) *A, read func(B, *A, []string)) func(B, Line) {
	return func(n B, l Line) {
		if side, words, ok := l.OfSide(n.Reading(), example); ok {
			read(n, army(n, side), words)
		}
	}
}
