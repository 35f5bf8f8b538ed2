package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// toldRows is how many things the card of a turn tells.
const toldRows = 3

// privacy covers the screen for a side that wants to see its secrets.
func (t teller) privacy() panel.Cover {
	side := i18n.Args{"side": t.side(t.Actor)}
	return panel.Cover{Side: match.SideKey(t.Actor), Title: t.say("secret.title", side), Text: t.say("secret.text", side), Acts: []panel.Button{
		{ID: "cover-back", Do: "cancel", Label: t.say("ui.back", nil), Look: "gho"},
		{ID: "look", Do: "look", Label: t.say("secret.look", side), Look: "pri", Side: match.SideKey(t.Actor)}}}
}

// turnCard is the card of a side whose turn has come, with what the other side did.
func (t teller) turnCard(d *match.Deeds) panel.Cover {
	side := i18n.Args{"side": t.side(t.Actor)}
	phase := t.say("phase."+t.Table.Phases[t.Table.Phase].Key, nil)
	return panel.Cover{Side: match.SideKey(t.Actor), Over: t.say("log.heading", i18n.Args{"n": t.Table.Turn, "phase": phase}),
		Title: t.say("hand.title", side), Text: t.say("hand.text", side), Rows: t.deedRows(d), Acts: []panel.Button{
			{ID: "theirs", Do: "theirs", Mark: "eye", Label: t.say("hand.show", nil), Look: "gho"},
			{ID: "begin", Do: "look", Label: t.say("hand.begin", nil), Look: "pri", Side: match.SideKey(t.Actor)}}}
}

// deedRows tell what a side did in a turn: who moved, how often it fought, and the gravest that
// came of it.
func (w words) deedRows(d *match.Deeds) []panel.Row {
	rows := append([]panel.Row{w.marched(d), w.fought(d)}, w.toll(d)...)
	if len(rows) < toldRows {
		rows = append(rows, panel.Row{Text: w.say("hand.no-loss", nil)})
	}
	return rows[:toldRows]
}

func (w words) marched(d *match.Deeds) panel.Row {
	side, n := i18n.Args{"side": w.side(d.By)}, len(d.Moved)
	if n == 0 {
		return panel.Row{Text: w.say("hand.stood", side)}
	}
	return panel.Row{Text: w.say("hand.moved", side), Value: w.say("hand.units", i18n.Args{"n": n})}
}

func (w words) fought(d *match.Deeds) panel.Row {
	if d.Fights == 0 {
		return panel.Row{Text: w.say("hand.no-fight", nil)}
	}
	return panel.Row{Text: w.say("hand.fought", nil), Value: w.say("hand.combats", i18n.Args{"n": d.Fights})}
}

// toll is what a turn cost, the gravest first: leaders, banners, units of the other side and of
// the side's own.
func (w words) toll(d *match.Deeds) (rows []panel.Row) {
	if n := len(d.Fell); n > 0 {
		row := panel.Row{Text: w.say(map[bool]string{true: "hand.fell-many", false: "hand.fell"}[n > 1], i18n.Args{"units": w.units(d.Fell)})}
		for s := game.A; s <= game.B; s++ {
			if d.Points[s] > 0 {
				row.Value, row.Look = "+"+strconv.Itoa(d.Points[s]), "of-"+match.SideKey(s)
			}
		}
		rows = append(rows, row)
	}
	for _, b := range d.Banners {
		rows = append(rows, panel.Row{Text: w.unit(b), Value: w.say("hand.taken", nil)})
	}
	for _, s := range []game.Side{d.By.Other(), d.By} {
		rows = append(rows, w.losses("hand.lost", s, d.Lost[s])...)
		rows = append(rows, w.losses("hand.strewn", s, d.Strewn[s])...)
	}
	return rows
}

// losses is how many units a side lost in a way, nothing where it lost none.
func (w words) losses(key string, s game.Side, n int) []panel.Row {
	if n == 0 {
		return nil
	}
	return []panel.Row{{Text: w.say(key, i18n.Args{"side": w.side(s)}), Value: w.say("hand.units", i18n.Args{"n": n})}}
}
