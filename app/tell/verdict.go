package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/rule"
)

// Verdict is how a throw is likely to go as a side reads it, in one line and one bar.
func (w Words) Verdict(o *game.Odds, we game.Side) panel.Verdict {
	by := w.attacking(o, we)
	n := plan.OutlookOf(w.Game, o)
	names := [2]string{w.Say("verdict.they", nil), w.Say("verdict.we", nil)}
	if by != we {
		names[0], names[1] = names[1], names[0]
	}
	v := panel.Verdict{Title: w.foresees(n, by == we), Sub: w.swaying(o), Side: match.SideKey(by)}
	for i, share := range [3]int{n.Good, 100 - n.Good - n.Bad, n.Bad} {
		v.Parts[i] = panel.Share{Name: [3]string{names[0], w.Say("verdict.nothing", nil), names[1]}[i], Percent: share}
	}
	return v
}

// InOneLine is that with the button that shows why. It is said plainly only, and of what is thrown.
func (w Words) InOneLine(o *game.Odds, we game.Side, open bool) []panel.Section {
	if !w.Plain() || o == nil || len(o.Chances) == 0 {
		return nil
	}
	x := w.Verdict(o, we)
	x.Why, x.Open = w.Say("verdict.why", nil), open
	return []panel.Section{x}
}

// Likely is how a throw is likely to go: plainly that line, below it the reasons with their paragraphs once
// somebody asked for them; else the reasons alone.
func (w Words) Likely(o *game.Odds, we game.Side, open bool) []panel.Section {
	out := w.InOneLine(o, we, open)
	if open || len(out) == 0 {
		w.Lang = i18n.Fully(w.Lang)
		out = append(out, w.Odds(o, we)...)
	}
	return out
}

// foretold is the line alone, in words.
func (w Words) foretold(o *game.Odds, we game.Side) string {
	return w.foresees(plan.OutlookOf(w.Game, o), w.attacking(o, we) == we)
}

// foresees says what is most likely to come of a throw: for whom it goes well, and how heavy that is
// in most of its throws.
func (w Words) foresees(n plan.Outlook, ours bool) string {
	share, side, key := n.Good, 0, "they"
	if n.Bad > n.Good {
		share, side = n.Bad, 1
	}
	if (side == 0) != ours {
		key = "we"
	}
	falls := n.Falls[side]
	runs := falls + n.Runs[side]
	switch {
	case 100-n.Good-n.Bad > max(n.Good, n.Bad):
		key, share = "nothing", 100-n.Good-n.Bad
	case key == "we":
	case 4*falls >= 3*share:
		key, share = "fall", falls
	case 4*runs >= 3*share:
		key, share = "run", runs
	}
	return w.Say("verdict.is."+key, i18n.Args{"chance": w.Odd(share)})
}

// Odd is a chance in parts of a hundred as it is spoken of: the nearest tenth.
func (w Words) Odd(percent int) string {
	switch {
	case percent >= 100:
		return w.Say("verdict.sure", nil)
	case percent >= 95:
		return w.Say("verdict.almost", nil)
	case percent <= 5:
		return w.Say("verdict.hardly", nil)
	}
	return w.Say("verdict.tenths", i18n.Args{"n": (percent + 5) / 10})
}

// swaying names how many fight, and what shifts the odds most: up to two reasons of the attacker and
// the one of the defender.
func (w Words) swaying(o *game.Odds) string {
	var parts []string
	if len(o.Defenders) > 0 {
		parts = append(parts, w.Say("verdict.many", i18n.Args{"a": strconv.Itoa(len(o.Attackers)), "d": strconv.Itoa(len(o.Defenders))}))
	}
	helps, hinders := w.weightiest(o.Attack, 1, 2), w.weightiest(o.Defend, 1, 1)
	helps = append(helps, w.weightiest(o.Defend, -1, 2-len(helps))...)
	hinders = append(hinders, w.weightiest(o.Attack, -1, 1-len(hinders))...)
	if len(helps) > 0 {
		parts = append(parts, w.Say("verdict.helps", i18n.Args{"reasons": strings.Join(helps, ", ")}))
	}
	if len(hinders) > 0 {
		parts = append(parts, w.Say("verdict.hinders", i18n.Args{"reasons": strings.Join(hinders, ", ")}))
	}
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(parts, ". ") + "."
}

// weightiest names at most so many items of a sum that have a sign, the greatest first.
func (w Words) weightiest(t rule.Tally, sign, most int) (names []string) {
	for n := 99; n > 0 && len(names) < most; n-- {
		for _, l := range t.Lines {
			if min(99, sign*l.N) == n && len(names) < most {
				names = append(names, w.tally(l))
			}
		}
	}
	return names
}
