package bot_test

import (
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// most is more acts than any battle takes.
const most = 30_000

// fight plays a battle to its end.
func fight(t *testing.T, sc *game.Scenario, seed uint64) game.Game {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	cup := dice.Seeded(seed)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{Stand: true}, seed)}
	for n := 0; g.Outcome() == nil; n++ {
		a := bot.Next(g, players)
		switch {
		case a == nil || n == most:
			t.Fatalf("%s stalls in turn %d, phase %d", sc.ID, g.Table().Turn, g.Table().Phase)
		case g.Check(a) != nil:
			t.Fatalf("%s: %+v is refused: %v", sc.ID, a, g.Check(a))
		}
		g.Apply(a, &cup)
	}
	return g
}

func TestItPlaysEveryBattleToItsEnd(t *testing.T) {
	for _, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) { fight(t, sc, 1) })
	}
}

func TestOneSeedPlaysTheSame(t *testing.T) {
	all := scenarios.All()
	sc := all[len(all)-1]
	if fight(t, sc, 7).Hash() != fight(t, sc, 7).Hash() {
		t.Error("one seed played two games")
	}
	if fight(t, sc, 7).Hash() == fight(t, sc, 8).Hash() {
		t.Error("two seeds played one game")
	}
}
