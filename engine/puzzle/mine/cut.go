package mine

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
)

// The measure of a position: counters so near to the aim, so many of them, and so much ground around.
var kept = map[game.Trade]int{game.TradeMove: 5, game.TradeFight: 3}

const (
	mostKept = 14
	margin   = 3
)

// cutting is a position cut down to those near an aim. All that follows is computed in what was read from
// its text: the text is the truth, not the game it came from.
type cutting struct {
	mine  *Mine
	side  game.Side
	trade game.Trade
	aim   aim // its counter is one of the position that was read
	name  string
	lines []string
	start game.Game
	judge *puzzle.Judge
	acts  *notation.Acts

	archery bool // a phase of archery lies between rides and blow
}

// cut writes the position around an aim and reads it again.
func (m *Mine) cut(g game.Game, side game.Side, trade game.Trade, a aim) (*cutting, error) {
	most := kept[trade]
	if m.Within > 0 {
		most = min(most, m.Within)
	}
	stay := nearest(g, a, most)
	part := around(g, stay)
	if marked, ok := g.(game.Marked); ok {
		for _, x := range marked.Markers() {
			if part.Has(x.Hex) && !x.HasFacing {
				return nil, errors.New("what lies there is not written")
			}
		}
	}
	lines, err := m.Lab.(notation.Scribe).Lines(g, stay)
	if err != nil {
		return nil, err
	}
	lines = append([]string{fmt.Sprintf("part %02d%02d-%02d%02d", part.Left, part.Top, part.Right, part.Bottom)}, lines...)
	read, err := notation.Lines(m.Battle.ID, strings.Join(lines, "\n"))
	if err != nil {
		return nil, err
	}
	start, err := m.Lab.Position(read)
	if err != nil {
		return nil, err
	}
	acts := notation.NewActs(start, m.Battle.Actions)
	if a.unit, err = acts.Counter(read[0], g.Name(a.unit)); err != nil {
		return nil, err
	}
	c := &cutting{mine: m, side: side, trade: trade, aim: a, name: start.Name(a.unit), lines: lines, start: start, acts: acts, archery: hasArchery(start)}
	c.judge = puzzle.NewJudge(start, m.Battle.Actions, side, c.blows(), a.kind, a.unit)
	return c, nil
}

// blows is how many attacks a try has: one after riding, two where the attacks have begun.
func (c *cutting) blows() int {
	if c.trade == game.TradeFight {
		return 2
	}
	return 1
}

// nearest are the counters within a distance of an aim, and what they carry.
func nearest(g game.Game, a aim, most int) (list []game.ID) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && !p.Has(game.Hidden) && p.Hex.Distance(a.at) <= most {
			list = append(list, id)
		}
	}
	slices.SortStableFunc(list, func(x, y game.ID) int {
		return g.Piece(x).Hex.Distance(a.at) - g.Piece(y).Hex.Distance(a.at)
	})
	list = list[:min(len(list), mostKept)]
	slices.Sort(list)
	return list
}

// around is the part of the map with some counters and a margin.
func around(g game.Game, list []game.ID) board.Part {
	whole := g.Board().Part
	p := board.Part{Left: whole.Right, Top: whole.Bottom, Right: whole.Left, Bottom: whole.Top}
	for _, id := range list {
		h := at(g, id)
		p.Left, p.Right = min(p.Left, h.Col()), max(p.Right, h.Col())
		p.Top, p.Bottom = min(p.Top, h.Row()), max(p.Bottom, h.Row())
	}
	return board.Part{
		Left: max(whole.Left, p.Left-margin), Top: max(whole.Top, p.Top-margin),
		Right: min(whole.Right, p.Right+margin), Bottom: min(whole.Bottom, p.Bottom+margin),
	}
}

func at(g game.Game, id game.ID) hex.Hex { return g.Piece(id).Hex }
