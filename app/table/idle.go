package table

import (
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// Idle is a phase with nothing selected.
type Idle struct{ move }

// Dock tells what the phase is about.
func (m *Idle) Dock(v View) panel.Dock {
	d := panel.Dock{Name: "phase", Foot: v.Foot(v.pickButton()...)}
	if !v.spares() {
		d.Left = append(d.Left, panel.Head{Title: v.PhaseName(), Sub: m.remaining(v), Rule: v.Cite(v.Expect.Ref)})
		d.Right = m.ways(v)
	}
	d.Left = append(d.Left, v.OffersRest()...)
	if e := v.Roll(); e != nil {
		d.Left = append(d.Left, v.Rolled(e)...)
	}
	d.Left = append(d.Left, v.Events("phase.throws", v.Thrown())...)
	d.Left = append(d.Left, v.Events("phase.declared", v.Aims())...)
	if o := v.OptionCards(); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	d.Left = append(d.Left, m.specials(v)...)
	if v.spares() && v.Attacks {
		d.Right = append(d.Right, v.Suggested())
	}
	d.Right = append(d.Right, v.Away()...)
	return d
}

// spares reports whether what can be reached by a tap on the map is left out beside it: in a first battle, as
// long as the table speaks plainly, the few counters say it themselves.
func (v View) spares() bool { return v.Plain() && v.Scenario.First() && v.Lesson == nil }

// ways are how several counters are led or fight at once, and what is owed.
func (m *Idle) ways(v View) []panel.Section {
	out := proposes(v)
	if v.Attacks {
		out = append(out, v.Suggested())
	} else if len(v.LedAble()) < len(v.Able) {
		out = append(out, CommandsLeft(v))
	}
	out = append(append(out, v.LedOnes()...), leads(v)...)
	if len(v.Duties) > 0 && !v.Attacks {
		out = append(out, v.Owed(v.Say("duties.title", nil)))
	}
	return out
}

func (m *Idle) Says(v View) string {
	if v.T.Loop && v.CanLead() {
		return v.Say("army.prompt.loop", nil)
	}
	return m.move.Says(v)
}

// remaining says how many counters may still act in this phase.
func (m *Idle) remaining(v View) string {
	if n := len(v.Able); n > 0 {
		return v.Say("ui.can-act-n", i18n.Args{"n": n})
	}
	if n := v.Common(); n > 0 {
		return v.Say("ui.possible-n", i18n.Args{"n": n})
	}
	return v.Say("ui.nothing-left", nil)
}

// CommandsLeft lists the commands whose counters can still act and that the person leads, with the way
// to the next.
func CommandsLeft(v View) panel.Section {
	o := panel.Options{Title: v.Say("phase.commands", nil), Side: match.SideKey(v.Actor)}
	place, left := map[match.Following]int{}, map[match.Following]int{}
	leading := v.Leading()
	for _, id := range v.Able {
		if v.IsLed(id) {
			continue
		}
		of := v.FollowingOf(id, leading)
		if left[of]++; left[of] == 1 {
			place[of] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: do.Next(id), Title: v.Following(of)})
		}
		o.Cards[place[of]].Big = strconv.Itoa(left[of])
	}
	return o
}

// specials lists what counters can do now besides moving and fighting, where the catalogue
// has a heading for it, with the way to the next of them.
func (m *Idle) specials(v View) []panel.Section {
	o := panel.Options{Title: v.Say("phase.specials", nil), Side: match.SideKey(v.Actor)}
	place, n := map[game.Verb]int{}, map[game.Verb]int{}
	special := tell.IsSpecial(v.Codes())
	for _, of := range v.Offers[v.Actor] {
		if !special(of) {
			continue
		}
		if n[of.Verb]++; n[of.Verb] == 1 {
			place[of.Verb] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: do.Special(of.Verb), Title: v.Say("can."+string(of.Verb), nil), Ref: v.Cite(of.Ref)})
		}
		o.Cards[place[of.Verb]].Big = strconv.Itoa(n[of.Verb])
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
