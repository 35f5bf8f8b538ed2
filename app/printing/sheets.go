package printing

import (
	"cmp"
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
	Shields string // the coats of arms of its counters, empty where there are none
}

// sheetsOf are what can be printed of a battle, by the names of their commands.
var sheetsOf = map[string]func(b Battle) ([]order.Sheet, error){
	"map":      func(b Battle) ([]order.Sheet, error) { return b.mapSheets(0), nil },
	"tiles":    func(b Battle) ([]order.Sheet, error) { return b.mapSheets(hexSize), nil },
	"counters": Battle.counterSheets,
	"setup":    Battle.setUpSheets,
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

// words speak of a game with all its figures, as a box does.
func (b Battle) words(g game.Game) tell.Words {
	return tell.Words{Lang: i18n.Fully(b.Lang()), Game: g, Sides: b.Sides, System: b.System, Battle: b.Battle}
}

// victory is a table of the victories of a battle, and below it what brings each side points.
func (b Battle) victory(w tell.Words) []order.Table {
	guide, ok := w.Game.(game.Guide)
	if !ok {
		return nil
	}
	t := order.Table{Title: b.Say("help.won", nil)}
	for _, s := range w.Scale(&game.Outcome{Scale: guide.Grades()}) {
		if l, ok := s.(panel.Ledger); ok {
			for _, r := range l.Rows {
				t.Rows = append(t.Rows, []string{tell.Capital(r.Text), cmp.Or(r.Value, r.Sub), paragraph(r.Ref.Para)})
			}
		}
	}
	for side := game.A; side <= game.B; side++ {
		t.Note += w.Side(side) + ": " + w.Scores(side) + ". "
	}
	return []order.Table{t}
}

// aidSheets are the tables of the book in play and the order of a turn, for who plays without a device.
func (b Battle) aidSheets() ([]order.Sheet, error) {
	g, err := b.New(b.Options)
	if err != nil {
		return nil, err
	}
	a := order.Aid{Title: b.Say("aid.title", i18n.Args{"book": i18n.Or(b.Lang(), "book."+b.Edition, b.Edition)}), Foot: b.Say("aid.short", nil)}
	w := b.words(g)
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
	a.Tables = append(append(a.Tables, turn), b.victory(w)...)
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
				most.Chip.Counter, _ = sides(w, c)
			}
		}
	}
	return most
}

// specimen is a counter as it is printed, with what its figures mean.
func (b Battle) specimen(l panel.Legend, title string) order.Table {
	svg, area := mapview.Block([][]mapview.Counter{{l.Chip.Counter}})
	picture := b.shielded(svg, area)
	t := order.Table{Title: tell.Capital(b.Say(title, nil)), Picture: &picture}
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
