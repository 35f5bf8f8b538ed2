package page

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// linesOfAll are the acts of a game as its record has them, those that can be redone too.
func linesOfAll(c *table.Table) (lines []string) {
	codec := save.NewCodec(c.Scenario.Actions, c.Sess.Game)
	for _, st := range append(slices.Clone(c.Sess.Steps), c.Sess.Undone()...) {
		st.Hash, st.Stream = 0, 0
		lines = append(lines, string(codec.Line(st)))
	}
	return lines
}

// wanderer is a robot that steps back and forth, and whose device fails it. It knows what must be
// within reach: all that was there since it did something else, and of what the device has not kept
// yet what was there when it kept something last.
type wanderer struct {
	robot
	all, kept []string
	waiting   func() bool // what the page does aside, such as keeping the game
}

func newWanderer(t *testing.T, p *Page, seed uint64) *wanderer {
	w := &wanderer{robot: robot{t, p, rand.New(rand.NewPCG(seed, 54))}}
	for range 40 {
		if p.Table.Table.Stage != game.StageOver {
			w.gesture()
		}
	}
	p.Host.Aside = func(f func() bool) { w.waiting = f }
	w.keep()
	return w
}

// keep lets the page keep the game.
func (w *wanderer) keep() {
	if w.waiting != nil {
		w.waiting()
	}
	w.waiting = nil
	w.all = linesOfAll(w.Table)
	w.kept = w.all
}

// wander takes a step anywhere and reports what it was.
func (w *wanderer) wander() (what string) {
	switch n := w.dice.IntN(10); {
	case n < 3 && w.Table.Table.Stage != game.StageOver:
		w.gesture()
		if !w.Table.Sess.CanRedo() {
			w.all = linesOfAll(w.Table)
		}
		return "gesture"
	case n < 6:
		w.Do("undo")
		w.agree()
		return "undo"
	case n < 8:
		w.Do("redo")
		return "redo"
	case n < 9:
		w.keep()
		w.reopen()
		return "reload"
	}
	w.waiting, w.all = nil, w.kept
	w.reopen()
	return "kill"
}

// agree takes dice back where that is asked.
func (w *wanderer) agree() {
	if table.Lies[*table.Consent](w.Table) {
		w.Do("confirm")
	}
}

// reopen opens the game in a page that knows nothing but what the device has kept.
func (w *wanderer) reopen() {
	id, host, kept := w.header.ID, w.Host, w.shelf
	w.Page = OpenPage(kept, host)
	if w.Do("open:" + id); w.Table == nil || w.header.ID != id {
		w.Fatalf("the game does not open: %q", w.notice.Text)
	}
}

// wanders goes so many steps and then forward to the end. After each step all must be there that was.
func (w *wanderer) wanders(steps int) {
	w.Helper()
	var went []string
	check := func() {
		if now := linesOfAll(w.Table); !slices.Equal(now, w.all) {
			n := 0
			for n < min(len(now), len(w.all)) && now[n] == w.all[n] {
				n++
			}
			w.Fatalf("%s: after %v there are %d acts of %d; the first of another kind is number %d", w.Table.Scenario.ID, went, len(now), len(w.all), n+1)
		}
	}
	for range steps {
		went = append(went, w.wander())
		check()
	}
	for w.Table.Sess.CanRedo() {
		before := len(w.Table.Sess.Steps)
		if w.Do("redo"); mustRead(w.Table) {
			w.Do("confirm")
		}
		if len(w.Table.Sess.Steps) <= before {
			w.Fatalf("%s: after %v redo stops at act %d of %d", w.Table.Scenario.ID, went, before, len(w.all))
		}
	}
	check()
}

// mustRead reports whether something lies over the table that has to be read first.
func mustRead(c *table.Table) bool { return c.Traits().Covers || c.Grave() }

// TestWhatWasThereIsAlwaysWithinReach wanders through all battles, or as often as the environment says:
// GONFALON_JOURNEYS=5000 go test -run WithinReach ./app/page
func TestWhatWasThereIsAlwaysWithinReach(t *testing.T) {
	journeys := 3
	if n, err := strconv.Atoi(os.Getenv("GONFALON_JOURNEYS")); err == nil {
		journeys = (n + len(scenarios.All()) - 1) / len(scenarios.All())
	}
	steps, taken := 0, 0
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			w := newWanderer(t, seatedAt(t, sc.ID), uint64(i))
			for range journeys {
				const most = 40
				w.wanders(most)
				steps += most
				w.keep()
			}
			taken += w.Table.Sess.Taken().Dice
		})
	}
	t.Log(fmt.Sprintf("%d steps, %d dice taken back", steps, taken))
	if taken == 0 {
		t.Error("no die was taken back")
	}
}

// Against the computer, too: what it did comes back as it was, and is not thought of anew.
func TestWhatTheComputerDidIsWithinReach(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	p.Table.Sess.Final = false
	ready(t, p)
	for range 30 {
		if p.Table.Table.Stage != game.StageOver {
			plays(t, p)
		}
	}
	all := linesOfAll(p.Table)
	r := rand.New(rand.NewPCG(53, 4))
	for range 12 {
		for range 1 + r.IntN(8) {
			p.Do("undo")
			if table.Lies[*table.Consent](p.Table) {
				p.Do("confirm")
			}
		}
		if r.IntN(2) == 0 {
			id, host, kept := p.header.ID, p.Host, p.shelf
			p.Do("shelf")
			p = OpenPage(kept, host)
			p.Do("open:" + id)
		}
		if now := linesOfAll(p.Table); !slices.Equal(now, all) {
			t.Fatalf("%d acts are within reach, there were %d", len(now), len(all))
		}
		for range r.IntN(12) {
			if p.Do("redo"); mustRead(p.Table) {
				p.Do("confirm")
			}
		}
		if now := linesOfAll(p.Table); !slices.Equal(now, all) {
			t.Fatalf("forward: %d acts are within reach, there were %d", len(now), len(all))
		}
	}
	if len(all) < 60 {
		t.Errorf("only %d acts", len(all))
	}
}
