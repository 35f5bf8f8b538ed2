package page

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// proposedFights is a page in an attack phase with all attacks proposed.
func proposedFights(t *testing.T) (*Page, *table.Fighting) {
	t.Helper()
	p := battleLine(t)
	p.Do("cancel")
	p.Do("propose")
	m, ok := p.Table.Mode.(*table.Fighting)
	if !ok || !m.Whole || len(m.Groups()) == 0 {
		t.Fatalf("mode %T", p.Table.Mode)
	}
	return p, m
}

// One button resolves attack after attack; the questions that come in between lead back to it.
func TestProposedAttacksAreResolvedOneAfterAnother(t *testing.T) {
	p, m := proposedFights(t)
	c, f := p.Table, m.Fights
	owed := len(m.Proposer.Proposal.Owed)
	for range 100 {
		before, was := len(c.Sess.Steps), fmt.Sprintf("%T", c.Mode)
		if m, ok := c.Mode.(*table.Fighting); ok {
			if _, x := m.Coming(); x == nil {
				break
			}
		} else if o := c.Options(); len(o) > 0 {
			p.Do("choose:0")
		}
		if p.Do("confirm"); len(c.Sess.Steps) == before && fmt.Sprintf("%T", c.Mode) == was {
			t.Fatalf("after %d the table is at %s: %v", len(f.Done), was, c.Why)
		}
		if len(c.Sess.Steps) > before && c.Table.Stage == game.StageFree && brought(c, before, game.EventCombat) && !table.Lies[*table.Story](c) {
			t.Errorf("what step %d brought is not told", before)
		}
		if c.Table.Stage == game.StageFree && !c.Fights.Lasts(&c.Match) {
			break
		}
	}
	if len(f.Done) == 0 {
		t.Error("nothing was resolved")
	}
	if owed == 0 && c.Table.Stage == game.StageFree && c.Attacks && len(c.Duties) > 0 {
		t.Errorf("%d duties are left", len(c.Duties))
	}
	for _, x := range f.Done {
		if !slices.ContainsFunc(c.Log, func(e match.Entry) bool { return e.Step == x.Step && e.Event.Odds != nil && e.Event.Odds.Result != nil }) {
			t.Errorf("the attack on %v has no result", x.At)
		}
	}
}

// brought reports whether a step brought an event of a kind.
func brought(c *table.Table, step int, kind game.EventKind) bool {
	return slices.ContainsFunc(c.Sess.Events(step), func(e game.Event) bool { return e.Kind == kind })
}

// Whoever is tapped leaves the chosen group and comes back to it, and no dice are thrown.
func TestATapChangesWhoFightsWhom(t *testing.T) {
	p, m := proposedFights(t)
	c := p.Table
	before := c.Whole().Hash()
	m.On = slices.IndexFunc(m.Groups(), func(x planning.Group) bool { return len(x.By) > 1 })
	who, at := m.Groups()[m.On].By[0], m.Groups()[m.On].At[0]
	p.Tap(c.Piece(who).Hex)
	m = c.Mode.(*table.Fighting)
	if slices.ContainsFunc(m.Groups(), func(x planning.Group) bool { return slices.Contains(x.By, who) }) {
		t.Fatalf("%d still fights", who)
	}
	p.Tap(at)
	p.Tap(c.Piece(who).Hex)
	m = c.Mode.(*table.Fighting)
	i := m.Proposer.Proposal.Of(who)
	if i < 0 || !slices.Contains(m.Groups()[i].At, at) {
		t.Errorf("%d is in group %d", who, i)
	}
	if c.Whole().Hash() != before {
		t.Error("something happened")
	}
	if p.Do("regroup"); !c.Mode.(*table.Fighting).Whole {
		t.Error("nothing is proposed anew")
	}
	if p.Do("cancel"); c.Fights != nil || table.Lies[*table.Fighting](c) {
		t.Error("there is no way out of it")
	}
}

// An attack that is taken back is to come again.
func TestAFightTakenBackIsToCome(t *testing.T) {
	p, m := proposedFights(t)
	c, f := p.Table, m.Fights
	n := len(m.Groups())
	p.Do("confirm")
	for len(f.Done) == 1 {
		p.Do("undo")
		p.Do("confirm") // who asks is given leave
	}
	if m, ok := c.Mode.(*table.Fighting); !ok || !m.Whole || len(m.Groups()) != n {
		t.Errorf("mode %T", c.Mode)
	}
}

// Shots are proposed the same way, by whoever can do good by one.
func TestShotsAreProposedAndMadeOneAfterAnother(t *testing.T) {
	for _, battle := range []string{"hastings-flight", "legnica-mieszko"} {
		t.Run(battle, func(t *testing.T) {
			r := robotUntil(t, battle, 2, func(c *table.Table) bool {
				may, shots := c.MayPropose()
				return may && shots
			})
			r.Do("propose")
			c := r.Table
			m, ok := c.Mode.(*table.Fighting)
			if !ok || !m.Whole || len(m.Groups()) == 0 {
				t.Fatalf("mode %T", c.Mode)
			}
			before := len(c.Sess.Steps)
			if r.Do("confirm"); len(c.Sess.Steps) == before || len(c.Fights.Done) != 1 {
				t.Fatalf("no shot is made: %v", c.Why)
			}
		})
	}
}
