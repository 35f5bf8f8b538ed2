package page

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

var deputiesCommands = commands{
	"deputy":      do.Named((*Page).appoint),
	"deputy-rest": do.Whole((*Page).appointRest),
	"lend-rest":   func(p *Page, _ string) { p.lendRest() },
	"aides-go":    func(p *Page, _ string) { p.sendAides() },
	"aides-stop":  func(p *Page, _ string) { p.stopAides() },
}

// mayAppoint reports whether it may be said now who leads whom on a side.
func (p *Page) mayAppoint(id game.ID) bool {
	c := p.Table
	if c == nil || p.readOnly || p.opening != nil || c.Staged() || c.Traits().Covers || id < 0 || int(id) >= c.View.Counters() {
		return false
	}
	return !c.Watched() && (!c.Opposed() || c.Piece(id).Side == c.Person)
}

// appoint has the computer lead those who are led with a counter, by an order; without one the
// person leads them again.
func (p *Page) appoint(id game.ID, order string) {
	if !p.mayAppoint(id) {
		return
	}
	p.changeLeads(func(c *table.Table) { c.Assign(id, order) })
}

// appointRest has the computer lead everybody on the side of a counter but those who are led with it.
func (p *Page) appointRest(id game.ID) {
	if p.mayAppoint(id) {
		p.changeLeads(func(c *table.Table) { c.EntrustRest(c.Piece(id).Side, c.FollowingOf(id, c.Leading())) })
	}
}

// lendRest has the computer lead, until the turn ends, those whom a person has left to move, at once.
func (p *Page) lendRest() {
	if !p.playing() {
		return
	}
	lent := false
	p.changeLeads(func(c *table.Table) { lent = c.Lend() })
	if lent {
		p.Table.LetGo(false)
	}
}

// changeLeads changes who leads whom. What the computer thinks about is dropped.
func (p *Page) changeLeads(change func(c *table.Table)) {
	p.foe.hear(opponent.Pressed{Key: opponent.Drop})
	p.Table.ChangeLeads(func() { change(p.Table) })
}

// sendAides has those act whom the computer leads.
func (p *Page) sendAides() {
	if p.playing() {
		p.Table.LetGo(false)
	}
}

// stopAides has them wait; the person goes on.
func (p *Page) stopAides() {
	if c := p.Table; c != nil && c.Aided() && c.Table.Stage == game.StageFree {
		p.foe.hear(opponent.Pressed{Key: opponent.Halt})
		c.Aides.Rest()
		c.Foe.Coming = nil
		c.Rest()
		c.Refresh()
	}
}

// entrust seats those whom a save says the computer leads for a person; what that says and nobody
// knows is told.
func (p *Page) entrust(deputies map[string]map[string]string) {
	if len(deputies) > 0 && !p.Table.Entrust(deputies) {
		p.tell("notice.deputy-unknown", "", "", "")
	}
}

// armyOrders is the drawer of who leads whom.
func (p screens) armyOrders() []panel.Section {
	side := p.Table.Seat()
	return append([]panel.Section{panel.Head{Title: p.Say("deputy.title", nil), Sub: p.View().Side(side)},
		panel.Note{Side: match.SideKey(side), Text: p.Say("deputy.title.text", nil)}}, p.leaders()...)
}

// leaders are the switches of who leads whom: for all of who plays alone, and between two people for all of who is to
// act, and those of the other whom the computer leads.
func (p screens) leaders() (list []panel.Section) {
	c := p.Table
	if c.Staged() || c.Watched() || c.Table.Stage == game.StageOver {
		return nil
	}
	for side := game.A; side <= game.B; side++ {
		of := c.Followings(side)
		if c.Opposed() && side != c.Person || len(of) < 2 {
			continue
		}
		for _, x := range of {
			if _, led := c.Aides.Orders[side][x]; led || c.Opposed() || side == c.Actor {
				list = append(list, p.View().LeadsWhom(side, x))
			}
		}
	}
	return list
}
