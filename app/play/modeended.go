package play

import (
	"strconv"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// ended is a battle that is over: it can be looked at.
type ended struct{ rest }

func init() {
	resting[game.StageOver] = func(*table) mode { return &ended{} }
}

func (m *ended) dock(v view) panel.Dock {
	o := v.sess.Game.Outcome()
	l := panel.Ledger{Title: v.say("ui.points", nil)}
	for s := game.A; s <= game.B; s++ {
		l.Rows = append(l.Rows, panel.Row{Text: v.side(s), Value: strconv.Itoa(o.Points[s])})
	}
	return panel.Dock{Name: "over-card",
		Left:  []panel.Section{panel.Head{Title: v.outcome(o), Rule: v.cite(o.Ref)}, l},
		Right: append(v.scale(o), v.lost(v.table)...),
		Foot: []panel.Button{v.undoButton(),
			{ID: "result-log", Do: "drawer:log", Label: v.say("ui.log", nil), Look: "gho"},
			{ID: "to-shelf", Do: "shelf", Label: v.say("ui.to-shelf", nil), Look: "pri"}}}
}
