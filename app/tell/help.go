package tell

import (
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Looked is the counter that help explains: the one selected, else one that may act, units before
// leaders, else any of the acting side on the map.
func (t Teller) Looked() (game.Piece, bool) {
	able := slices.Clone(t.Able)
	slices.SortStableFunc(able, func(a, b game.ID) int { return int(t.Piece(a).Rank) - int(t.Piece(b).Rank) })
	ids := append([]game.ID{t.Sel}, able...)
	for id := range game.ID(t.View.Counters()) {
		if t.Mine(id) && t.Piece(id).Where == game.OnMap {
			ids = append(ids, id)
			break
		}
	}
	for _, id := range ids {
		if id != game.None && t.Sees(t.Piece(id)) {
			return t.Piece(id), true
		}
	}
	return game.Piece{}, false
}

// Purpose says what a phase is for.
func (t Teller) Purpose(name string) panel.Section {
	key := "set-up"
	switch p := t.Table; {
	case p.Stage == game.StageOver:
		key = "over"
	case p.Stage != game.StageSetUp && p.Phase >= 0 && p.Phase < len(p.Phases):
		key = p.Phases[p.Phase].Key
	}
	return panel.Note{Side: match.SideKey(t.Actor), Title: Capital(name), Text: t.Say("purpose."+key, nil), Ref: t.Cite(t.Expect.Ref)}
}

// Won tells how this battle is won: what scores, how things stand, and the victories there are.
func (t Teller) Won() []panel.Section {
	g, guides := t.View.Game.(game.Guide)
	if !guides {
		return nil
	}
	l := panel.Ledger{Title: t.Say("help.won", nil)}
	if goal := i18n.Goal(t.Lang, &t.Scenario); goal != "" {
		l.Rows = append(l.Rows, panel.Row{Text: goal})
	}
	for s := game.A; s <= game.B; s++ {
		l.Rows = append(l.Rows, panel.Row{Text: t.Side(s), Value: strconv.Itoa(t.Table.Points[s]), Look: "of-" + match.SideKey(s), Sub: t.Scores(s)})
	}
	l.Rows = append(l.Rows, t.Ends())
	return append([]panel.Section{l}, t.Scale(&game.Outcome{Scale: g.Grades()})...)
}

// Ends says when the points decide.
func (t Teller) Ends() panel.Row {
	row := panel.Row{Text: t.Say("help.more-points", nil), Look: "sum"}
	if last := t.Table.Last; last > 0 {
		row.Text = t.Say("help.more-points-after", i18n.Args{"turn": last})
		row.Sub = t.Say("help.left", i18n.Args{"n": last - t.Table.Turn})
	}
	return row
}

// Hands are what hands and keys do.
func (w Words) Hands() panel.Section {
	g := panel.Gestures{Title: w.Say("help.map", nil)}
	for _, of := range []panel.Gesture{
		{By: "mouse", Icon: "tap", Text: "gesture.click"}, {By: "touch", Icon: "tap", Text: "gesture.tap"},
		{By: "mouse", Icon: "drag", Text: "gesture.drag"}, {By: "touch", Icon: "drag", Text: "gesture.fingers"},
		{By: "mouse", Icon: "drag", Text: "gesture.loop"}, {By: "touch", Icon: "tap", Text: "gesture.hold"},
	} {
		of.Text = w.Say(of.Text, nil)
		g.Of = append(g.Of, of)
	}
	return g
}

// Helpers are what the computer does for whoever asks it.
func (w Words) Helpers() []panel.Section {
	return []panel.Section{
		panel.Note{Icon: "lamp", Title: w.Say("help.advice", nil), Text: w.Say("help.advice.text", nil)},
		panel.Note{Icon: "people", Title: w.Say("help.deputy", nil), Text: w.Say("help.deputy.text", nil)},
		panel.Note{Title: w.Say("help.report", nil), Text: w.Say("help.report.text", nil)},
		panel.Actions{Buttons: []panel.Button{{ID: "help-report", Do: do.Report(), Label: w.Say("trouble.report", nil), Look: "gho"}}}, // heard by trouble.js alone
	}
}
