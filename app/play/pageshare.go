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
		p.host.Share(link, "", "", func() { p.copy(link, "link.battle") })
		return
	}
	link := p.link()
	p.host.Share(link, shelf.FileName(p.header), p.record(), func() { p.copy(link, "link.game") })
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
		p.copy(p.link(), "link.game")
	}
}

// copy puts a link on the clipboard and says what it is good for; where that is refused it is
// shown, to be copied by hand.
func (p *page) copy(link, about string) {
	good := p.say(about, nil)
	p.host.Copy(link, func(ok bool) {
		if ok {
			p.tell("notice.link", good, "", "")
			return
		}
		p.tell("notice.link-here", good, "", "")
		p.notice.Copy = link
	})
}
