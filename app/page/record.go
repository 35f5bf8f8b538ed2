package page

import (
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/fame"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/bot/level"
)

var recordCommands = commands{
	"forget":      func(p *Page, _ string) { p.askForget() },
	"forget-keep": func(p *Page, _ string) { p.career.asked = 0 },
	"luggage":     func(p *Page, _ string) { p.handOutAll() },
	"unload":      func(p *Page, _ string) { p.takeAllIn() },
	"leave-it":    func(p *Page, _ string) { p.career.luggage = nil },
}

// timesAsked is how often the player is asked before what he has done is forgotten.
const timesAsked = 2

// askForget asks whether all is to be forgotten that the player has done, and after the second time
// forgets it.
func (p *Page) askForget() {
	if p.career.asked++; p.career.asked <= timesAsked {
		return
	}
	p.career.asked = 0
	if err := p.shelf.ForgetRecord(); err != nil {
		p.unkept(err)
		return
	}
	p.career.news = fame.News{}
	p.recall()
	p.tell("notice.forgotten", "", "", "")
}

// recordPage is the drawer with all that the player has done.
func (p screens) recordPage() (list []panel.Section) {
	r, t := &p.career.record, p.Host.Thread()
	stars, all := r.AllStars(t)
	list = append(list, panel.Head{Title: p.Say("record.title", nil), Sub: p.Say("record.stars", i18n.Args{"n": stars, "of": all})})
	if p.career.shut != nil {
		list = append(list, panel.Note{Icon: "warn", Title: p.Say("record.shut", nil), Text: p.reason(p.career.shut)})
	}
	won, lost := r.Fought()
	if won+lost == 0 {
		list = append(list, panel.Note{Text: p.Say("record.none", nil)})
	} else {
		list = append(list, p.wins(won, lost), p.bests())
	}
	if n, first, _ := r.Solved(); n > 0 {
		list = append(list, panel.Ledger{Title: p.Say("puzzle.title", nil), Rows: []panel.Row{{Text: p.Say("record.puzzles", nil), Value: strconv.Itoa(n)},
			{Text: p.Say("record.first-try", nil), Value: strconv.Itoa(first)}, {Text: p.Say("record.in-a-row", nil), Value: strconv.Itoa(r.InARow)}}})
	}
	list = append(list, p.honours())
	list = append(list, panel.Actions{Buttons: []panel.Button{{ID: "move-all", Do: do.Drawer("device"), Label: p.Say("move.title", nil), Look: "gho"}}})
	if !r.IsEmpty() {
		list = append(list, p.forgetting()...)
	}
	return list
}

// wins are the battles that were won, by level.
func (p screens) wins(won, lost int) panel.Section {
	l := panel.Ledger{Title: p.Say("record.won", nil), Right: p.Say("record.fought", i18n.Args{"won": won, "lost": lost})}
	by := p.career.record.WonBy()
	for at := range level.Count {
		l.Rows = append(l.Rows, panel.Row{Text: p.levelName(at), Value: strconv.Itoa(by[at])})
	}
	return l
}

// bests are what the player has done best, and his losses.
func (p screens) bests() panel.Section {
	r := &p.career.record
	return panel.Ledger{Title: p.Say("record.best", nil), Rows: []panel.Row{
		{Text: p.Say("record.longest", nil), Value: strconv.Itoa(r.Longest)},
		{Text: p.Say("record.broken", nil), Value: strconv.Itoa(r.Broken)},
		{Text: p.Say("record.leaders", nil), Value: strconv.Itoa(r.Leaders)},
	}}
}

// honours are all honours, those that are open too, with what each is given for.
func (p screens) honours() panel.Section {
	h := panel.Honours{Title: p.Say("honour.title", nil), Had: p.Say("star.had", nil), Open: p.Say("star.open", nil)}
	for _, key := range fame.Honours() {
		h.List = append(h.List, panel.Honour{Name: p.Say("honour."+key, nil), Text: p.Say("honour."+key+".text", nil), Had: p.career.record.Honours[key] != ""})
	}
	return h
}

// forgetting asks whether all is to be forgotten, as often as it must.
func (p screens) forgetting() []panel.Section {
	if p.career.asked == 0 {
		return []panel.Section{panel.Actions{Buttons: []panel.Button{{ID: "forget", Do: do.Forget(), Label: p.Say("forget.ask", nil), Look: "gho"}}}}
	}
	n := strconv.Itoa(p.career.asked)
	return []panel.Section{panel.Note{Icon: "warn", Title: p.Say("forget.sure-"+n, nil), Text: p.Say("forget.text-"+n, nil)},
		panel.Actions{Buttons: []panel.Button{{ID: "forget-keep", Do: do.ForgetKeep(), Label: p.Say("forget.keep", nil), Look: "pri"},
			{ID: "forget-" + n, Do: do.Forget(), Label: p.Say("forget.do-"+n, nil), Look: "gho"}}}}
}
