package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// dockPhase is the dock while nothing is selected: what the phase is about.
func (c *Controller) dockPhase(w words) panel.Dock {
	d := panel.Dock{Name: "phase", Foot: c.foot(w, c.pickButton(w)...)}
	d.Left = append(d.Left, panel.Head{Title: c.phaseName(w), Sub: c.remaining(w), Rule: w.cite(c.now.expect.Ref)})
	if e := c.roll(); e != nil {
		d.Left = append(d.Left, c.rolled(w, e)...)
	}
	d.Left = append(d.Left, w.events("phase.throws", c.thrown())...)
	d.Left = append(d.Left, w.events("phase.declared", c.aims())...)
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	d.Left = append(d.Left, c.specials(w)...)
	if c.now.attacks {
		d.Right = append(d.Right, c.suggested(w))
	} else if c.idle() > 0 {
		d.Right = append(d.Right, c.commands(w))
	}
	if len(c.now.duties) > 0 && !c.now.attacks {
		d.Right = append(d.Right, c.owed(w, w.say("duties.title", nil)))
	}
	d.Right = append(d.Right, c.away(w)...)
	return d
}

// events is a list of events under a heading, nothing without any.
func (w words) events(heading string, list []game.Event) []panel.Section {
	if len(list) == 0 {
		return nil
	}
	l := panel.Ledger{Title: w.say(heading, nil)}
	for _, e := range list {
		l.Rows = append(l.Rows, panel.Row{Text: w.event(e), Ref: w.cite(e.Ref)})
	}
	return []panel.Section{l}
}

// remaining says how many counters may still act in this phase.
func (c *Controller) remaining(w words) string {
	if n := c.idle(); n > 0 {
		return w.say("ui.can-act-n", i18n.Args{"n": n})
	}
	if n := c.common(); n > 0 {
		return w.say("ui.possible-n", i18n.Args{"n": n})
	}
	return w.say("ui.nothing-left", nil)
}

// commands lists the commands whose counters can still act, with the way to the next.
func (c *Controller) commands(w words) panel.Section {
	o := panel.Options{Title: w.say("phase.commands", nil), Side: css(c.now.actor)}
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

// special reports whether an offer is one that the phase lists by itself.
func special(of game.Offer) bool {
	return !of.Aim && of.Unit != game.None && i18n.Has(i18n.Default, "can."+string(of.Verb))
}

// specials lists what counters can do now besides moving and fighting, where the catalogue
// has a heading for it, with the way to the next of them.
func (c *Controller) specials(w words) []panel.Section {
	o := panel.Options{Title: w.say("phase.specials", nil), Side: css(c.now.actor)}
	place, n := map[game.Verb]int{}, map[game.Verb]int{}
	for _, of := range c.now.offers[c.now.actor] {
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
