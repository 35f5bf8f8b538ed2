package play

import (
	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/hex"
)

// planned is a way that was tapped and not ridden yet.
type planned struct {
	rest
	plan *match.Plan
}

func init() {
	commands["charge"] = func(c *table, arg string) {
		if m, ok := c.Mode.(*planned); ok {
			m.charge(c, Number(arg))
		}
	}
}

// tap on the end of the way rides; another starts from where the counter stands.
func (m *planned) tap(c *table, h hex.Hex) {
	if m.plan.At == h {
		c.ride(m.plan)
		return
	}
	c.rest()
	c.Mode.tap(c, h)
}

func (m *planned) confirm(c *table) bool {
	c.ride(m.plan)
	return true
}

func (m *planned) back(c *table) {
	c.Pending = nil
	c.rest()
}

func (m *planned) rotate(c *table, n int) {
	if c.Reach != nil {
		c.turn(n)
	}
}

func (m *planned) stays(c *table) bool                { return c.Reach != nil } // the counter may have been led on meanwhile
func (m *planned) risks(*table) []game.Risk           { return m.plan.Warnings }
func (m *planned) standing(*table) (hex.Hex, hex.Dir) { return m.plan.At, m.plan.Facing }
func (m *planned) frame(*table) []hex.Hex             { return m.plan.Path() }

// overlay is the way, with the counter as it would stand.
func (m *planned) overlay(v view, o *mapview.Overlay) {
	if v.Reach == nil {
		return
	}
	v.showReach(o)
	o.Path = m.plan.Path()
	ghost := tell.Card(m.plan.End)
	o.Ghost = &ghost
}

func (m *planned) says(v view) string {
	key := "prompt.again"
	if m.plan.At == v.Home() {
		key = "prompt.again-turn"
	}
	return v.Say(key, i18n.Args{"hex": m.plan.At.String()})
}

// charge chooses the charge with which the plan arrives.
func (m *planned) charge(c *table, n int) {
	if c.Reach == nil {
		return
	}
	if i := c.Arriving(m.plan.At, m.plan.Facing, n); i >= 0 {
		c.setPlan(i)
	}
}

// charges lists the charges with which the plan could arrive.
func (m *planned) charges(c *table) (out []int) {
	for n := range 4 {
		if c.Arriving(m.plan.At, m.plan.Facing, n) >= 0 {
			out = append(out, n)
		}
	}
	return out
}

// dock shows where to, and its cost item by item.
func (m *planned) dock(v view) panel.Dock {
	p := m.plan
	d := panel.Dock{Name: "move", Left: []panel.Section{v.turning(v.Head(p.Start))}}
	d.Left = append(append(d.Left, m.contactNotes(v, "plan.falls", p.Falls)...), v.PlanRisks(p)...)
	d.Left = append(d.Left, m.gauge())
	if n := m.charges(v.t); len(n) > 1 {
		d.Left = append(d.Left, m.chargeChoice(v, n))
	}
	if p.Lance {
		d.Left = append(d.Left, panel.Note{Side: match.SideKey(v.Actor), Text: v.Say("trait.charging", nil), Ref: v.Cite(p.Ref)})
	}
	if len(p.Steps) > 0 {
		d.Right = append(d.Right, v.Costs(p))
	}
	d.Right = append(d.Right, m.contactNotes(v, "plan.faces", p.Faces)...)
	if !p.Warns(tell.EndsInZone) {
		d.Right = append(d.Right, m.contactNotes(v, "plan.under", p.Under)...)
	}
	d.Right = append(d.Right, m.warnings(v)...)
	d.Right = append(d.Right, m.stackAt(v)...)
	d.Foot = v.Foot(v.MainButton(v.Say(tell.PlanKey(p), i18n.Args{"hex": p.At.String()}), v.Actor))
	return d
}

// warnings tell what the way leads to besides its cost.
func (m *planned) warnings(v view) (out []panel.Section) {
	for _, duty := range m.plan.Duties {
		out = append(out, panel.Note{Side: match.SideKey(v.Reactor()), Icon: "stop", Title: v.Say("plan.then", nil), Text: v.Duty(duty), Ref: v.Cite(duty.Ref)})
	}
	if m.plan.Dice > 0 {
		out = append(out, panel.Note{Icon: "stop", Text: v.Say("plan.dice", i18n.Args{"n": m.plan.Dice})})
	}
	if !m.plan.Rest {
		out = append(out, panel.Note{Icon: "stop", Text: v.Say("plan.may-not-stop", nil)})
	}
	return out
}

// contactNotes tell which enemies the counter would come upon, if there are any.
func (m *planned) contactNotes(v view, key string, ids []game.ID) []panel.Section {
	if len(ids) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Side: match.SideKey(v.Reactor()), Text: v.Say(key, i18n.Args{"units": v.Units(ids)})}}
}

// chargeChoice is the switch of the charge with which a plan arrives.
func (m *planned) chargeChoice(v view, list []int) panel.Section {
	seg := panel.Segments{Title: v.Say("plan.charge", nil)}
	for _, n := range list {
		seg.Parts = append(seg.Parts, panel.Segment{Do: "charge:" + strconv.Itoa(n), Label: tell.Pace(v.Words, n, v.Reach.Stops[v.Arriving(m.plan.At, m.plan.Facing, list[len(list)-1])]), On: n == m.plan.Charge})
	}
	return seg
}

// gauge shows the allowance in sixths of a point.
func (m *planned) gauge() panel.Section {
	p := m.plan
	return panel.Gauge{Spent: int(p.Start.Move - p.End.Left), Of: int(p.Start.Move), Cell: int(game.Point)}
}

// stackAt lets a player who meant the counters standing there select those instead.
func (m *planned) stackAt(v view) []panel.Section {
	var row panel.Actions
	for _, other := range v.At(m.plan.At) {
		if other.ID != m.plan.Unit {
			row.Buttons = append(row.Buttons, panel.Button{Do: "select:" + strconv.Itoa(int(other.ID)),
				Label: v.Say("ui.select", i18n.Args{"unit": v.Named(other)}), Look: "gho"})
		}
	}
	if len(row.Buttons) == 0 {
		return nil
	}
	return []panel.Section{row}
}
