package table

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/tell"
	planning "gonfalon/engine/plan"
)

// overlay has the ghosts of all who are planned, and the way of the head; before that who it is.
func (m *Army) overlay(v View, o *mapview.Overlay) {
	p := m.Plan()
	if p == nil {
		if m.Halt == nil {
			at := v.Piece(planning.Head(v.View, m.Units)).Hex
			o.Head, o.HeadName = &at, v.Say("army.head", nil)
		}
		return
	}
	column := p.Column(v.Board())
	for i := range p.Moves {
		mv := &p.Moves[i]
		ghost := tell.Card(v.Piece(mv.Unit))
		ghost.Hex, ghost.Facing, ghost.Charge = mv.End.Hex, mv.End.Facing, mv.Charge
		o.Ghosts = append(o.Ghosts, mapview.Ghost{Counter: ghost, Fate: mapview.Fate(mv.Fate), Moves: len(mv.Acts) > 0, Turn: 1 + slices.Index(column, mv.Unit)})
		if mv.Unit == p.Head {
			o.Path, o.Head = mv.Way, &mv.End.Hex
		}
	}
	o.Empty = p.Empty
	if p.After != nil {
		m.reasons(v, p, o)
	}
}

// reasons says beside those who do not come to their places why.
func (m *Army) reasons(v View, p *planning.Plan, o *mapview.Overlay) {
	for i := range p.Moves {
		if mv := &p.Moves[i]; mv.Fate != planning.Arrives {
			text, brief := v.Briefly(mv)
			o.Chips = append(o.Chips, mapview.Chip{Hex: mv.End.Hex, Text: text, Brief: brief, Fate: mapview.Fate(mv.Fate)})
		}
	}
	for f, key := range tell.FateKeys {
		o.Sums[f] = v.Say(key, i18n.Args{"n": p.Count(planning.Fate(f))})
	}
}
