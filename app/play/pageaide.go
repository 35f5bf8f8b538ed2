package play

import (
	"strings"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

func init() {
	for name, do := range map[string]func(p *page, arg string){
		"deputy":      (*page).appoint,
		"deputy-rest": (*page).appointRest,
		"aides-go":    func(p *page, _ string) { p.sendAides() },
		"aides-stop":  func(p *page, _ string) { p.stopAides() },
	} {
		pageCommands[name] = do
	}
}

// mayAppoint reports whether it may be said now who leads whom on a side.
func (p *page) mayAppoint(id game.ID) bool {
	c := p.Table
	if c == nil || p.readOnly || p.opening != nil || c.lesson != nil || c.mode.covers() || id < 0 || int(id) >= c.view.Counters() {
		return false
	}
	return !c.opposed() || c.piece(id).Side == c.person
}

// appoint reads "counter:order": those who are led with that counter are led by the computer, by
// that order; without one by the person again.
func (p *page) appoint(arg string) {
	unit, order, _ := strings.Cut(arg, ":")
	id := game.ID(number(unit))
	if !p.mayAppoint(id) {
		return
	}
	p.changeLeads(func(c *table) {
		c.appoint(c.piece(id).Side, c.followingOf(id, c.leading()), order)
	})
}

// appointRest has the computer lead everybody on the side of a counter but those who are led with it.
func (p *page) appointRest(arg string) {
	id := game.ID(number(arg))
	if p.mayAppoint(id) {
		p.changeLeads(func(c *table) { c.entrustRest(c.piece(id).Side, c.followingOf(id, c.leading())) })
	}
}

// changeLeads changes who leads whom. What the computer thinks about is dropped.
func (p *page) changeLeads(change func(c *table)) {
	c := p.Table
	p.company.forget()
	p.atOnce()
	sel := c.sel
	change(c)
	if !c.mode.stays(c) {
		c.rest()
	}
	if c.sel = sel; c.decides() {
		c.sel = game.None
	}
	c.refresh()
}

// sendAides has those act whom the computer leads.
func (p *page) sendAides() {
	if p.playing() {
		p.Table.letGo(false)
	}
}

// stopAides has them wait; the person goes on.
func (p *page) stopAides() {
	if c := p.Table; c != nil && c.aided() && c.table.Stage == game.StageFree {
		p.company.forget()
		p.atOnce()
		c.aides.rest()
		c.foe.paused, c.foe.coming = false, nil
		c.rest()
		c.refresh()
	}
}

// entrust seats those whom a save says the computer leads for a person; what that says and nobody
// knows is told.
func (p *page) entrust(deputies map[string]map[string]string) {
	if len(deputies) > 0 && !p.Table.entrust(deputies) {
		p.tell("notice.deputy-unknown", "", "", "")
	}
}

// leaders are the switches of who leads whom in the menu: for all of who plays alone, and between two
// people for those whom the computer leads.
func (p screens) leaders() (list []panel.Section) {
	c := p.Table
	if c.lesson != nil || c.table.Stage == game.StageOver {
		return nil
	}
	for side := game.A; side <= game.B; side++ {
		of := c.followings(side)
		if c.opposed() && side != c.person || len(of) < 2 {
			continue
		}
		for _, x := range of {
			if _, led := c.aides.orders[side][x]; led || c.opposed() {
				list = append(list, p.view().leadsWhom(side, x))
			}
		}
	}
	return list
}
