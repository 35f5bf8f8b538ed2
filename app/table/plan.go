package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Planned is a way that was tapped and not ridden yet.
type Planned struct {
	rest
	Plan *match.Plan
}

var planCommands = commands{
	"charge": do.Whole(func(c *Table, n int) {
		if m, ok := c.Mode.(*Planned); ok {
			m.charge(c, n)
		}
	}),
}

// tap on the end of the way rides; another starts from where the counter stands.
func (m *Planned) tap(c *Table, h hex.Hex) {
	if m.Plan.At == h {
		c.ride(m.Plan)
		return
	}
	c.Rest()
	c.Mode.tap(c, h)
}

func (m *Planned) confirm(c *Table) bool {
	c.ride(m.Plan)
	return true
}

func (m *Planned) Back(c *Table) {
	c.Pending = nil
	c.Rest()
}

func (m *Planned) Rotate(c *Table, n int) {
	if c.Reach != nil {
		c.turn(n)
	}
}

func (m *Planned) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Stays = c.Reach != nil // the counter may have been led on meanwhile
	return t
}

func (m *Planned) Risks(*Table) []game.Risk           { return m.Plan.Warnings }
func (m *Planned) standing(*Table) (hex.Hex, hex.Dir) { return m.Plan.At, m.Plan.Facing }
func (m *Planned) Frame(*Table) []hex.Hex             { return m.Plan.Path() }

// overlay is the way, with the counter as it would stand.
func (m *Planned) overlay(v View, o *mapview.Overlay) {
	if v.Reach == nil {
		return
	}
	v.showReach(o)
	o.Path = m.Plan.Path()
	ghost := tell.Card(m.Plan.End)
	o.Ghost = &ghost
}

func (m *Planned) Says(v View) string {
	key := "prompt.again"
	if m.Plan.At == v.Home() {
		key = "prompt.again-turn"
	}
	return v.Say(key, i18n.Args{"hex": m.Plan.At.String()})
}

// charge chooses the charge with which the plan arrives.
func (m *Planned) charge(c *Table, n int) {
	if c.Reach == nil {
		return
	}
	if i := c.Arriving(m.Plan.At, m.Plan.Facing, n); i >= 0 {
		c.SetPlan(i)
	}
}

// Charges lists the charges with which the plan could arrive.
func (m *Planned) Charges(c *Table) (out []int) {
	for n := range 4 {
		if c.Arriving(m.Plan.At, m.Plan.Facing, n) >= 0 {
			out = append(out, n)
		}
	}
	return out
}

// Dock shows where to, and its cost item by item.
func (m *Planned) Dock(v View) panel.Dock {
	p := m.Plan
	d := panel.Dock{Name: "move", Left: []panel.Section{v.turning(v.Head(p.Start))}}
	d.Left = append(append(d.Left, m.contactNotes(v, "plan.falls", p.Falls)...), v.PlanRisks(p)...)
	d.Left = append(d.Left, m.Gauge())
	if n := m.Charges(v.T); len(n) > 1 {
		d.Left = append(d.Left, m.ChargeChoice(v, n))
	}
	if p.Lance {
		d.Left = append(d.Left, panel.Note{Side: match.SideKey(v.Actor), Text: v.Say("trait.charging", nil), Ref: v.Cite(p.Ref)})
	}
	if len(p.Steps) > 0 {
		d.Right = append(d.Right, v.Costs(p))
	}
	d.Right = append(d.Right, m.contactNotes(v, "plan.faces", p.Faces)...)
	if !p.Warns(game.RiskZone) {
		d.Right = append(d.Right, m.contactNotes(v, "plan.under", p.Under)...)
	}
	d.Right = append(d.Right, m.warnings(v)...)
	d.Right = append(d.Right, m.stackAt(v)...)
	d.Foot = v.Foot(v.MainButton(v.Say(tell.PlanKey(p), i18n.Args{"hex": p.At.String()}), v.Actor))
	return d
}

// warnings tell what the way leads to besides its cost.
func (m *Planned) warnings(v View) (out []panel.Section) {
	for _, duty := range m.Plan.Duties {
		out = append(out, panel.Note{Side: match.SideKey(v.Reactor()), Icon: "stop", Title: v.Say("plan.then", nil), Text: v.Duty(duty), Ref: v.Cite(duty.Ref)})
	}
	if m.Plan.Dice > 0 {
		out = append(out, panel.Note{Icon: "stop", Text: v.Say("plan.dice", i18n.Args{"n": m.Plan.Dice})})
	}
	if !m.Plan.Rest {
		out = append(out, panel.Note{Icon: "stop", Text: v.Say("plan.may-not-stop", nil)})
	}
	return out
}

// contactNotes tell which enemies the counter would come upon, if there are any.
func (m *Planned) contactNotes(v View, key string, ids []game.ID) []panel.Section {
	if len(ids) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Side: match.SideKey(v.Reactor()), Text: v.Say(key, i18n.Args{"units": v.Names(ids)})}}
}

// ChargeChoice is the switch of the charge with which a plan arrives.
func (m *Planned) ChargeChoice(v View, list []int) panel.Section {
	seg := panel.Segments{Title: v.Say("plan.charge", nil)}
	for _, n := range list {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.Charge(n), Label: tell.Pace(v.Words, n, v.Reach.Stops[v.Arriving(m.Plan.At, m.Plan.Facing, list[len(list)-1])]), On: n == m.Plan.Charge})
	}
	return seg
}

// Gauge shows the allowance in sixths of a point.
func (m *Planned) Gauge() panel.Section {
	p := m.Plan
	return panel.Gauge{Spent: int(p.Start.Move - p.End.Left), Of: int(p.Start.Move), Cell: int(game.Point)}
}

// stackAt lets a player who meant the counters standing there select those instead.
func (m *Planned) stackAt(v View) []panel.Section {
	var row panel.Actions
	for _, other := range v.At(m.Plan.At) {
		if other.ID != m.Plan.Unit {
			row.Buttons = append(row.Buttons, panel.Button{Do: do.Select(other.ID),
				Label: v.Say("ui.select", i18n.Args{"unit": v.Named(other)}), Look: "gho"})
		}
	}
	if len(row.Buttons) == 0 {
		return nil
	}
	return []panel.Section{row}
}
