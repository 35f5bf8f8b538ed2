package printing

import (
	"slices"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// The sizes of what is printed to play with, in millimetres: a counter, and a hex from side to side.
const counterSize, hexSize = 16.0, 20.0

// Battle is one of which something is printed.
type Battle struct {
	Voice
	*game.Scenario
	Options map[string]string // by which it is begun
	Name    string
	Map     string // drawn with the names of its places
}

// sheetsOf are what can be printed of a battle, by the names of their commands.
var sheetsOf = map[string]func(b Battle) ([]order.Sheet, error){
	"map":      func(b Battle) ([]order.Sheet, error) { return b.mapSheets(0), nil },
	"tiles":    func(b Battle) ([]order.Sheet, error) { return b.mapSheets(hexSize), nil },
	"counters": Battle.counterSheets,
	"aid":      Battle.aidSheets,
}

// Prints reports whether there is something of a name that can be printed.
func Prints(what string) bool { return sheetsOf[what] != nil }

// Order is the order by which something of a battle is printed.
func (b Battle) Order(what string) (*order.Order, error) {
	list, err := sheetsOf[what](b)
	if err != nil {
		return nil, err
	}
	return &order.Order{Form: order.PDF, Name: b.ID + "-" + what, Title: b.Name + " " + strconv.Itoa(b.Year), Sheets: list}, nil
}

// mapSheets is the map of a battle with hexes of a size in millimetres, 0 for one page.
func (b Battle) mapSheets(hex float64) []order.Sheet {
	field := order.Field{Area: order.Area(mapview.Extent(b.Board)), Layers: []string{b.Map}}
	return []order.Sheet{{Map: &order.Map{Field: field, Hex: hex}}}
}

// A page of counters has so many columns and rows.
const counterColumns, counterRows = 10, 14

// counterSheets are the counters of a battle as it begins, side by side, the backs of each page behind
// it and mirrored, as they come to lie when the paper is turned.
func (b Battle) counterSheets() (list []order.Sheet, err error) {
	g, err := b.New(b.Options)
	if err != nil {
		return nil, err
	}
	var fronts, backs []mapview.Counter
	for side := game.A; side <= game.B; side++ {
		for id := range game.ID(g.Counters()) {
			if c := g.Piece(id); c.Side == side {
				fronts, backs = append(fronts, front(c)), append(backs, back(g, c))
			}
		}
	}
	const page = counterColumns * counterRows
	n := (len(fronts) + page - 1) / page
	for i := range n {
		to := min(len(fronts), (i+1)*page)
		for _, mirrored := range []bool{false, true} {
			key, counters := "print.fronts", fronts[i*page:to]
			if mirrored {
				key, counters = "print.backs", backs[i*page:to]
			}
			svg, area := mapview.Block(rowsOf(counters, mirrored))
			list = append(list, order.Sheet{Counters: &order.Counters{
				Title: b.Say(key, i18n.Args{"battle": b.Name, "n": i + 1, "of": n}), About: b.Say("print.glue", nil),
				Field: order.Field{Area: order.Area(area), Layers: []string{svg}}, Cell: mapview.BlockCell, Size: counterSize, Mirrored: mirrored}})
		}
	}
	return list, nil
}

// rowsOf lays counters in rows; mirrored ones begin at the right, and the last row is filled up.
func rowsOf(counters []mapview.Counter, mirrored bool) (rows [][]mapview.Counter) {
	for row := range slices.Chunk(counters, counterColumns) {
		row = slices.Clone(row)
		for len(row) < counterColumns && (mirrored || len(rows) > 0) {
			row = append(row, mapview.Counter{})
		}
		if mirrored {
			slices.Reverse(row)
		}
		rows = append(rows, row)
	}
	return rows
}

// front is a counter as it is printed, whatever it does.
func front(p game.Piece) mapview.Counter {
	p.SP = max(p.SP, p.FullSP)
	p.Marks, p.Charge = 0, 0
	return tell.Card(p)
}

// back is the other side of a counter: the weaker one where it has such, a banner on the ground,
// a leader as he is, and else a card without figures.
func back(g game.Game, p game.Piece) mapview.Counter {
	c := front(p)
	if d, ok := g.(game.Printed); ok {
		if face, weaker := d.Back(p.ID); weaker {
			p.SP, p.FullSP, p.Move, p.Bow, p.BowRange, p.Dot = face.SP, face.SP, face.Move, face.Bow, face.BowRange, face.Dot
			c = front(p)
			c.Reduced = true
			return c
		}
	}
	switch p.Rank {
	case game.Banner:
		c.Fallen = true
	case game.Unit:
		c.Depth = 1
	}
	return c
}

// aidSheets are the tables of the book in play and the order of a turn, for who plays without a device.
func (b Battle) aidSheets() ([]order.Sheet, error) {
	g, err := b.New(b.Options)
	if err != nil {
		return nil, err
	}
	a := order.Aid{Title: b.Say("aid.title", i18n.Args{"book": i18n.Or(b.Lang(), "book."+b.Edition, b.Edition)}), Foot: b.Say("aid.short", nil)}
	w := tell.Words{Lang: b.Lang(), Game: g, Sides: b.Sides, System: b.System, Battle: b.Battle}
	if aided, ok := g.(game.Aided); ok {
		for _, c := range aided.Charts() {
			a.Tables = append(a.Tables, b.chart(w.Chart(c)))
		}
	}
	turn := order.Table{Title: b.Say("aid.turn", nil)}
	for i, phase := range g.Table().Phases {
		who := ""
		if phase.Side <= game.B {
			who = i18n.SideName(b.Lang(), b.Sides[phase.Side])
		}
		turn.Rows = append(turn.Rows, []string{strconv.Itoa(i + 1), tell.Capital(b.Say("phase."+phase.Key, nil)), who})
	}
	a.Tables = append(a.Tables, turn)
	for _, s := range []struct {
		rank  game.Rank
		title string
	}{{game.Unit, "aid.counter"}, {game.Leader, "kind.leader"}} {
		if c := mostTold(w, s.rank); len(c.Lines) > 0 {
			a.Tables = append(a.Tables, b.specimen(c, s.title))
		}
	}
	return []order.Sheet{{Aid: &a}}, nil
}

// mostTold is the legend of the counter of a rank that has most to explain.
func mostTold(w tell.Words, rank game.Rank) (most panel.Legend) {
	for id := range game.ID(w.Game.Counters()) {
		if c := w.Game.Piece(id); c.Rank == rank {
			if l := w.Legend(c, ""); len(l.Lines) > len(most.Lines) {
				most = l
				most.Chip.Counter = front(c)
			}
		}
	}
	return most
}

// specimen is a counter as it is printed, with what its figures mean.
func (b Battle) specimen(l panel.Legend, title string) order.Table {
	svg, area := mapview.Block([][]mapview.Counter{{l.Chip.Counter}})
	t := order.Table{Title: tell.Capital(b.Say(title, nil)), Picture: &order.Field{Area: order.Area(area), Layers: []string{svg}}}
	for _, f := range l.Lines {
		t.Rows = append(t.Rows, []string{f.Name, f.Text})
	}
	return t
}

// chart is a table of the book as it is printed.
func (b Battle) chart(g panel.Grid) order.Table {
	texts := func(list []panel.GridCell) (out []string) {
		for _, c := range list {
			out = append(out, c.Text+paragraph(c.Ref.Para))
		}
		return out
	}
	t := order.Table{Title: g.Title, Para: paragraph(g.Ref.Para), Note: g.Note, Head: texts(g.Head)}
	for _, row := range g.Rows {
		t.Rows = append(t.Rows, texts(row.Cells))
	}
	return t
}

// paragraph is a paragraph of the book in play with its sign, or the number of a ruling; "" for none.
func paragraph(para string) string {
	if para != "" && para[0] >= '0' && para[0] <= '9' {
		return "§ " + para
	}
	return para
}
