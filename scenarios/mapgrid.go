package scenarios

import (
	"fmt"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// terrains are the words of a legend.
var terrains = map[string]board.Terrain{
	"void": board.Void, "clear": board.Clear, "forest": board.Forest, "village": board.Village,
	"swamp": board.Swamp, "hill": board.Hill, "fortification": board.Fort, "lake": board.Lake,
	"dunes": board.Dunes, "river": board.RiverHex,
}

// sign reads a line of the legend such as "f forest (woods)"; what follows the
// terrain is a remark.
func (m *mapReader) sign(s string) {
	words := strings.Fields(s)
	if len(words) < 2 || len(words[0]) != 1 {
		m.Wrong("want a sign and its terrain, such as: f forest")
		return
	}
	t, ok := terrains[strings.TrimRight(words[1], ":,")]
	if !ok {
		m.Wrong("no terrain is called %q", words[1])
	}
	m.legend[words[0][0]] = t
}

// row reads a row of the grid, its number and a sign for each column. Lines that
// begin with a blank are the ruler over the grid.
func (m *mapReader) row(s string) {
	if strings.HasPrefix(s, " ") {
		return
	}
	number, cells, _ := strings.Cut(s, " ")
	switch {
	case m.rows == m.Board.Rows:
		m.Wrong("the grid has more than %d rows", m.rows)
		return
	case number != fmt.Sprintf("%02d", m.rows):
		m.Wrong("row %q: want row %02d", number, m.rows)
	case len(cells) != m.Board.Columns:
		m.Wrong("row %s has %d columns of %d", number, len(cells), m.Board.Columns)
	default:
		m.cells(cells)
	}
	m.rows++
}

func (m *mapReader) cells(signs string) {
	for col := range len(signs) {
		t, ok := m.legend[signs[col]]
		if !ok {
			m.Wrong("%q in column %02d is not in the legend", signs[col], col)
			return
		}
		m.Board.SetTerrain(hex.At(col, m.rows), t)
	}
}
