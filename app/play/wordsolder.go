package play

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// remarks tells in words, a line each, what of a game begun under older rules would go
// otherwise today, and that its dice are not those of its seed.
func (p *Page) remarks(s *save.Opened) (lines []string) {
	w := p.Table.words(p.Lang())
	for _, d := range s.Differs {
		lines = append(lines, w.difference(d))
	}
	if s.Foreign > 0 {
		lines = append(lines, w.say("differs.foreign-dice", i18n.Args{"n": s.Foreign}))
	}
	return lines
}

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
