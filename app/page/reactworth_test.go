package page

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// colours counts what was coloured of the answers that were offered.
type colours struct {
	t                  *testing.T
	pass, does, picked int // to let it go on, a reaction, an answer to a question
	neither            int
}

// Whatever is answered, a question or what the other side does: the coloured button is the answer that is better
// than all others, chosen beforehand; where there is none no answer is coloured, and none is chosen.
func TestTheColouredAnswerIsNeverTheWorseOne(t *testing.T) {
	all := colours{}
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			all.t = t
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 5))}
			for range 150 {
				switch r.gesture(); {
				case r.Table.Grave():
				case r.Table.Table.Stage == game.StageQuestion:
					all.asked(twin(r.Table))
				case r.Table.Table.Stage == game.StageFree && len(r.Table.Reactions()) > 0:
					all.reacts(twin(r.Table))
				}
			}
		})
	}
	if t.Logf("coloured: to let it go on %d, a reaction %d, an answer %d, none %d", all.pass, all.does, all.picked, all.neither); all.pass < 20 || all.does < 20 || all.picked < 20 || all.neither < 20 {
		t.Error("too few of each were met")
	}
}

// asked looks at each answer to a question.
func (n *colours) asked(c *table.Table) {
	c.Rest()
	c.Settle()
	list := c.Options()
	best := planning.Best(planning.Weigh(game.Look(c.Whole(), c.Actor), c.Actor, c.Answers))
	if _, weighed := c.Best(); !weighed {
		best = nil // or they are too many
	}
	if first := c.Mode.Picked(); len(list) > 1 && first != nil && (best == nil || !reflect.DeepEqual(best.Act, first.Act)) {
		n.t.Fatalf("%+v is chosen beforehand, and the best is %+v", first.Act, best)
	}
	for k := range list {
		c.Choose(k)
		is := len(list) == 1 || best != nil && reflect.DeepEqual(best.Act, list[k].Act)
		if main := mainButton(c.Mode.Dock(c.In("en"))); is != (main == "confirm") {
			n.t.Fatalf("%s %v is coloured: %q, and the best is %+v", list[k].Verb, list[k].At, main, best)
		}
		if is && len(list) > 1 {
			n.picked++
		}
	}
}

// reacts looks at each reaction.
func (n *colours) reacts(c *table.Table) {
	for range 3 {
		if !table.Lies[*table.React](c) {
			table.OpenReact(c)
		}
	}
	m, open := c.Mode.(*table.React)
	if !open {
		return
	}
	first := m.Chosen
	for k, o := range c.Reactions() {
		c.Choose(k)
		they, we, of := 0, 0, 1
		if odds := c.View.Forecast(o.Act); odds != nil && len(odds.Chances) > 0 {
			they, we, of = tell.Likely(odds.Chances)
		}
		switch pass, pick := looksOf(c.Mode.Dock(c.In("en"))); {
		case pass == "pri" && pick == "pri":
			n.t.Fatal("both are coloured")
		case pass == "pri" && 100*(they-we) >= 10*of:
			n.t.Fatalf("to let it go on is coloured, and %s harms them in %d ways of %d and us in %d", o.Verb, they, of, we)
		case pass == "pri" && first != nil:
			n.t.Fatal("to let it go on is coloured, and a reaction is chosen beforehand")
		case pass == "pri":
			n.pass++
		case pick == "pri" && 100*(we-they) >= 10*of:
			n.t.Fatalf("%s is coloured, and harms them in %d ways of %d and us in %d", o.Verb, they, of, we)
		case pick == "pri" && first == nil:
			n.t.Fatalf("%s is coloured, and not chosen beforehand", o.Verb)
		case pick == "pri":
			n.does++
		default:
			n.neither++
		}
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
