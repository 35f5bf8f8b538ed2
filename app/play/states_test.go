package play

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
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
		coming := ledgers(p.Dock())["Still to come"]
		if len(coming) == 0 {
			t.Fatalf("%s: nobody is still to come", id)
		}
		for _, r := range coming {
			if own := r.Look == "of-"+css(p.Table.now.actor); own != (r.Sub != "" && r.Ref.Para != "") {
				t.Errorf("%s: %+v", id, r)
			}
		}
		if p.Do(coming[0].Do); p.Table.sel == game.None {
			t.Errorf("%s: pressing a line does not select a counter", id)
		}
	}
}

func TestFrozenCountersAreMarkedAndSayWhy(t *testing.T) {
	p := seatedAt(t, "kulikovo-field")
	c := p.Table
	for _, m := range c.Scene("en", Overlays{}).Counters {
		g := c.Game().Piece(game.ID(m.ID))
		if m.Shown && m.Frozen != g.Has(game.Frozen) {
			t.Errorf("%s: marked %v", g.Label, m.Frozen)
		}
	}
	for id := range game.ID(c.Game().Counters()) {
		if g := c.Game().Piece(id); g.Has(game.Frozen) && g.Side == c.now.actor && g.Rank == game.Unit {
			c.Select(id)
			if b := p.Bubble(); b.Text == "" || b.Ref.Para == "" || !strings.Contains(c.words("en").lineage(g), "may not act yet") {
				t.Errorf("%s says %+v", g.Label, b)
			}
			return
		}
	}
	t.Error("nobody is held back")
}

func TestTheScaleOfVictoriesMarksTheOneWon(t *testing.T) {
	w := words{lang: "en"}
	rows := w.scale("great-victory")[0].(panel.Ledger).Rows
	if len(rows) != 5 || rows[3].Look != "sum" || rows[3].Text != "great" || rows[2].Look != "" {
		t.Errorf("rows %+v", rows)
	}
	if w.scale("points") != nil {
		t.Error("a battle without a scale shows one")
	}
}
