package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// who counts a selection by kind, a single leader by his name.
func (w teller) who(ids []game.ID) string {
	var parts []string
	for _, s := range planning.Shares(w.game, ids) {
		if s.N == 1 && s.Rank != game.Unit {
			parts = append(parts, w.unit(s.Like))
		} else {
			parts = append(parts, strconv.Itoa(s.N)+" × "+w.kind(w.game.Piece(s.Like)))
		}
	}
	return w.list(parts)
}

// fateKeys are the words for how many share a fate.
var fateKeys = [...]string{planning.Arrives: "army.arrive-n", planning.Short: "army.short-n", planning.Stays: "army.stay-n"}

// upshot says what would come of a march in one line.
func (w teller) upshot(p *planning.Plan) string {
	var parts []string
	for f, key := range fateKeys {
		if n := p.Count(planning.Fate(f)); n > 0 {
			parts = append(parts, w.say(key, i18n.Args{"n": n}))
		}
	}
	return w.say("army.outlook", i18n.Args{"list": strings.Join(parts, ", "), "facing": w.facing(p.Front)})
}

// hinders is the first reason why nobody moves.
func (w teller) hinders(p *planning.Plan) string {
	for i := range p.Moves {
		if m := &p.Moves[i]; m.Why.Code != "" {
			return capital(w.reason(m.Why))
		}
	}
	return w.say("army.there", nil)
}

// fates lists who stays, who falls short and who arrives, with the reasons of those who do not.
func (w teller) fates(p *planning.Plan) (out []panel.Section) {
	l := panel.Ledger{Title: w.say("army.plan", nil), Right: w.say("army.head-at", i18n.Args{"hex": p.To.String(), "facing": w.facing(p.Front)})}
	for _, f := range []planning.Fate{planning.Stays, planning.Short} {
		l.Rows = append(l.Rows, w.fateRows(p, f)...)
	}
	if n := p.Count(planning.Arrives); n > 0 {
		row := panel.Row{Text: w.say("army.arrive", nil), Value: strconv.Itoa(n), Look: "sum"}
		if n := len(p.Column(w.Board())); n > 1 {
			row.Sub = w.say("army.column", i18n.Args{"n": n})
		}
		l.Rows = append(l.Rows, row)
	}
	return []panel.Section{l}
}

// fateRows are those who share a fate, by reason.
func (w teller) fateRows(p *planning.Plan, f planning.Fate) (rows []panel.Row) {
	place, ids := map[string]int{}, map[string][]game.ID{}
	for i := range p.Moves {
		m := &p.Moves[i]
		if m.Fate != f {
			continue
		}
		why := w.reason(m.Why)
		if _, known := place[why]; !known {
			place[why] = len(rows)
			row := panel.Row{Text: w.say([]string{"", "army.short", "army.stay"}[f], nil), Do: "look-at:" + strconv.Itoa(int(m.Unit))}
			if m.Why.Rule != nil {
				row.Ref = w.cite(m.Why.Rule.Ref)
			}
			rows = append(rows, row)
		}
		ids[why] = append(ids[why], m.Unit)
		row := &rows[place[why]]
		row.Value, row.Sub = strconv.Itoa(len(ids[why])), w.several(ids[why])+": "+why
	}
	return rows
}

// several names the first few of some counters.
func (w teller) several(ids []game.ID) string {
	const most = 3
	if len(ids) <= most {
		return w.units(ids)
	}
	return w.say("army.and-more", i18n.Args{"units": w.units(ids[:most]), "n": len(ids) - most})
}

// reason says why a counter does not come to its place.
func (w teller) reason(r planning.Reason) string {
	if r.Rule != nil {
		return w.refusal(r.Rule)
	}
	return w.say("army.why."+r.Code, i18n.Args{"n": r.N, "unit": w.unit(r.By)})
}

// briefly says the same in very few words, and in fewer for a map on which counters are small.
func (w teller) briefly(m *planning.Move) (text, brief string) {
	brief = w.say([]string{planning.Short: "army.chip.short", planning.Stays: "army.chip.stay"}[m.Fate], nil)
	switch r := m.Why; {
	case r.Rule != nil && r.Rule.Ref != "":
		para := w.cite(r.Rule.Ref).Para
		return w.say("army.chip.rule", i18n.Args{"para": para}), para
	case r.Code == planning.Zoned:
		return w.say("army.chip.zone", i18n.Args{"unit": w.unit(r.By)}), w.unit(r.By)
	case r.Code == planning.Far:
		return w.say("army.chip.far", i18n.Args{"n": r.N}), "−" + strconv.Itoa(r.N)
	case r.Rule != nil:
		return brief, brief
	}
	return w.reason(m.Why), brief
}

// foreseen are the warnings of a whole plan, those alike together.
func (w teller) foreseen(p *planning.Plan) (out []panel.Section) {
	if p.Held != game.None {
		key := "army.held"
		if p.Held == p.Head {
			key = "army.held-head"
		}
		out = append(out, panel.Note{Text: w.say(key, i18n.Args{"unit": w.unit(p.Held), "hex": p.To.String()})})
	}
	done := map[string]bool{}
	for _, x := range p.Warnings {
		if done[x.Code] {
			continue
		}
		done[x.Code] = true
		out = append(out, w.warning(p, x))
	}
	return out
}

// warning tells of all warnings of a plan that are like one.
func (w teller) warning(p *planning.Plan, like planning.Warning) panel.Section {
	var who, by []game.ID
	for _, x := range p.Warnings {
		if x.Code == like.Code {
			who, by = append(who, x.Unit), append(by, x.By...)
		}
	}
	n := panel.Note{Side: match.SideKey(w.game.Piece(like.Unit).Side.Other()), Ref: w.cite(like.Ref)}
	args := i18n.Args{"n": len(who), "units": w.several(who), "by": w.several(unique(by))}
	switch like.Kind {
	case planning.Reaction:
		key := "army.react." + like.Code
		if !i18n.Has(i18n.Default, key) {
			key = "army.react"
		}
		n.Text = w.say(key, args)
	case planning.Duty:
		n.Text = w.say("army.duty", args)
	default:
		n.Text = w.say("army.warn."+like.Code, args)
	}
	return n
}

// unique leaves out who was named before.
func unique(ids []game.ID) (out []game.ID) {
	seen := map[game.ID]bool{}
	for _, id := range ids {
		if !seen[id] {
			seen[id], out = true, append(out, id)
		}
	}
	return out
}
