package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// dockUnit shows the selected counter and what it may do besides moving.
func (c *Controller) dockUnit(w words) panel.Dock {
	p := c.piece(c.sel)
	d := panel.Dock{Name: "unit", Left: []panel.Section{c.turning(w, w.head(p))}}
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Right = append(d.Right, o)
	}
	d.Right = append(d.Right, c.stackCards(w)...)
	d.Left = append(d.Left, w.traits(p)...)
	d.Left = append(d.Left, c.unitNotes(w)...)
	d.Foot = c.foot(w, c.pickButton(w)...)
	return d
}

// head is the card of one counter.
func (w words) head(p game.Piece) panel.Head {
	h := panel.Head{Chips: []panel.Chip{w.chip(p)}, Title: w.piece(p), Sub: w.lineage(p)}
	add := func(name, value string) {
		h.Stats = append(h.Stats, panel.Stat{Value: value, Name: w.say("stat."+name, nil)})
	}
	switch {
	case value(p) > 0:
		add("value", strconv.Itoa(p.SP))
	case p.SP > 0:
		add("sp", strconv.Itoa(p.SP))
	}
	if p.Bow > 0 {
		add("bow", strconv.Itoa(p.Bow))
		add("bow-range", strconv.Itoa(p.BowRange))
	}
	if p.Move > 0 {
		add("mp", w.allowance(p))
	}
	if p.Armour > 0 {
		add("armour", strconv.Itoa(p.Armour))
	}
	if p.Charge > 0 {
		add("cf", strconv.Itoa(p.Charge))
	}
	if p.Range > 0 {
		add("range", strconv.Itoa(p.Range))
		add("fatigue", strconv.Itoa(p.Fatigue))
	}
	return h
}

// allowance is the movement of a counter, and what is left of it once it has begun to move.
func (w words) allowance(p game.Piece) string {
	if p.Has(game.Moving) {
		return mp(p.Left) + "/" + mp(p.Move)
	}
	return mp(p.Move)
}

// lineage is the second line of a card: what it is, whose it is, its states.
func (w words) lineage(p game.Piece) string {
	text := w.kind(p)
	if p.Rank == game.Unit && p.Commander != game.None {
		text = w.say("unit.of", i18n.Args{"kind": text, "leader": w.unit(p.Commander)})
	}
	for _, m := range marks {
		if p.Has(m.bit) {
			text += " · " + w.say("mark."+m.key, nil)
		}
	}
	return text
}

// marks are the states worth saying.
var marks = []struct {
	bit game.Mark
	key string
}{
	{game.Moved, "moved"}, {game.MustAct, "must-act"}, {game.Reduced, "reduced"}, {game.Disorganised, "disorganised"},
	{game.Panicked, "panicked"}, {game.Formation, "formation"}, {game.Palisade, "palisade"}, {game.Frozen, "frozen"},
	{game.Fought, "fought"}, {game.Fallen, "fallen"}, {game.Charging, "charging"},
}

// turning adds the buttons that turn the counter, where it can be turned.
func (c *Controller) turning(w words, h panel.Head) panel.Head {
	if c.canRotate() {
		h.Tools = w.rotators()
	}
	return h
}

// rotators are the buttons that turn a counter by 60 degrees.
func (w words) rotators() []panel.Button {
	return []panel.Button{
		{ID: "rotate-left", Do: "rotate:-1", Icon: "left", Label: w.say("ui.rotate-left", nil), Look: "gho"},
		{ID: "rotate-right", Do: "rotate:1", Icon: "right", Label: w.say("ui.rotate-right", nil), Look: "gho"},
	}
}

// unitNotes say why a counter may do nothing, or what it owes.
func (c *Controller) unitNotes(w words) []panel.Section {
	var out []panel.Section
	for _, d := range c.now.duties {
		if d.Unit == c.sel {
			out = append(out, panel.Note{Side: css(c.now.actor), Text: w.duty(d), Ref: w.cite(d.Ref)})
		}
	}
	if !c.mine(c.sel) || c.reach != nil || len(c.options()) > 0 {
		return out
	}
	if no := c.now.view.WhyIdle(c.sel); no != nil {
		out = append(out, panel.Note{Icon: "stop", Title: w.say("why.idle", nil), Text: w.refusal(no), Ref: w.cite(no.Ref)})
	}
	return out
}

// stackCards lists the other counters in the hex of the selected one.
func (c *Controller) stackCards(w words) []panel.Section {
	p := c.piece(c.sel)
	if p.Where != game.OnMap {
		return nil
	}
	o := panel.Options{Title: w.say("ui.same-hex", nil), Side: css(p.Side)}
	for _, other := range c.at(p.Hex) {
		if other.ID == c.sel {
			continue
		}
		chip := w.chip(other)
		o.Cards = append(o.Cards, panel.Card{Do: "select:" + strconv.Itoa(int(other.ID)), Chip: &chip, Title: w.piece(other), Sub: w.lineage(other)})
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
