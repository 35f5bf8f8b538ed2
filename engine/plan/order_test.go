package plan_test

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// An order is read as it was written; what no person can bid, and who is not there, is not read.
func TestAnOrderIsWrittenAndRead(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	own, foe := game.None, game.None
	for id := range game.ID(g.Counters()) {
		if g.Piece(id).Side == game.A {
			own = id
		} else {
			foe = id
		}
	}
	about := func(d plan.Deed, on, with game.ID) plan.Order { return plan.Order{Do: d, On: on, With: with} }
	for text, want := range map[string]plan.Order{
		"attack": plan.Bid(plan.DeedAttack), "hold": plan.Bid(plan.DeedHold), "follow": plan.Bid(plan.DeedFollow), "ride": plan.Bid(plan.DeedRide),
		"hold@1205": plan.BidAt(plan.DeedHold, hex.At(12, 5)), "await@0102": plan.BidAt(plan.DeedAwait, hex.At(1, 2)),
		"screen:" + g.Name(foe): about(plan.DeedScreen, foe, game.None), "join:" + g.Name(own): about(plan.DeedJoin, game.None, own),
	} {
		got, ok := plan.ReadOrder(g, game.A, text)
		if !ok || got != want || got.Text(g) != text {
			t.Errorf("%q is read as %+v and written as %q: %v", text, got, got.Text(g), ok)
		}
	}
	for _, text := range []string{"", "dance", "strike", "screen", "join", "await", "await@", "await@9999", "ride@1205", "hold:" + g.Name(foe), "attack@1205",
		"screen:" + g.Name(own), "join:" + g.Name(foe), "screen:nobody", "hold@x", ":", "@"} {
		if got, ok := plan.ReadOrder(g, game.A, text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}
