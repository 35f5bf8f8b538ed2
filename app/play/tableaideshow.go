package play

import (
	"fmt"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// leadsWhom is the switch of who leads a following: the person, or the computer by an order.
func (v view) leadsWhom(side game.Side, of following) panel.Section {
	seg := panel.Segments{Title: v.say("deputy.who", i18n.Args{"of": v.following(of)})}
	id, order, led := v.oneOf(side, of), bot.Order(0), false
	if order, led = v.aides.orders[side][of]; led {
		seg.Title = v.say("deputy.led", i18n.Args{"of": v.following(of)})
	}
	seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("deputy:%d:", id), Label: v.say("deputy.you", nil), On: !led})
	for _, name := range bot.OrderNames() {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("deputy:%d:%s", id, name), Label: v.say("deputy.order."+name, nil), On: led && order.String() == name})
	}
	return seg
}

// oneOf is a counter of a following, by which commands name it.
func (v view) oneOf(side game.Side, of following) game.ID {
	if of.leader != game.None {
		return of.leader
	}
	leading := v.leading()
	for id := range game.ID(v.view.Counters()) {
		if p := v.piece(id); p.Side == side && v.followingOf(id, leading) == of {
			return id
		}
	}
	return game.None
}

// deputy is who leads some counters of one following, what his order means, and the way to have the
// computer lead all others.
func (v view) deputy(ids []game.ID) []panel.Section {
	if v.lesson != nil || v.table.Stage != game.StageFree || len(ids) == 0 || !v.mine(ids[0]) {
		return nil
	}
	leading, side := v.leading(), v.piece(ids[0]).Side
	of := v.followingOf(ids[0], leading)
	for _, id := range ids {
		if v.followingOf(id, leading) != of {
			return nil
		}
	}
	all := v.followings(side)
	if len(all) < 2 {
		return nil
	}
	out := []panel.Section{v.leadsWhom(side, of)}
	if order, led := v.aides.orders[side][of]; led {
		n := panel.Note{Side: css(side), Title: v.say("deputy.will", i18n.Args{"of": v.following(of)}),
			Text: v.say("deputy.order."+order.String()+".text", nil)}
		return append(out, n, v.aidesButton())
	}
	if v.opposed() && len(v.aides.orders[side]) < len(all)-1 {
		out = append(out, panel.Actions{Buttons: []panel.Button{{ID: "deputy-rest", Do: "deputy-rest:" + strconv.Itoa(int(ids[0])),
			Label: v.say("deputy.rest", nil), Look: "gho"}}})
	}
	return out
}

// asksWhoLeads reports whether the card of a counter asks who leads its following: that of a leader,
// where one person leads an army against the computer, and that of whoever the computer leads.
func (v view) asksWhoLeads(p game.Piece) bool {
	return v.isLed(p.ID) || p.Rank != game.Unit && (v.opposed() || len(v.aides.orders[p.Side]) > 0)
}

// aidesButton lets those act whom the computer leads.
func (v view) aidesButton() panel.Section {
	n := len(v.ledAble())
	return panel.Actions{Buttons: []panel.Button{{ID: "aides-go", Do: "aides-go", Label: v.say("deputy.go", i18n.Args{"n": n}), Look: "gho", Off: !v.mayAid()}}}
}

// ledOnes lists whom the computer leads for whoever is to act, by what order.
func ledOnes(v view) []panel.Section {
	if len(v.crew) == 0 || v.foreign() || len(v.aides.orders[v.actor]) == 0 {
		return nil
	}
	o := panel.Options{Title: v.say("deputy.list", nil), Side: css(v.actor)}
	able := map[following]int{}
	for _, id := range v.ledAble() {
		able[v.crew[id]]++
	}
	for _, of := range v.followings(v.actor) {
		if order, led := v.aides.orders[v.actor][of]; led {
			card := panel.Card{Do: "select:" + strconv.Itoa(int(v.oneOf(v.actor, of))), Title: v.following(of), Sub: v.say("deputy.order."+order.String()+".text", nil)}
			if able[of] > 0 {
				card.Big = strconv.Itoa(able[of])
			}
			o.Cards = append(o.Cards, card)
		}
	}
	return []panel.Section{o, v.aidesButton()}
}

// showLed outlines those whom the computer leads, while a person looks at his army.
func (v view) showLed(o *mapview.Overlay) {
	if len(v.crew) == 0 || v.decides() || v.table.Stage != game.StageFree || v.sel != game.None && !v.isLed(v.sel) {
		return
	}
	for _, of := range v.followings(v.actor) {
		idea := mapview.Idea{}
		for id := range game.ID(v.view.Counters()) {
			p := v.piece(id)
			if at, led := v.crew[id]; led && at == of && p.Side == v.actor && p.Where == game.OnMap && v.sees(p) && (v.sel == game.None || v.crew[v.sel] == of) {
				idea.Hexes = append(idea.Hexes, p.Hex)
			}
		}
		if len(idea.Hexes) > 0 {
			o.Ideas = append(o.Ideas, idea)
		}
	}
}
