package play

import (
	"gonfalon/app/i18n"
	"strconv"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// idle is a phase with nothing selected.
type idle struct{ move }

func init() {
	resting[game.StageFree] = func(c *table) mode {
		var m mode = &move{}
		if c.sel == game.None {
			m = &idle{}
		}
		if len(c.pending) > 0 {
			m = &halted{m}
		}
		return m
	}
}

// dock tells what the phase is about.
func (m *idle) dock(c *table, w words) panel.Dock {
	d := panel.Dock{Name: "phase", Foot: w.foot(&c.battle, c.pickButton(w)...)}
	d.Left = append(d.Left, panel.Head{Title: c.phaseName(w), Sub: m.remaining(c, w), Rule: w.cite(c.expect.Ref)})
	if e := c.roll(); e != nil {
		d.Left = append(d.Left, w.rolled(e)...)
	}
	d.Left = append(d.Left, w.events("phase.throws", c.thrown())...)
	d.Left = append(d.Left, w.events("phase.declared", c.aims())...)
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	d.Left = append(d.Left, m.specials(c, w)...)
	if c.attacks {
		d.Right = append(d.Right, w.suggested(&c.battle))
	} else if c.idle() > 0 {
		d.Right = append(d.Right, m.commands(c, w))
	}
	if len(c.duties) > 0 && !c.attacks {
		d.Right = append(d.Right, w.owed(&c.battle, w.say("duties.title", nil)))
	}
	d.Right = append(d.Right, w.away(&c.battle)...)
	return d
}

// remaining says how many counters may still act in this phase.
func (m *idle) remaining(c *table, w words) string {
	if n := c.idle(); n > 0 {
		return w.say("ui.can-act-n", i18n.Args{"n": n})
	}
	if n := c.common(); n > 0 {
		return w.say("ui.possible-n", i18n.Args{"n": n})
	}
	return w.say("ui.nothing-left", nil)
}

// commands lists the commands whose counters can still act, with the way to the next.
func (m *idle) commands(c *table, w words) panel.Section {
	o := panel.Options{Title: w.say("phase.commands", nil), Side: css(c.actor)}
	place, left := map[following]int{}, map[following]int{}
	leading := c.leading()
	for _, id := range c.able() {
		of := c.followingOf(id, leading)
		if left[of]++; left[of] == 1 {
			place[of] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "next:" + strconv.Itoa(int(id)), Title: w.following(of)})
		}
		o.Cards[place[of]].Big = strconv.Itoa(left[of])
	}
	return o
}

// specials lists what counters can do now besides moving and fighting, where the catalogue
// has a heading for it, with the way to the next of them.
func (m *idle) specials(c *table, w words) []panel.Section {
	o := panel.Options{Title: w.say("phase.specials", nil), Side: css(c.actor)}
	place, n := map[game.Verb]int{}, map[game.Verb]int{}
	for _, of := range c.offers[c.actor] {
		if !special(of) {
			continue
		}
		if n[of.Verb]++; n[of.Verb] == 1 {
			place[of.Verb] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "special:" + string(of.Verb), Title: w.say("can."+string(of.Verb), nil), Ref: w.cite(of.Ref)})
		}
		o.Cards[place[of.Verb]].Big = strconv.Itoa(n[of.Verb])
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
