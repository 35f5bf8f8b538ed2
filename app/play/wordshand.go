package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// toldRows is how many things the card of a turn tells.
const toldRows = 3

// privacy covers the screen for a side that wants to see its secrets.
func (t teller) privacy() panel.Cover {
	side := i18n.Args{"side": t.side(t.actor)}
	return panel.Cover{Side: css(t.actor), Title: t.say("secret.title", side), Text: t.say("secret.text", side), Acts: []panel.Button{
		{ID: "cover-back", Do: "cancel", Label: t.say("ui.back", nil), Look: "gho"},
		{ID: "look", Do: "look", Label: t.say("secret.look", side), Look: "pri", Side: css(t.actor)}}}
}

// turnCard is the card of a side whose turn has come, with what the other side did.
func (t teller) turnCard(d *deeds) panel.Cover {
	side := i18n.Args{"side": t.side(t.actor)}
	phase := t.say("phase."+t.table.Phases[t.table.Phase].Key, nil)
	return panel.Cover{Side: css(t.actor), Over: t.say("log.heading", i18n.Args{"n": t.table.Turn, "phase": phase}),
		Title: t.say("hand.title", side), Text: t.say("hand.text", side), Rows: t.deedRows(d), Acts: []panel.Button{
			{ID: "theirs", Do: "theirs", Mark: "eye", Label: t.say("hand.show", nil), Look: "gho"},
			{ID: "begin", Do: "look", Label: t.say("hand.begin", nil), Look: "pri", Side: css(t.actor)}}}
}

// deedRows tell what a side did in a turn: who moved, how often it fought, and the gravest that
// came of it.
func (w words) deedRows(d *deeds) []panel.Row {
	rows := append([]panel.Row{w.marched(d), w.fought(d)}, w.toll(d)...)
	if len(rows) < toldRows {
		rows = append(rows, panel.Row{Text: w.say("hand.no-loss", nil)})
	}
	return rows[:toldRows]
}

func (w words) marched(d *deeds) panel.Row {
	side, n := i18n.Args{"side": w.side(d.by)}, len(d.moved)
	if n == 0 {
		return panel.Row{Text: w.say("hand.stood", side)}
	}
	return panel.Row{Text: w.say("hand.moved", side), Value: w.say("hand.units", i18n.Args{"n": n})}
}

func (w words) fought(d *deeds) panel.Row {
	if d.fights == 0 {
		return panel.Row{Text: w.say("hand.no-fight", nil)}
	}
	return panel.Row{Text: w.say("hand.fought", nil), Value: w.say("hand.combats", i18n.Args{"n": d.fights})}
}

// toll is what a turn cost, the gravest first: leaders, banners, units of the other side and of
// the side's own.
func (w words) toll(d *deeds) (rows []panel.Row) {
	if n := len(d.fell); n > 0 {
		row := panel.Row{Text: w.say(map[bool]string{true: "hand.fell-many", false: "hand.fell"}[n > 1], i18n.Args{"units": w.units(d.fell)})}
		for s := game.A; s <= game.B; s++ {
			if d.points[s] > 0 {
				row.Value, row.Look = "+"+strconv.Itoa(d.points[s]), "of-"+css(s)
			}
		}
		rows = append(rows, row)
	}
	for _, b := range d.banners {
		rows = append(rows, panel.Row{Text: w.unit(b), Value: w.say("hand.taken", nil)})
	}
	for _, s := range []game.Side{d.by.Other(), d.by} {
		rows = append(rows, w.losses("hand.lost", s, d.lost[s])...)
		rows = append(rows, w.losses("hand.strewn", s, d.strewn[s])...)
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
