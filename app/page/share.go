package page

import (
	"strconv"
	"strings"

	"gonfalon/app/annals"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/own"
	"gonfalon/app/panel"
	"gonfalon/app/qr"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
)

// share hands the game on the table, or else the battle whose page is shown, to others by the
// means of the device; where it has none, the link is copied.
func share(p *Page) {
	if p.Table == nil {
		link := p.battleLink()
		p.send(link, "", "", func() { p.copy(link, p.saying("link.battle")) })
		return
	}
	link := p.Link()
	p.send(link, shelf.SentName(p.header), p.Say("link.file", nil)+"\n\n"+p.record(), func() { p.copy(link, func() string { return p.about("link.game") }) })
}

// send hands a link to the share sheet of the device, with its code beside it for a camera.
func (p *Page) send(link, name, text string, failed func()) {
	if code, ok := qr.Of(link); ok {
		p.tell("notice.code", "", "", "")
		p.code(code)
	}
	p.Host.Share(link, name, text, failed)
}

// code shows a code below what is told; it stays until it is closed.
func (p *Page) code(c qr.Code) {
	p.announce(p.reword)
	p.amend(func(n *panel.Notice) { n.Code, n.Quiet = c, true })
}

// battleLink leads to the battle whose page is shown: to the page that previews can read, unless
// something is chosen for it.
func (p *Page) battleLink() string {
	page := p.Host.Address()
	if sc, err := p.Host.Find(p.Battle); err == nil && sc.Made.Foreign() {
		page, _, _ = strings.Cut(page, "#")
		return page + own.Link(sc)
	}
	rules := p.choice
	if rules.said = false; rules.link() != p.Battle {
		chosen := p.choice.link()
		return page + "#battle=" + chosen
	}
	return page[:strings.LastIndex(page, "/")+1] + i18n.PageFile(p.Battle, p.Lang())
}

// copyLink puts a link to a copy of the game on the clipboard.
func copyLink(p *Page) {
	if p.Table != nil {
		p.copy(p.Link(), func() string { return p.about("link.game") })
	}
}

// about says what a link to the game on the table is good for, and what is to be known of its dice.
func (p *Page) about(key string) string {
	return strings.Join(append([]string{p.Say(key, nil)}, p.View().DiceTold()...), " ")
}

// copy puts a link on the clipboard and says what it is good for; where that is refused it is
// shown, to be copied by hand.
func (p *Page) copy(link string, good func() string) {
	p.copyBare(link, good, func() {
		if c, ok := qr.Of(link); ok {
			p.code(c)
		}
	})
}

// copyBare does it without the code of the link, and then something else.
func (p *Page) copyBare(link string, good func() string, then func()) {
	p.Host.Copy(link, func(ok bool) {
		if ok {
			p.done("notice.link", good)
		} else {
			p.tell("notice.link-here", good, "", "")
			p.amend(func(n *panel.Notice) { n.Copy = link })
		}
		then()
	})
}

var shareCommands = commands{
	"moment": replaying(func(p *Page, m *table.Replay, _ string) { p.copyMoment(m) }),
	"film":   film,
	"annal":  (*Page).openAnnal,
}

// copyMoment puts a link on the clipboard that shows the game as it is looked at.
func (p *Page) copyMoment(m *table.Replay) {
	m.Halt()
	p.copy(shelf.LinkAt(p.Host.Address(), p.record(), m.Step), func() string { return p.about("link.moment") })
}

// film puts a game on the table as show does, looks at it from the act given on, and plays it.
func film(p *Page, arg string) {
	at, given, _ := strings.Cut(arg, ":")
	p.receive(given, func() {
		n, _ := strconv.Atoi(at) // without one from the beginning
		p.lookBack(n)
		if m, ok := p.Looking(); ok {
			p.run(m)
		}
	})
}

// openAnnal fetches a game of ours and plays it from its beginning, with what is said of its moments.
func (p *Page) openAnnal(key string) {
	if annals.Battle(key) == "" || p.Host.Annals == nil {
		return
	}
	p.Host.Annals(key, func(text string) {
		a, err := annals.Read(text)
		if err != nil {
			p.tell("notice.no-annal", "", do.Annal(key), "ui.try-again")
		} else {
			p.receive(a.Record, func() {
				p.annal, p.from = a, "#annal="+key
				p.saySo()
				first := 0
				if len(p.Table.Notes) > 0 {
					first = p.Table.Notes[0].At // the armies stand by then
				}
				p.lookBack(first)
				if m, ok := p.Looking(); ok {
					p.run(m)
				}
			})
		}
		p.after(Given)
	})
}

// saySo says of a game of ours what there is to say, in the language in use. One that the player keeps has his own notes.
func (p *Page) saySo() {
	if notes, err := p.annal.In(p.Lang()); err == nil && len(notes) > 0 && p.Table != nil && p.header.ID == "" {
		p.Table.Notes = notes
	}
}

// annals are the games of ours on the shelf.
func (p screens) annals() panel.Annals {
	out := panel.Annals{Title: p.Say("annals.title", nil), Text: p.Say("annals.text", nil)}
	for _, key := range annals.Keys() {
		sc, err := p.Host.Find(annals.Battle(key))
		if err != nil {
			continue
		}
		out.List = append(out.List, panel.Annal{Do: do.Annal(key), Title: p.Say("annal."+key, nil), Sub: p.battleName(sc), Text: p.Say("annal."+key+".text", nil),
			Picture: p.Prints.Card(sc.ID)})
	}
	return out
}
