package page

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// replayAt is the command that looks at the position before a step.
func replayAt(step int) string { return do.Replay(step) }

// losses are what the commands have lost.
func (p screens) losses() panel.Losses {
	w := p.View()
	l := panel.Losses{Title: p.Say("chronicle.losses", nil), Right: p.Say("stat.sp", nil)}
	_, lost, of := p.book.reader.Totals()
	row := func(side game.Side, name string, lost, of int) panel.LossRow {
		return panel.LossRow{Side: match.SideKey(side), Name: name, Lost: lost, Of: of, Value: p.Say("chronicle.loss", i18n.Args{"lost": lost, "of": of})}
	}
	last := game.NoSide
	for _, c := range p.book.reader.Losses() {
		if c.Side != last {
			whole := row(c.Side, w.Side(c.Side), lost[c.Side], of[c.Side])
			whole.Whole, last = true, c.Side
			l.Rows = append(l.Rows, whole)
		}
		l.Rows = append(l.Rows, row(c.Side, w.Following(match.Following{Leader: c.Leader, Kind: c.Kind}), c.Lost, c.Of))
	}
	return l
}

// fortune is what the dice brought.
func (p screens) fortune() panel.Fortune {
	w, study := p.View(), p.book.luck
	f := panel.Fortune{Title: p.Say("chronicle.luck", nil)}
	if done, of := study.Progress(); done < of {
		f.Done, f.Of = done, of
		return f
	}
	if len(study.Throws) == 0 {
		f.Text = []string{p.Say("chronicle.luck.none", nil)}
		return f
	}
	sum := study.Sum(game.A)
	lucky := game.A
	if sum < 0 {
		lucky = game.B
	}
	f.Side, f.Share = match.SideKey(lucky), tell.LuckBar(study, sum)
	args := i18n.Args{"side": w.Side(lucky), "n": w.Sp(max(sum, -sum)), "throws": len(study.Throws)}
	f.Text = append(f.Text, p.Say("chronicle.luck.of", args))
	if w.Sp(sum) == w.Sp(0) {
		f.Side, f.Text[0] = "", p.Say("chronicle.luck.even", args)
	} else if told := w.Without(study, sum); told != "" {
		f.Text = append(f.Text, told)
	}
	for side := game.A; side <= game.B; side++ {
		if t := study.Worst(side); t != nil {
			f.Text = append(f.Text, w.Worst(t, side))
		}
	}
	f.Text = append(f.Text, p.Say("chronicle.luck.how", nil))
	f.Rows = w.Kinds(study, lucky)
	return f
}
