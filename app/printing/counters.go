package printing

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// A page of counters has so many columns and rows.
const counterColumns, counterRows = 10, 14

// counterSheets are the counters of a battle as its box holds them, side by side, and then those that
// belong to no army. The backs of each page lie behind it and mirrored, as they come to lie when the
// paper is turned.
func (b Battle) counterSheets() (list []order.Sheet, err error) {
	g, err := b.New(b.Options)
	if err != nil {
		return nil, err
	}
	fronts, backs := armies(b.words(g))
	list = sheetsOfCells(b, "", fronts, backs, mapview.Block)
	if box, ok := g.(game.Printed); ok {
		marks, reverses := b.tokens(b.words(g), box.Loose())
		list = append(list, sheetsOfCells(b, ".loose", marks, reverses, mapview.Tokens)...)
	}
	return list, nil
}

// armies are the fronts and backs of all counters of both armies.
func armies(w tell.Words) (fronts, backs []mapview.Counter) {
	for side := game.A; side <= game.B; side++ {
		for id := range game.ID(w.Game.Counters()) {
			if p := w.Game.Piece(id); p.Side == side {
				front, back := sides(w, p)
				fronts, backs = append(fronts, front), append(backs, back)
			}
		}
	}
	return fronts, backs
}

// sides are both sides of a counter as they are printed, whatever it does: the back is its other face, a
// banner on the ground, a leader as he is, and of who has one side only a card without figures.
func sides(w tell.Words, p game.Piece) (front, back mapview.Counter) {
	p.SP, p.Marks, p.Charge = max(p.SP, p.FullSP), 0, 0
	var behind game.Face
	if box, ok := w.Game.(game.Printed); ok && p.Rank == game.Unit {
		var face game.Face
		face, behind = box.Sides(p.ID)
		p = faced(p, face)
	}
	front = w.Card(p)
	switch {
	case behind != game.Face{}:
		back = w.Card(faced(p, behind))
		back.Reduced = behind.SP > 0
	default:
		back = front
		back.Fallen = p.Rank == game.Banner
		if p.Rank == game.Unit {
			back.Depth = 1
		}
	}
	return front, back
}

// faced is a counter with one of its faces up.
func faced(p game.Piece, f game.Face) game.Piece {
	p.SP, p.FullSP, p.Move, p.Bow, p.BowRange, p.Dot = f.SP, f.SP, f.Move, f.Bow, f.BowRange, f.Dot
	return p
}

// tokens are the fronts and backs of the counters that belong to no army.
func (b Battle) tokens(w tell.Words, loose []game.Loose) (fronts, backs []mapview.Token) {
	for _, l := range loose {
		for range l.N {
			back := l.Back
			if back.Code == "" {
				back = l.Front // so that it does not matter how it lies
			}
			fronts, backs = append(fronts, b.token(w, l.Front)), append(backs, b.token(w, back))
		}
	}
	return fronts, backs
}

// token is a side of a counter that belongs to no army; about a leader it says whom.
func (b Battle) token(w tell.Words, s game.Sign) mapview.Token {
	state := game.Piece{Side: s.Side, Marks: s.Mark}
	if s.Mark == game.Charging {
		state.Charge = s.Figure
	}
	t := mapview.Token{Counter: tell.Card(state), Ground: s.Ground, Figure: s.Figure, Word: b.Say("token."+s.Code, nil)}
	if s.Of != game.None {
		t.Whose = w.Unit(s.Of)
	}
	return t
}

// sheetsOfCells are pages of fronts and backs of one sort; block draws rows of them.
func sheetsOfCells[C any](b Battle, sort string, fronts, backs []C, block func([][]C) (string, mapview.Area)) (list []order.Sheet) {
	const page = counterColumns * counterRows
	n := (len(fronts) + page - 1) / page
	for i := range n {
		to := min(len(fronts), (i+1)*page)
		for _, mirrored := range []bool{false, true} {
			key, cells := "print.fronts", fronts[i*page:to]
			if mirrored {
				key, cells = "print.backs", backs[i*page:to]
			}
			svg, area := block(rowsOf(cells, mirrored))
			list = append(list, order.Sheet{Counters: &order.Counters{
				Title: b.Say(key+sort, i18n.Args{"battle": b.Name, "n": i + 1, "of": n}), About: b.Say("print.glue", nil),
				Field: b.shielded(svg, area), Cell: mapview.BlockCell, Size: counterSize, Mirrored: mirrored}})
		}
	}
	return list
}

// shielded is a drawing of counters with the arms that they bear.
func (b Battle) shielded(svg string, area mapview.Area) order.Field {
	f := order.Field{Area: order.Area(area), Layers: []string{svg}}
	if b.Shields != "" {
		f.Layers = append(f.Layers, mapview.ShieldLayer(b.Shields))
	}
	return f
}

// rowsOf lays cells in rows; mirrored ones begin at the right, and the last row is filled up.
func rowsOf[C any](cells []C, mirrored bool) (rows [][]C) {
	for row := range slices.Chunk(cells, counterColumns) {
		row = slices.Clone(row)
		for len(row) < counterColumns && (mirrored || len(rows) > 0) {
			row = append(row, *new(C))
		}
		if mirrored {
			slices.Reverse(row)
		}
		rows = append(rows, row)
	}
	return rows
}
