package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// dockPlan shows a previewed move: where to, and its cost item by item.
func (c *Controller) dockPlan(w words) panel.Dock {
	p := c.plan
	d := panel.Dock{Name: "move", Left: []panel.Section{c.turning(w, w.head(p.Start)), c.gauge()}}
	if n := c.charges(); len(n) > 1 {
		d.Left = append(d.Left, c.chargeChoice(w, n))
	}
	if p.Lance {
		d.Left = append(d.Left, panel.Note{Side: css(c.now.actor), Text: w.say("trait.charging", nil), Ref: w.cite(p.Ref)})
	}
	if len(p.Steps) > 0 {
		d.Right = append(d.Right, w.costs(p))
	}
	d.Right = append(d.Right, c.contactNotes(w)...)
	for _, duty := range p.Duties {
		d.Right = append(d.Right, panel.Note{Side: css(c.reactor()), Icon: "stop", Title: w.say("plan.then", nil), Text: w.duty(duty), Ref: w.cite(duty.Ref)})
	}
	if p.Dice > 0 {
		d.Right = append(d.Right, panel.Note{Icon: "stop", Text: w.say("plan.dice", i18n.Args{"n": p.Dice})})
	}
	if !p.Rest {
		d.Right = append(d.Right, panel.Note{Icon: "stop", Text: w.say("plan.may-not-stop", nil)})
	}
	d.Right = append(d.Right, c.stackAt(w)...)
	d.Foot = c.foot(w, c.confirm(w.say(p.order(), i18n.Args{"hex": p.At.String()}), c.now.actor))
	return d
}

// order is the key of the words on the button that does a plan.
func (p *Plan) order() string {
	switch {
	case p.Lance:
		return "plan.charge-to"
	case p.Start.Where == game.OnMap && p.At == p.Start.Hex:
		return "verb.wheel"
	}
	return "plan.go"
}

// contactNotes tell which enemies the counter would stand against.
func (c *Controller) contactNotes(w words) []panel.Section {
	var out []panel.Section
	note := func(key string, ids []game.ID) {
		if len(ids) > 0 {
			out = append(out, panel.Note{Side: css(c.reactor()), Text: w.say(key, i18n.Args{"units": w.units(ids)})})
		}
	}
	note("plan.faces", c.plan.Faces)
	note("plan.under", c.plan.Under)
	return out
}

// chargeChoice is the switch of the charge with which a plan arrives.
func (c *Controller) chargeChoice(w words, list []int) panel.Section {
	seg := panel.Segments{Title: w.say("plan.charge", nil)}
	for _, n := range list {
		seg.Parts = append(seg.Parts, panel.Segment{Do: "charge:" + strconv.Itoa(n), Label: w.pace(n, c.reach.Stops[c.arriving(list[len(list)-1])]), On: n == c.plan.Charge})
	}
	return seg
}

// pace names one of the charges with which a plan could arrive, of which the strongest is
// given: a factor, or whether it charges at all.
func (w words) pace(n int, strongest game.Stop) string {
	switch {
	case !lance(strongest):
		return strconv.Itoa(n)
	case n == 0:
		return w.say("plan.no-charge", nil)
	}
	return w.say("mark.charging", nil)
}

// gauge shows the allowance in sixths of a point.
func (c *Controller) gauge() panel.Section {
	p := c.plan
	return panel.Gauge{Spent: int(p.Start.Move - p.End.Left), Of: int(p.Start.Move), Cell: int(game.Point)}
}

// costs is the ledger of a plan.
func (w words) costs(p *Plan) panel.Section {
	l := panel.Ledger{Title: w.say("plan.path", i18n.Args{"hex": p.At.String()}),
		Right: w.say("plan.spent", i18n.Args{"n": mp(p.spent()), "of": mp(p.Start.Move)})}
	for _, leg := range p.Steps {
		l.Rows = append(l.Rows, w.leg(leg))
	}
	l.Rows = append(l.Rows, panel.Row{Text: w.say("plan.left", nil), Value: mp(p.End.Left) + " " + w.say("stat.mp", nil), Look: "sum"})
	return l
}

// spent is what the plan costs in all.
func (p *Plan) spent() game.MP {
	var sum game.MP
	for _, l := range p.Steps {
		sum += l.Cost
	}
	return sum
}

// leg is one row of the ledger: a hex entered, or a turn.
func (w words) leg(l game.Leg) panel.Row {
	r := panel.Row{Value: mp(l.Cost)}
	if l.Kind == game.EventTurned {
		r.Text = w.say("plan.turn", i18n.Args{"facing": w.facing(l.Facing)})
	} else {
		r.Text = l.At.String() + " " + w.footing(l)
		if l.Charge > 0 {
			r.Charge = strconv.Itoa(l.Charge)
		}
	}
	if l.Tally != nil && len(l.Tally.Lines) > 0 {
		r.Ref, r.Sub = w.cite(l.Tally.Lines[0].Ref), w.items(*l.Tally)
	}
	return r
}

// footing is what a hex is entered by: its road where that is what was paid for, else
// its ground.
func (w words) footing(l game.Leg) string {
	if l.Tally != nil && len(l.Tally.Lines) > 0 && l.Tally.Lines[0].Name == "road" {
		return w.tally(l.Tally.Lines[0])
	}
	return w.say("terrain."+w.game.Board().Terrain(l.At).String(), nil)
}

// items names what a cost is made of, if that is more than one thing.
func (w words) items(t rule.Tally) string {
	if len(t.Lines) < 2 {
		return ""
	}
	var parts []string
	for _, l := range t.Lines {
		parts = append(parts, w.tally(l)+" "+mp(game.MP(l.N)))
	}
	return strings.Join(parts, " + ")
}

// stackAt lets a player who meant the counters standing there select those instead.
func (c *Controller) stackAt(w words) []panel.Section {
	var row panel.Actions
	for _, other := range c.at(c.plan.At) {
		if other.ID != c.plan.Unit {
			row.Buttons = append(row.Buttons, panel.Button{Do: "select:" + strconv.Itoa(int(other.ID)),
				Label: w.say("ui.select", i18n.Args{"unit": w.piece(other)}), Look: "gho"})
		}
	}
	if len(row.Buttons) == 0 {
		return nil
	}
	return []panel.Section{row}
}
