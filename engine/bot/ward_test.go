package bot_test

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// led plays some turns of a battle in which a captain leads some counters of the side to move by an
// order, and simple players all others; each act of the captain is shown before it is done.
func led(t *testing.T, id string, units func(game.Game) []game.ID, order plan.Order, see func(g game.Game, c bot.Choice)) {
	t.Helper()
	g, sc := opened(t, id)
	_, side := game.Facts(g).Awaits()
	mine := units(g)
	whom := slices.DeleteFunc(all(g), func(id game.ID) bool { return slices.Contains(mine, id) })
	p := bot.NewPlayer(side, bot.Brief{Level: bot.Captain, Posture: sc.Posture[side], Seed: 4, Wards: []bot.Ward{{Units: mine, Order: order, Whom: whom}}})
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 1), simple.New(game.B, simple.Orders{}, 2)}
	cup, acts := dice.Seeded(8), 0
	first, _ := g.Clock()
	for range 6000 {
		facts := game.Facts(g)
		if turn, _ := g.Clock(); turn > first+3 || g.Outcome() != nil {
			break
		}
		if stage, whose := facts.Awaits(); stage == game.StageFree && whose == side {
			p.Ask(g)
			for !p.Think(1 << 20) {
			}
			if c := p.Answer(); c.Act != nil {
				see(g, c)
				if no := g.Check(c.Act); no != nil {
					t.Fatalf("%s: %s is refused: %v", id, c.Act.Do(), no)
				}
				g.Apply(c.Act, &cup)
				acts++
				continue
			}
		}
		g.Apply(bot.Next(g, players), &cup)
	}
	if acts == 0 {
		t.Errorf("%s: the captain never acts", id)
	}
}

// everySecond are half of the units of the side to move.
func everySecond(g game.Game) (ids []game.ID) {
	for i, id := range all(g) {
		if i%2 == 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

func TestWhoLeadsAPartNeverActsForTheRest(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		var mine []game.ID
		led(t, id, func(g game.Game) []game.ID { mine = everySecond(g); return mine }, plan.Bid(plan.DeedAttack), func(g game.Game, c bot.Choice) {
			if !slices.Contains(mine, c.Unit) {
				t.Errorf("%s: %s by counter %d, which is not led", id, c.Act.Do(), c.Unit)
			}
			if odds := g.Forecast(c.Act); odds != nil {
				for _, by := range odds.Attackers {
					if !slices.Contains(mine, by) {
						t.Errorf("%s: %s attacks, which is not led", id, g.Name(by))
					}
				}
			}
		})
	}
}

// Who holds keeps about where it is: in a movement it ends within three hexes of where it was.
func TestWhoHoldsKeepsItsPlace(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		begun, seen := map[game.ID]game.Piece{}, 0
		now := [2]int{}
		led(t, id, everySecond, plan.Bid(plan.DeedHold), func(g game.Game, c bot.Choice) {
			turn, phase := g.Clock()
			if now != [2]int{turn, phase} {
				now = [2]int{turn, phase}
				clear(begun)
			}
			p := g.Piece(c.Unit)
			if game.Facts(g).Trade(phase) != game.TradeMove || c.Why == bot.WhyDuty || p.Where != game.OnMap || !c.Aim {
				return
			}
			if _, known := begun[c.Unit]; !known {
				begun[c.Unit] = p
			}
			seen++
			if from := begun[c.Unit].Hex; c.At.Distance(from) > 3 {
				t.Errorf("%s: %s goes from %v to %v: %s", id, g.Name(c.Unit), from, c.At, c.Why)
			}
		})
		if seen == 0 {
			t.Errorf("%s: nobody who holds ever turns or moves", id)
		}
	}
}

// Those who follow do not go further from everybody led by others than they were and may be.
func TestWhoFollowsStaysNear(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		mine := map[game.ID]bool{}
		units := func(g game.Game) []game.ID {
			ids := everySecond(g)
			for _, id := range ids {
				mine[id] = true
			}
			return ids
		}
		led(t, id, units, plan.Bid(plan.DeedFollow), func(g game.Game, c bot.Choice) {
			if !c.Aim || g.Piece(c.Unit).Where != game.OnMap || c.Why == bot.WhyDuty || g.Forecast(c.Act) != nil {
				return
			}
			was, will := 1000, 1000
			for _, id := range all(g) {
				if !mine[id] {
					was = min(was, g.Piece(id).Hex.Distance(g.Piece(c.Unit).Hex))
					will = min(will, g.Piece(id).Hex.Distance(c.At))
				}
			}
			if will > 3 && will > was {
				t.Errorf("%s: %s goes from %d to %d hexes", id, g.Name(c.Unit), was, will)
			}
		})
	}
}
