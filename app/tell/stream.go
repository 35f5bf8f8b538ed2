package tell

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// streamed is how many of the last things that happened are told while the enemy moves.
const streamed = 3

// Stream tells the last things that happened since the person acted, also what a standing order did for
// him: in the place of what came of that, unless it is grave.
func (v Teller) Stream() []panel.Section {
	s := panel.Stream{Do: do.Drawer("log"), Name: v.Say("ui.log", nil), Title: v.Say("foe.theirs", nil), Side: match.SideKey(v.Actor)}
	happened := v.Between(v.LastOwn(), len(v.Sess.Steps))
	for _, t := range match.LinesOf(happened) {
		if t.Event.Kind != game.EventPhase && !answered(happened, t.Entry) {
			s.Rows = append(s.Rows, v.Line(t.Unshifted()))
		}
	}
	if s.Rows = s.Rows[max(0, len(s.Rows)-streamed):]; len(s.Rows) == 0 {
		return nil
	}
	return []panel.Section{s}
}

// answered reports whether an entry is what came of an act by standing order, which tells it.
func answered(happened []match.Entry, e match.Entry) bool {
	if plan.IsOrdered(e.Event.Kind) || e.Gravity.Level() > game.Plain {
		return false
	}
	return slices.ContainsFunc(happened, func(o match.Entry) bool { return o.Step == e.Step && plan.IsOrdered(o.Event.Kind) })
}
