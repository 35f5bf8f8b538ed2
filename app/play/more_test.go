package play

import (
	"testing"

	"gonfalon/engine/game"
)

// Who is in disorder, or could change its formation, does so where it stands: beginning to move is
// an option then, and leads to the others.
func TestWhatIsDoneWithoutMovingIsOffered(t *testing.T) {
	for key, verb := range map[string]game.Verb{"disorder": game.VerbRally, "archers": "form"} {
		p := taughtAt(t, key)
		c := p.Table
		c.selectUnit(c.lesson.Beats[0].Points[0].Unit)
		o := c.options()
		if len(o) != 1 || o[0].Verb != game.VerbBegin {
			t.Fatalf("%s: %+v", key, o)
		}
		p.do("choose:0")
		p.do("confirm")
		if o := c.options(); len(o) == 0 || o[0].Verb != verb {
			t.Errorf("%s leads to %+v", key, o)
		}
	}
}
