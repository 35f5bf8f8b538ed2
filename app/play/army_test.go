package play

import (
	"strconv"
	"testing"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// led is a page with a command of the acting side led as one, and its mode.
func led(t *testing.T) (*Page, *army) {
	t.Helper()
	p := seated(t)
	cards := leadCards(p.Table.in("en"))
	if len(cards) == 0 {
		t.Fatal("nobody can be led")
	}
	p.Do(cards[len(cards)-1].Do)
	m, ok := p.Table.Mode.(*army)
	if !ok || len(m.units) < 2 {
		t.Fatalf("mode %T", p.Table.Mode)
	}
	return p, m
}

// ahead is the hex so far before the head.
func ahead(c *table, m *army, n int) hex.Hex {
	h := c.Piece(planning.Head(c.View, m.units)).Hex
	for range n {
		h = h.Step(planning.Front(c.View, m.units))
	}
	return h
}

func TestAnArmyMarchesAsOneAndIsTakenBackAsOne(t *testing.T) {
	p, m := led(t)
	before := p.Table.Whole().Hash()
	p.Tap(ahead(p.Table, m, 3))
	plan := m.ready()
	if plan == nil || p.Table.Whole().Hash() != before {
		t.Fatalf("planned %+v", m.plan())
	}
	ends, ids := map[game.ID]planning.Place{}, []game.ID{}
	for _, x := range plan.Moves {
		ends[x.Unit], ids = x.End, append(ids, x.Unit)
	}
	p.Do("confirm")
	for _, id := range ids {
		if at := p.Table.Piece(id).Hex; at != ends[id].Hex {
			t.Errorf("%s is in %v, not in %v", p.Table.Sess.Game.Name(id), at, ends[id].Hex)
		}
	}
	if lies[*army](p.Table) || lies[*marching](p.Table) {
		t.Errorf("mode %T", p.Table.Mode)
	}
	p.Do("undo")
	if p.Table.Whole().Hash() != before {
		t.Error("one undo does not take the march back")
	}
}

func TestATapTakesCountersInAndOut(t *testing.T) {
	p, m := led(t)
	n, one := len(m.units), m.units[len(m.units)-1]
	h := p.Table.Piece(one).Hex
	p.Tap(h)
	if len(m.units) >= n || m.holds(one) {
		t.Errorf("%d of %d are left", len(m.units), n)
	}
	p.Tap(h)
	if len(m.units) != n || !m.holds(one) {
		t.Errorf("%d of %d are back", len(m.units), n)
	}
}

func TestEveryWayToGoIsPlannedOrAsksWhere(t *testing.T) {
	p, m := led(t)
	for way := range wayKeys {
		p.Do("way:" + string(rune('0'+way)))
		needs := planning.Mode(way) == planning.Keep || planning.Mode(way) == planning.EachCan || planning.Mode(way) == planning.Withdraw
		if (m.plan() == nil) != needs {
			t.Errorf("way %d: planned %v", way, m.plan() != nil)
		}
		if d := p.Shown().Dock(); d.Name != "army" || len(d.Foot) == 0 {
			t.Errorf("way %d: dock %+v", way, d)
		}
	}
	p.Do("way:0")
	if p.Do("rotate:1"); m.plan() == nil || m.plan().Front == planning.Front(p.Table.View, m.units) {
		t.Error("the formation does not turn")
	}
	if p.Do("cancel"); m.plan() != nil {
		t.Error("the place of the head is not dropped")
	}
	if p.Do("cancel"); lies[*army](p.Table) {
		t.Error("the army is not let go")
	}
}

// A march that meets reactions stops, tells of it, and goes on when told so.
func TestAMarchThatStopsGoesOn(t *testing.T) {
	p, m := led(t)
	p.Do("alike:" + strconv.Itoa(int(m.units[0])))
	m = p.Table.Mode.(*army)
	p.Do("way:2") // a charge meets somebody who may react
	p.Do("confirm")
	for n := 0; p.Table.Column != nil; n++ {
		m, ok := p.Table.Mode.(*army)
		if !ok || m.halt == nil || n > 100 {
			t.Fatalf("mode %T after %d stops", p.Table.Mode, n)
		}
		if d := p.Shown().Dock(); d.Foot[len(d.Foot)-1].ID != "confirm" {
			t.Fatalf("foot %+v", d.Foot)
		}
		p.Do("confirm")
		if m.plan() != nil && m.ready() == nil {
			break // nobody of the rest can march any more
		}
	}
}

func TestAStoppedMarchCanBeDropped(t *testing.T) {
	p, m := led(t)
	p.Table.Column = &match.Halt{Rest: planning.March{Units: m.units}, Stop: planning.Stop{Code: planning.React, Unit: m.units[0]},
		Turn: p.Table.Table.Turn, Phase: p.Table.Table.Phase}
	p.Table.clear()
	if m, ok := p.Table.Mode.(*army); !ok || m.halt == nil {
		t.Fatalf("mode %T", p.Table.Mode)
	}
	if p.Do("drop-march"); lies[*army](p.Table) || p.Table.Column != nil {
		t.Errorf("mode %T", p.Table.Mode)
	}
}
