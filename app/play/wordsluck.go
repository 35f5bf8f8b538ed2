package play

import (
	"math"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// sp writes an amount of luck in strength points, with its sign.
func (w words) sp(parts int) string {
	tenths := int(math.Round(float64(parts) * 10 / luck.Parts))
	sign := "+"
	switch {
	case tenths < 0:
		sign, tenths = "−", -tenths
	case tenths == 0:
		sign = ""
	}
	return sign + strconv.Itoa(tenths/10) + w.say("chronicle.point", nil) + strconv.Itoa(tenths%10)
}

// luckBar is how long the bar of luck is: its whole length is three times what chance would mostly
// bring.
func luckBar(s *luck.Study, sum int) int {
	spread := 0
	for i := range s.Throws {
		spread += s.Throws[i].Var
	}
	most := 3 * math.Sqrt(float64(spread))
	return min(100, int(100*math.Abs(float64(sum))/max(1, most)))
}

// without says whom the losses would favour without luck, nothing where nobody.
func (w words) without(s *luck.Study, sum int) string {
	changed := 0
	for i := range s.Moments {
		changed += s.Moments[i].Sum()
	}
	fair := changed - sum
	key, side := "chronicle.luck.still", game.A
	if fair < 0 {
		side = game.B
	}
	switch {
	case fair == 0:
		return ""
	case (fair > 0) != (changed > 0):
		key = "chronicle.luck.turned"
	}
	return w.say(key, i18n.Args{"whose": w.sideOf(side)})
}

// worst tells the throw that cost a side most.
func (w words) worst(t *luck.Throw, side game.Side) string {
	key := "chronicle.luck.worst"
	if !t.Aim {
		key += ".nowhere"
	}
	return w.say(key, i18n.Args{"whose": w.sideOf(side), "test": w.thrownFor(t.Code), "hex": t.At.String(), "turn": t.Turn,
		"dice": throw(t.Dice), "n": w.sp(t.For(side)), "ways": t.Ways[side], "of": t.Of})
}

// thrownFor names what dice were thrown for.
func (w words) thrownFor(code string) string {
	return i18n.Or(w.lang, "test."+code, w.say("story.dice", nil))
}

// kinds are the sums of what was thrown for, as a side sees them.
func (w words) kinds(s *luck.Study, side game.Side) panel.Ledger {
	l := panel.Ledger{Title: w.say("chronicle.luck.kinds", i18n.Args{"side": w.side(side)})}
	for _, k := range s.Kinds() {
		if n := w.sp(k.For(side)); strings.Trim(n, "0.,") != "" {
			l.Rows = append(l.Rows, panel.Row{Text: capital(w.thrownFor(k.Code)) + " (" + strconv.Itoa(k.Throws) + ")", Value: n})
		}
	}
	return l
}
