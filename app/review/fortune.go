package review

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// losses are what the commands have lost.
func (v View) losses() panel.Losses {
	l := panel.Losses{Title: v.Say("chronicle.losses", nil), Right: v.Say("stat.sp", nil)}
	_, lost, of := v.Book.reader.Totals()
	row := func(side game.Side, name string, lost, of int) panel.LossRow {
		return panel.LossRow{Side: match.SideKey(side), Name: name, Lost: lost, Of: of, Value: v.Say("chronicle.loss", i18n.Args{"lost": lost, "of": of})}
	}
	last := game.NoSide
	for _, c := range v.Book.reader.Losses() {
		if c.Side != last {
			whole := row(c.Side, v.Side(c.Side), lost[c.Side], of[c.Side])
			whole.Whole, last = true, c.Side
			l.Rows = append(l.Rows, whole)
		}
		led := row(c.Side, v.Following(match.Following{Leader: c.Leader, Kind: c.Kind}), c.Lost, c.Of)
		led.Bearers = v.Bearers(c.Leader)
		l.Rows = append(l.Rows, led)
	}
	return l
}

// fortune is what the dice brought.
func (v View) fortune() panel.Fortune {
	study := v.Book.luck
	f := panel.Fortune{Title: v.Say("chronicle.luck", nil)}
	if done, of := study.Progress(); done < of {
		f.Done, f.Of = done, of
		return f
	}
	if len(study.Throws) == 0 {
		f.Text = []string{v.Say("chronicle.luck.none", nil)}
		return f
	}
	sum := study.Sum(game.A)
	lucky := game.A
	if sum < 0 {
		lucky = game.B
	}
	f.Side, f.Share = match.SideKey(lucky), tell.LuckBar(study, sum)
	args := i18n.Args{"side": v.Side(lucky), "n": v.Sp(max(sum, -sum)), "throws": len(study.Throws)}
	f.Text = append(f.Text, v.Say("chronicle.luck.of", args))
	if v.Sp(sum) == v.Sp(0) {
		f.Side, f.Text[0] = "", v.Say("chronicle.luck.even", args)
	} else if told := v.Without(study, sum); told != "" {
		f.Text = append(f.Text, told)
	}
	for side := game.A; side <= game.B; side++ {
		if t := study.Worst(side); t != nil {
			f.Text = append(f.Text, v.Worst(t, side))
		}
	}
	f.Text = append(append(f.Text, v.Say("chronicle.luck.how", nil)), v.together()...)
	f.Rows = v.Kinds(study, lucky)
	return f
}
