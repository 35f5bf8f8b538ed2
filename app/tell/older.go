package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

func (w Words) Difference(d save.Difference) string {
	act := w.Say("act."+d.Do, nil)
	if d.Unit != game.None {
		act = w.Say("differs.by", i18n.Args{"act": act, "unit": w.Unit(d.Unit)})
	}
	what := w.Say(d.Code, i18n.Args{"why": w.because(d)})
	return w.Say("differs.line", i18n.Args{"n": d.Act, "turn": d.Turn, "act": act, "what": what})
}

// because is the refusal of today's rules with its paragraph.
func (w Words) because(d save.Difference) string {
	if d.Why == nil {
		return ""
	}
	return w.Refusal(d.Why) + " " + w.Game.Cite(d.Why.Ref).Para
}
