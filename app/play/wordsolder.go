package play

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

func (w words) difference(d save.Difference) string {
	act := w.say("act."+d.Do, nil)
	if d.Unit != game.None {
		act = w.say("differs.by", i18n.Args{"act": act, "unit": w.unit(d.Unit)})
	}
	what := w.say(d.Code, i18n.Args{"why": w.because(d)})
	return w.say("differs.line", i18n.Args{"n": d.Act, "turn": d.Turn, "act": act, "what": what})
}

// because is the refusal of today's rules with its paragraph.
func (w words) because(d save.Difference) string {
	if d.Why == nil {
		return ""
	}
	return w.refusal(d.Why) + " " + w.game.Cite(d.Why.Ref).Para
}
