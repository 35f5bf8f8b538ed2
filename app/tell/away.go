package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// offMap are the places of counters that are not on the map and may come there, in the
// order in which they are told.
var offMap = []struct {
	where game.Where
	key   string
	seen  bool // beside the hex where they come in
}{{game.Reserve, "away.waiting", true}, {game.Reserve, "away.coming", false}, {game.Scattered, "away.scattered", false}, {game.Away, "away.left", false}}

// Away lists the counters of both sides that are not on the map, those of the acting side
// first, and what they wait for.
func (t Teller) Away() []panel.Section {
	var out []panel.Section
	for _, place := range offMap {
		l := panel.Ledger{Title: t.Say(place.key, nil)}
		for _, s := range []game.Side{t.Actor, t.Actor.Other()} {
			l.Rows = append(l.Rows, t.absent(s, place.where, place.seen)...)
		}
		if len(l.Rows) > 0 {
			out = append(out, l)
		}
	}
	return out
}

// band is the counters of a command that wait for the same.
type band struct {
	of  match.Following
	why *rule.Refusal
	at  hex.Hex // where they are seen, none where they are not
}

// absent is a row for each band of a side that is at a place off the map, seen there or not.
func (t Teller) absent(s game.Side, where game.Where, seen bool) []panel.Row {
	var order []band
	bands, leading := map[band][]game.ID{}, t.Leading()
	for id := range game.ID(t.Sess.Game.Counters()) {
		p := t.Piece(id)
		if p.Side != s || p.Where != where || p.Rank != game.Unit || !t.Sees(p) || t.DrawnAside(p) != seen {
			continue
		}
		b := band{of: t.FollowingOf(id, leading)}
		if seen {
			b.at = p.Hex
		}
		if s == t.Actor {
			b.why = t.View.WhyIdle(id)
		}
		if bands[b] == nil {
			order = append(order, b)
		}
		bands[b] = append(bands[b], id)
	}
	var rows []panel.Row
	for _, b := range order {
		rows = append(rows, bandRow(t.Words, b, bands[b], s))
	}
	return rows
}

// bandRow is the row of a band; pressing it selects the first counter.
func bandRow(w Words, b band, ids []game.ID, s game.Side) panel.Row {
	r := panel.Row{Do: do.Select(ids[0]), Text: w.Unit(ids[0]), Look: "of-" + match.SideKey(s), Value: w.count(ids)}
	if n := len(ids); n > 1 {
		r.Text = w.Say("away.n", i18n.Args{"unit": w.Following(b.of), "n": n})
	}
	if b.at != (hex.Hex{}) {
		r.Sub = w.Number(b.at)
	}
	if b.why != nil {
		r.Sub, r.Ref = strings.TrimPrefix(r.Sub+" · "+w.Refusal(b.why), " · "), w.Cite(b.why.Ref)
	}
	return r
}

// count is the strength of counters in all.
func (w Words) count(ids []game.ID) string {
	sp := 0
	for _, id := range ids {
		sp += w.Game.Piece(id).SP
	}
	return strconv.Itoa(sp) + " " + w.Say("stat.sp", nil)
}
