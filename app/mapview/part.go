package mapview

import (
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// namesGroup begins the names of a printed map, which lie above all else.
const namesGroup = `<g class="m-names">`

// PartOf is the printed map of a whole battlefield, or its small picture, as a map of the part that is in play:
// what lies beyond is papered over, and nothing there has a name.
func PartOf(whole string, b *board.Board) string {
	head, rest, _ := strings.Cut(whole, ` viewBox="`)
	_, rest, printed := strings.Cut(rest, `"`)
	if !printed {
		return whole
	}
	ground, names, named := strings.Cut(rest, namesGroup)
	if !named {
		ground, names = strings.TrimSuffix(strings.TrimSpace(rest), "</svg>"), "</svg>\n"
	}
	return head + ` viewBox="` + Extent(b).ViewBox() + `"` + ground + cover(b) + namesIn(names, named, b)
}

// cover papers over what lies beyond a part, and frames it.
func cover(b *board.Board) string {
	const bleed = 6 * R // as far as a map is drawn beyond its sheet
	full := *b
	full.Part = board.Part{Right: b.Columns - 1, Bottom: b.Rows - 1}
	x0, y0, x1, y1 := Extent(&full).sides()
	var in []hex.Hex
	for c := b.Part.Left; c <= b.Part.Right; c++ {
		for r := b.Part.Top; r <= b.Part.Bottom; r++ {
			in = append(in, hex.At(c, r))
		}
	}
	var edge, paper pen
	for _, loop := range Outlines(in) {
		edge.line(loop)
		edge = append(edge, 'Z')
	}
	paper.line([]pt{{X: x0 - bleed, Y: y0 - bleed}, {X: x1 + bleed, Y: y0 - bleed}, {X: x1 + bleed, Y: y1 + bleed}, {X: x0 - bleed, Y: y1 + bleed}})
	return path("m-margin", string(paper)+"Z"+string(edge)).String() + path("m-neat", string(edge)).String()
}

// namesIn are the names of a map, a line each, that stand in a part.
func namesIn(names string, named bool, b *board.Board) string {
	if !named {
		return names
	}
	kept := []string{namesGroup}
	for line := range strings.Lines(names) {
		if at, ok := spotOf(line); !ok || b.Part.Has(HexAt(at.X, at.Y)) {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// spotOf is where a text stands; ok is whether a line is one.
func spotOf(line string) (at pt, ok bool) {
	_, x, _ := strings.Cut(line, ` x="`)
	x, y, _ := strings.Cut(x, `" y="`)
	y, _, _ = strings.Cut(y, `"`)
	n, ok := parseAll([]string{x, y})
	if !ok {
		return at, false
	}
	return pt{X: n[0], Y: n[1]}, true
}
