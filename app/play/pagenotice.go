package play

import (
	"strconv"
	"time"

	"gonfalon/app/panel"
)

// announce tells of something. A question or a warning stays until it is answered or its screen is left.
func (p *page) announce(n panel.Notice) {
	p.notices++
	p.notice, p.posted = n, p.place()
}

// fleeting tells that something is done: the word leaves by itself once it can have been read.
func (p *page) fleeting(n panel.Notice) {
	n.Quiet = true
	p.announce(n)
	told := p.notices
	p.host.After(readingTime(n.Title+n.Text), func() {
		if p.notices == told {
			p.notice = panel.Notice{}
		}
	})
}

// done is tell for a word that something is done.
func (p *page) done(key, detail string) {
	p.tell(key, detail, "", "")
	p.fleeting(p.notice)
}

// readingTime is how long a text can be read: a tenth of a second a letter, and 20 seconds at most.
func readingTime(text string) time.Duration {
	return min(5*time.Second+time.Duration(len(text))*time.Second/10, 20*time.Second)
}

// place is where a notice belongs: the screen, with its battle or game.
func (p *page) place() string {
	switch {
	case p.reading():
		return "chronicle " + strconv.Itoa(p.sitting)
	case p.comes():
		return "coming"
	case p.Table != nil:
		return "table " + strconv.Itoa(p.sitting)
	case p.Battle != "":
		return "battle " + p.Battle
	}
	return "shelf"
}

// expire takes a notice away whose screen was left. One that was told on the way belongs to the
// new screen; before is how many had been told.
func (p *page) expire(before int) {
	if p.bared != p.place() {
		p.bared = ""
	}
	switch {
	case p.notices != before:
		p.posted = p.place()
	case p.notice.Title != "" && p.posted != p.place():
		p.notice = panel.Notice{}
	}
}

// noticeCard is the trouble to be told of, or a game that does not come at once. That the map did not come is told after it, since
// the game can be played without; a new version is offered last.
func (p screens) noticeCard() panel.Notice {
	if n, shown := p.shown().awaited(); shown {
		return n
	}
	switch {
	case p.notice.Title != "":
		return p.notice
	case p.studio.busy():
		return p.printing()
	case p.company.loading.of > 0:
		return p.fetching()
	case p.lostMap():
		return panel.Notice{Lang: p.lang(), Title: p.say("notice.no-map.title", nil),
			Text: p.say("notice.no-map.text", nil), Do: "fetch", Action: p.say("ui.try-again", nil)}
	case p.offersUpdate():
		return panel.Notice{Lang: p.lang(), Title: p.say("notice.update.title", nil),
			Text: p.say("notice.update.text", nil), Do: "update", Action: p.say("notice.update.take", nil)}
	}
	return panel.Notice{}
}

// fetching says how far that has come with which the computer thinks.
func (p screens) fetching() panel.Notice {
	return panel.Notice{Lang: p.lang(), Title: p.say("notice.foe-loading.title", nil), Text: p.say("notice.foe-loading.text", nil),
		Quiet: true, Done: p.company.loading.done, Of: p.company.loading.of}
}

// lostMap reports whether the map of the table did not come, and the player would have it.
func (p *page) lostMap() bool {
	return p.Table != nil && !p.mapless && p.prints.missing(p.Table.Scenario, p.lang())
}

// closeNotice takes the notice away, and with it a game that is on its way. Told that there is no map, the player goes on without;
// told of a new version, with the one there is.
func closeNotice(p *page) {
	switch {
	case p.opening != nil:
		p.opening = nil
	case p.notice.Title != "":
		p.notice = panel.Notice{}
	case p.studio.busy():
		p.studio.end()
	case p.lostMap():
		p.mapless = true
	default:
		p.renewed = false
	}
}

// foresee asks for the map of the battle whose page is shown, which may be about to
// begin.
func (p *page) foresee() {
	if sc, err := p.host.Find(p.Battle); err == nil {
		p.prints.of(*sc, p.lang())
	}
}

// fetchAgain asks once more for the pictures that did not come.
func (p *page) fetchAgain() {
	p.mapless = false
	p.prints.again()
}
