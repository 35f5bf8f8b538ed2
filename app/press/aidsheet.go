package press

import "gonfalon/app/press/order"

// How the lines of a player's aid are set, in millimetres.
const (
	aidText  = 2.9
	aidLine  = 4.6
	aidHead  = 4.2
	aidApart = 6.0
)

// aid prints tables one below the other, as many to a page as it holds.
func (d *document) aid(a *order.Aid) error {
	p := d.page(d.paper)
	y := margin + 6.0
	if err := p.say(a.Title, serifBold, 6, margin, y, 0); err != nil {
		return err
	}
	p, err := d.tables(p, a.Tables, y+aidApart+2)
	if err != nil {
		return err
	}
	return p.say(a.Foot, serifThin, 3, margin, d.paper.high-margin/2, 0)
}

// tables prints tables from a height on, and returns the page they end on.
func (d *document) tables(p *paper, list []order.Table, y float64) (*paper, error) {
	for i := range list {
		t := &list[i]
		if high := aidLine * float64(len(t.Rows)+3); y+high > d.paper.high-margin && y > margin+aidApart {
			p = d.page(d.paper)
			y = margin + aidHead
		}
		var err error
		if y, err = d.table(p, t, y); err != nil {
			return p, err
		}
		y += aidApart
	}
	return p, nil
}

// table prints a table from a height on, and returns where it ends.
func (d *document) table(p *paper, t *order.Table, y float64) (float64, error) {
	if err := p.say(t.Title, sansBold, aidHead, margin, y, 0); err != nil {
		return y, err
	}
	if err := p.say(t.Para, sans, aidText, d.paper.wide-margin, y, 1); err != nil {
		return y, err
	}
	y += aidLine + 0.8
	columns, err := columnsOf(t, d.paper.inner().wide)
	if err != nil {
		return y, err
	}
	for i, row := range append([][]string{t.Head}, t.Rows...) {
		if len(row) == 0 {
			continue
		}
		face := sans
		if i == 0 {
			face = sansBold
		} else if i%2 == 0 {
			if err := p.box(margin, y-aidLine*0.72, d.paper.inner().wide, aidLine, pale); err != nil {
				return y, err
			}
		}
		if err := p.row(row, columns, face, y); err != nil {
			return y, err
		}
		y += aidLine
	}
	return y, nil
}

// row prints the cells of a row: the first as it begins, the others about the middles of their columns.
func (p *paper) row(cells []string, columns []float64, face typeface, y float64) error {
	x := margin
	for i, text := range cells {
		at, align := x+1, 0.0
		if i > 0 && len(cells) > 2 {
			at, align = x+columns[i]/2, 0.5
		}
		if err := p.say(text, face, aidText, at, y, align); err != nil {
			return err
		}
		x += columns[i]
	}
	return nil
}

// columnsOf are the widths of the columns of a table: what each needs, and of the rest an equal share
// to all but the first.
func columnsOf(t *order.Table, wide float64) ([]float64, error) {
	var need []float64
	for i, row := range append([][]string{t.Head}, t.Rows...) {
		face, err := map[bool]typeface{true: sansBold, false: sans}[i == 0].at(aidText, black)
		if err != nil {
			return nil, err
		}
		for c, text := range row {
			if c == len(need) {
				need = append(need, 0)
			}
			need[c] = max(need[c], face.TextWidth(text)+3)
		}
	}
	left := wide
	for _, n := range need {
		left -= n
	}
	for c := 1; c < len(need) && len(need) > 2; c++ {
		need[c] += min(max(0, left)/float64(len(need)-1), mostAir)
	}
	return need, nil
}

// mostAir is how much a column is wider than it needs, at most.
const mostAir = 14.0
