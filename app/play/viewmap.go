package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// Notice is the trouble to be told of. That the map did not come is told after it, since
// the game can be played without; a new version is offered last.
func (p *Page) Notice() panel.Notice {
	switch why := p.lostMap(); {
	case p.notice.Title != "":
		return p.notice
	case why != nil:
		return panel.Notice{Lang: p.Lang(), Title: p.say("notice.no-map.title", nil),
			Text: p.say("notice.no-map.text", i18n.Args{"detail": why.Error()}), Do: "fetch", Action: p.say("ui.try-again", nil)}
	case p.offersUpdate():
		return panel.Notice{Lang: p.Lang(), Title: p.say("notice.update.title", nil),
			Text: p.say("notice.update.text", nil), Do: "update", Action: p.say("notice.update.take", nil)}
	}
	return panel.Notice{}
}

// lostMap says why the map of the table cannot be shown, nil if it can or need not be.
func (p *Page) lostMap() error {
	if p.Table == nil || p.mapless {
		return nil
	}
	return p.prints.missing(p.Table.Scenario, p.Lang())
}

// closeNotice takes the notice away. Told that there is no map, the player goes on without;
// told of a new version, with the one there is.
func (p *Page) closeNotice() {
	switch {
	case p.notice.Title != "":
		p.notice = panel.Notice{}
	case p.lostMap() != nil:
		p.mapless = true
	default:
		p.renewed = false
	}
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
