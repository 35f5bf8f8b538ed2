package page

import (
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// TestOddsAreToldToWhoReadsThem reads the odds of one attack as both sides: what is "they" to one is
// "we" to the other, and the colours are those of who attacks and who defends.
func TestOddsAreToldToWhoReadsThem(t *testing.T) {
	c := seated(t).Table
	w, attacker := c.In("en"), game.ID(0)
	side := c.Piece(attacker).Side
	o := &game.Odds{Attackers: []game.ID{attacker}, Columns: []string{"1:1"}, Chances: []game.Chance{
		{Result: game.Result{Defend: game.Harm{Loss: 1}}, Ways: 27, Of: 36}, {Result: game.Result{Attack: game.Harm{Loss: 1}}, Ways: 9, Of: 36}}}
	o.Attack.Add("5.6.4", "charge", 1)
	for _, tt := range []struct {
		we             game.Side
		summary, small string
	}{
		{side, "they lose SP 75 % · we 25 %", "effect"},
		{side.Other(), "they lose SP 25 % · we 75 %", "harm to us"},
	} {
		var card panel.Card
		w.Forecast(&card, o, tt.we)
		sections := w.Odds(o, tt.we)
		bars, rows := sections[len(sections)-1].(panel.Chances), sections[len(sections)-2].(panel.Ledger).Rows
		if bars.Summary != tt.summary || card.Small != tt.small || card.Big != "75 %" || w.Prospect(o, tt.we) != "1:1 · "+tt.summary {
			t.Errorf("read by %v: %q, card %+v, button %q", tt.we, bars.Summary, card, w.Prospect(o, tt.we))
		}
		if bars.Side != match.SideKey(side) || rows[0].Look != "of-"+match.SideKey(side) {
			t.Errorf("read by %v: bars of %s, rows %+v", tt.we, bars.Side, rows)
		}
	}
}
