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

// The card of a leader and the card of his death show his arms once those of his battle are there; a unit
// shows none, and neither does a leader of a lesson.
func TestLeadersShowTheirArms(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf-rearguard"} {
		p := seatedAt(t, id)
		c := p.Table
		l := leader(c, game.B)
		bearer := c.Scenario.Sides[game.B] + "/" + c.Piece(l).Proper
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
			if c.Piece(unit).Rank == game.Unit && of(unit) != "" {
				t.Fatalf("%s: counter %d bears arms of its own", id, unit)
			}
		}
	}
}
