package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Traits say what a counter may do, or may not, that its figures do not tell, and what is on
// its other side.
func (w Words) Traits(p game.Piece) []panel.Section {
	d, ok := w.Game.(game.Described)
	if !ok {
		return nil
	}
	l := panel.Ledger{}
	for _, t := range d.Traits(p.ID) {
		l.Rows = append(l.Rows, panel.Row{Text: w.Say("trait."+t.Code, nil), Ref: w.Cite(t.Ref)})
	}
	if f, two := d.Reverse(p.ID); two && p.Where == game.OnMap {
		l.Rows = append(l.Rows, panel.Row{Text: w.Say("unit.reverse", i18n.Args{"figures": w.Figures(turnedOver(p, f))})})
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// turnedOver is a counter with another side up.
func turnedOver(p game.Piece, f game.Face) game.Piece {
	p.SP, p.Move, p.Bow, p.BowRange, p.Dot, p.Marks = f.SP, f.Move, f.Bow, f.BowRange, f.Dot, 0
	return p
}

// dots are the names of the symbols of light troops.
var dots = map[game.Dot]string{game.Solid: "solid-dot", game.Open: "open-dot"}
