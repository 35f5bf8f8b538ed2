package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/scenarios"
)

// battle is a battle before its set-up.
func battle(t testing.TB, id string) (*game.Scenario, game.Game) {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return sc, g
}

// sides are players of a level for both sides.
func sides(sc *game.Scenario, l bot.Level) [2]bot.Chooser {
	return [2]bot.Chooser{player(sc, game.A, l), player(sc, game.B, l)}
}

func player(sc *game.Scenario, side game.Side, l bot.Level) *bot.Player {
	return bot.NewPlayer(side, bot.Brief{Level: l, Posture: sc.Posture[side], Seed: 7})
}

// slow thinks a little at a time, and is disturbed now and then.
type slow struct {
	*bot.Player
	asked, slices int
}

func (p *slow) Choose(g game.Game) game.Action {
	if p.asked++; p.asked%5 == 0 {
		if p.Ask(g); p.Think(1) {
			return p.Answer().Act
		}
	}
	for p.Ask(g); !p.Think(3); p.slices++ {
	}
	return p.Answer().Act
}

// turns plays some turns and shows every act before it is done.
func turns(t *testing.T, g game.Game, players [2]bot.Chooser, last int, see func(game.Action)) {
	t.Helper()
	cup := dice.Seeded(5)
	for turn, _ := g.Clock(); turn < last && g.Outcome() == nil; turn, _ = g.Clock() {
		a := bot.Next(g, players)
		if a == nil {
			t.Fatalf("nobody goes on in turn %d", turn)
		}
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v is refused: %v", a, no)
		}
		see(a)
		g.Apply(a, &cup)
	}
}

func TestEveryLevelPlaysBothSystems(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		for _, name := range bot.LevelNames() {
			l, _ := bot.ParseLevel(name)
			sc, g := battle(t, id)
			first, _ := g.Clock()
			last, acts := first+1, 0
			turns(t, g, sides(sc, l), last, func(game.Action) { acts++ })
			if acts < 50 {
				t.Errorf("a %s did %d acts in the first turn of %s", name, acts, id)
			}
		}
	}
}

// spoken is a player whose reasons are noted.
type spoken struct {
	*bot.Player
	said map[bot.Reason]int
}

func (p *spoken) Choose(g game.Game) game.Action {
	a := p.Player.Choose(g)
	if a != nil {
		p.said[p.Answer().Why]++
	}
	return a
}

func TestEveryActHasAReason(t *testing.T) {
	sc, g := battle(t, "kulikovo-ambush")
	said := map[bot.Reason]int{}
	one, other := &spoken{player(sc, game.A, bot.Captain), said}, &spoken{player(sc, game.B, bot.Captain), said}
	first, _ := g.Clock()
	turns(t, g, [2]bot.Chooser{one, other}, first+2, func(game.Action) {})
	for why := range said {
		if !slices.Contains(bot.Reasons(), why) {
			t.Errorf("%d acts are done because of %q", said[why], why)
		}
	}
	if len(said) < 8 {
		t.Errorf("it always says the same: %v", said)
	}
}

// However the thinking is cut, the acts are the same.
func TestThinkingInSlicesChangesNothing(t *testing.T) {
	sc, whole := battle(t, "hastings")
	_, cut := battle(t, "hastings")
	a, b := &slow{Player: player(sc, game.A, bot.Captain)}, &slow{Player: player(sc, game.B, bot.Captain)}
	turns(t, whole, sides(sc, bot.Captain), 2, func(game.Action) {})
	turns(t, cut, [2]bot.Chooser{a, b}, 2, func(game.Action) {})
	if whole.Hash() != cut.Hash() {
		t.Error("in slices it played otherwise")
	}
	if a.slices < 10 || b.slices < 10 {
		t.Errorf("it thought in %d and %d slices", a.slices, b.slices)
	}
}

// twin is a player who is shown the battle as it is, and another who is shown it with what the
// enemy hides elsewhere.
type twin struct {
	t            *testing.T
	one, other   *bot.Player
	side         game.Side
	moved, alike int
}

func (p *twin) Choose(g game.Game) game.Action {
	a := p.one.Choose(g)
	hidden := g
	if list := g.(gametest.Shuffler).Shuffle(p.side, p.alike); len(list) > 0 {
		hidden = list[p.alike%len(list)]
		p.moved++
	}
	if p.alike++; describe(a) != describe(p.other.Choose(hidden)) {
		p.t.Fatalf("act %d: %+v, and with the regiment elsewhere %+v", p.alike, a, p.other.Answer().Act)
	}
	return a
}

func describe(a game.Action) string { return fmt.Sprintf("%T%+v", a, a) }

func TestItNeverSeesWhatTheEnemyHides(t *testing.T) {
	sc, g := battle(t, "kulikovo-field")
	p := &twin{t: t, side: game.A, one: player(sc, game.A, bot.Captain), other: player(sc, game.A, bot.Captain)}
	turns(t, g, [2]bot.Chooser{p, player(sc, game.B, bot.Squire)}, 3, func(game.Action) {})
	if p.moved < 50 {
		t.Errorf("only %d times was the regiment elsewhere", p.moved)
	}
}

// Three pairs: each time with the same dice, and the sides swapped.
func TestACaptainBeatsASimpleMind(t *testing.T) {
	if testing.Short() {
		return
	}
	won := 0
	for n := range 6 {
		sc, g := battle(t, "kulikovo-ambush")
		side := game.Side(n % 2)
		players := [2]bot.Chooser{}
		players[side] = player(sc, side, bot.Captain)
		players[side.Other()] = simple.New(side.Other(), simple.Orders{}, uint64(n/2))
		cup := dice.Seeded(uint64(100 + n/2))
		for g.Outcome() == nil {
			g.Apply(bot.Next(g, players), &cup)
		}
		if g.Outcome().Winner == side {
			won++
		}
	}
	if won < 5 {
		t.Errorf("it won %d of 6", won)
	}
}
