package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// Notice is the trouble to be told of. That the map did not come is told last, since
// the game can be played without.
func (p *Page) Notice() panel.Notice {
	if p.notice.Title != "" || p.Table == nil || p.mapless {
		return p.notice
	}
	why := p.prints.missing(p.Table.Scenario, p.Lang())
	if why == nil {
		return p.notice
	}
	return panel.Notice{Lang: p.Lang(), Title: p.say("notice.no-map.title", nil),
		Text: p.say("notice.no-map.text", i18n.Args{"detail": why.Error()}), Do: "fetch", Action: p.say("ui.try-again", nil)}
}

// closeNotice takes the notice away; told that there is no map, the player goes on
// without.
func (p *Page) closeNotice() {
	p.mapless = p.mapless || p.notice.Title == ""
	p.notice = panel.Notice{}
}

// foresee asks for the map of the battle whose page is shown, which may be about to
// begin.
func (p *Page) foresee() {
	if sc, err := p.host.Find(p.Battle); err == nil {
		p.prints.of(*sc, p.Lang())
	}
}

// fetchAgain asks once more for the pictures that did not come.
func (p *Page) fetchAgain() {
	p.mapless = false
	p.prints.again()
}
