package scenarios

import (
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/hex"
)

// maxMap bounds the columns and rows of a map: hexes are printed with two digits each.
const maxMap = 100

// mapReader reads the file of one battlefield, section by section.
type mapReader struct {
	clause.Reader // its Board is nil until META has given the size

	legend map[byte]board.Terrain
	rows   int // rows of the grid read so far
}

// mapSections is what a map may consist of. META, LEGEND and GRID come first,
// because everything else is checked against the hexes of the field.
var mapSections = map[string]func(*mapReader, string){
	"META":     (*mapReader).meta,
	"LEGEND":   (*mapReader).sign,
	"GRID":     (*mapReader).row,
	"ROADS":    (*mapReader).road,
	"STREAMS":  (*mapReader).stream,
	"RIVERS":   (*mapReader).river,
	"BRIDGES":  (*mapReader).bridge,
	"FORDS":    (*mapReader).ford,
	"GATES":    (*mapReader).gate,
	"PLACES":   (*mapReader).place,
	"ZONES":    (*mapReader).zone,
	"DOTS":     (*mapReader).dots,
	"ENTRY":    (*mapReader).entry,
	"FRIENDLY": (*mapReader).friendly,
}

// readMap reads a battlefield; the error joins every clause.Mistake of the file.
func readMap(name, file, text string) (*board.Board, error) {
	m := &mapReader{Reader: clause.Reader{File: file, At: 1}, legend: map[byte]board.Terrain{}}
	var section func(*mapReader, string)
	for _, l := range clause.Lines(text) {
		m.At = l.No
		switch title, isTitle := sectionTitle(l.Text); {
		case isTitle:
			if section = m.enter(title); section == nil {
				return nil, m.Err()
			}
		case section == nil:
			m.Wrong("want a section such as [META] before anything else")
			return nil, m.Err()
		default:
			section(m, l.Text)
		}
	}
	m.finish()
	if err := m.Err(); err != nil {
		return nil, err
	}
	m.Board.Name = name
	return m.Board, nil
}

func sectionTitle(s string) (string, bool) {
	if strings.HasPrefix(s, "[") && strings.HasSuffix(s, "]") {
		return s[1 : len(s)-1], true
	}
	return "", false
}

// enter begins a section; nil when nothing that follows could be understood.
func (m *mapReader) enter(title string) func(*mapReader, string) {
	section := mapSections[title]
	switch {
	case section == nil:
		m.Wrong("no section is called %q", title)
	case m.Board == nil && title != "META" && title != "LEGEND":
		m.Wrong("the size must come first: columns 00-55, rows 00-31 in [META]")
		return nil
	}
	return section
}

func (m *mapReader) finish() {
	switch {
	case m.Board == nil:
		m.Wrong("the size is missing: columns 00-55, rows 00-31 in [META]")
	case m.rows < m.Board.Rows:
		m.Wrong("the grid has %d rows of %d", m.rows, m.Board.Rows)
	}
}

// meta reads the size; the other lines of the section are for people.
func (m *mapReader) meta(s string) {
	key, value, _ := strings.Cut(s, ":")
	if key != "size" {
		return
	}
	if m.Board != nil {
		m.Wrong("the size is there twice")
		return
	}
	columns, rows, _ := strings.Cut(strings.TrimSpace(value), ", ")
	lastColumn, lastRow := lastOf(columns, "columns 00-"), lastOf(rows, "rows 00-")
	if lastColumn < 0 || lastRow < 0 {
		m.Wrong("size %q: want columns 00-55, rows 00-31", strings.TrimSpace(value))
		return
	}
	m.Board = board.New("", lastColumn+1, lastRow+1)
}

// lastOf is the last number of a range that begins as it must, "columns 00-55"; -1 if it is
// no such range or too long.
func lastOf(text, start string) int {
	digits, ok := strings.CutPrefix(text, start)
	digits, _, _ = strings.Cut(digits, " ") // a remark may follow
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || n >= maxMap {
		return -1
	}
	return n
}

// namedHexes reads "Name: hexes"; all hexes must be on the field.
func (m *mapReader) namedHexes(s string) (string, []hex.Hex) {
	name, rest := m.named(s)
	return name, m.Hexes(rest)
}

// remark is what stands in brackets behind a name.
func remark(s string) string {
	head, _, _ := strings.Cut(s, ":")
	_, says, _ := strings.Cut(head, "(")
	says, _, _ = strings.Cut(says, ")")
	return strings.TrimSpace(says)
}

// named splits "Name (remark): rest".
func (m *mapReader) named(s string) (name, rest string) {
	name, rest, ok := strings.Cut(s, ":")
	if !ok {
		m.Wrong("want a name, a colon and hexes")
	}
	name, _, _ = strings.Cut(name, "(")
	return m.Plain(strings.TrimSpace(name)), strings.TrimSpace(rest)
}
