package page

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// What is asked against the computer, as the settings keep it.
const (
	asksAll     = "all"
	asksMatters = "matters"
)

var standingCommands = commands{
	"ask-all": func(p *Page, _ string) { p.switchAsking() },
	"orders":  (*Page).commission,
}

// asksAll reports whether a person who plays against the computer is asked everything: as on every device
// that has games already, unless he wants it otherwise, and not where he is new.
func (p *Page) asksAll() bool {
	if p.settings.Asks != "" {
		return p.settings.Asks == asksAll
	}
	return p.practised()
}

// switchAsking has a person asked everything against the computer, or what matters.
func (p *Page) switchAsking() {
	was := p.asksHere()
	p.settings.Asks = asksAll
	if was {
		p.settings.Asks = asksMatters
	}
	p.keepSettings()
	if p.Table != nil && p.Table.Opposed() {
		p.instruct()
	}
}

// instruct gives the persons at the table the standing orders that this device gives. A device on which
// somebody has begun to play goes on as it was begun.
func (p *Page) instruct() {
	c := p.Table
	for s := game.A; s <= game.B; s++ {
		c.Asks.Gives(s, c.Opposed() && s == c.Person && !p.asksAll() || !c.Opposed() && p.settings.Reactions[s] == policyNames[match.ByOrders])
	}
	if c.Opposed() && p.settings.Asks == "" {
		p.settings.Asks = map[bool]string{true: asksAll, false: asksMatters}[p.asksAll()]
		p.keepSettings()
	}
}

// asksHere is asksAll at the table, which may be of another device.
func (p *Page) asksHere() bool {
	if p.Table != nil && p.Table.Opposed() {
		return !p.Table.Asks.Given(p.Table.Person)
	}
	return p.asksAll()
}

// questions is the switch of what is asked.
func (p screens) questions() panel.Section {
	return panel.Switch{Do: do.AskAll(), Name: p.Say("asks.all", nil), Text: p.Say("asks.all.text", nil), On: p.asksHere()}
}

// commission gives the standing order of who plays with somebody elsewhere. It goes with his next letter.
func (p *Page) commission(text string) {
	if c := p.Table; !p.away() && c.Afar != nil && c.Afar.Order(text) {
		c.Version++ // it is kept
	}
}
