package page

import (
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/printing"
	"gonfalon/app/review"
	"gonfalon/engine/game"
)

// remember begins to look for what a battle is remembered by once it is over, and forgets what one
// was that goes on again.
func (p *Page) remember() {
	c := p.Table
	switch {
	case c == nil || c.Staged() || c.Sess.Game.Outcome() == nil:
		p.forget()
	case !p.ending.Of(c.Sess):
		p.forget()
		p.ending = review.Recall(c.Sess)
		p.ending.Write(around{p})
	}
}

// forget ends looking for what a battle is remembered by.
func (p *Page) forget() {
	p.ending.Close()
	p.ending = nil
}

// last is the end of the battle on the table as it is shown.
func (p *Page) last() review.Last {
	return review.Last{Teller: p.View().Teller, Ending: p.ending, Thumb: p.Prints.Thumb(&p.Table.Scenario)}
}

// epilogue is the end of a battle as a story: how it ended, what it is remembered by, how it really
// went; then what can be done now, and its figures. A battle without moments shows its field.
func (p screens) epilogue(d panel.Dock) panel.Dock {
	offers, moments := p.offers(), p.last().Moments()
	story := append([]panel.Section{verdictFirst(d.Left[0]), moments, p.history()}, p.earned()...)
	if p.ending.Written() && len(moments.List) == 0 {
		h := p.header
		p.portray(&h)
		story[1] = panel.Field{Picture: p.picture(h)}
	}
	d.Left, d.Right = append(story, p.besides(d.Foot, offers)), append(d.Left[1:], d.Right...)
	d.Foot = offers
	return d
}

// verdictFirst puts first, of the head of a battle that is over, how it went for the person.
func verdictFirst(s panel.Section) panel.Section {
	h, ok := s.(panel.Head)
	if !ok {
		return s
	}
	if h.Sub != "" {
		h.Title, h.Sub = h.Sub, h.Title
	}
	return h
}

// history tells how the battle really went. A battle may say so itself, by who has won and how that
// went for whoever reads.
func (p screens) history() panel.Section {
	sc := &p.Table.Scenario
	key, side := "won."+sc.ID, p.Table.Sess.Game.Outcome().Winner
	if p.turnout() == defeat {
		key, side = "lost."+sc.ID, side.Other()
	}
	if side == game.B {
		key += ".b"
	}
	text := i18n.Or(p.Lang(), "history."+sc.ID, i18n.Or(p.Lang(), key, ""))
	if text == "" {
		return panel.Actions{}
	}
	return panel.Note{Title: p.Say("over.history", i18n.Args{"year": strconv.Itoa(sc.Year)}), Text: text}
}

// sendPoster has the press make a picture of the moment that decided the battle, to be sent.
func (p *Page) sendPoster() {
	c := p.Table
	if c == nil || c.Sess.Game.Outcome() == nil {
		return
	}
	said, scene, at, ok := p.last().Decisive()
	fieldMap := p.Prints.Map(&c.Scenario, p.Lang())
	if !ok || fieldMap == "" {
		return
	}
	o := printing.Poster{Name: c.Scenario.ID, Map: fieldMap, Scene: scene, At: at, Title: said, Lines: [2]string{p.Title(), p.feat()},
		Foot: p.shortAddress()}.Order()
	o.Dark = p.Theme() == "dark"
	p.printToSend(do.Poster(), o)
}

// feat is how the battle ended for who plays against the computer, else who has won.
func (p *Page) feat() string {
	side := i18n.Args{"side": p.View().Side(p.Table.Person)}
	switch p.turnout() {
	case victory:
		return p.Say("poster.won", side)
	case defeat:
		return p.Say("poster.lost", side)
	}
	return p.View().Outcome(p.Table.Sess.Game.Outcome())
}

// shortAddress is the address of the page as it is written by hand.
func (p *Page) shortAddress() string {
	address := p.Host.Address()
	if _, rest, ok := strings.Cut(address, "://"); ok {
		address = rest
	}
	return strings.TrimSuffix(address, "/")
}
