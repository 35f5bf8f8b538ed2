package page

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// Shields are the coats of arms of the battle on the table, empty until they are there. A battle that does not
// ship has none.
func (p screens) Shields() string { return p.shieldsOf(&p.Table.Scenario) }

// shieldsOf are the coats of arms of a battle, empty until they are there.
func (p *Page) shieldsOf(sc *game.Scenario) string {
	if sc.Made.Foreign() {
		return ""
	}
	return p.Prints.Get(mapview.ArmsFile(sc.Battle))
}

// introduced is what is told of a battle on its page: its history, and whence the names of its units are.
func (p screens) introduced(sc *game.Scenario) string {
	text := p.Host.Intro(sc.ID, p.Lang())
	if p.choice.game == nil {
		return text
	}
	known, ours := tell.Words{Lang: p.Lang(), Game: p.choice.game, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}.Sources()
	return text + "\n\n" + p.Say("register.share", i18n.Args{"n": known, "m": ours})
}
