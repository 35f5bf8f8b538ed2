package page

import (
	"gonfalon/app/foe"
	"gonfalon/app/opponent"
	"gonfalon/app/table"
)

var adviceCommands = commands{
	"counsel": func(p *Page, _ string) { p.consult() },
}

// consult asks for advice; who has some is shown the next plan.
func (p *Page) consult() {
	switch {
	case p.away():
		return
	case !p.playing():
		p.noAdvice()
		return
	}
	if m, told := p.Table.Mode.(*table.Story); told && !m.Stops() {
		p.Table.Heard() // who asks on has read it
	}
	if p.Table.AdvisesReaction() {
		return
	}
	if m, ok := p.Table.Mode.(*table.Advising); ok {
		m.Look(p.Table, m.On+1)
	} else if p.Table.MayConsult() {
		p.Table.Consult()
	} else {
		p.noAdvice()
	}
}

// noAdvice says why there is none now, under a grave card too.
func (p *Page) noAdvice() {
	p.Table.Hush()
	p.Table.Refuse(p.Table.WhyNoAdvice(), nil)
}

// advised hears the plans of whoever advises, or why there are none.
func (p *Page) advised(e opponent.Advise) {
	m, waits := table.Innermost(p.Table.Mode).(*table.Advising)
	switch {
	case !waits:
	case e.Err == nil:
		m.Hear(p.Table, e.Plans)
	default:
		if m.Trouble = "trouble." + foe.Nonsense; isTold(e.Err.Error()) {
			m.Trouble = "trouble." + e.Err.Error()
		}
	}
}
