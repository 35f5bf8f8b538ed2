package tell

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// streamed is how many of the last things that happened are told while the enemy moves.
const streamed = 3

// Stream tells the last things that happened since the person acted, also what a standing order did for
// him: in the place of what came of that, unless it is grave. Moves by an order of the computer are told by
// the order, once for all who have it.
func (v Teller) Stream() []panel.Section {
	s := panel.Stream{Do: do.Drawer("log"), Name: v.Say("ui.log", nil), Title: v.Say("foe.theirs", nil), Side: match.SideKey(v.Actor)}
	happened := v.Between(v.LastOwn(), len(v.Sess.Steps))
	var told bot.Task
	for _, t := range match.LinesOf(happened) {
		f, known := v.FeatAt(t.Step)
		switch {
		case t.Event.Kind == game.EventPhase || answered(happened, t.Entry):
		case known && f.Task.Do != "" && marches(t.Event, f.Unit):
			if told.Who != f.Task.Who || told.Do != f.Task.Do || len(s.Rows) == 0 {
				s.Rows = append(s.Rows, panel.StreamRow{Text: v.Task(f.Task), Bearers: v.Bearers(f.Task.Who)})
			}
			told = f.Task
		default:
			s.Rows = append(s.Rows, panel.StreamRow{Text: v.Line(t.Unshifted()), Bearers: v.bearersOf(t)})
		}
	}
	if s.Rows = s.Rows[max(0, len(s.Rows)-streamed):]; len(s.Rows) == 0 {
		return nil
	}
	return []panel.Section{s}
}

// marches reports whether an event is no more than that a counter goes its way.
func marches(e *game.Event, unit game.ID) bool {
	return e.Unit == unit && (e.Kind == game.EventBegan || e.Kind == game.EventMoved || e.Kind == game.EventTurned)
}

// answered reports whether an entry is what came of an act by standing order, which tells it.
func answered(happened []match.Entry, e match.Entry) bool {
	if plan.IsOrdered(e.Event.Kind) || e.Gravity.Level() > game.Plain {
		return false
	}
	return slices.ContainsFunc(happened, func(o match.Entry) bool { return o.Step == e.Step && plan.IsOrdered(o.Event.Kind) })
}
