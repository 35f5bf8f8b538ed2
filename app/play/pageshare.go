package play

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
)

// share hands the game on the table, or else the battle whose page is shown, to others by the
// means of the device; where it has none, the link is copied.
func share(p *page) {
	if p.Table == nil {
		link := p.battleLink()
		p.host.Share(link, "", "", func() { p.copy(link, p.say("link.battle", nil)) })
		return
	}
	link := p.link()
	p.host.Share(link, shelf.FileName(p.header), p.record(), func() { p.copy(link, p.about("link.game")) })
}

// battleLink leads to the battle whose page is shown: to the page that previews can read, unless
// something is chosen for it.
func (p *page) battleLink() string {
	page := p.host.Address()
	rules := p.choice
	if rules.said = false; rules.link() != p.Battle {
		chosen := p.choice.link()
		return page + "#battle=" + chosen
	}
	return page[:strings.LastIndex(page, "/")+1] + i18n.PageFile(p.Battle, p.lang())
}

// copyLink puts a link to a copy of the game on the clipboard.
func copyLink(p *page) {
	if p.Table != nil {
		p.copy(p.link(), p.about("link.game"))
	}
}

// about says what a link to the game on the table is good for, and what is to be known of its dice.
func (p *page) about(key string) string {
	return strings.Join(append([]string{p.say(key, nil)}, p.view().DiceTold()...), " ")
}

// copy puts a link on the clipboard and says what it is good for; where that is refused it is
// shown, to be copied by hand.
func (p *page) copy(link, good string) {
	p.host.Copy(link, func(ok bool) {
		if ok {
			p.done("notice.link", good)
			return
		}
		p.tell("notice.link-here", good, "", "")
		p.notice.Copy = link
	})
}

func init() {
	pageCommands["moment"] = replaying(func(p *page, m *replay, _ int) { p.copyMoment(m) })
	pageCommands["film"] = film
}

// copyMoment puts a link on the clipboard that shows the game as it is looked at.
func (p *page) copyMoment(m *replay) {
	m.halt()
	p.copy(shelf.LinkAt(p.host.Address(), p.record(), m.step), p.about("link.moment"))
}

// film puts a game on the table as show does, looks at it from the act given on, and plays it.
func film(p *page, arg string) {
	at, given, _ := strings.Cut(arg, ":")
	p.receive(given, func() {
		p.lookBack(at)
		if m, ok := p.looking(); ok {
			p.run(m)
		}
	})
}
