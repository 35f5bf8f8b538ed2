package plan_test

import (
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// crossings are the hexes on the far side of the bridges, fords and gates of a battlefield.
func crossings(b *board.Board) (list []hex.Hex) {
	for c := range b.Cells() {
		h := b.Hex(c)
		for d := hex.N; d <= hex.NW; d++ {
			if b.On(h) && b.Side(h, d)&(board.Bridge|board.Ford|board.Gate) != 0 {
				list = append(list, h)
			}
		}
	}
	return list
}

// column is a plan in which several cross together, of any command of a battle, nil if there is
// none.
func column(g game.Game) *plan.Plan {
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Rank != game.Leader || p.Where != game.OnMap {
			continue
		}
		units := plan.Ready(g, plan.Command(g, id))
		for _, to := range crossings(g.Board()) {
			if len(units) < 3 || to.Distance(g.Piece(plan.Head(g, units)).Hex) > 8 {
				continue
			}
			if x := plan.NewPlanner(g, plan.March{Units: units, Mode: plan.EachCan, To: to}).Whole(); len(x.Column(g.Board())) > 1 {
				return x
			}
		}
	}
	return nil
}

// Whoever shares a bridge, a ford or a gate with others is named in the order in which they go by
// it; nobody on open ground is.
func TestWhoCrossesTogetherIsAColumn(t *testing.T) {
	found := 0
	for _, sc := range scenarios.All() {
		g := deployed(t, sc.ID)
		x := column(g)
		if x == nil {
			continue
		}
		found++
		at := -1
		for _, id := range x.Column(g.Board()) {
			for i := range x.Moves {
				if x.Moves[i].Unit == id {
					if i <= at || len(x.Moves[i].Acts) == 0 {
						t.Errorf("%s: %s goes out of order", sc.ID, g.Name(id))
					}
					at = i
				}
			}
		}
		t.Logf("%s: %s to %v, %d in column", sc.ID, g.Name(x.Head), x.To, len(x.Column(g.Board())))
	}
	if found == 0 {
		t.Error("nobody crosses anything")
	}
	if x := (&plan.Plan{Moves: []plan.Move{{Way: hex.At(5, 5).Disc(1)[:2]}}}); x.Column(deployed(t, "arsuf").Board()) != nil {
		t.Error("a column on open ground")
	}
}
