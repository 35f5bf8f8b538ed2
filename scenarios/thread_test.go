package scenarios

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/thread"
)

func TestTheThreadLeadsThroughEveryLessonAndBattle(t *testing.T) {
	var lessons, battles []string
	for _, c := range Thread().Chapters {
		if len(c.Entries) == 0 {
			t.Errorf("chapter %s is empty", c.Key)
		}
		for _, e := range c.Entries {
			if e.Lesson != "" {
				lessons = append(lessons, e.Lesson)
			} else {
				battles = append(battles, e.Battle)
			}
		}
	}
	for _, key := range lessonKeys {
		if n := count(lessons, key); n != 1 {
			t.Errorf("it has the lesson %s %d times", key, n)
		}
	}
	for _, s := range All() {
		if n := count(battles, s.ID); n != 1 {
			t.Errorf("it has the battle %s %d times", s.ID, n)
		}
	}
}

func count(list []string, key string) (n int) {
	for _, k := range list {
		if k == key {
			n++
		}
	}
	return n
}

// Each short battle begins the thread's way: small before large in a chapter, and the first one is for who is new.
func TestLargeBattlesStandAtTheEndOfTheirChapter(t *testing.T) {
	for _, c := range Thread().Chapters {
		if !slices.IsSortedFunc(c.Entries, func(a, b thread.Entry) int { return b2i(a.Large) - b2i(b.Large) }) {
			t.Errorf("in %s something comes after a large battle", c.Key)
		}
	}
}

func b2i(on bool) int {
	if on {
		return 1
	}
	return 0
}

// A battle that is over earns the stars that its end earns, in both systems.
func TestADeedIsReadFromABattle(t *testing.T) {
	for _, id := range []string{"kulikovo-hill", "hastings-flight"} {
		sc, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		won, broken := 0, 0
		for seed := range uint64(6) {
			s := fought(t, sc, seed)
			for side := game.A; side <= game.B; side++ {
				d := thread.Done(s, side, bot.Squire)
				o := s.Game.Outcome()
				if d.Won != (o.Winner == side) || d.Lead != o.Points[side]-o.Points[side.Other()] || d.Turns != s.Steps[len(s.Steps)-1].Turn-sc.Turns[0]+1 || d.Retaken {
					t.Errorf("%s, seed %d, side %d: %+v of %+v", id, seed, side, d, o)
				}
				if at, _ := Thread().Find(id); Thread().At(at).Earned(d)[0] {
					won++
				}
				if theirs := thread.Done(s, side.Other(), bot.Squire); d.Broken > theirs.Lost {
					t.Errorf("%s, seed %d, side %d: %d broken in a turn, of %d that were lost", id, seed, side, d.Broken, theirs.Lost)
				}
				broken += d.Broken
			}
		}
		if broken == 0 {
			t.Errorf("%s: nobody breaks anybody in 6 games", id)
		}
		if won == 0 {
			t.Errorf("%s: nobody earns a star in 6 games", id)
		}
	}
}

// fought is a battle that two simple players fought to its end.
func fought(t *testing.T, sc *game.Scenario, seed uint64) *game.Session {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, seed)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{}, seed+1)}
	gametest.Fight(t, s, func(g game.Game) game.Action { return bot.Next(g, players) })
	return s
}
