package page

import (
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// The card of a counter and the card of the death of a leader show their arms once those of the battle are
// there, and whence the name is; in a lesson none.
func TestCountersShowTheirArms(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf-rearguard"} {
		p := seatedAt(t, id)
		c := p.Table
		l := leader(c, game.B)
		bearer := p.View().Head(c.Piece(l)).Bearer
		of := func(unit game.ID) string {
			list := p.Shown().armed([]panel.Section{p.View().Head(c.Piece(unit))})
			return list[0].(panel.Head).Arms
		}
		dead := game.Event{Kind: "leader-died", Side: game.B, Unit: l, By: game.None, At: c.Piece(l).Hex}
		x := &match.Tale{Worth: map[game.ID]int{}}
		x.Add(match.Note(c.Sess.Game, 0, &dead), nil)
		c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: []game.Event{dead}}
		if of(l) != "" || p.Shown().Cover(p.View()).Grave.Arms != "" {
			t.Errorf("%s: arms that are not there are shown", id)
		}
		asked := p.Prints.Ask()
		if len(asked) == 0 || !strings.Contains(strings.Join(asked, " "), mapview.ArmsFile(c.Scenario.Battle)) {
			t.Fatalf("%s: fetched are %q", id, asked)
		}
		p.Prints.Arrived(mapview.ArmsFile(c.Scenario.Battle), "<svg >\n"+mapview.ArmsHead(bearer)+"<path/></g>\n</svg>")
		if of(l) != "<path/>" || p.Shown().Cover(p.View()).Grave.Arms != "<path/>" {
			t.Errorf("%s: %s has the arms %q", id, bearer, of(l))
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
