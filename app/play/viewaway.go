package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// elsewhere are the places of counters that are not on the map and may come there, in the
// order in which they are told.
var elsewhere = []struct {
	where game.Where
	key   string
}{{game.Reserve, "away.coming"}, {game.Scattered, "away.scattered"}, {game.Away, "away.left"}}

// away lists the counters of both sides that are not on the map, those of the acting side
// first, and what they wait for.
func (c *Controller) away(w words) []panel.Section {
	var out []panel.Section
	for _, place := range elsewhere {
		l := panel.Ledger{Title: w.say(place.key, nil)}
		for _, s := range []game.Side{c.now.actor, c.now.actor.Other()} {
			l.Rows = append(l.Rows, c.absent(w, s, place.where)...)
		}
		if len(l.Rows) > 0 {
			out = append(out, l)
		}
	}
	return out
}

// band is the counters of a command that wait for the same.
type band struct {
	of  following
	why *rule.Refusal
}

// absent is a row for each band of a side that is at a place off the map.
func (c *Controller) absent(w words, s game.Side, where game.Where) []panel.Row {
	var order []band
	bands, leading := map[band][]game.ID{}, c.leading()
	for id := range game.ID(c.sess.Game.Counters()) {
		p := c.piece(id)
		if p.Side != s || p.Where != where || p.Rank != game.Unit || !c.sees(p) {
			continue
		}
		b := band{c.followingOf(id, leading), nil}
		if s == c.now.actor {
			b.why = c.now.view.WhyIdle(id)
		}
		if bands[b] == nil {
			order = append(order, b)
		}
		bands[b] = append(bands[b], id)
	}
	var rows []panel.Row
	for _, b := range order {
		rows = append(rows, w.band(b, bands[b], s))
	}
	return rows
}

// band is the row of a band; pressing it selects the first counter.
func (w words) band(b band, ids []game.ID, s game.Side) panel.Row {
	r := panel.Row{Do: "select:" + strconv.Itoa(int(ids[0])), Text: w.unit(ids[0]), Look: "of-" + css(s), Value: w.count(ids)}
	if n := len(ids); n > 1 {
		r.Text = w.say("away.n", i18n.Args{"unit": w.following(b.of), "n": n})
	}
	if b.why != nil {
		r.Sub, r.Ref = w.refusal(b.why), w.cite(b.why.Ref)
	}
	return r
}

// count is the strength of counters in all.
func (w words) count(ids []game.ID) string {
	sp := 0
	for _, id := range ids {
		sp += w.game.Piece(id).SP
	}
	return strconv.Itoa(sp) + " " + w.say("stat.sp", nil)
}
