package play

import (
	"slices"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// endPhase ends a phase, also one in which most have not moved.
func endPhase(p *page) {
	if p.do("end"); lies[*early](p.Table) {
		p.do("confirm")
	}
}

// Ending a phase asks as long as more have not moved than have, and only then.
func TestEndingAPhaseAsksWhileMostHaveNotMoved(t *testing.T) {
	p := seated(t)
	c := p.Table
	for turned := 0; ; turned++ {
		left, moved := c.unmoved()
		if moved != turned {
			t.Fatalf("%d have moved, not %d", moved, turned)
		}
		before, phase := len(c.session().Steps), c.table.Phase
		p.do("end")
		if asks := left > moved; lies[*early](c) != asks || asks != (c.table.Phase == phase) {
			t.Fatalf("%d of %d have moved: asked %t, phase %d", moved, left+moved, lies[*early](c), c.table.Phase)
		}
		if left <= moved {
			return
		}
		if p.do("cancel"); lies[*early](c) || len(c.session().Steps) != before {
			t.Fatal("playing on does something")
		}
		turnSome(t, p)
	}
}

// turnSome turns a unit that has not moved.
func turnSome(t *testing.T, p *page) {
	t.Helper()
	c := p.Table
	for _, o := range c.offers[c.actor] {
		if o.Verb != game.VerbBegin || c.piece(o.Unit).Rank != game.Unit {
			continue
		}
		before := len(c.session().Steps)
		c.selectUnit(o.Unit)
		p.do("rotate:1")
		if p.do("confirm"); len(c.session().Steps) > before {
			p.do("cancel")
			return
		}
	}
	t.Fatal("nobody can be turned")
}

func TestOneTapEndsAPhaseThatWasAskedAbout(t *testing.T) {
	p := seated(t)
	phase := p.Table.table.Phase
	p.do("end")
	d := p.shown().dock()
	if d.Name != "early" || d.Foot[len(d.Foot)-1].Do != "cancel" {
		t.Fatalf("the dock is %q with %+v", d.Name, d.Foot)
	}
	if p.do("confirm"); p.Table.table.Phase == phase {
		t.Error("the phase does not end")
	}
}

// The next unit is each in turn, after the one that was moved the one that follows it.
func TestTheNextUnitIsEachThatCanStillAct(t *testing.T) {
	p := seated(t)
	c := p.Table
	ids := c.pressing()
	for i := range 2 * len(ids) {
		if p.do("next-unit"); c.sel != ids[i%len(ids)] || c.sight.focus == nil || !c.sight.near {
			t.Fatalf("number %d is %d, not %d; looked at %v", i, c.sel, ids[i%len(ids)], c.sight.focus)
		}
	}
	k := slices.IndexFunc(ids, func(id game.ID) bool {
		c.selectUnit(id)
		p.do("rotate:1")
		return planOf(c) != nil
	})
	moved := c.sel
	p.do("confirm")
	if p.do("cancel"); c.sel != game.None {
		p.do("cancel")
	}
	if p.do("next-unit"); c.sel == moved || c.sel != ids[(k+1)%len(ids)] {
		t.Errorf("after %d comes %d", moved, c.sel)
	}
	if !p.key("x") || c.sel != ids[(k+2)%len(ids)] {
		t.Errorf("by the key comes %d", c.sel)
	}
}

// Who must fight comes before all others, with the attack put together.
func TestTheNextUnitMustFight(t *testing.T) {
	p := melee(t)
	c := p.Table
	if len(c.duties) == 0 {
		t.Fatal("nobody must fight")
	}
	for range len(c.duties) + 1 {
		p.do("next-unit")
		if g := groupOf(c); g == nil || !c.isOwed(c.latest) {
			t.Errorf("%d is gone to with the attack %+v", c.latest, g)
		}
	}
	if !slices.ContainsFunc(p.shown().dock().Foot, func(b panel.Button) bool { return b.ID == "roll" }) {
		t.Error("the attack cannot be made")
	}
}
