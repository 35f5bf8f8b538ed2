package page

import (
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// The card of a counter and the card of the death of a leader name their arms, which are fetched with the battle,
// and whence the name is.
func TestCountersShowTheirArms(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf-rearguard"} {
		p := seatedAt(t, id)
		c := p.Table
		l := leader(c, game.B)
		bearer := p.View().Head(c.Piece(l)).Bearer
		dead := game.Event{Kind: "leader-died", Side: game.B, Unit: l, By: game.None, At: c.Piece(l).Hex}
		x := &match.Tale{Worth: map[game.ID]int{}}
		x.Add(match.Note(c.Sess.Game, 0, &dead), nil)
		c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: []game.Event{dead}}
		if g := c.Mode.Cover(p.View()).Grave; bearer == "" || g.Bearer != bearer || p.Shown().Shields() != "" {
			t.Errorf("%s: %q and %q are the arms of one man", id, bearer, g.Bearer)
		}
		asked := p.Prints.Ask()
		if len(asked) == 0 || !strings.Contains(strings.Join(asked, " "), mapview.ArmsFile(c.Scenario.Battle)) {
			t.Fatalf("%s: fetched are %q", id, asked)
		}
		p.Prints.Arrived(mapview.ArmsFile(c.Scenario.Battle), "<svg >\n"+mapview.ArmsHead(bearer)+"<path/></g>\n</svg>")
		if !strings.Contains(p.Shown().Shields(), mapview.ArmsHead(bearer)) {
			t.Errorf("%s: shown are the arms %q", id, p.Shown().Shields())
		}
		for unit := range game.ID(c.Whole().Counters()) {
			u := c.Piece(unit)
			h := p.View().Head(u)
			if known := h.Bearer != "" && strings.Contains(h.Sub, "reconstruction") != strings.Contains(h.Sub, "ource"); u.Rank == game.Unit && !known {
				if !strings.Contains(h.Sub, "in part") {
					t.Fatalf("%s: the card of counter %d says %q, with the arms %q", id, unit, h.Sub, h.Bearer)
				}
			}
		}
	}
}
