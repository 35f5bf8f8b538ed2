package page

import (
	"errors"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/bot"
)

func init() { pageCommands["counsel"] = func(p *Page, _ string) { p.consult() } }

// consult asks for advice; who has some is shown the next plan.
func (p *Page) consult() {
	if !p.playing() {
		return
	}
	if m, ok := p.Table.Mode.(*table.Advising); ok {
		m.Look(p.Table, m.On+1)
	} else if p.Table.MayConsult() {
		p.Table.Consult()
		p.seek()
	} else {
		p.Table.Hush()
		p.Table.Refuse("counsel", nil)
	}
}

// seek puts the question to whoever thinks, beside the page or in it.
func (p *Page) seek() {
	c, co := p.Table, &p.company
	m, ok := c.Mode.(*table.Advising)
	if !ok {
		return
	}
	co.forget()
	co.steps, co.version, co.seeks = len(c.Sess.Steps), c.Version, true
	if co.mind == nil {
		if p.Host.Worker == nil {
			p.advised(co.asked, nil, errors.New("foe-missing"))
			return
		}
		co.mind = p.hire(false)
	}
	p.watch()
	o := foe.Order{Pick: m.Pick}
	for _, id := range m.Units {
		o.Advise = append(o.Advise, c.Sess.Game.Name(id))
	}
	co.mind.ask(co.asked, c.Actor, match.Adviser, o)
}

// advised hears the plans. Where whoever thinks beside the page is lost it is thought of here.
func (p *Page) advised(n int, plans []bot.Plan, err error) {
	c, co := p.Table, &p.company
	if c == nil || n != co.asked || !co.fits(c) {
		return
	}
	here := co.mind == nil || co.mind.here
	co.loading = loading{}
	co.forget()
	m, waits := c.Mode.(*table.Advising)
	switch {
	case err == nil:
		if waits {
			m.Hear(c, plans)
		}
		return
	case co.mind != nil:
		co.end()
	}
	if !here && waits {
		p.tell("notice.foe-slow", p.reason(err), "", "")
		co.mind = p.hire(true)
		p.seek()
	} else if waits {
		m.Trouble = "trouble." + err.Error()
		if !i18n.Has(i18n.Default, m.Trouble) {
			m.Trouble = "trouble.foe-nonsense"
		}
	}
}
