package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// askedGames is how many games the hand plays that answers only what it is asked. GONFALON_ASKED sets it,
// as in "GONFALON_ASKED=20 go test -run TestTheEnemysTurnAsksLittle -v ./app/page".
var askedGames = max(1, wanted("GONFALON_ASKED"))

// guest is a hand against a squire that plays like one, and counts what it is asked.
type guest struct {
	*stage
	own     *bot.Player
	side    game.Side
	foes    count   // of the enemy's turn at hand
	turns   []count // of all his turns
	taps    int     // of the whole game
	in      bool    // it is his turn
	began   time.Time
	whyless int // questions asked for no reason that is told
}

// count is what a turn of the enemy's asks for.
type count struct {
	questions, taps int
	long            time.Duration
	cards           int // of grave events, of the taps
}

// guestAt begins a battle on a device that asks what matters, or everything.
func guestAt(t *testing.T, sc *game.Scenario, seed uint64, asks string) *guest {
	g := &guest{stage: staged(t, leaves, seed)}
	g.settings.Asks = asks
	g.meetsComputers()
	g.Do("battle:" + sc.ID + "&against=squire&setup=historical&side=a")
	g.Do("start:" + sc.ID)
	g.takes(game.A, bot.Squire, seed)
	return g
}

// meetsComputers has everybody who thinks do so for real, and answer at last.
func (g *guest) meetsComputers() {
	s := g.stage
	s.Host.Now = func() time.Time { return s.clock }
	s.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) {
		return thinks(here, func(x foe.Message) { s.later(0, func() { heard(x) }) }), func() {}
	}
	s.Host.After = func(wait time.Duration, do func()) {
		if wait < opponent.Limit {
			s.later(wait, do)
		}
	}
}

// takes a side of the battle on the table, and plays it like a computer of a level.
func (g *guest) takes(side game.Side, like bot.Level, seed uint64) {
	g.Table.Sess.Final = false // the hand takes its acts back to do them as gestures
	g.side, g.own = side, bot.NewPlayer(side, bot.Brief{Level: like, Posture: g.Table.Scenario.Posture[side], Seed: seed})
}

// theirs reports whether it is the enemy's turn.
func (g *guest) theirs() bool {
	c := g.Table
	return match.TurnOf(c.Table.Phases, c.Table.Phase) == g.side.Other()
}

// watches notes when a turn of the enemy's begins, and counts it when it ends or the battle does.
func (g *guest) watches(over bool) {
	now := g.theirs() && !over
	if now == g.in {
		return
	}
	if g.in {
		g.foes.long = g.clock.Sub(g.began)
		g.turns = append(g.turns, g.foes)
	}
	g.in, g.foes, g.began = now, count{}, g.clock
}

// plays a game to its end, or until something is so.
func (g *guest) plays(until func() bool) {
	for range 200_000 {
		c := g.Table
		if c.Table.Stage == game.StageOver {
			g.watches(true)
			return
		}
		if until != nil && until() {
			return
		}
		g.watches(false)
		switch {
		case c.Grave():
			g.foes.cards++
			g.press(1, "confirm")
		case table.Lies[*table.React](c), c.Table.Stage == game.StageQuestion && !c.Decides():
			g.answers()
		case g.next():
		case c.Decides():
			g.Fatalf("nothing comes: %s", g.Waits())
		default:
			g.acts()
		}
	}
	c := g.Table
	g.Fatalf("%s does not end: %d acts, mode %T, %+v", c.Scenario.ID, len(c.Sess.Steps), c.Mode, c.Expect)
}

// press gives a command that takes so many taps.
func (g *guest) press(taps int, do ...string) {
	g.taps += taps
	if g.theirs() {
		g.foes.taps += taps
	}
	for _, x := range do {
		g.Do(x)
	}
}

// answers a question, or leaves a reaction be.
func (g *guest) answers() {
	c := g.Table
	if g.theirs() {
		g.foes.questions++
	}
	why := g.View().WhyAsked()
	if c.Asks.Given(g.side) && why == "" {
		g.whyless++
	}
	if question, asked := strings.CutSuffix(g.View().Prompt().Text, " "+why); why != "" && (!asked || !strings.ContainsAny(question[len(question)-1:], ".?!")) {
		g.Errorf("what is asked and why are told in one breath: %q", g.View().Prompt().Text)
	}
	if table.Lies[*table.React](c) {
		g.press(1, "pass")
		return
	}
	steps := len(c.Sess.Steps)
	if c.Mode.Picked() == nil {
		g.press(1, "choose:0")
	}
	if g.press(1, "confirm"); len(c.Sess.Steps) == steps {
		g.Fatalf("the question is not answered: %+v", c.Expect)
	}
}

// acts does what a squire would do in the own turn: the acts of a move are two taps together, and so is
// an attack.
func (g *guest) acts() {
	c := g.Table
	a := g.own.Choose(c.Sess.Game)
	if a == nil {
		g.Fatalf("the hand does not know what to do: %+v", c.Expect)
	}
	taps := 2
	id := g.own.Answer().Unit
	if n := len(c.Log); n > 0 && id != game.None && c.Log[n-1].Event.Unit == id && c.Log[n-1].Event.Kind != game.EventCombat && !c.Attacks {
		taps = 0
	}
	for _, o := range c.Offers[g.side] {
		if o.Verb == game.VerbEndPhase && o.Act == a {
			taps = 1
		}
	}
	g.taps += taps
	steps := len(c.Sess.Steps)
	if !c.Act(a) {
		g.Fatalf("%+v is refused: %+v", a, c.Why)
	}
	c.Sess.UndoTo(steps)
	c.Rewritten()
	c.Rest()
	g.Do("redo")
}

// The enemy's turn asks at most two questions in a first battle and three in a short one, each with its
// reason, and takes no more than four and eight taps beside those that go on after something grave, and
// no more than twelve and twenty seconds.
func TestTheEnemysTurnAsksLittle(t *testing.T) {
	for _, sc := range scenarios.All() {
		if sc.Minutes > 30 {
			continue
		}
		t.Run(sc.ID, func(t *testing.T) {
			t.Parallel()
			most, taps, long := 3, 8, 20*time.Second
			if sc.Minutes <= 15 {
				most, taps, long = 2, 4, 12*time.Second
			}
			for _, asks := range []string{asksAll, asksMatters} {
				var all []count
				games, game := 0, 0
				for seed := range uint64(askedGames) {
					g := guestAt(t, sc, seed+1, asks)
					g.plays(nil)
					games, game = games+1, game+g.taps
					all = append(all, g.turns...)
					if asks == asksAll {
						continue
					}
					if g.whyless > 0 {
						t.Errorf("seed %d: %d questions without a reason", seed+1, g.whyless)
					}
					for i, x := range g.turns {
						if x.questions > most || x.taps-x.cards > taps || x.long > long {
							t.Errorf("seed %d, turn %d of the enemy: %d questions, %d taps, %v", seed+1, i+1, x.questions, x.taps, x.long)
						}
					}
				}
				t.Logf("%-18s %-8s %3d taps a game; a turn of the enemy: %s", sc.ID, asks, game/games, spread(all))
			}
		})
	}
}

// spread tells the median and the most of what turns ask for.
func spread(list []count) string {
	show := func(of func(count) int) string {
		n := make([]int, max(1, len(list)))
		for i := range list {
			n[i] = of(list[i])
		}
		slices.Sort(n)
		return fmt.Sprintf("%d (%d)", n[len(n)/2], n[len(n)-1])
	}
	return show(func(c count) int { return c.questions }) + " questions, " + show(func(c count) int { return c.taps }) + " taps, " +
		show(func(c count) int { return int(c.long / time.Second) }) + " s"
}

// While the enemy moves the last lines tell his orders, one for all who move by it, and what came of them, not each way.
func TestTheEnemysTurnIsToldByOrders(t *testing.T) {
	sc, err := scenarios.Find("legnica-mieszko")
	if err != nil {
		t.Fatal(err)
	}
	g := guestAt(t, sc, 1, asksMatters)
	orders, ways, most := 0, 0, 0
	g.plays(func() bool {
		if g.theirs() && g.Table.Decides() {
			v := g.View()
			list, rows := v.Lately(), []string(nil)
			for _, s := range v.Stream() {
				for _, r := range s.(panel.Stream).Rows {
					rows = append(rows, r.Text)
				}
			}
			most = max(most, len(rows))
			for i := range list {
				f := &list[i]
				if f.Task.Do == "" {
					continue
				}
				if slices.Contains(rows, v.Task(f.Task)) {
					orders++
				}
				if slices.ContainsFunc(v.Between(f.From, f.To), func(e match.Entry) bool {
					return e.Event.Kind == game.EventMoved && e.Event.Unit == f.Unit && slices.Contains(rows, v.Line(match.Told{Entry: e}))
				}) {
					ways++
				}
			}
		}
		return g.Table.Table.Turn > 3
	})
	if orders == 0 || ways > 0 || most > 3 {
		t.Errorf("%d orders are told, %d ways, at most %d lines", orders, ways, most)
	}
}
