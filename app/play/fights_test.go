package play

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// proposedFights is a page in an attack phase with all attacks proposed.
func proposedFights(t *testing.T) (*page, *fighting) {
	t.Helper()
	p := battleLine(t)
	p.do("cancel")
	p.do("propose")
	m, ok := p.Table.mode.(*fighting)
	if !ok || !m.whole || len(m.groups()) == 0 {
		t.Fatalf("mode %T", p.Table.mode)
	}
	return p, m
}

// One button resolves attack after attack; the questions that come in between lead back to it.
func TestProposedAttacksAreResolvedOneAfterAnother(t *testing.T) {
	p, m := proposedFights(t)
	c, f := p.Table, m.fights
	owed := len(m.proposer.Proposal.Owed)
	for range 100 {
		before, was := len(c.sess.Steps), fmt.Sprintf("%T", c.mode)
		if m, ok := c.mode.(*fighting); ok {
			if _, x := m.coming(); x == nil {
				break
			}
		} else if o := c.options(); len(o) > 0 {
			p.do("choose:0")
		}
		if p.do("confirm"); len(c.sess.Steps) == before && fmt.Sprintf("%T", c.mode) == was {
			t.Fatalf("after %d the table is at %s: %v", len(f.done), was, c.why)
		}
		if len(c.sess.Steps) > before && c.table.Stage == game.StageFree && brought(c, before, game.EventCombat) && !lies[*story](c) {
			t.Errorf("what step %d brought is not told", before)
		}
		if c.table.Stage == game.StageFree && !c.fights.lasts(&c.battle) {
			break
		}
	}
	if len(f.done) == 0 {
		t.Error("nothing was resolved")
	}
	if owed == 0 && c.table.Stage == game.StageFree && c.attacks && len(c.duties) > 0 {
		t.Errorf("%d duties are left", len(c.duties))
	}
	for _, x := range f.done {
		if !slices.ContainsFunc(c.log, func(e entry) bool { return e.Step == x.step && e.Event.Odds != nil && e.Event.Odds.Result != nil }) {
			t.Errorf("the attack on %v has no result", x.at)
		}
	}
}

// brought reports whether a step brought an event of a kind.
func brought(c *table, step int, kind game.EventKind) bool {
	return slices.ContainsFunc(c.sess.Events(step), func(e game.Event) bool { return e.Kind == kind })
}

// Whoever is tapped leaves the chosen group and comes back to it, and no dice are thrown.
func TestATapChangesWhoFightsWhom(t *testing.T) {
	p, m := proposedFights(t)
	c := p.Table
	before := c.position().Hash()
	m.on = slices.IndexFunc(m.groups(), func(x planning.Group) bool { return len(x.By) > 1 })
	who, at := m.groups()[m.on].By[0], m.groups()[m.on].At[0]
	p.tap(c.piece(who).Hex)
	m = c.mode.(*fighting)
	if slices.ContainsFunc(m.groups(), func(x planning.Group) bool { return slices.Contains(x.By, who) }) {
		t.Fatalf("%d still fights", who)
	}
	p.tap(at)
	p.tap(c.piece(who).Hex)
	m = c.mode.(*fighting)
	i := m.proposer.Proposal.Of(who)
	if i < 0 || !slices.Contains(m.groups()[i].At, at) {
		t.Errorf("%d is in group %d", who, i)
	}
	if c.position().Hash() != before {
		t.Error("something happened")
	}
	if p.do("regroup"); !c.mode.(*fighting).whole {
		t.Error("nothing is proposed anew")
	}
	if p.do("cancel"); c.fights != nil || lies[*fighting](c) {
		t.Error("there is no way out of it")
	}
}

// An attack that is taken back is to come again.
func TestAFightTakenBackIsToCome(t *testing.T) {
	p, m := proposedFights(t)
	c, f := p.Table, m.fights
	n := len(m.groups())
	p.do("confirm")
	for len(f.done) == 1 {
		p.do("undo")
		p.do("confirm") // who asks is given leave
	}
	if m, ok := c.mode.(*fighting); !ok || !m.whole || len(m.groups()) != n {
		t.Errorf("mode %T", c.mode)
	}
}

// Shots are proposed the same way, by whoever can do good by one.
func TestShotsAreProposedAndMadeOneAfterAnother(t *testing.T) {
	for _, battle := range []string{"hastings", "legnica-henry"} {
		t.Run(battle, func(t *testing.T) {
			r := robotUntil(t, battle, 2, func(c *table) bool {
				may, shots := c.mayPropose()
				return may && shots
			})
			r.do("propose")
			c := r.Table
			m, ok := c.mode.(*fighting)
			if !ok || !m.whole || len(m.groups()) == 0 {
				t.Fatalf("mode %T", c.mode)
			}
			before := len(c.sess.Steps)
			if r.do("confirm"); len(c.sess.Steps) == before || len(c.fights.done) != 1 {
				t.Fatalf("no shot is made: %v", c.why)
			}
		})
	}
}
