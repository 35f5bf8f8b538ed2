package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// ledgers are the titles and rows of the ledgers in a dock.
func ledgers(d panel.Dock) map[string][]panel.Row {
	out := map[string][]panel.Row{}
	for _, s := range append(slices.Clone(d.Left), d.Right...) {
		if l, ok := s.(panel.Ledger); ok {
			out[l.Title] = l.Rows
		}
	}
	return out
}

func TestReinforcementsAreListedWithWhatTheyWaitFor(t *testing.T) {
	for _, id := range []string{"legnica-bohemian-mile", "grunwald-blitzkrieg"} {
		p := seatedAt(t, id)
		coming := ledgers(p.Shown().Dock())["Waiting at their hex"]
		if len(coming) == 0 {
			t.Fatalf("%s: nobody is still to come", id)
		}
		for _, r := range coming {
			if own := r.Look == "of-"+match.SideKey(p.Table.Actor); own != (r.Ref.Para != "") || own && r.Sub == "" {
				t.Errorf("%s: %+v", id, r)
			}
		}
		if p.Do(coming[0].Do); p.Table.Sel == game.None {
			t.Errorf("%s: pressing a line does not select a counter", id)
		}
	}
}

func TestFrozenCountersAreMarkedAndSayWhy(t *testing.T) {
	p := seatedAt(t, "kulikovo-field")
	c := p.Table
	for _, m := range c.Mode.Scene(c.In("en"), table.Overlays{}).Counters {
		g := c.Whole().Piece(game.ID(m.ID))
		if m.Shown && m.Frozen != g.Has(game.Frozen) {
			t.Errorf("%s: marked %v", g.Label, m.Frozen)
		}
	}
	for id := range game.ID(c.Whole().Counters()) {
		if g := c.Whole().Piece(id); g.Has(game.Frozen) && g.Side == c.Actor && g.Rank == game.Unit {
			c.SelectUnit(id)
			if b := answered(t, p); b.rule == "" || !strings.Contains(c.In("en").Lineage(g), "may not act yet") {
				t.Errorf("%s says %+v", g.Label, b)
			}
			return
		}
	}
	t.Error("nobody is held back")
}

func TestTheScaleOfVictoriesMarksTheOneWon(t *testing.T) {
	w := seated(t).Table.In("en")
	same := func(n int) [2]int { return [2]int{n, n} }
	o := &game.Outcome{Winner: game.A, Code: "great-victory", Scale: []game.Grade{{Code: "small-victory", By: "lead", From: same(1)},
		{Code: "great-victory", By: "lead", From: same(21)}, {Code: "epic-victory", By: "losses", From: [2]int{45, 60}}}}
	rows := w.Scale(o)[0].(panel.Ledger).Rows
	if rows[1].Look != "sum" || rows[1].Sub == "" || rows[0].Look != "" || rows[2].Look != "" {
		t.Errorf("rows %+v", rows)
	}
	for i, want := range []string{"1 point ahead", "21 points ahead", "60"} {
		if takes := rows[i].Value + rows[i].Sub; !strings.Contains(takes, want) {
			t.Errorf("row %d takes %q, want %q", i, takes, want)
		}
	}
	if w.Scale(&game.Outcome{Code: "points"}) != nil {
		t.Error("a battle without a scale shows one")
	}
}
