package page

import (
	"math/rand/v2"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Whatever can be done in answer to a move: what harms us more often than them is not chosen beforehand,
// and the main button is never the worse of the two.
func TestADearReactionIsNotTheMainButton(t *testing.T) {
	dear, cheap := 0, 0
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 5))}
			for range 150 {
				if r.gesture(); r.Table.Table.Stage != game.StageFree {
					continue
				}
				for k, o := range r.Table.Reactions() {
					c := twin(r.Table)
					odds := c.View.Forecast(o.Act)
					if odds == nil || len(odds.Chances) == 0 {
						continue
					}
					they, we, _ := tell.Likely(odds.Chances)
					for len(c.Reactions()) > 0 && !table.Lies[*table.React](c) {
						table.OpenReact(c)
					}
					if m, open := c.Mode.(*table.React); open && m.Chosen != nil && len(c.Reactions()) == 1 && we > they {
						t.Fatalf("%s is chosen beforehand: they %d, we %d", o.Verb, they, we)
					}
					c.Choose(k)
					pass, pick := looksOf(c.Mode.Dock(c.In("en")))
					switch {
					case we > they && (pick == "pri" || pass != "pri"), we < they && (pick != "pri" || pass == "pri"), we == they && (pick == "pri" || pass == "pri"):
						t.Fatalf("%s: they %d, we %d, and to let it go on is %q, to do it %q", o.Verb, they, we, pass, pick)
					case we > they:
						dear++
					default:
						cheap++
					}
				}
			}
		})
	}
	if dear < 20 || cheap < 20 {
		t.Errorf("only %d dear and %d cheap reactions were met", dear, cheap)
	}
}

// looksOf is how the two buttons of a reaction look.
func looksOf(d panel.Dock) (pass, pick string) {
	for _, b := range d.Foot {
		switch b.Do {
		case "pass":
			pass = b.Look
		case "confirm":
			pick = b.Look
		}
	}
	return pass, pick
}
