package tell

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Mourned is the card of something grave that a story tells of.
func (t Teller) Mourned(e *game.Event, of *match.Tale) *panel.Grave {
	g := &panel.Grave{Side: match.SideKey(e.Side), Do: do.Confirm(), Go: t.Say("grave.go-on", nil)}
	if e.Kind == game.EventGameOver {
		t.ended(g, e.Result)
		return g
	}
	g.Fallen = t.info(*e).Lost
	g.Title = t.headline(match.Deed{Events: []game.Event{*e}}, true)
	if e.Unit != game.None && match.IsLeader(t.Game.Piece(e.Unit)) {
		g.Title = t.Say("grave.dead", i18n.Args{"unit": t.Unit(e.Unit)})
		g.Bearer = t.bearer(t.Game.Piece(e.Unit))
		g.How, g.Men = t.howHeDied(e, of), t.Chips(t.menOf(e.Unit))
	}
	g.Meaning = t.meaning(e)
	return g
}

// ended says how the battle ended, to who plays against the computer how it went for him.
func (t Teller) ended(g *panel.Grave, o *game.Outcome) {
	g.Side, g.Title, g.How = match.SideKey(o.Winner), t.Say("phase.over", nil), t.Outcome(o)+"."
	switch {
	case !t.Opposed() || o.Winner > game.B:
	case o.Winner == t.Foe.Side:
		g.Title = t.Say("over.lost", nil)
	default:
		g.Title = t.Say("over.won", nil)
	}
}

// howHeDied says by whom a leader died, or in which fight; nothing where nobody knows.
func (t Teller) howHeDied(e *game.Event, of *match.Tale) string {
	if e.By != game.None {
		return t.Say("grave.by", i18n.Args{"unit": t.Name(e.By)})
	}
	if of.Combat == nil || of.Combat.Odds == nil {
		return ""
	}
	against := of.Combat.Odds.Attackers
	if of.Combat.Side == e.Side {
		against = of.Combat.Odds.Defenders
	}
	if len(against) == 0 {
		return ""
	}
	return t.Say("grave.fight", i18n.Args{"units": t.fewer(against)})
}

// fewer names the first of some counters.
func (t Teller) fewer(ids []game.ID) i18n.Name {
	d := match.Deed{}
	for _, id := range ids {
		d.Events = append(d.Events, game.Event{Unit: id})
	}
	return t.befallen(d)
}

// menOf are the units of a leader that are on the map and can be seen.
func (t Teller) menOf(l game.ID) (ids []game.ID) {
	for id := range game.ID(t.Game.Counters()) {
		if p := t.Game.Piece(id); p.Commander == l && p.Rank == game.Unit && p.Where == game.OnMap && t.Sees(p) {
			ids = append(ids, id)
		}
	}
	return ids
}

// meaning says what follows of something grave by the rules of the system.
func (t Teller) meaning(e *game.Event) string {
	key := "grave." + t.System + "." + string(e.Kind)
	if e.Unit != game.None && t.Game.Piece(e.Unit).Rank == game.GrandLeader {
		key += ".grand"
	}
	return i18n.Or(t.Lang, key, "")
}

// Wept is the card of something grave for those who listen.
func (t Teller) Wept(g *panel.Grave) string { return g.Title + " " + g.How + " " + g.Meaning }
