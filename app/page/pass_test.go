package page

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Wherever a battle leads, nobody is left with a single thing to do, and one undo takes back what
// went by itself with the act before it.
func TestWhatNobodyHasAChoiceAboutGoesByItself(t *testing.T) {
	went := 0
	for i, sc := range scenarios.All() {
		r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 13))}
		for range 150 {
			c := r.Table
			if c.Table.Stage == game.StageOver {
				break
			}
			before := c.Whole().Hash()
			steps := len(c.Sess.Steps)
			r.gesture()
			after := len(c.Sess.Steps)
			if c.Column == nil && len(c.Pending) == 0 && len(c.Sess.Steps) > steps && c.Only() != nil {
				t.Fatalf("%s: after %d acts there is but one thing to do", sc.ID, len(c.Sess.Steps))
			}
			if c.Passed > 0 && len(c.Sess.Steps)-c.Passed == steps+1 {
				went++
				if c.TakeBack(); c.Whole().Hash() != before {
					t.Fatalf("%s: one undo leaves %d acts of %d", sc.ID, len(c.Sess.Steps), steps)
				}
				for len(c.Sess.Steps) < after {
					c.Redo()
				}
			}
		}
	}
	if went < 20 {
		t.Errorf("only %d times something went by itself", went)
	}
}

// That a leader may be denied his rest is no reason to stop in a phase in which nobody acts, as long as
// his side has another in the turn.
func TestAPhaseWithoutTroopsIsNotStoppedAt(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-bobrok&against=person&setup=historical")
	p.Do("start:kulikovo-bobrok")
	c := p.Table
	r := robot{t, p, rand.New(rand.NewPCG(1, 13))}
	stopped := map[string]bool{}
	for range 400 {
		if c.Table.Stage == game.StageFree && c.Actor == game.A {
			stopped[c.Table.Phases[c.Table.Phase].Key] = true
		}
		if c.Table.Turn > 1 {
			break
		}
		r.gesture()
	}
	if !stopped["cavalry-attack"] || stopped["infantry-movement"] {
		t.Errorf("of the Mongols' phases it stopped at %v", stopped)
	}
}

// Who wants to press everything himself is asked for everything.
func TestWhoWantsToPressesEverything(t *testing.T) {
	r := robot{t, seatedAt(t, "hastings"), rand.New(rand.NewPCG(3, 13))}
	r.Do("passing")
	c := r.Table
	for i := 0; c.Only() == nil; i++ {
		if r.gesture(); i == 1000 {
			t.Fatal("there is always a choice")
		}
	}
	before := len(c.Sess.Steps)
	if r.Do("passing"); len(c.Sess.Steps) != before {
		t.Error("switching does something")
	}
	if r.gesture(); c.Only() != nil {
		t.Error("nothing goes by itself")
	}
}
