package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// Who is in disorder, or could change its formation, does so where it stands: beginning to move is
// an option then, and leads to the others.
func TestWhatIsDoneWithoutMovingIsOffered(t *testing.T) {
	for key, verb := range map[string]game.Verb{"disorder": "rally", "archers": "form"} {
		p := taughtAt(t, key)
		c := p.Table
		c.SelectUnit(c.Lesson.Beats[0].Points[0].Unit)
		o := c.Options()
		if len(o) != 1 || o[0].Verb != game.VerbBegin {
			t.Fatalf("%s: %+v", key, o)
		}
		p.Do("choose:0")
		p.Do("confirm")
		if o := c.Options(); len(o) == 0 || o[0].Verb != verb {
			t.Errorf("%s leads to %+v", key, o)
		}
	}
}

// A leader who may be denied his rest is offered that once: he need not begin to move for it.
func TestALeadersRestIsRefusedInOneWay(t *testing.T) {
	c := seatedAt(t, "kulikovo-ambush").Table
	i := slices.IndexFunc(c.Offers[c.Actor], func(o game.Offer) bool { return o.Verb == "drive" })
	if i < 0 {
		t.Fatal("nobody may be denied his rest")
	}
	c.SelectUnit(c.Offers[c.Actor][i].Unit)
	if o := c.Options(); len(o) != 1 || o[0].Verb != "drive" {
		t.Errorf("he is offered %+v", o)
	}
}

// Who can only move where it stands is offered nothing besides: a minimum move is no reason to begin.
func TestAMinimumMoveIsNoOption(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-bobrok&against=person&setup=historical")
	p.Do("start:kulikovo-bobrok")
	c := p.Table
	for _, o := range slices.Clone(c.Offers[c.Actor]) {
		if o.Verb != game.VerbBegin {
			continue
		}
		if c.SelectUnit(o.Unit); slices.Contains(c.More, "creep") {
			t.Errorf("%s may begin to %v", p.View().Unit(o.Unit), c.More)
		}
	}
	p = taughtAt(t, "archers")
	p.Table.SelectUnit(p.Table.Lesson.Beats[0].Points[0].Unit)
	if says := p.View().OptionCards().Cards[0].Sub; !strings.Contains(says, "change of formation") {
		t.Errorf("what it can do on the spot is %q", says)
	}
}
