package page

import (
	"maps"
	"net/url"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/lesson"
)

var endedCommands = commands{
	"again":  func(p *Page, _ string) { p.again(true, 0) },
	"harder": func(p *Page, _ string) { p.again(false, 1) },
}

// finished notes that somebody has fought a battle to its end here, and has won it.
func (p *Page) finished() {
	c := p.Table
	if c == nil || c.Lesson != nil || c.Table.Stage != game.StageOver || len(c.Sess.Steps) <= p.began || p.noted == p.Sitting && !p.turned() {
		return
	}
	p.noted, p.settings.Fought = p.Sitting, true
	p.commend()
	if p.won() && p.speech() == speaksPlainly {
		p.settings.Won++
		p.askSpeech()
	}
	p.keepSettings()
}

// won reports whether the battle on the table is over, and was won against the computer.
func (p *Page) won() bool {
	o := p.Table.Sess.Game.Outcome()
	return o != nil && p.Table.Opposed() && o.Winner == p.Table.Person
}

// turned reports whether a battle that was noted as lost has been won since, with dice taken back.
func (p *Page) turned() bool { return p.career.lost && p.won() }

// again begins the battle that is over once more, by the same rules: with the sides changed where
// one person plays, and against a computer that plays so many levels better.
func (p *Page) again(swapped bool, harder int) {
	if p.Table == nil || p.Table.Table.Stage != game.StageOver {
		return
	}
	asked, id := url.Values{}, p.Table.Scenario.ID
	for key, value := range maps.All(p.options) {
		asked.Set(key, value)
	}
	asked.Set("against", byPerson)
	asked.Set("dice", p.finality())
	if f := p.Table.Foe; p.Table.Opposed() {
		person := f.Side.Other()
		if swapped {
			person = f.Side
		}
		asked.Set("against", harderBy(f.Level, harder))
		asked.Set("side", match.SideKey(person))
	}
	p.consider(id + "&" + asked.Encode())
	p.start(id)
}

// harderBy is the name of the level that is so many above another, empty where there is none.
func harderBy(level bot.Level, n int) string {
	names := bot.LevelNames()
	if i := int(level) + n; i < len(names) {
		return names[i]
	}
	return ""
}

// epilogue is the end of a battle with its field, and what can be played after it.
func (p screens) epilogue(d panel.Dock) panel.Dock {
	h := p.header
	p.portray(&h)
	d.Left = slices.Insert(d.Left, 1, append([]panel.Section{panel.Field{Picture: p.picture(h)}}, p.earned()...)...)
	next := panel.Actions{Buttons: []panel.Button{{ID: "again", Do: do.Again(), Label: p.Say("over.again", nil), Look: "gho"}}}
	if f := p.Table.Foe; p.Table.Opposed() {
		next.Buttons[0].Label = p.Say("over.swapped", nil)
		if level := harderBy(f.Level, 1); level != "" {
			next.Buttons = append(next.Buttons, panel.Button{ID: "harder", Do: do.Harder(), Label: p.Say("over.harder", nil), Small: p.Say("foe.level."+level, nil), Look: "gho"})
		}
	}
	if key := p.unlearnt(); key != "" {
		next.Buttons = append(next.Buttons, panel.Button{ID: "next-lesson", Do: do.Learn(key), Label: p.Say("lesson.next", nil), Small: p.Say("lesson."+key, nil), Look: "gho"})
	}
	d.Left = append(d.Left, next)
	return d
}

// unlearnt is the first lesson that is not learnt yet, empty where all are.
func (p *Page) unlearnt() string {
	list := p.Host.Lessons()
	i := slices.IndexFunc(list, func(l *lesson.Lesson) bool { return p.learnt[l.Key] != shelf.Learnt })
	if i < 0 {
		return ""
	}
	return list[i].Key
}
