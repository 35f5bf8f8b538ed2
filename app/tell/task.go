package tell

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Task says what those are about who are led together, in one sentence.
func (w Words) Task(t bot.Task) string { return w.Bids(w.taskers(t.Who), t.Order, t.On) }

// taskers names those who are led with a counter.
func (w Words) taskers(id game.ID) string {
	p := w.Game.Piece(id)
	if match.IsLeader(p) {
		return w.Following(match.Following{Leader: id})
	}
	return w.Following(match.Following{Leader: game.None, Kind: p.Kind})
}

// Bids says in one sentence what some are about by an order, which is about these enemies.
func (w Words) Bids(of string, o planning.Order, on ...game.ID) string {
	if o.On != game.None && o.With != game.None {
		of = w.List([]string{of, w.Unit(o.With)})
	}
	return w.Say("foe.task.of", i18n.Args{"of": of, "what": w.Bidden(o, on...)})
}

// Bidden is what an order bids, in a few words.
func (w Words) Bidden(o planning.Order, on ...game.ID) string {
	key, args := "foe.task."+string(o.Do), i18n.Args{}
	switch {
	case o.On != game.None:
		key += ".on"
		args["on"] = w.Names(on)
	case o.Aim:
		key += ".at"
		args["hex"] = o.At.String()
	case o.With != game.None:
		args["with"] = w.Names([]game.ID{o.With})
	}
	return w.Say(key, args)
}

// Advised is the order behind a plan in one sentence: of the only one who takes part, or of those who are led with
// the others; whom it strikes at once is named.
func (w Words) Advised(x *match.Idea) string {
	of, on := w.taskers(x.Task.Who), []game.ID{x.Task.On}
	if units := x.Units(); len(units) == 1 {
		of = w.Unit(units[0])
	}
	order := x.Task.Order
	if x.March != nil && len(x.Odds) > 0 {
		order.Do, on = planning.DeedStrike, nil
		for _, o := range x.Odds {
			on = append(on, o.Defenders...)
		}
		order.On = on[0]
	}
	return w.Bids(of, order, Unique(on)...)
}

// Ahead says what may come of a plan in the next turn; nothing where that is told of it otherwise.
func (w Words) Ahead(x *match.Idea) string {
	o := x.Ahead.Odds
	if x.Ahead.Is == match.NoOutlook {
		return ""
	}
	if o == nil || len(o.Defenders) == 0 {
		return w.Say("counsel.ahead.safe", nil)
	}
	they, we, of := Likely(o.Chances)
	args := i18n.Args{"on": w.Names(o.Defenders), "they": w.chance(they, of), "we": w.chance(we, of)}
	switch x.Ahead.Is {
	case match.CanStrike:
		return w.Say("counsel.ahead.strike", args)
	case match.IsLeft:
		return w.Say("counsel.ahead.left", args)
	}
	if we > they {
		return w.Say("counsel.ahead.loses", args)
	}
	return w.Say("counsel.ahead.met", args)
}

// chance is a chance as it is told: plainly in tenths.
func (w Words) chance(n, of int) string {
	if w.Plain() {
		return w.Odd(100 * n / max(1, of))
	}
	return Percent(n, of)
}

// tasked is the row of a task in the list of what the computer did: it tells for all who take part.
func (v Teller) tasked(f *match.Feat, n int) panel.Feat {
	why := v.Say("foe.task.units", i18n.Args{"n": f.Task.Units})
	if f.Task.Since < v.Table.Turn {
		why += " · " + v.Say("foe.task.since", i18n.Args{"n": f.Task.Since})
	}
	return panel.Feat{Do: do.FoeLook(f.From), N: n, Text: v.Task(f.Task), Why: why}
}

// orders lists what the computer did since the person acted, the last first: of a movement what everybody is
// about who is led together, and not each move.
func (v Teller) orders() (rows []panel.Feat) {
	list := v.Lately()
	for i := range list {
		if i > 0 && list[i-1].Shares(&list[i]) {
			continue
		}
		if f := &list[i]; f.Task.Do != "" {
			rows = append(rows, v.tasked(f, len(rows)+1))
		} else {
			rows = append(rows, v.featRow(f, len(rows)+1))
		}
	}
	return rows
}
