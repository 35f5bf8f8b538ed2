package tell

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// bearer is the number of the arms that a counter bears, empty without.
func (w Words) bearer(p game.Piece) string {
	if c := w.called(&p); c != nil {
		return c.Arms
	}
	return ""
}

// Bearers are the arms of the first two of some who bear different ones; a banner bears those of its leader.
func (w Words) Bearers(ids ...game.ID) (arms []string) {
	for _, id := range ids {
		if id == game.None || int(id) >= w.Game.Counters() || len(arms) == 2 {
			continue
		}
		p := w.Game.Piece(id)
		if p.Rank == game.Banner && p.Commander != game.None {
			p = w.Game.Piece(p.Commander)
		}
		if a := w.bearer(p); a != "" && !slices.Contains(arms, a) {
			arms = append(arms, a)
		}
	}
	return arms
}

// bearersOf are the arms of those whom a line names, in its order. A line that takes many together has none.
func (w Words) bearersOf(t match.Told) []string {
	if len(t.Weary) > 1 || t.N > 1 && t.Event.Kind == game.EventPlaced {
		return nil
	}
	e, ids := t.Event, []game.ID(nil)
	for _, place := range i18n.Places(w.Lang, w.eventKey(e)) {
		switch {
		case place == "unit":
			ids = append(ids, e.Unit)
		case place == "by":
			ids = append(ids, e.By)
		case place == "units":
			ids = append(ids, first(e.Units)...)
		case place == "attackers" && e.Odds != nil:
			ids = append(ids, first(e.Odds.Attackers)...)
		case place == "defenders" && e.Odds != nil:
			ids = append(ids, first(e.Odds.Defenders)...)
		}
	}
	return w.Bearers(ids...)
}

// first is the first of some, if there is one.
func first(ids []game.ID) []game.ID { return slices.Clone(ids[:min(1, len(ids))]) }

// origin says who somebody was, and who says so: a source, or nobody before us.
func (w Words) origin(p game.Piece) string {
	c := w.called(&p)
	if c == nil {
		return ""
	}
	work := ""
	if c.Source != "" && !w.Plain() {
		work = w.Say("source."+c.Source, nil)
	}
	text := w.Say(i18n.First("register."+strings.ToLower(c.Sure)+when(work != "", ".work"), "register.c"), i18n.Args{"work": work})
	if match.IsLeader(p) {
		text = c.Name + " · " + text
	}
	return " · " + text
}

// when is a text if something holds.
func when(holds bool, text string) string {
	if holds {
		return text
	}
	return ""
}

// Sources count the units of a battle whose names a source has, in whole or in part, and the others.
func (w Words) Sources() (known, ours int) {
	for id := range game.ID(w.Game.Counters()) {
		p := w.Game.Piece(id)
		switch c := w.called(&p); {
		case c == nil || p.Rank != game.Unit:
		case c.Sure == "C":
			ours++
		default:
			known++
		}
	}
	return known, ours
}

// Head is the card of one counter.
func (w Words) Head(p game.Piece) panel.Head {
	h := panel.Head{Chips: []panel.Chip{w.Chip(p)}, Title: w.Named(p), Sub: w.Lineage(p) + w.origin(p), Bearer: w.bearer(p)}
	add := func(name, value string) {
		h.Stats = append(h.Stats, panel.Stat{Value: value, Name: w.Say("stat."+name, nil)})
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
func (w Words) allowance(p game.Piece) string {
	if p.Has(game.Moving) {
		return Mp(p.Left) + "/" + Mp(p.Move)
	}
	return Mp(p.Move)
}

// Lineage is the second line of a card: what it is, whose it is, its states.
func (w Words) Lineage(p game.Piece) string {
	text := w.kind(p)
	if p.Rank == game.Unit && p.Commander != game.None {
		text = w.Say("unit.of", i18n.Args{"kind": text, "leader": w.Name(p.Commander)})
	}
	for _, m := range marks {
		if p.Has(m.bit) {
			text += " · " + w.Say("mark."+m.key, nil)
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
	{game.Fought, "fought"}, {game.Fallen, "fallen"}, {game.Charging, "charging"}, {game.Worn, "worn"},
}

// Rotators are the buttons that turn a counter by 60 degrees.
func (w Words) Rotators() []panel.Button {
	return []panel.Button{
		{ID: "rotate-left", Do: do.Rotate(-1), Icon: "left", Label: w.Say("ui.rotate-left", nil), Look: "gho"},
		{ID: "rotate-right", Do: do.Rotate(1), Icon: "right", Label: w.Say("ui.rotate-right", nil), Look: "gho"},
	}
}

// Figures are the figures of a counter in one line.
func (w Words) Figures(p game.Piece) string {
	var parts []string
	for _, s := range w.Head(p).Stats {
		parts = append(parts, s.Value+" "+s.Name)
	}
	if name := dots[p.Dot]; name != "" {
		parts = append(parts, w.Say("mark."+name, nil))
	}
	return strings.Join(parts, " · ")
}
