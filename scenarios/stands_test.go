package scenarios

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// A battle that begins where another has come is the same position: counters stand as they stood, come as
// far, and attack at the same odds; and the score stands where it stood.
func TestABattleBeginsWhereAnotherHasCome(t *testing.T) {
	for _, sc := range All() {
		last := sc.Turns[0]
		if sc.Short() {
			last++
		}
		free := func(g game.Game) bool { return g.Table().Stage == game.StageFree }
		inPhases(t, sc, last, free, func(g game.Game) { beginsThere(t, sc, g) })
	}
}

// beginsThere writes a battle that begins in a position, reads it, and compares the two.
func beginsThere(t *testing.T, sc *game.Scenario, g game.Game) {
	t.Helper()
	b, err := Changed(sc, g)
	if err != nil {
		t.Fatal(err)
	}
	made, err := b.Open()
	if err != nil {
		t.Fatalf("%s: %v\n%s", sc.ID, err, b)
	}
	again, err := made.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	turn, phase := g.Clock()
	if n, p := again.Clock(); n != turn || p != phase {
		t.Errorf("%s begins in turn %d, phase %d, want %d, %d", sc.ID, n, p, turn, phase)
	}
	if a, b := score(g), score(again); a != b {
		t.Errorf("%s: %s, want %s", sc.ID, b, a)
	}
	goesOn(t, made, again.Clone())
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Rank != game.Banner {
			same(t, sc, g, again, id)
		}
	}
}

// goesOn plays on from where a battle begins, and finds no broken invariant.
func goesOn(t *testing.T, sc *game.Scenario, g game.Game) {
	t.Helper()
	var players [2]bot.Chooser
	for s := range players {
		players[s] = simple.New(game.Side(s), simple.Orders(sc.Posture[s]), 3)
	}
	cup := dice.Seeded(3)
	for range 12 {
		act := bot.Next(g, players)
		if act == nil {
			break
		}
		g.Apply(act, &cup)
		if err := g.Audit(); err != nil {
			t.Errorf("%s: %v", sc.Made.Key, err)
		}
	}
	if g.Outcome() == nil && bot.Next(g, players) == nil {
		t.Errorf("%s goes on, and nobody can do anything", sc.Made.Key)
	}
}

func score(g game.Game) string {
	var b strings.Builder
	for _, x := range g.Table().Tracks {
		fmt.Fprintln(&b, x)
	}
	return b.String()
}

// What is wrong with the lines about counters is told by line.
func TestMistakesOfStands(t *testing.T) {
	text, err := Text(All()[2])
	if err != nil {
		t.Fatal(err)
	}
	hastings := headed(t, "hastings")
	for _, c := range []struct{ battle, lines, want string }{
		{text.Battle, "stands: kustun 3206 NW, kustun-c99 3106 NW", ":2: no counter is called \"kustun-c99\""},
		{text.Battle, "stands: kustun 3206, kustun 3207", ":2: \"kustun\" is said twice"},
		{text.Battle, "stands: kustun 9999", ":2: hex 9999 is not on the field"},
		{text.Battle, "stands: kustun", ":2: where is kustun?"},
		{text.Battle, "stands: kustun-c35 3106 NW left 3", ":2: kustun-c35 has at most 2 SP"},
		{text.Battle, "stands: mamaj-f1 3106 NW cf 2", ":2: mamaj-f1 does not charge"},
		{text.Battle, "stands: kustun-c35 scattered", ":2: kustun-c35 is off the map"},
		{strings.Replace(text.Battle, "set-up each 3106 3206", "set-up each 3106", 1), "stands: kustun 3206", ":47: set-up each names 4 hexes for 5 units"},
		{text.Battle, "begins: turn 9", ":2: turn 9 is none of the battle's"},
		{text.Battle, "begins: phase A dancing", ":2: "},
		{text.Battle, "begins: turn 1, phase A cavalry-movement\nstands: kustun 3206, kustun-c35 3206 N, kustun-c36 3206 N", ":3: 4 SP in 3206"},
		{hastings, "stands: na1 0814, na2 0814", ":2: na1 and na2 both stand in 0814"},
		{hastings, "stands: na9 0814", ":2: no counter is called \"na9\""},
		{hastings, "begins: turn 1, shaken C", ":2: \"C\": want A or B"},
	} {
		b := Bundle{Name: "fight.txt", Battle: c.battle + "\n" + c.lines + "\n"}
		_, err := b.Open()
		want := strings.Replace(c.want, ":2:", fmt.Sprintf(":%d:", strings.Count(c.battle, "\n")+2), 1)
		want = strings.Replace(want, ":3:", fmt.Sprintf(":%d:", strings.Count(c.battle, "\n")+3), 1)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", c.lines, err, want)
		}
	}
}

func headed(t *testing.T, id string) string {
	t.Helper()
	sc, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Text(sc)
	if err != nil {
		t.Fatal(err)
	}
	return b.Battle
}
