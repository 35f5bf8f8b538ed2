package table

import (
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// WayKeys are the words for how an army goes, by the modes of planning.
var WayKeys = [...]string{planning.Keep: "keep", planning.EachCan: "each", planning.Charge: "charge",
	planning.Turn: "turn", planning.CloseUp: "close", planning.Withdraw: "withdraw"}

// head says who is led, by kind.
func (m *Army) head(v View) panel.Section {
	h := panel.Head{Title: v.Say("army.title", i18n.Args{"n": len(m.Units)}), Chips: v.Chips(m.Units[:1])}
	if chief := m.chief(v); chief != game.None {
		h.Title = v.Say("army.of", i18n.Args{"leader": v.Name(chief)})
		h.Chips = v.Chips([]game.ID{chief})
	}
	h.Sub = v.Who(m.Units)
	if m.Halt == nil && m.Way != planning.Charge && m.Way != planning.CloseUp {
		h.Tools = v.Rotators()
	}
	return h
}

// chief is the one leader of all who are led, None if there are several.
func (m *Army) chief(v View) game.ID {
	chief := planning.Chief(v.View, m.Units[0])
	for _, id := range m.Units {
		if planning.Chief(v.View, id) != chief {
			return game.None
		}
	}
	return chief
}

// Dock is who goes, how, and what would come of it.
func (m *Army) Dock(v View) panel.Dock {
	d := panel.Dock{Name: "army", Left: []panel.Section{m.head(v)}}
	if m.Halt != nil {
		d.Left = append(d.Left, m.stopped(v))
	} else {
		d.Left = append(d.Left, m.ways(v))
	}
	if p := m.Plan(); p != nil {
		d.Right = append(d.Right, v.Fates(p)...)
		d.Right = append(d.Right, v.Foreseen(p)...)
	} else if m.Halt == nil {
		d.Right = append(v.Deputy(m.Units), m.joins(v)...)
	}
	d.Foot = v.Foot(m.main(v)...)
	if m.Halt == nil && m.planner != nil { // the phase ends later
		d.Foot = slices.DeleteFunc(d.Foot, func(b panel.Button) bool { return b.ID == "end-phase" })
	}
	return d
}

// ways is the choice of how they go.
func (m *Army) ways(v View) panel.Section {
	s := panel.Segments{Title: v.Say("army.how", nil)}
	for i, key := range WayKeys {
		s.Parts = append(s.Parts, panel.Segment{Do: do.Way(i), Label: v.Say("army."+key, nil), On: m.Way == planning.Mode(i)})
	}
	return s
}

// joins are the commands that could come along.
func (m *Army) joins(v View) []panel.Section {
	o := panel.Options{Title: v.Say("army.add", nil), Side: match.SideKey(v.Actor), Cards: LeadCards(v)}
	o.Cards = slices.DeleteFunc(o.Cards, func(card panel.Card) bool {
		lead, _ := do.Parse(card.Do)
		more := v.T.Movable(v.Followers(game.ID(lead.Number())))
		return !slices.ContainsFunc(more, func(id game.ID) bool { return !m.Holds(id) }) // all come along already
	})
	if len(o.Cards) == 0 {
		return []panel.Section{circling(v)}
	}
	o.Cards = everybody(v.Say("army.others", nil), o.Cards)
	return []panel.Section{circling(v), o}
}

// everybody puts before some followings, if there are several, the way to lead them all at once.
func everybody(title string, cards []panel.Card) []panel.Card {
	if len(cards) < 2 {
		return cards
	}
	n := 0
	for _, c := range cards {
		led, _ := strconv.Atoi(c.Big)
		n += led
	}
	return append([]panel.Card{{Do: do.LeadAll(), Title: title, Big: strconv.Itoa(n)}}, cards...)
}

// circling is the switch that lets a finger draw a loop round counters instead of moving the map.
func circling(v View) panel.Section {
	return panel.Toggles{Items: []panel.Segment{{Do: do.Loop(), Label: v.Say("army.loop", nil), On: v.T.Loop}}}
}

// LeadCards are the followings of whom several may still move, each with the way to lead it.
func LeadCards(v View) (cards []panel.Card) {
	if !v.CanLead() {
		return nil
	}
	place, left := map[match.Following]int{}, map[match.Following]int{}
	leading := v.Leading()
	for _, o := range v.Offers[v.Actor] {
		if o.Verb != game.VerbBegin {
			continue
		}
		of := v.FollowingOf(o.Unit, leading)
		if left[of]++; left[of] == 1 {
			place[of] = len(cards)
			cards = append(cards, panel.Card{Do: do.Lead(o.Unit), Title: v.Following(of)})
		}
		cards[place[of]].Big = strconv.Itoa(left[of])
	}
	return cards
}

// leads is the choice of a following to be led as one.
func leads(v View) []panel.Section {
	o := panel.Options{Title: v.Say("army.lead", nil), Side: match.SideKey(v.Actor), Cards: everybody(v.Say("army.everybody", nil), LeadCards(v))}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{circling(v), o}
}

// leads is the choice of whom to lead together with the selected counter.
func (m *move) leads(v View) []panel.Section {
	if !v.CanLead() || len(v.Movable([]game.ID{v.Sel})) == 0 {
		return nil
	}
	row := panel.Actions{Title: v.Say("army.lead", nil)}
	add := func(id, press, label string, ids []game.ID) {
		if n := len(v.Movable(ids)); n > 1 {
			row.Buttons = append(row.Buttons, panel.Button{ID: id, Do: press, Label: label + " · " + strconv.Itoa(n), Look: "gho"})
		}
	}
	if planning.Chief(v.View, v.Sel) != game.None {
		add("lead", do.Lead(v.Sel), v.Following(v.FollowingOf(v.Sel, v.Leading())), v.Followers(v.Sel))
	}
	if p := v.Piece(v.Sel); p.Rank == game.Unit {
		add("alike", do.Alike(v.Sel), v.Following(match.Following{Leader: game.None, Kind: p.Kind}), planning.Alike(v.View, v.Sel))
	}
	if len(row.Buttons) == 0 {
		return nil
	}
	return []panel.Section{row}
}

// stopped says where a march stopped and why.
func (m *Army) stopped(v View) panel.Section {
	s := m.Halt.Stop
	n := panel.Note{Icon: "stop", Title: v.Say("army.stopped", i18n.Args{"unit": v.Name(s.Unit), "hex": s.At.String()}),
		Text: v.Say("army.stop."+s.Code, i18n.Args{"unit": v.Name(s.Unit), "units": v.Names(s.By)})}
	if s.Rule != nil {
		n.Text, n.Ref = v.Refusal(s.Rule), v.Cite(s.Rule.Ref)
	}
	return n
}

// main is the main button, and for a march that was stopped the way to drop it,
// which is the main one where nobody can go on.
func (m *Army) main(v View) []panel.Button {
	var row []panel.Button
	switch {
	case m.Halt == nil && m.planner != nil:
		row = append(row, panel.Button{ID: "let-go", Do: do.Cancel(), Icon: "close", Label: v.Say("ui.back", nil), Look: "gho"})
	case m.Halt != nil:
		row = append(row, panel.Button{ID: "drop-march", Do: do.DropMarch(), Label: v.Say("army.drop", nil), Look: "gho"})
	}
	p := m.Plan()
	switch {
	case p == nil && m.Halt == nil:
		return append(v.AdviceButton(), panel.Button{ID: "let-go", Do: do.Cancel(), Label: v.Say("army.none", nil), Look: "gho", Wide: true})
	case p == nil:
		return append(row, v.MainButton(v.Say("army.resume", i18n.Args{"n": len(m.Units)}), v.Actor))
	case p.After == nil:
		b := v.MainButton(v.Say("army.thinking", nil), v.Actor)
		b.Off = true
		return append(row, b)
	}
	b := m.March(v, p)
	if m.Halt != nil && b.Off { // nobody can go on: what is left is to drop it
		b = paler(b)
		row[0].Look, row[0].Side = "pri", match.SideKey(v.Actor)
	}
	return append(row, b)
}

// March is the main button of a whole plan: how many go, and who. Where nobody does it says why.
func (m *Army) March(v View, p *planning.Plan) panel.Button {
	b := v.MainButton(v.Say("army.march", i18n.Args{"n": p.Moving()}), v.Actor)
	b.Small = v.Who(p.Movers())
	if p.Moving() == 0 {
		b.Label, b.Off, b.Small = v.Say("army.nobody", nil), true, v.Hinders(p)
	}
	return b
}

func (m *Army) Says(v View) string {
	p := m.Plan()
	switch ready := p != nil && p.After != nil && p.Moving() > 0; {
	case v.T.Loop:
		return v.Say("army.prompt.loop", nil)
	case m.Halt != nil:
		return v.Say("army.prompt.stopped", nil)
	case ready && len(p.Column(v.Board())) > 1:
		return v.Say("army.prompt.column", nil)
	case ready:
		return v.Say("army.prompt.march", nil)
	case m.Way == planning.Charge:
		return v.Say("army.prompt.charge", nil)
	}
	return v.Say("army.prompt.where", nil)
}

// Aloud is what those hear who listen: who is chosen, and what would come of their march.
func (m *Army) Aloud(v View) string {
	switch p := m.Plan(); {
	case m.Halt != nil:
		return v.Said()
	case p != nil && p.After != nil:
		return v.Upshot(p)
	}
	head := v.Piece(planning.Head(v.View, m.Units))
	return v.Say("army.chosen", i18n.Args{"units": v.Who(m.Units), "unit": v.Named(head), "hex": head.Hex.String()})
}
