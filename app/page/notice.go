package page

import (
	"strconv"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// announce tells of something. A question or a warning stays until it is answered or its screen is left.
// It is told anew where the language changes meanwhile.
func (p *Page) announce(word func() panel.Notice) {
	p.word++
	p.notice, p.reword, p.posted, p.inLine.told = word(), word, p.Place(), true
}

// amend adds to what is told.
func (p *Page) amend(add func(n *panel.Notice)) {
	word := p.reword
	p.reword = func() panel.Notice {
		n := word()
		add(&n)
		return n
	}
	add(&p.notice)
}

// refusable adds the way out of a question.
func (p *Page) refusable(no string) {
	p.amend(func(n *panel.Notice) { n.No = p.Say(no, nil) })
}

// retell tells in the language in use what was told in another.
func (p *Page) retell() {
	if p.notice.Title != "" && p.posted == p.Place() {
		p.notice = p.reword()
	}
}

// fleeting tells that something is done: the word leaves by itself once it can have been read.
func (p *Page) fleeting(word func() panel.Notice) {
	p.announce(word)
	p.fade()
}

// fade takes away what is told once it can have been read.
func (p *Page) fade() {
	p.amend(func(n *panel.Notice) { n.Quiet = true })
	told := p.word
	p.Host.After(readingTime(p.notice.Title+p.notice.Text), func() {
		if p.word == told {
			p.notice = panel.Notice{}
		}
	})
}

// done is tell for a word that something is done.
func (p *Page) done(key string, detail any) {
	p.tell(key, detail, "", "")
	p.fade()
}

// readingTime is how long a text can be read: a tenth of a second a letter, and 20 seconds at most.
func readingTime(text string) time.Duration {
	return min(5*time.Second+time.Duration(len(text))*time.Second/10, 20*time.Second)
}

// Place is where a notice belongs: the screen, with its battle or game.
func (p *Page) Place() string {
	switch {
	case p.Reading():
		return "chronicle " + strconv.Itoa(p.Sitting)
	case p.Comes():
		return "coming"
	case p.Table != nil:
		return "table " + strconv.Itoa(p.Sitting)
	case p.Battle != "":
		return "battle " + p.Battle
	}
	return "shelf"
}

// expire takes a notice away whose screen was left. One that was told on the way belongs to the
// new screen.
func (p *Page) expire() {
	if p.bared != p.Place() {
		p.bared = ""
	}
	switch {
	case p.inLine.told:
		p.posted, p.inLine.told = p.Place(), false
	case p.notice.Title != "" && p.posted != p.Place():
		p.notice = panel.Notice{}
	}
}

// NoticeCard is the trouble to be told of, or a game that does not come at once. That the map did not come is told after it, since
// the game can be played without; a new version is offered last.
func (p screens) NoticeCard() panel.Notice {
	if n, shown := p.Shown().awaited(); shown {
		return n
	}
	switch {
	case p.notice.Title != "":
		return p.notice
	case p.press.Busy():
		return p.press.Working(p)
	case p.foe.loading.of > 0:
		return p.fetching()
	case p.lostMap():
		return panel.Notice{Lang: p.Lang(), Title: p.Say("notice.no-map.title", nil),
			Text: p.Say("notice.no-map.text", nil), Do: do.Fetch(), Action: p.Say("ui.try-again", nil)}
	case p.offersUpdate():
		return panel.Notice{Lang: p.Lang(), Title: p.Say("notice.update.title", nil),
			Text: p.Say("notice.update.text", nil), Do: do.Update(), Action: p.Say("notice.update.take", nil)}
	}
	return panel.Notice{}
}

// fetching says how far that has come with which the computer thinks; over a map in one line.
func (p screens) fetching() panel.Notice {
	n := panel.Notice{Lang: p.Lang(), Title: p.Say("notice.foe-loading.title", nil), Quiet: true, Done: p.foe.loading.done, Of: p.foe.loading.of}
	if p.Table == nil {
		n.Text = p.Say("notice.foe-loading.text", nil)
	}
	return n
}

// lostMap reports whether the map of the table did not come, and the player would have it.
func (p *Page) lostMap() bool {
	return p.Table != nil && !p.mapless && p.Prints.Missing(p.Table.Scenario, p.Lang())
}

// closeNotice takes the notice away, and with it a game that is on its way. Told that there is no map, the player goes on without;
// told of a new version, with the one there is.
func closeNotice(p *Page) {
	switch {
	case p.opening != nil:
		p.opening = nil
	case p.notice.Title != "":
		p.notice = panel.Notice{}
	case p.press.Busy():
		p.press.End()
	case p.lostMap():
		p.mapless = true
	default:
		p.renewed = false
	}
}

// Foresee asks for the map of the battle whose page is shown, which may be about to
// begin.
func (p *Page) Foresee() {
	if sc, err := p.Host.Find(p.Battle); err == nil {
		p.Prints.Of(*sc, p.Lang())
	}
}

// fetchAgain asks once more for the pictures that did not come.
func (p *Page) fetchAgain() {
	p.mapless = false
	p.Prints.Again()
}

// Renew tells the page that a new version of the site waits to be taken.
func (p *Page) Renew() { p.renewed = true }

// offersUpdate reports whether a new version is offered now: nobody is asked while a
// decision waits.
func (p *Page) offersUpdate() bool {
	return p.renewed && (p.Table == nil || p.Table.Table.Stage != game.StageQuestion && !table.Lies[*table.Handing](p.Table))
}
