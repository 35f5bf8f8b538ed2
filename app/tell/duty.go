package tell

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Duty says what a counter still owes.
func (w Words) Duty(d game.Duty) string { return w.duty(d, nil) }

// duty is Duty of one that is told from others.
func (w Words) duty(d game.Duty, others []game.ID) string {
	return w.Say("duty."+d.Code, i18n.Args{"unit": w.Apart([]game.ID{d.Unit}, others), "hex": w.Hexes(d.At)})
}

// Owed lists the duties; pressing one goes to its counter.
func (t Teller) Owed(title string) panel.Section {
	l := panel.Ledger{Title: title}
	var all []game.ID
	for _, d := range t.Duties {
		if d.Unit != game.None {
			all = append(all, d.Unit)
		}
	}
	for i, d := range t.Duties {
		row := panel.Row{Do: do.Duty(i), Ref: t.Cite(d.Ref), Value: t.placeOf(d.Unit), Text: t.duty(d, all)}
		if no := t.Delayed(d); no != nil {
			row.Do, row.Sub = "", t.Refusal(no)
		}
		if t.Table.Stage != game.StageSetUp {
			l.Rows = append(l.Rows, row)
		} else if n := likewise(t.Match, i); n > 0 {
			row.Value = t.Say("duties.times", i18n.Args{"n": n})
			l.Rows = append(l.Rows, row)
		}
	}
	return l
}

// likewise counts the duties like number i of counters of the same leader; it is 0 where an
// earlier one stands for them.
func likewise(c *match.Match, i int) (n int) {
	of := c.Duties[i]
	leader := c.Piece(of.Unit).Commander
	for k, d := range c.Duties {
		if d.Code != of.Code || c.Piece(d.Unit).Commander != leader {
			continue
		}
		if k < i {
			return 0
		}
		n++
	}
	return n
}

// placeOf is the number of the hex of a counter, empty off the map.
func (w Words) placeOf(id game.ID) string {
	if id == game.None {
		return ""
	}
	if p := w.Game.Piece(id); p.Where == game.OnMap {
		return w.Number(p.Hex)
	}
	return ""
}
