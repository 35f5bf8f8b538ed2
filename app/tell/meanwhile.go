package tell

import (
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// toldRows is how many things the card of a turn tells.
const toldRows = 3

// Privacy covers the screen for a side that wants to see its secrets.
func (t Teller) Privacy() panel.Cover {
	side := i18n.Args{"side": t.Side(t.Actor)}
	return panel.Cover{Side: match.SideKey(t.Actor), Title: t.Say("secret.title", side), Text: t.Say("secret.text", side), Acts: []panel.Button{
		{ID: "cover-back", Do: do.Cancel(), Label: t.Say("ui.back", nil), Look: "gho"},
		{ID: "look", Do: do.Look(), Label: t.Say("secret.look", side), Look: "pri", Side: match.SideKey(t.Actor)}}}
}

// TurnCard is the card of a side whose turn has come, with what the other side did.
func (t Teller) TurnCard(d *match.Deeds) panel.Cover {
	side := i18n.Args{"side": t.Side(t.Actor)}
	phase := t.Say("phase."+t.Table.Phases[t.Table.Phase].Key, nil)
	return panel.Cover{Side: match.SideKey(t.Actor), Over: t.Say("log.heading", i18n.Args{"n": t.Table.Turn, "phase": phase}),
		Title: t.Say("hand.title", side), Text: t.Say("hand.text", side), Rows: t.DeedRows(d), Acts: []panel.Button{
			{ID: "theirs", Do: do.Theirs(), Mark: "eye", Label: t.Say("hand.show", nil), Look: "gho"},
			{ID: "begin", Do: do.Look(), Label: t.Say("hand.begin", nil), Look: "pri", Side: match.SideKey(t.Actor)}}}
}

// DeedRows tell what a side did in a turn: who moved, how often it fought, and the gravest that
// came of it.
func (w Words) DeedRows(d *match.Deeds) []panel.Row {
	rows := append([]panel.Row{w.marched(d), w.fought(d)}, w.toll(d)...)
	if len(rows) < toldRows {
		rows = append(rows, panel.Row{Text: w.Say("hand.no-loss", nil)})
	}
	return rows[:toldRows]
}

func (w Words) marched(d *match.Deeds) panel.Row {
	side, n := i18n.Args{"side": w.Side(d.By)}, len(d.Moved)
	if n == 0 {
		return panel.Row{Text: w.Say("hand.stood", side)}
	}
	return panel.Row{Text: w.Say("hand.moved", side), Value: w.Say("hand.units", i18n.Args{"n": n})}
}

func (w Words) fought(d *match.Deeds) panel.Row {
	if d.Fights == 0 {
		return panel.Row{Text: w.Say("hand.no-fight", nil)}
	}
	return panel.Row{Text: w.Say("hand.fought", nil), Value: w.Say("hand.combats", i18n.Args{"n": d.Fights})}
}

// toll is what a turn cost, the gravest first: leaders, banners, units of the other side and of
// the side's own.
func (w Words) toll(d *match.Deeds) (rows []panel.Row) {
	if n := len(d.Fell); n > 0 {
		row := panel.Row{Text: w.Say(map[bool]string{true: "hand.fell-many", false: "hand.fell"}[n > 1], i18n.Args{"units": w.Names(d.Fell)})}
		for s := game.A; s <= game.B; s++ {
			if d.Points[s] > 0 {
				row.Value, row.Look = "+"+strconv.Itoa(d.Points[s]), "of-"+match.SideKey(s)
			}
		}
		rows = append(rows, row)
	}
	for _, b := range d.Banners {
		rows = append(rows, panel.Row{Text: w.Unit(b), Value: w.Say("hand.taken", nil)})
	}
	for _, s := range []game.Side{d.By.Other(), d.By} {
		rows = append(rows, w.losses("hand.lost", s, d.Lost[s])...)
		rows = append(rows, w.losses("hand.strewn", s, d.Strewn[s])...)
	}
	return rows
}

// losses is how many units a side lost in a way, nothing where it lost none.
func (w Words) losses(key string, s game.Side, n int) []panel.Row {
	if n == 0 {
		return nil
	}
	return []panel.Row{{Text: w.Say(key, i18n.Args{"side": w.Side(s)}), Value: w.Say("hand.units", i18n.Args{"n": n})}}
}
