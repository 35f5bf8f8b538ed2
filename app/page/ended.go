package page

import (
	"maps"
	"net/url"

	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

var endedCommands = commands{
	"again":  func(p *Page, _ string) { p.again(false, 0) },
	"swap":   func(p *Page, _ string) { p.again(true, 0) },
	"easier": func(p *Page, _ string) { p.again(false, -1) },
	"harder": func(p *Page, _ string) { p.again(false, 1) },
	"poster": func(p *Page, _ string) { p.sendPoster() },
}

// finished notes that somebody has fought a battle to its end here, and has won it.
func (p *Page) finished() {
	c := p.Table
	if c == nil || c.Staged() || c.Table.Stage != game.StageOver || len(c.Sess.Steps) <= p.began || p.noted == p.Sitting && !p.turned() {
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
	return o != nil && p.Table.Solo() && o.Winner == p.Table.Person
}

// turned reports whether a battle that was noted as lost has been won since, with dice taken back.
func (p *Page) turned() bool { return p.career.lost && p.won() }

// again begins the battle that is over once more, by the same rules: where one person plays, with the
// sides changed if wanted, and against a computer that plays so many levels better.
func (p *Page) again(swapped bool, harder int) {
	if p.Table == nil || p.Table.Afar != nil || p.Table.Table.Stage != game.StageOver {
		return
	}
	asked, id := url.Values{}, p.Table.Scenario.ID
	for key, value := range maps.All(p.options) {
		asked.Set(key, value)
	}
	asked.Set("against", byPerson)
	asked.Set("dice", p.finality())
	switch f := p.Table.Foe; {
	case p.Table.Watched():
		asked.Set("against", byNobody)
		asked.Set("levels", f.Each[game.A].String()+between+f.Each[game.B].String())
	case p.Table.Opposed():
		person, level := f.Side.Other(), harderBy(f.Level, harder)
		if swapped {
			person = f.Side
		}
		if level == "" {
			return
		}
		asked.Set("against", level)
		asked.Set("side", match.SideKey(person))
	}
	p.consider(id + "&" + asked.Encode())
	p.start(id)
}

// harderBy is the name of the level that is so many above another, or below it, empty where there is none.
func harderBy(level bot.Level, n int) string {
	names := bot.LevelNames()
	if i := int(level) + n; i >= 0 && i < len(names) {
		return names[i]
	}
	return ""
}
