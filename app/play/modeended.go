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

func (m *ended) dock(c *table, w words) panel.Dock {
	o := c.sess.Game.Outcome()
	l := panel.Ledger{Title: w.say("ui.points", nil)}
	for s := game.A; s <= game.B; s++ {
		l.Rows = append(l.Rows, panel.Row{Text: w.side(s), Value: strconv.Itoa(o.Points[s])})
	}
	return panel.Dock{Name: "over-card",
		Left:  []panel.Section{panel.Head{Title: w.outcome(o), Rule: w.cite(o.Ref)}, l},
		Right: append(w.scale(o), w.lost(c.table)...),
		Foot: []panel.Button{w.undoButton(&c.battle),
			{ID: "result-log", Do: "drawer:log", Label: w.say("ui.log", nil), Look: "gho"},
			{ID: "to-shelf", Do: "shelf", Label: w.say("ui.to-shelf", nil), Look: "pri"}}}
}
