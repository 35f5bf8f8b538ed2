package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Who counts a selection by kind, a single leader by his name.
func (w Teller) Who(ids []game.ID) string {
	if w.Plain() {
		return w.Units(ids)
	}
	var parts []string
	for _, s := range planning.Shares(w.Game, ids) {
		if s.N == 1 && s.Rank != game.Unit {
			parts = append(parts, w.Unit(s.Like))
		} else {
			parts = append(parts, strconv.Itoa(s.N)+" × "+w.kind(w.Game.Piece(s.Like)))
		}
	}
	return w.List(parts)
}

// FateKeys are the words for how many share a fate.
var FateKeys = [...]string{planning.Arrives: "army.arrive-n", planning.Short: "army.short-n", planning.Stays: "army.stay-n"}

// Upshot says what would come of a march in one line.
func (w Teller) Upshot(p *planning.Plan) string {
	var parts []string
	for f, key := range FateKeys {
		if n := p.Count(planning.Fate(f)); n > 0 {
			parts = append(parts, w.Say(key, i18n.Args{"n": n}))
		}
	}
	return w.Say("army.outlook", i18n.Args{"list": strings.Join(parts, ", "), "facing": w.Facing(p.Front)})
}

// Hinders is the first reason why nobody moves.
func (w Teller) Hinders(p *planning.Plan) string {
	for i := range p.Moves {
		if m := &p.Moves[i]; m.Why.Code != "" {
			return Capital(w.reason(m.Why))
		}
	}
	return w.Say("army.there", nil)
}

// Fates lists who stays, who falls short and who arrives, with the reasons of those who do not.
func (w Teller) Fates(p *planning.Plan) (out []panel.Section) {
	l := panel.Ledger{Title: w.Say("army.plan", nil), Right: w.Say("army.head-at", i18n.Args{"hex": p.To.String(), "facing": w.Facing(p.Front)})}
	for _, f := range []planning.Fate{planning.Stays, planning.Short} {
		l.Rows = append(l.Rows, w.fateRows(p, f)...)
	}
	if n := p.Count(planning.Arrives); n > 0 {
		row := panel.Row{Text: w.Say("army.arrive", nil), Value: strconv.Itoa(n), Look: "sum"}
		if n := len(p.Column(w.Board())); n > 1 {
			row.Sub = w.Say("army.column", i18n.Args{"n": n})
		}
		l.Rows = append(l.Rows, row)
	}
	return []panel.Section{l}
}

// fateRows are those who share a fate, by reason.
func (w Teller) fateRows(p *planning.Plan, f planning.Fate) (rows []panel.Row) {
	place, ids := map[string]int{}, map[string][]game.ID{}
	for i := range p.Moves {
		m := &p.Moves[i]
		if m.Fate != f {
			continue
		}
		why := w.reason(m.Why)
		if _, known := place[why]; !known {
			place[why] = len(rows)
			row := panel.Row{Text: w.Say([]string{"", "army.short", "army.stay"}[f], nil), Do: do.LookAt(m.Unit)}
			if m.Why.Rule != nil {
				row.Ref = w.Cite(m.Why.Rule.Ref)
			}
			rows = append(rows, row)
		}
		ids[why] = append(ids[why], m.Unit)
		row := &rows[place[why]]
		row.Value, row.Sub = strconv.Itoa(len(ids[why])), Capital(w.Several(ids[why]).Nom)+": "+why
	}
	return rows
}

// Several names the first few of some counters; plainly they are men.
func (w Teller) Several(ids []game.ID) i18n.Name {
	const most = 3
	if len(ids) <= most || w.Plain() {
		return w.Names(ids)
	}
	return i18n.Named(w.Say("army.and-more", i18n.Args{"units": w.Names(ids[:most]), "n": len(ids) - most}))
}

// reason says why a counter does not come to its place.
func (w Teller) reason(r planning.Reason) string {
	if r.Rule != nil {
		return w.Refusal(r.Rule)
	}
	return w.Say("army.why."+r.Code, i18n.Args{"n": r.N, "unit": w.Name(r.By)})
}

// Briefly says the same in very few words, and in fewer for a map on which counters are small.
func (w Teller) Briefly(m *planning.Move) (text, brief string) {
	brief = w.Say([]string{planning.Short: "army.chip.short", planning.Stays: "army.chip.stay"}[m.Fate], nil)
	switch r := m.Why; {
	case r.Rule != nil && r.Rule.Ref != "":
		para := w.Cite(r.Rule.Ref).Para
		return w.Say("army.chip.rule", i18n.Args{"para": para}), para
	case r.Code == planning.Zoned:
		return w.Say("army.chip.zone", i18n.Args{"unit": w.Name(r.By)}), w.Unit(r.By)
	case r.Code == planning.Far:
		return w.Say("army.chip.far", i18n.Args{"n": r.N}), "−" + strconv.Itoa(r.N)
	case r.Rule != nil:
		return brief, brief
	}
	return w.reason(m.Why), brief
}

// Foreseen are the warnings of a whole plan, those alike together.
func (w Teller) Foreseen(p *planning.Plan) (out []panel.Section) {
	if p.Held != game.None {
		key := "army.held"
		if p.Held == p.Head {
			key = "army.held-head"
		}
		out = append(out, panel.Note{Text: w.Say(key, i18n.Args{"unit": w.Name(p.Held), "hex": p.To.String()})})
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
func (w Teller) warning(p *planning.Plan, like planning.Warning) panel.Section {
	var who, by []game.ID
	for _, x := range p.Warnings {
		if x.Code == like.Code {
			who, by = append(who, x.Unit), append(by, x.By...)
		}
	}
	n := panel.Note{Side: match.SideKey(w.Game.Piece(like.Unit).Side.Other()), Ref: w.Cite(like.Ref)}
	args := i18n.Args{"n": len(who), "units": w.Several(who), "by": w.Several(Unique(by))}
	switch like.Kind {
	case planning.Reaction:
		key := "army.react"
		if game.Codes(w.Game).VerbInfo(game.Verb(like.Code)).Feared {
			key += "." + like.Code
		}
		n.Text = w.Say(key, args)
	case planning.Duty:
		n.Text = w.Say("army.duty", args)
	default:
		n.Text = w.Say("army.warn."+like.Code, args)
	}
	return n
}

// Unique leaves out what was named before.
func Unique[T comparable](list []T) (out []T) {
	seen := map[T]bool{}
	for _, x := range list {
		if !seen[x] {
			seen[x], out = true, append(out, x)
		}
	}
	return out
}
