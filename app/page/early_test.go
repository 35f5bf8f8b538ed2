package page

import (
	"slices"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// endPhase ends a phase, also one in which most have not moved.
func endPhase(p *Page) {
	if p.Do("end"); table.Lies[*table.Early](p.Table) {
		p.Do("confirm")
	}
}

// Ending a phase asks as long as more have not moved than have, and only then.
func TestEndingAPhaseAsksWhileMostHaveNotMoved(t *testing.T) {
	p := seated(t)
	c := p.Table
	for turned := 0; ; turned++ {
		left, moved := c.Unmoved()
		if moved != turned {
			t.Fatalf("%d have moved, not %d", moved, turned)
		}
		before, phase := len(c.Session().Steps), c.Table.Phase
		p.Do("end")
		if asks := left > moved; table.Lies[*table.Early](c) != asks || asks != (c.Table.Phase == phase) {
			t.Fatalf("%d of %d have moved: asked %t, phase %d", moved, left+moved, table.Lies[*table.Early](c), c.Table.Phase)
		}
		if left <= moved {
			return
		}
		if p.Do("cancel"); table.Lies[*table.Early](c) || len(c.Session().Steps) != before {
			t.Fatal("playing on does something")
		}
		turnSome(t, p)
	}
}

// turnSome turns a unit that has not moved.
func turnSome(t *testing.T, p *Page) {
	t.Helper()
	c := p.Table
	for _, o := range c.Offers[c.Actor] {
		if o.Verb != game.VerbBegin || c.Piece(o.Unit).Rank != game.Unit {
			continue
		}
		before := len(c.Session().Steps)
		c.SelectUnit(o.Unit)
		p.Do("rotate:1")
		if p.Do("confirm"); len(c.Session().Steps) > before {
			p.Do("cancel")
			return
		}
	}
	t.Fatal("nobody can be turned")
}

func TestOneTapEndsAPhaseThatWasAskedAbout(t *testing.T) {
	p := seated(t)
	phase := p.Table.Table.Phase
	p.Do("end")
	d := p.Shown().Dock()
	if d.Name != "early" || d.Foot[len(d.Foot)-1].Do != "cancel" {
		t.Fatalf("the dock is %q with %+v", d.Name, d.Foot)
	}
	if p.Do("confirm"); p.Table.Table.Phase == phase {
		t.Error("the phase does not end")
	}
}

// The next unit is each in turn, after the one that was moved the one that follows it.
func TestTheNextUnitIsEachThatCanStillAct(t *testing.T) {
	p := seated(t)
	c := p.Table
	ids := c.Pressing()
	for i := range 2 * len(ids) {
		if p.Do("next-unit"); c.Sel != ids[i%len(ids)] || c.Sight.Focus == nil || !c.Sight.Near {
			t.Fatalf("number %d is %d, not %d; looked at %v", i, c.Sel, ids[i%len(ids)], c.Sight.Focus)
		}
	}
	k := slices.IndexFunc(ids, func(id game.ID) bool {
		c.SelectUnit(id)
		p.Do("rotate:1")
		return planOf(c) != nil
	})
	moved := c.Sel
	p.Do("confirm")
	if p.Do("cancel"); c.Sel != game.None {
		p.Do("cancel")
	}
	if p.Do("next-unit"); c.Sel == moved || c.Sel != ids[(k+1)%len(ids)] {
		t.Errorf("after %d comes %d", moved, c.Sel)
	}
	if !p.Key("x") || c.Sel != ids[(k+2)%len(ids)] {
		t.Errorf("by the key comes %d", c.Sel)
	}
}

// Who must fight comes before all others, with the attack put together.
func TestTheNextUnitMustFight(t *testing.T) {
	p := melee(t)
	c := p.Table
	if len(c.Duties) == 0 {
		t.Fatal("nobody must fight")
	}
	for range len(c.Duties) + 1 {
		p.Do("next-unit")
		if g := groupOf(c); g == nil || !c.IsOwed(c.Latest) {
			t.Errorf("%d is gone to with the attack %+v", c.Latest, g)
		}
	}
	if !slices.ContainsFunc(p.Shown().Dock().Foot, func(b panel.Button) bool { return b.ID == "roll" }) {
		t.Error("the attack cannot be made")
	}
}
