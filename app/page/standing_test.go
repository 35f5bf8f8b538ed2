package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// newcomer is a hand at the first battle on a device that asks what matters.
func newcomer(t *testing.T, battle string, seed uint64) *guest {
	t.Helper()
	sc, err := scenarios.Find(battle)
	if err != nil {
		t.Fatal(err)
	}
	return guestAt(t, sc, seed, asksMatters)
}

// isOrdered reports whether an entry of the log tells of something done by standing order.
func isOrdered(e match.Entry) bool { return plan.IsOrdered(e.Event.Kind) }

// A device on which nobody has played asks what matters, one with games behind it everything; once begun
// it goes on so, and the person may change it at any time.
func TestWhoIsNewIsAskedWhatMatters(t *testing.T) {
	for name, x := range map[string]struct {
		fought bool
		asks   string
		want   string
	}{"new": {want: asksMatters}, "with games behind it": {fought: true, want: asksAll}, "chosen": {fought: true, asks: asksMatters, want: asksMatters}} {
		p := against(t, "kulikovo-hill", "b", "squire", nil)
		p.Do("shelf")
		p.settings.Fought, p.settings.Asks, p.settings.Last = x.fought, x.asks, ""
		p.Do("battle:kulikovo-hill&against=squire&side=a")
		p.Do("start:kulikovo-hill")
		if p.settings.Asks != x.want || p.Table.Asks.Given(game.A) != (x.want == asksMatters) || p.Table.Asks.Given(game.B) {
			t.Errorf("a device that is %s asks %q: %v", name, p.settings.Asks, p.Table.Asks.Standing)
		}
		p.Do("ask-all")
		if p.Table.Asks.Given(game.A) == (x.want == asksMatters) || p.shelf.Settings().Asks == x.want {
			t.Errorf("a device that is %s goes on asking %q", name, p.settings.Asks)
		}
		if n := slices.IndexFunc(p.Shown().asides(), func(s panel.Section) bool { x, is := s.(panel.Switch); return is && x.Do == "ask-all" }); n < 0 {
			t.Error("the menu has no switch")
		}
	}
}

// A record keeps how its seats are asked. One without that asks everything.
func TestARecordKeepsTheStandingOrders(t *testing.T) {
	g := newcomer(t, "kulikovo-hill", 1)
	text := g.record()
	const kept = `"standing":{"a":"1mmmmmm"}`
	if !strings.Contains(text, kept) {
		t.Fatalf("the record says %.300s", text)
	}
	for record, want := range map[string]bool{text: true, strings.Replace(text, ","+kept, "", 1): false} {
		for _, asks := range []string{asksAll, asksMatters} {
			q, _ := newPage(t)
			q.settings.Asks = asks
			q.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
			if q.ImportGame(record); q.Table == nil || q.Table.Asks.Given(game.A) != want {
				t.Errorf("a device that asks %q opens %.200s otherwise", asks, record)
			}
		}
	}
}

// Between two people everything is asked unless both have chosen otherwise.
func TestTwoPeopleAreAskedUnlessBothChooseOtherwise(t *testing.T) {
	p := seated(t)
	p.Do("policy:0:3")
	if c := p.Table; c.Standing(game.A) != (plan.Standing{}) || c.Policy[game.A] != match.OpenTable {
		t.Error("the choice of one holds")
	}
	p.Do("policy:1:3")
	if c := p.Table; c.Standing(game.A) != plan.Usual || c.Standing(game.B) != plan.Usual {
		t.Error("the choice of both does not hold")
	}
	p.Do("policy:1:1")
	if c := p.Table; c.Standing(game.A) != (plan.Standing{}) || c.Policy[game.B] != match.AskAlways {
		t.Error("the choice does not end")
	}
	if p.settings.Reactions != [2]string{"orders", "ask"} {
		t.Errorf("the settings keep %v", p.settings.Reactions)
	}
}

// What a standing order does is told by the log in every language, before what comes of it.
func TestWhatAStandingOrderDoesIsTold(t *testing.T) {
	told := map[game.EventKind]bool{}
	for _, battle := range []string{"kulikovo-hill", "legnica-mieszko", "hastings-flight", "arsuf-rearguard"} {
		g := newcomer(t, battle, 3)
		g.plays(nil)
		for i, e := range g.Table.Log {
			if !isOrdered(e) {
				continue
			}
			told[e.Event.Kind] = true
			if i > 0 && g.Table.Log[i-1].Step >= e.Step || i+1 < len(g.Table.Log) && g.Table.Log[i+1].Step < e.Step {
				t.Errorf("%s: entry %d is out of its order", battle, i)
			}
			for _, l := range i18n.Languages {
				if text := g.Table.In(l.Code).Event(*e.Event); strings.ContainsAny(text, "⟦{") || text == "" {
					t.Errorf("in %s it says %q", l.Code, text)
				}
			}
		}
	}
	if len(told) < 4 {
		t.Errorf("told were %v", told)
	}
}

// What a standing order does is taken back with the act that led to it, and done again with it.
func TestAnUndoTakesBackWhatAStandingOrderDid(t *testing.T) {
	takenBack := 0
	for seed := range uint64(6) {
		g := newcomer(t, "legnica-mieszko", seed)
		c := g.Table
		before, hash := 0, uint64(0)
		g.plays(func() bool {
			n := len(c.Sess.Steps)
			if mine := !g.theirs() && !c.Decides(); mine && before > 0 && n > before+1 && slices.ContainsFunc(c.Between(before, n), isOrdered) && len(c.Lately()) == 0 {
				if g.Do("undo"); len(c.Sess.Steps) == n {
					g.Do("confirm") // dice are taken back by consent
				}
				if c.Whole().Hash() != hash || slices.ContainsFunc(c.Between(before, n), isOrdered) {
					t.Errorf("seed %d: one undo leaves %d of %d acts", seed, len(c.Sess.Steps), before)
				}
				takenBack++
				return true
			}
			before, hash = n, c.Whole().Hash()
			return false
		})
	}
	if takenBack == 0 {
		t.Error("nothing was taken back")
	}
}
