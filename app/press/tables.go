package press

import (
	"math"
	"unicode/utf8"

	"github.com/tdewolff/canvas"

	"gonfalon/app/press/order"
)

// How the lines of tables are set, in millimetres.
const (
	aidText  = 2.9
	aidLine  = 4.6
	aidHead  = 4.2
	aidApart = 7.4  // from the end of a table to the title of the next
	aidUnder = 1.4  // what of a line is below its letters
	aidGap   = 8.0  // between two tables side by side
	aidShown = 22.0 // how wide the picture of a table is
	mostAir  = 14.0 // how much a column is wider than it needs, at most
)

// setting is a table with what it needs.
type setting struct {
	*order.Table
	columns []float64 // as wide as they must be
	lines   []line    // of the rows, one below the other
	note    []string  // in lines
	wide    float64   // as wide as it is set
}

// line is a line of a row: a long text in the last column takes several.
type line struct {
	cells []string
	row   int // which of the rows it belongs to
}

// tables prints tables from a height on, two that are narrow side by side, and returns the page they
// end on.
func (d *document) tables(p *paper, list []order.Table, y float64) (*paper, error) {
	whole := d.paper.inner().wide
	for len(list) > 0 {
		half := (whole - aidGap) / 2
		row, err := d.set(list[:1], whole)
		if err == nil && len(list) > 1 {
			var two []setting
			if two, err = d.set(list[:2], half); err == nil && two[0].fits() && two[1].fits() {
				row = two
			}
		}
		if err != nil {
			return p, err
		}
		high := 0.0
		for i := range row {
			high = math.Max(high, row[i].high())
		}
		if y+high > d.paper.high-margin && y > margin+aidApart {
			p, y = d.page(d.paper), margin+aidHead
		}
		for i := range row {
			if err := d.table(p, &row[i], margin+float64(i)*(half+aidGap), y); err != nil {
				return p, err
			}
		}
		list, y = list[len(row):], y+high+aidApart
	}
	return p, nil
}

// set sets tables in a width.
func (d *document) set(list []order.Table, wide float64) (all []setting, err error) {
	for i := range list {
		s := setting{Table: &list[i], wide: wide}
		if s.columns, err = needed(s.Table); err != nil {
			return nil, err
		}
		if s.note, err = broken(s.Note, sans, aidText, wide); err != nil {
			return nil, err
		}
		if err := s.fold(); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// How wide a column of sentences is at least, and how much wider a column is than its texts, in millimetres. A text
// that is wider by no more than hair fills its column: sums of widths are not exact.
const readable, columnAir, hair = 60.0, 3.0, 0.001

// fold breaks rows into lines where their columns do not fit beside one another: the texts of the last
// column, and of a table of two columns where that is not enough those of both.
func (s *setting) fold() error {
	last := len(s.columns) - 1
	if over := s.least() - s.wide; over > 0 && last > 0 {
		room := s.columns[last] - over
		if room < readable && last == 1 {
			s.columns[0] = min(s.columns[0], s.wide/2)
			room = s.wide - s.columns[0]
		}
		if room >= readable {
			s.columns[last] = min(s.columns[last], room)
		}
	}
	for i, row := range s.Rows {
		if err := s.foldRow(i, row); err != nil {
			return err
		}
	}
	return nil
}

// foldRow adds a row, over as many lines as its longest text takes.
func (s *setting) foldRow(i int, row []string) error {
	high, texts := 1, make([][]string, len(row))
	for c, text := range row {
		lines, err := broken(text, sans, aidText, s.columns[c]-columnAir+hair)
		if err != nil {
			return err
		}
		texts[c], high = lines, max(high, len(lines))
	}
	for n := range high {
		cells := make([]string, len(row))
		for c, lines := range texts {
			if n < len(lines) {
				cells[c] = lines[n]
			}
		}
		s.lines = append(s.lines, line{cells, i})
	}
	return nil
}

// least is how wide the rows of a table must be.
func (s *setting) least() (wide float64) {
	for _, n := range s.columns {
		wide += n
	}
	if s.Picture != nil {
		wide += aidShown
	}
	return wide
}

func (s *setting) fits() bool { return s.least() <= s.wide }

// high is how high a table is.
func (s *setting) high() float64 {
	lines := len(s.lines) + len(s.note)
	if len(s.Head) > 0 {
		lines++
	}
	high := aidLine*float64(lines-1) + aidUnder
	if s.Picture != nil {
		high = math.Max(high, aidShown-aidLine)
	}
	return high + aidLine + 0.8
}

// table prints a table with its head at a height.
func (d *document) table(p *paper, s *setting, x, y float64) error {
	if err := p.say(s.Title, sansBold, aidHead, x, y, 0); err != nil {
		return err
	}
	if err := p.say(s.Para, sans, aidText, x+s.wide, y, 1); err != nil {
		return err
	}
	y += aidLine + 0.8
	left, wide := x, s.wide
	if s.Picture != nil {
		if err := d.shown(p, s.Picture, x, y-aidLine*0.72); err != nil {
			return err
		}
		left, wide = x+aidShown, wide-aidShown
	}
	columns := s.aired()
	for _, l := range append([]line{{s.Head, -1}}, s.lines...) {
		if len(l.cells) == 0 {
			continue
		}
		face := sans
		if l.row < 0 {
			face = sansBold
		} else if l.row%2 == 1 {
			if err := p.box(left, y-aidLine*0.72, wide, aidLine, pale); err != nil {
				return err
			}
		}
		if err := p.row(l.cells, columns, s.inMiddle(), face, left, y); err != nil {
			return err
		}
		y += aidLine
	}
	for _, line := range s.note {
		w := &writing{shape: shape{fill: grey}, text: line, face: sans, size: aidText, from: canvas.Point{X: x + 1, Y: y}}
		if err := p.write(w, canvas.Identity); err != nil {
			return err
		}
		y += aidLine * 0.8
	}
	return nil
}

// shown prints the picture of a table.
func (d *document) shown(p *paper, field *order.Field, x, y float64) error {
	if err := checked(field); err != nil {
		return err
	}
	zoom := (aidShown - 4) / field.Area.W
	return d.field(field, false, canvas.Identity.Translate(x, y).Scale(zoom, zoom).Translate(-field.Area.X, -field.Area.Y), p)
}

// row prints the cells of a row, some of them about the middles of their columns.
func (p *paper) row(cells []string, columns []float64, inMiddle []bool, face typeface, x, y float64) error {
	for i, text := range cells {
		at, align := x+1, 0.0
		if inMiddle[i] {
			at, align = x+columns[i]/2, 0.5
		}
		if err := p.say(text, face, aidText, at, y, align); err != nil {
			return err
		}
		x += columns[i]
	}
	return nil
}

// figure is how many letters a cell of a column of figures has at most.
const figure = 10

// inMiddle are the columns whose cells stand about their middles: those of figures but the first.
func (s *setting) inMiddle() []bool {
	all := make([]bool, len(s.columns))
	for c := 1; c < len(all) && len(all) > 2; c++ {
		all[c] = true
		for _, row := range s.Rows {
			all[c] = all[c] && (c >= len(row) || utf8.RuneCountInString(row[c]) <= figure)
		}
	}
	return all
}

// needed are the widths that the columns of a table must have.
func needed(t *order.Table) (need []float64, err error) {
	for i, row := range append([][]string{t.Head}, t.Rows...) {
		face := sans
		if i == 0 {
			face = sansBold
		}
		letters, err := face.at(aidText, black)
		if err != nil {
			return nil, err
		}
		for c, text := range row {
			if c == len(need) {
				need = append(need, 0)
			}
			need[c] = math.Max(need[c], letters.TextWidth(text)+columnAir)
		}
	}
	return need, nil
}

// aired are the columns with an equal share of what is left to all but the first.
func (s *setting) aired() []float64 {
	columns := append([]float64(nil), s.columns...)
	left := s.wide - s.least()
	for c := 1; c < len(columns) && len(columns) > 2; c++ {
		columns[c] += math.Min(math.Max(0, left)/float64(len(columns)-1), mostAir)
	}
	return columns
}
