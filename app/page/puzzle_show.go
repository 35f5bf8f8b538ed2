package page

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/fame"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
)

// aimBar is the bar over a puzzle: its aim, and what of a try is still to be made.
func (p screens) aimBar() panel.Course {
	g, r := p.View().Goal(), &p.riddles
	b := panel.Course{Lang: p.Lang(), Title: g.Text, Text: g.State, At: g.Turn, Of: g.Turns, Pin: true}
	switch {
	case r.over:
		b.Text = tell.RiddleTitle(p.Table.Puzzle.Titles, p.Lang())
	case len(p.Table.Session().Steps) == 0 && p.isForeign():
		b.Text = p.Say("own.note", nil)
	case len(p.Table.Session().Steps) == 0 && r.date != "":
		b.Text = p.Say("puzzle.day-of", i18n.Args{"date": p.dateName(r.date)}) + " · " + g.State
	}
	return b
}

// dateName is a date in words.
func (p *Page) dateName(date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return p.Say("puzzle.date", i18n.Args{"day": t.Day(), "month": p.monthName(t), "year": strconv.Itoa(t.Year())})
}

func (p *Page) monthName(t time.Time) string {
	return strings.Fields(p.Say("when.months", nil))[t.Month()-1]
}

// triedDock is what a try was worth, and once the puzzle is over what each way is.
func (p screens) triedDock() panel.Dock {
	r, q, w := &p.riddles, p.Table.Puzzle, p.View()
	d := panel.Dock{Name: "tried", Label: p.Say("ui.dock", nil)}
	if n := len(r.tries); !r.over && r.asked && !r.judged {
		d.Left = []panel.Section{panel.Head{Title: p.Say("puzzle.made", nil), Sub: p.Say("puzzle.weighing", nil)}}
		return d
	} else if !r.over {
		d.Left = []panel.Section{p.squaresOf(p.Say("puzzle.worth", i18n.Args{"p": w.Worth(r.last.Worth)}),
			p.Say("puzzle.better", nil)+" "+p.Say("puzzle.left", i18n.Args{"n": fame.MostTries - n}))}
		d.Foot = []panel.Button{{ID: "puzzle-again", Do: do.PuzzleAgain(), Label: p.Say("puzzle.again", nil), Look: "pri", Wide: true},
			{ID: "puzzle-show", Do: do.PuzzleShow(), Label: p.Say("puzzle.show", nil), Look: "gho"}}
		return d
	}
	d.Left = []panel.Section{p.outcome()}
	if line := p.streakLine(); line != "" {
		d.Left = append(d.Left, panel.Note{Text: line})
	}
	d.Left = append(d.Left, p.waysOf(), panel.Note{Title: p.Say("puzzle.why", nil), Text: w.Reason()})
	if len(r.last.Dice) > 0 {
		d.Left = append(d.Left, panel.Thrown{Dice: r.last.Dice[:min(len(r.last.Dice), mostDice)], Title: w.CameTo(r.last.Reached), Text: p.Say("puzzle.dice", nil)})
	}
	last := panel.Button{ID: "puzzle-wrong", Do: do.PuzzleWrong(), Label: p.Say("puzzle.wrong", nil), Look: "gho"}
	if p.isForeign() {
		last = panel.Button{ID: "battle-drop", Do: do.BattleDrop(), Label: p.Say("own.drop", nil), Look: "gho"}
	}
	d.Left = append(d.Left, panel.Actions{Buttons: []panel.Button{last}})
	if r.said != "" {
		d.Left = append([]panel.Section{panel.Note{Text: r.said}}, d.Left...)
	}
	d.Foot = []panel.Button{{ID: "puzzle-next", Do: do.PuzzleNext(), Label: p.Say("puzzle.next", nil), Small: p.themeName(q.Theme), Look: "gho"},
		{ID: "puzzle-share", Do: do.PuzzleShare(), Label: p.Say("puzzle.share", nil), Look: "pri"},
		{ID: "puzzle-again", Do: do.PuzzleAgain(), Icon: "undo", Label: p.Say("puzzle.again", nil), Look: "gho"}}
	if p.isForeign() { // no other is of its kind
		d.Foot = d.Foot[1:]
	}
	return d
}

// mostDice is how many dice are shown of those that were thrown.
const mostDice = 6

// outcome says whether the puzzle was solved.
func (p screens) outcome() panel.Judged {
	r, q, w := &p.riddles, p.Table.Puzzle, p.View()
	best := i18n.Args{"p": w.Worth(q.Best())}
	switch {
	case len(r.tries) == 0 || !q.Solves(r.last.Worth) && len(q.Tried) == 0:
		return p.squaresOf(p.Say("puzzle.shown", best), p.Say("puzzle.difficulty", i18n.Args{"n": q.Difficulty}))
	case !q.Solves(r.last.Worth):
		return p.squaresOf(p.Say("puzzle.worth", i18n.Args{"p": w.Worth(r.last.Worth)}), p.Say("puzzle.was-better", best))
	case r.last.Worth < q.Best():
		return p.squaresOf(p.Say("puzzle.solved", i18n.Args{"p": w.Worth(r.last.Worth)}), p.Say("puzzle.near", best))
	case r.last.Worth > q.Best(): // a way that nobody weighed when the puzzle was found
		return p.squaresOf(p.Say("puzzle.solved", i18n.Args{"p": w.Worth(r.last.Worth)}), p.Say("puzzle.beyond", nil))
	}
	return p.squaresOf(p.Say("puzzle.solved", best), p.Say("puzzle.best", nil))
}

// squaresOf are the squares of the tries beside what is said of them.
func (p screens) squaresOf(title, text string) panel.Judged {
	r := &p.riddles
	j := panel.Judged{Title: title, Text: text, Squares: tell.Squares(r.tries, p.Table.Puzzle.Best(), fame.MostTries)}
	j.Label = p.squaresSaid(j.Squares)
	return j
}

// squaresSaid says squares to those who listen.
func (p screens) squaresSaid(looks []string) string {
	var list []string
	for _, look := range looks {
		if look != "" {
			list = append(list, p.Say("puzzle.square."+look, nil))
		}
	}
	return p.Say("puzzle.squares", i18n.Args{"n": len(list), "list": strings.Join(list, ", ")})
}

// streakLine says how many days there are in a row, and what the last try has brought.
func (p screens) streakLine() string {
	r := &p.riddles
	var parts []string
	if line := p.honoursLine(); line != "" {
		parts = append(parts, line)
	}
	switch n := p.career.record.Streak(p.today()); {
	case r.date != "" && r.date != p.today():
		parts = append(parts, p.Say("puzzle.from-shelf", nil))
	case r.date != "" && n > 1:
		parts = append(parts, p.Say("puzzle.row", i18n.Args{"n": n}))
	}
	return strings.Join(parts, " ")
}

// waysOf are the ways with what each is worth.
func (p screens) waysOf() panel.Section {
	r, q, w := &p.riddles, p.Table.Puzzle, p.View()
	list := panel.Weighed{Title: p.Say("puzzle.ways", nil)}
	for i, way := range r.ways {
		row := panel.Weight{Do: do.PuzzleWay(i), Letter: string(rune('A' + i)), Text: way.Text, Percent: w.Worth(way.worth) + " %", Share: way.worth / 10,
			Good: q.Solves(way.worth), On: i == r.drawn}
		if way.own {
			row.Yours = p.Say("puzzle.yours", nil)
		}
		list.Ways = append(list.Ways, row)
	}
	return list
}

// rowOf is the row of a date on the shelf.
func (p screens) rowOf(today string) panel.PuzzleRow {
	d, rec := p.career.record.Days[today], &p.career.record
	row := panel.PuzzleRow{Kicker: p.Say("puzzle.day", nil), Title: p.dateName(today), Text: p.Say("puzzle.sub", nil),
		Play: panel.Button{ID: "puzzle-day", Do: do.Puzzle(""), Label: p.Say("puzzle.play", nil), Look: "pri"},
		All:  panel.Button{ID: "puzzle-all", Do: do.Puzzles(), Label: p.Say("puzzle.all", nil), Look: "gho"}}
	if n := rec.Streak(today); n > 0 {
		row.Text = p.Say("puzzle.row", i18n.Args{"n": n})
	}
	if d.Done {
		row.Play.Look = "gho"
	}
	if len(d.Tries) > 0 {
		row.Squares = tell.Squares(d.Tries, d.Best, fame.MostTries)
		row.Label = p.squaresSaid(row.Squares)
	}
	return row
}

// puzzlePage is the drawer of all days and themes.
func (p screens) puzzlePage() (left, right []panel.Section) {
	rec := &p.career.record
	n, first, mean := rec.Solved()
	head := panel.Head{Title: p.Say("puzzle.title", nil), Sub: p.Say("puzzle.solved-n", i18n.Args{"n": n})}
	if row := rec.Streak(p.today()); row > 0 {
		head.Sub += " · " + p.Say("puzzle.row", i18n.Args{"n": row})
	}
	left = []panel.Section{head, p.calendar(), panel.Note{Text: p.Say("puzzle.text", nil)}}
	if len(rec.Puzzles) > 0 {
		left = append(left, panel.Note{Text: p.Say("puzzle.first-n", i18n.Args{"n": first}) + " · " +
			p.Say("puzzle.mean", i18n.Args{"p": i18n.Tenths(p.Lang(), float64(mean)/10)})})
	}
	right = []panel.Section{p.themeList()}
	if mine := p.madeList(); len(mine.List) > 0 {
		right = append(right, mine)
	}
	return left, right
}

// madeList are the puzzles of the device that somebody made.
func (p screens) madeList() panel.Themes {
	t := panel.Themes{Title: p.Say("puzzle.made-by", nil)}
	for _, name := range p.own.Riddles() {
		if q, err := p.Host.Riddles.Of(p.own.Riddle(name)); err == nil {
			t.List = append(t.List, panel.Theme{Do: do.Puzzle(name), Name: tell.RiddleTitle(q.Titles, p.Lang()), Text: p.Say("puzzle.difficulty", i18n.Args{"n": q.Difficulty})})
		}
	}
	return t
}

// calendar are the days of a month.
func (p screens) calendar() panel.Section {
	now := p.Host.Now()
	month := time.Date(now.Year(), now.Month()+time.Month(p.riddles.month), 1, 0, 0, 0, 0, time.UTC)
	c := panel.Calendar{Title: p.Say("puzzle.month", i18n.Args{"month": p.Say("puzzle.month-"+strconv.Itoa(int(month.Month())), nil), "year": strconv.Itoa(month.Year())}),
		Before:   panel.Button{ID: "month-before", Do: do.PuzzleMonth(-1), Icon: "back", Label: p.Say("puzzle.before", nil), Look: "gho"},
		After:    panel.Button{ID: "month-after", Do: do.PuzzleMonth(1), Icon: "fwd", Label: p.Say("puzzle.after", nil), Look: "gho", Off: p.riddles.month >= 0},
		Weekdays: strings.Fields(p.Say("puzzle.weekdays", nil)), Blank: (int(month.Weekday()) + 6) % 7}
	today := p.today()
	for t := month; t.Month() == month.Month(); t = t.AddDate(0, 0, 1) {
		date := t.Format(time.DateOnly)
		state, did := "open", p.career.record.Days[date]
		switch {
		case did.Solved:
			state = "solved"
		case len(did.Tries) > 0 || did.Done:
			state = "tried"
		}
		d := panel.Date{Day: t.Day(), Label: p.dateName(date) + ", " + p.Say("puzzle.state."+state, nil), State: state, Today: date == today}
		if date <= today {
			d.Do = do.Puzzle(date)
		}
		c.Dates = append(c.Dates, d)
	}
	return c
}

// themeList are the themes, those of most puzzles first.
func (p screens) themeList() panel.Section {
	count, solved := map[string]int{}, map[string]int{}
	var keys []string
	for _, q := range p.everyRiddle() {
		if count[q.Theme]++; count[q.Theme] == 1 {
			keys = append(keys, q.Theme)
		}
		if p.career.record.Puzzles[q.Key].Solved != "" {
			solved[q.Theme]++
		}
	}
	slices.SortFunc(keys, func(a, b string) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return strings.Compare(a, b)
	})
	t := panel.Themes{Title: p.Say("puzzle.practice", nil)}
	for _, key := range keys {
		t.List = append(t.List, panel.Theme{Do: do.Practise(key), Name: p.themeName(key), Text: p.Say("puzzle.of", i18n.Args{"n": solved[key], "of": count[key]}),
			Share: 100 * solved[key] / count[key]})
	}
	return t
}

// themeName is how a theme is called.
func (p screens) themeName(key string) string {
	return i18n.Or(p.Lang(), "puzzle.theme."+key, p.Say("puzzle.title", nil))
}
