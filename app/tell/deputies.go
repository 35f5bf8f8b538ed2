package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// LeadsWhom is the switch of who leads a following. An order that is about somebody or some place is said.
func (v Teller) LeadsWhom(side game.Side, of match.Following) panel.Section {
	seg := v.leadsWhom(side, of)
	if order, led := v.Aides.Orders[side][of]; led && order.Goal() != planning.NoGoal {
		seg.Text = v.Order(order)
	}
	return seg
}

// leadsWhom is that switch: the person, or the computer by an order that is about nothing else.
func (v Teller) leadsWhom(side game.Side, of match.Following) panel.Segments {
	seg := panel.Segments{Title: v.Say("deputy.who", i18n.Args{"of": v.Following(of)})}
	id := v.OneOf(side, of)
	order, led := v.Aides.Orders[side][of]
	if led {
		seg.Title = v.Say("deputy.led", i18n.Args{"of": v.Following(of)})
	}
	about := led && order.Goal() != planning.NoGoal
	seg.Parts = append(seg.Parts, panel.Segment{Do: do.Deputy(id, ""), Label: v.Say("deputy.you", nil), On: !led})
	for _, d := range planning.GivenDeeds() {
		if d.Goal() == planning.NoGoal || d == planning.DeedHold {
			seg.Parts = append(seg.Parts, panel.Segment{Do: do.Deputy(id, string(d)), Label: v.Say("deputy.order."+string(d), nil), On: led && !about && order.Do == d})
		}
	}
	return seg
}

// bids are the orders to a following that are about somebody or some place, which is to be tapped on the map.
func (v Teller) bids(side game.Side, of match.Following) panel.Section {
	seg := panel.Segments{Title: v.Say("deputy.about", nil)}
	id := v.OneOf(side, of)
	order, led := v.Aides.Orders[side][of]
	for _, d := range planning.GivenDeeds() {
		if d.Goal() != planning.NoGoal {
			seg.Parts = append(seg.Parts, panel.Segment{Do: do.Bid(id, string(d)), Label: v.Say("deputy.bid."+string(d), nil),
				On: led && order.Do == d && order.Goal() != planning.NoGoal})
		}
	}
	return seg
}

// Order says in one sentence what those do whom the computer leads by an order of a person.
func (w Words) Order(o planning.Order) string {
	key, args := "deputy.order."+string(o.Do), i18n.Args{}
	switch o.Goal() {
	case planning.AtPlace:
		key += ".at"
		args["hex"] = o.At.String()
	case planning.AtFoe:
		args["on"] = w.Names([]game.ID{o.On})
	case planning.AtOwn:
		args["with"] = w.Names([]game.ID{o.With})
	}
	return w.Say(key+".text", args)
}

// OneOf is a counter of a following, by which commands name it.
func (v Teller) OneOf(side game.Side, of match.Following) game.ID {
	if of.Leader != game.None {
		return of.Leader
	}
	leading := v.Leading()
	for id := range game.ID(v.View.Counters()) {
		if p := v.Piece(id); p.Side == side && v.FollowingOf(id, leading) == of {
			return id
		}
	}
	return game.None
}

// Deputy is who leads some counters of one following, what his order means, and the way to have the
// computer lead all others.
func (v Teller) Deputy(ids []game.ID) []panel.Section {
	if v.Staged() || v.Table.Stage != game.StageFree || len(ids) == 0 || !v.Mine(ids[0]) {
		return nil
	}
	leading, side := v.Leading(), v.Piece(ids[0]).Side
	of := v.FollowingOf(ids[0], leading)
	for _, id := range ids {
		if v.FollowingOf(id, leading) != of {
			return nil
		}
	}
	all := v.Followings(side)
	if len(all) < 2 {
		return nil
	}
	out := []panel.Section{v.leadsWhom(side, of), v.bids(side, of)}
	if order, led := v.Aides.Orders[side][of]; led {
		n := panel.Note{Side: match.SideKey(side), Title: v.Say("deputy.will", i18n.Args{"of": v.Following(of)}),
			Text: v.Order(order)}
		if v.Afar != nil && v.Afar.Table != nil && v.Afar.MayBid() {
			n.Text += ". " + v.Say("deputy.apart", nil)
		}
		return append(out, n, v.aidesButton())
	}
	if v.Opposed() && len(v.Aides.Orders[side]) < len(all)-1 {
		out = append(out, panel.Actions{Buttons: []panel.Button{{ID: "deputy-rest", Do: do.DeputyRest(ids[0]),
			Label: v.Say("deputy.rest", nil), Look: "gho"}}})
	}
	return out
}

// AsksWhoLeads reports whether the card of a counter asks who leads its following: that of a leader,
// where one person leads an army against the computer, and that of whoever the computer leads.
func (v Teller) AsksWhoLeads(p game.Piece) bool {
	return v.IsLed(p.ID) || p.Rank != game.Unit && (v.Opposed() || len(v.Aides.Orders[p.Side]) > 0)
}

// aidesButton lets those act whom the computer leads.
func (v Teller) aidesButton() panel.Section {
	n := len(v.LedAble())
	return panel.Actions{Buttons: []panel.Button{{ID: "aides-go", Do: do.AidesGo(), Label: v.Say("deputy.go", i18n.Args{"n": n}), Look: "gho", Off: !v.MayAid()}}}
}

// OffersRest offers to have the computer lead, until the turn ends, those who are left to move.
func (v Teller) OffersRest() []panel.Section {
	of, ids := v.Lendable()
	if len(of) == 0 {
		return nil
	}
	names := make([]string, len(of))
	for i := range of {
		names[i] = v.Following(of[i])
	}
	return []panel.Section{panel.Actions{Buttons: []panel.Button{{ID: "lend-rest", Do: do.LendRest(), Label: v.Say("rest.yours", nil),
		Small: v.Say("rest.yours.text", i18n.Args{"n": len(ids), "of": strings.Join(names, ", ")}), Look: "pri", Wide: true}}}}
}

// LedOnes lists whom the computer leads for whoever is to act, by what order.
func (v Teller) LedOnes() []panel.Section {
	if len(v.Crew) == 0 || v.Foreign() || len(v.Aides.Orders[v.Actor]) == 0 {
		return nil
	}
	o := panel.Options{Title: v.Say("deputy.list", nil), Side: match.SideKey(v.Actor)}
	able := map[match.Following]int{}
	for _, id := range v.LedAble() {
		able[v.Crew[id]]++
	}
	for _, of := range v.Followings(v.Actor) {
		if order, led := v.Aides.Orders[v.Actor][of]; led {
			card := panel.Card{Do: do.Select(v.OneOf(v.Actor, of)), Title: v.Following(of), Sub: v.Order(order)}
			if able[of] > 0 {
				card.Big = strconv.Itoa(able[of])
			}
			o.Cards = append(o.Cards, card)
		}
	}
	return []panel.Section{o, v.aidesButton()}
}

// ShowLed outlines those whom the computer leads, or could for the rest of the turn, while a person looks
// at his army.
func (v Teller) ShowLed(o *mapview.Overlay) {
	if _, ids := v.Lendable(); len(ids) > 0 && v.Sel == game.None {
		o.Ideas = append(o.Ideas, mapview.Idea{Hexes: v.Stands(ids)})
	}
	if len(v.Crew) == 0 || v.Decides() || v.Table.Stage != game.StageFree || v.Sel != game.None && !v.IsLed(v.Sel) {
		return
	}
	for _, of := range v.Followings(v.Actor) {
		if order, led := v.Aides.Orders[v.Actor][of]; led && (v.Sel == game.None || v.Crew[v.Sel] == of) {
			v.ShowFollowing(of, v.Actor, o)
			v.pointOut(of, order, o)
		}
	}
}

// ShowFollowing outlines a following of a side.
func (v Teller) ShowFollowing(of match.Following, side game.Side, o *mapview.Overlay) {
	idea, leading := mapview.Idea{}, v.Leading()
	for id := range game.ID(v.View.Counters()) {
		if p := v.Piece(id); p.Side == side && p.Where == game.OnMap && p.Rank != game.Banner && v.Sees(p) && v.FollowingOf(id, leading) == of {
			idea.Hexes = append(idea.Hexes, p.Hex)
		}
	}
	if len(idea.Hexes) > 0 {
		o.Ideas = append(o.Ideas, idea)
	}
}

// pointOut shows what the order of a following is about, and names it where nobody stands there.
func (v Teller) pointOut(of match.Following, order planning.Order, o *mapview.Overlay) {
	switch order.Goal() {
	case planning.AtPlace:
		o.Ideas = append(o.Ideas, mapview.Idea{Hexes: []hex.Hex{order.At}})
		name := v.Following(of)
		o.Chips = append(o.Chips, mapview.Chip{Hex: order.At, Brief: name,
			Text: v.Say("deputy.goal", i18n.Args{"of": name, "order": v.Say("deputy.bid."+string(order.Do), nil)})})
	case planning.AtFoe:
		v.PointAt(order.On, o)
	case planning.AtOwn:
		v.PointAt(order.With, o)
	}
}

// PointAt outlines where a counter stands, if that is seen.
func (v Teller) PointAt(id game.ID, o *mapview.Overlay) {
	if p := v.Piece(id); p.Where == game.OnMap && v.Sees(p) {
		o.Ideas = append(o.Ideas, mapview.Idea{Hexes: []hex.Hex{p.Hex}})
	}
}
