package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Ordering asks, on the map, what an order to those is about whom the computer is to lead.
type Ordering struct {
	Layer
	who game.ID // one of those who get it
	do  planning.Deed
}

var deputiesCommands = commands{"bid": do.Named((*Table).bid)}

// bid asks what an order is about for those who are led with a counter.
func (c *Table) bid(id game.ID, deed string) {
	d := planning.Deed(deed)
	if !c.Mine(id) || d.Goal() == planning.NoGoal {
		return
	}
	if m, asks := c.Mode.(*Ordering); asks {
		m.Back(c)
	}
	c.Mode = &Ordering{Layer{c.Mode}, id, d}
}

// tap gives the order, if it can be about what is there.
func (m *Ordering) tap(c *Table, h hex.Hex) {
	o, ok := c.OrderAbout(m.who, m.do, h)
	if !ok {
		c.Refuse("bid."+string(m.do), nil)
		return
	}
	m.Back(c)
	c.ChangeLeads(func() { c.Appoint(c.Piece(m.who).Side, c.FollowingOf(m.who, c.Leading()), o) })
}

func (m *Ordering) confirm(*Table) bool         { return false }
func (m *Ordering) Choose(*pick)                {}
func (m *Ordering) Rotate(*Table, int)          {}
func (m *Ordering) options(*Table) []game.Offer { return nil }
func (m *Ordering) Says(v View) string          { return v.Say("bid.prompt."+string(m.do), nil) }

// Dock says for whom the order is.
func (m *Ordering) Dock(v View) panel.Dock {
	of := v.FollowingOf(m.who, v.Leading())
	return panel.Dock{Name: "ask", Left: []panel.Section{
		panel.Head{Title: v.Say("bid.title", i18n.Args{"of": v.Following(of), "order": v.Say("deputy.bid."+string(m.do), nil)})},
		panel.Note{Text: v.Say("bid."+string(m.do)+".text", nil)},
	}, Foot: []panel.Button{{ID: "cancel", Do: do.Cancel(), Label: v.Say("ui.cancel", nil), Look: "gho", Wide: true}}}
}

// overlay outlines those who get the order, and whom it could be about.
func (m *Ordering) overlay(v View, o *mapview.Overlay) {
	v.ShowFollowing(v.FollowingOf(m.who, v.Leading()), v.Actor, o)
	for _, p := range v.Goals(m.who, m.do) {
		if !slices.ContainsFunc(o.Choice, func(c mapview.ChoiceHex) bool { return c.Hex == p.Hex }) {
			o.Choice = append(o.Choice, mapview.ChoiceHex{Hex: p.Hex, Side: int(p.Side), Held: true})
		}
	}
}

// ChangeLeads changes who leads whom, and leaves selected who is so.
func (c *Table) ChangeLeads(change func()) {
	sel := c.Sel
	change()
	if !c.Traits().Stays {
		c.Rest()
	}
	if c.Sel = sel; c.Decides() {
		c.Sel = game.None
	}
	c.Refresh()
}

// LetGo has those act whom the computer leads for whoever is to act, and then perhaps end the phase;
// it reports whether any of them could do something.
func (c *Table) LetGo(ends bool) bool {
	if !c.MayAid() {
		return false
	}
	c.Clear()
	c.Aides.Runs, c.Aides.Ends = true, ends
	c.Rest()
	c.Refresh()
	return true
}

// haveActed is after those have acted whom the computer leads.
func (c *Table) haveActed() {
	ends, alone, n := c.Aides.Ends, c.Aides.Alone, len(c.Sess.Steps)
	c.TellLoan()
	c.Aides.Rest()
	c.Aides.Done = n
	c.Rest()
	c.Refresh()
	switch {
	case !ends:
		return
	case len(c.Duties) > 0:
		c.endPhase()
	default:
		c.finish()
	}
	if alone && len(c.Sess.Steps) > n {
		c.Foe.Did[n] = true // no act of the person
	}
}

// Relieve has the computer lead nobody any more for a person.
func (c *Table) Relieve() {
	c.Aides = match.Deputies{}
	c.Aides.Rest()
	c.Ally()
	c.Version++
	c.Clear()
	c.Refresh()
}

// EntrustRest has the computer lead all of a side but one following, those that it led before by the
// orders that they have.
func (c *Table) EntrustRest(side game.Side, but match.Following) {
	for _, of := range c.Followings(side) {
		if _, led := c.Aides.Orders[side][of]; of == but {
			c.Appoint(side, of, planning.Order{})
		} else if !led {
			c.Appoint(side, of, planning.Bid(planning.DeedAttack))
		}
	}
}
