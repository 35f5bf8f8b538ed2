package tell

import (
	"math"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// Sp writes an amount of luck in strength points, with its sign.
func (w Words) Sp(parts int) string {
	tenths := int(math.Round(float64(parts) * 10 / luck.Parts))
	sign := "+"
	switch {
	case tenths < 0:
		sign, tenths = "−", -tenths
	case tenths == 0:
		sign = ""
	}
	return sign + strconv.Itoa(tenths/10) + i18n.Of(w.Lang).Decimal + strconv.Itoa(tenths%10)
}

// LuckBar is how long the bar of luck is: its whole length is three times what chance would mostly
// bring.
func LuckBar(s *luck.Study, sum int) int {
	spread := 0
	for i := range s.Throws {
		spread += s.Throws[i].Var
	}
	most := 3 * math.Sqrt(float64(spread))
	return min(100, int(100*math.Abs(float64(sum))/max(1, most)))
}

// Without says whom the losses would favour without luck, nothing where nobody.
func (w Words) Without(s *luck.Study, sum int) string {
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
	return w.Say(key, i18n.Args{"whose": w.SideOf(side)})
}

// Worst tells the throw that cost a side most.
func (w Words) Worst(t *luck.Throw, side game.Side) string {
	key := "chronicle.luck.worst"
	if !t.Aim {
		key += ".nowhere"
	}
	return w.Say(key, i18n.Args{"whose": w.SideOf(side), "test": w.thrownFor(t.Code), "hex": t.At.String(), "turn": t.Turn,
		"dice": Throw(t.Dice), "n": w.Sp(t.For(side)), "ways": t.Ways[side], "of": t.Of})
}

// thrownFor names what dice were thrown for.
func (w Words) thrownFor(code string) string {
	return i18n.Or(w.Lang, "test."+code, w.Say("story.dice", nil))
}

// Kinds are the sums of what was thrown for, as a side sees them.
func (w Words) Kinds(s *luck.Study, side game.Side) panel.Ledger {
	l := panel.Ledger{Title: w.Say("chronicle.luck.kinds", i18n.Args{"side": w.Side(side)})}
	for _, k := range s.Kinds() {
		if n := w.Sp(k.For(side)); strings.Trim(n, "0.,") != "" {
			l.Rows = append(l.Rows, panel.Row{Text: Capital(w.thrownFor(k.Code)) + " (" + strconv.Itoa(k.Throws) + ")", Value: n})
		}
	}
	return l
}
