package page

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

var printCommands = commands{
	"print": (*Page).printed,
	"paper": func(p *Page, paper string) {
		if slices.Contains(papers, paper) {
			p.paper = paper
		}
	},
}

// papers are the sizes of paper, the usual one first.
var papers = []string{order.A4, order.Letter}

// The sizes of what is printed to play with, in millimetres: a counter, and a hex from side to side.
const counterSize, hexSize = 16.0, 20.0

// sheetsOf are what can be printed of a battle, by the names of their commands.
var sheetsOf = map[string]func(p *Page, sc *game.Scenario) ([]order.Sheet, error){
	"map":      func(p *Page, sc *game.Scenario) ([]order.Sheet, error) { return p.mapSheets(sc, 0), nil },
	"tiles":    func(p *Page, sc *game.Scenario) ([]order.Sheet, error) { return p.mapSheets(sc, hexSize), nil },
	"counters": (*Page).counterSheets,
	"aid":      (*Page).aidSheets,
}

// printed prints something of the battle on the table, or else of the one whose page is shown.
func (p *Page) printed(what string) {
	sheets, known := sheetsOf[what]
	sc, there := p.printable()
	if !known || !there {
		return
	}
	list, err := sheets(p, sc)
	if err != nil {
		p.tell("notice.no-battle", p.reason(err), "", "")
		return
	}
	p.print(do.Print(what), &order.Order{Form: order.PDF, Name: sc.ID + "-" + what, Title: p.battleName(sc) + " " + strconv.Itoa(sc.Year),
		Paper: p.onPaper(), Sheets: list})
}

// printable is the battle of which something can be printed; not there while its map is on its way.
func (p *Page) printable() (*game.Scenario, bool) {
	id := p.Battle
	if p.Table != nil {
		id = p.Table.Scenario.ID
	}
	sc, err := p.Host.Find(id)
	return sc, err == nil && p.Prints.svg[mapview.MapFile(sc.Board.Name, p.Lang())] != ""
}

// onPaper is the size of paper that was chosen.
func (p *Page) onPaper() string {
	if p.paper == "" {
		return papers[0]
	}
	return p.paper
}

// mapSheets is the map of a battle with hexes of a size in millimetres, 0 for one page.
func (p *Page) mapSheets(sc *game.Scenario, hex float64) []order.Sheet {
	field := order.Field{Area: order.Area(mapview.Extent(sc.Board)), Layers: []string{p.Prints.svg[mapview.MapFile(sc.Board.Name, p.Lang())]}}
	return []order.Sheet{{Map: &order.Map{Field: field, Hex: hex}}}
}

// A page of counters has so many columns and rows.
const counterColumns, counterRows = 10, 14

// counterSheets are the counters of a battle as it begins, side by side, the backs of each page behind
// it and mirrored, as they come to lie when the paper is turned.
func (p *Page) counterSheets(sc *game.Scenario) (list []order.Sheet, err error) {
	g, err := sc.New(p.choice.of(sc.ID))
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
				Title: p.Say(key, i18n.Args{"battle": p.battleName(sc), "n": i + 1, "of": n}), About: p.Say("print.glue", nil),
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

// printer is the drawer in which pages are printed.
func (p screens) printer() []panel.Section {
	_, there := p.printable()
	off := !there || p.studio.busy()
	paper := panel.Segments{Title: p.Say("print.paper", nil)}
	for _, name := range papers {
		paper.Parts = append(paper.Parts, panel.Segment{Do: do.Paper(name), Label: p.Say("print."+name, nil), On: name == p.onPaper()})
	}
	sheets := panel.Actions{Title: p.Say("print.what", nil)}
	for _, what := range []string{"tiles", "map", "counters", "aid"} {
		sheets.Buttons = append(sheets.Buttons, panel.Button{ID: "print-" + what, Do: do.Print(what), Label: p.Say("print."+what, nil), Look: "gho", Off: off})
	}
	return []panel.Section{panel.Head{Title: p.Say("print.title", nil), Sub: p.Say("print.sub", nil)}, paper, sheets,
		panel.Note{Text: p.Say("print.about", nil)}}
}

// aidSheets are the tables of the book in play and the order of a turn, for who plays without a device.
func (p *Page) aidSheets(sc *game.Scenario) ([]order.Sheet, error) {
	g, err := sc.New(p.choice.of(sc.ID))
	if err != nil {
		return nil, err
	}
	a := order.Aid{Title: p.Say("aid.title", i18n.Args{"book": i18n.Or(p.Lang(), "book."+sc.Edition, sc.Edition)}), Foot: p.Say("aid.short", nil)}
	if aided, ok := g.(game.Aided); ok {
		for _, c := range aided.Charts() {
			a.Tables = append(a.Tables, p.chart(sc, c))
		}
	}
	turn := order.Table{Title: p.Say("aid.turn", nil)}
	for i, phase := range g.Table().Phases {
		who := ""
		if phase.Side <= game.B {
			who = i18n.Or(p.Lang(), "side."+sc.Sides[phase.Side], sc.Sides[phase.Side])
		}
		turn.Rows = append(turn.Rows, []string{strconv.Itoa(i + 1), tell.Capital(p.Say("phase."+phase.Key, nil)), who})
	}
	a.Tables = append(a.Tables, turn)
	w := tell.Words{Lang: p.Lang(), Game: g, Sides: sc.Sides, System: sc.System}
	for _, s := range []struct {
		rank  game.Rank
		title string
	}{{game.Unit, "aid.counter"}, {game.Leader, "kind.leader"}} {
		if c := mostTold(w, s.rank); len(c.Lines) > 0 {
			a.Tables = append(a.Tables, p.specimen(c, s.title))
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
func (p *Page) specimen(l panel.Legend, title string) order.Table {
	svg, area := mapview.Block([][]mapview.Counter{{l.Chip.Counter}})
	t := order.Table{Title: tell.Capital(p.Say(title, nil)), Picture: &order.Field{Area: order.Area(area), Layers: []string{svg}}}
	for _, f := range l.Lines {
		t.Rows = append(t.Rows, []string{f.Name, f.Text})
	}
	return t
}

// chart is a table of the book in words.
func (p *Page) chart(sc *game.Scenario, c game.Chart) order.Table {
	t := order.Table{Title: p.Say("aid."+c.Code, nil), Para: paraOf(sc, c.Ref)}
	if c.Note != "" {
		t.Note = p.Say(c.Note, nil)
	}
	cells := func(row []game.Cell) (out []string) {
		for _, cell := range row {
			switch {
			case cell.Key != "":
				out = append(out, tell.Capital(i18n.Or(p.Lang(), cell.Key, cell.Key)))
			case cell.Cost > 0:
				out = append(out, tell.Mp(cell.Cost))
			case cell.Ref != "":
				out = append(out, paraOf(sc, cell.Ref))
			default:
				out = append(out, minus(cell.Text))
			}
		}
		return out
	}
	t.Head = cells(c.Head)
	for _, row := range c.Rows {
		t.Rows = append(t.Rows, cells(row))
	}
	return t
}

// paraOf is a paragraph of the book in play, or the number of a ruling; "" for none.
func paraOf(sc *game.Scenario, ref rule.Ref) string {
	para := sc.Cite(ref).Para
	if para != "" && para[0] >= '0' && para[0] <= '9' {
		return "§ " + para
	}
	return para
}

// minus writes a text of a table with the sign that numbers below zero have, and the dash that stands
// between two.
func minus(text string) string {
	digit := func(i int) bool { return i >= 0 && i < len(text) && text[i] >= '0' && text[i] <= '9' }
	var b strings.Builder
	for i, r := range text {
		switch {
		case r == '-' && digit(i-1) && digit(i+1):
			r = '–'
		case r == '-':
			r = '−'
		}
		b.WriteRune(r)
	}
	return b.String()
}
