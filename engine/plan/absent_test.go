package plan_test

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// sleeping are orders of a side whose deputies are all bid one thing.
func sleeping(g game.Game, side game.Side, order plan.Order) plan.Orders {
	orders := map[string]string{}
	for id := range game.ID(g.Counters()) {
		switch p := g.Piece(id); {
		case p.Side != side || p.Rank == game.Banner:
		case p.Rank != game.Unit:
			orders[g.Name(id)] = order.Text(g)
		case p.Commander == game.None:
			orders[plan.KindMark+p.Kind] = order.Text(g)
		}
	}
	var s plan.Standing
	for k := range s {
		s[k] = plan.Deputy
	}
	return plan.Orders{Standing: s, Bids: plan.WriteBids(orders)}
}

// What deputies were bid is read as it was written, and nothing else is.
func TestBidsReadAsWritten(t *testing.T) {
	g := deployed(t, "legnica-mieszko")
	o := sleeping(g, game.A, plan.Bid(plan.DeedRide))
	if got, ok := plan.ParseOrders(o.String()); !ok || got != o || !plan.IsBids(g, game.A, o.Bids) || o.Bids == "" {
		t.Errorf("%q is read as %q", o.String(), got.String())
	}
	if got, ok := plan.ParseOrders("1dddddd"); !ok || got.Bids != "" || got.String() != "1dddddd" {
		t.Errorf("an old order is read as %+v", got)
	}
	for _, text := range []string{"1dddddd ", "1zz", " "} {
		if o, ok := plan.ParseOrders(text); ok {
			t.Errorf("%q is read as %+v", text, o)
		}
	}
	for _, bids := range []string{"nobody=hold", "kind:cavalry=burn", "kind:cavalry", "kind:b=hold;kind:a=hold", "kind:a=hold;kind:a=ride", "kind:a=hold@9999"} {
		if plan.IsBids(g, game.A, bids) {
			t.Errorf("%q is taken", bids)
		}
	}
}

// Who holds, or awaits an enemy who is not there, neither pursues nor evades; who rides off meets and pursues nobody,
// and evades where he may. What is bid makes a difference, and is asked nobody.
func TestDeputiesAnswerAsTheyWereBid(t *testing.T) {
	other := map[plan.Deed]int{}
	for i, id := range []string{"legnica-mieszko", "kulikovo-bobrok", "kosovo-guns"} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(6) {
			asked(t, sc, seed*17+uint64(i), 200, func(g game.Game, side game.Side, offers []game.Offer) {
				if len(offers) == 0 {
					return
				}
				var none plan.Standing
				for k := range none {
					none[k] = plan.Deputy
				}
				plainly := none.Decide(g, side, 0, 9)
				class := func(o game.Offer) game.VerbClass { return game.Codes(g).VerbInfo(o.Verb).Class }
				for _, d := range []plan.Deed{plan.DeedHold, plan.DeedRide} {
					got := sleeping(g, side, plan.Bid(d)).Decide(g, side, 0, 9)
					if got.Ask {
						t.Errorf("%s: who was bid to %s asks", id, d)
					}
					if got.Offer.Unit != plainly.Offer.Unit || got.Offer.At != plainly.Offer.At || got.Offer.Verb != plainly.Offer.Verb {
						other[d]++
					}
					stays, evades := false, false
					for _, o := range offers {
						stays = stays || class(o) == game.ToStay
						evades = evades || class(o) == game.ToEvade && o.Unit == got.Offer.Unit
					}
					switch {
					case d == plan.DeedHold && got.Kind == plan.Pursuing && stays && class(got.Offer) != game.ToStay,
						d == plan.DeedHold && class(got.Offer) == game.ToEvade && len(offers) > 1 && got.Kind != plan.Falling,
						d == plan.DeedRide && got.Kind == plan.Reacting && got.Offer.Act != nil && class(got.Offer) != game.ToEvade,
						d == plan.DeedRide && evades && class(got.Offer) != game.ToEvade:
						t.Errorf("%s: who was bid to %s answers %s", id, d, got.Offer.Verb)
					}
				}
			})
		}
	}
	if other[plan.DeedHold] == 0 || other[plan.DeedRide] == 0 {
		t.Errorf("what is bid makes no difference: %v", other)
	}
}
