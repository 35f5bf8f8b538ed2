package page

import (
	"strconv"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// led is a page with a command of the acting side led as one, and its mode.
func led(t *testing.T) (*Page, *table.Army) {
	t.Helper()
	p := seated(t)
	cards := table.LeadCards(p.Table.In("en"))
	if len(cards) == 0 {
		t.Fatal("nobody can be led")
	}
	p.Do(cards[len(cards)-1].Do)
	m, ok := p.Table.Mode.(*table.Army)
	if !ok || len(m.Units) < 2 {
		t.Fatalf("mode %T", p.Table.Mode)
	}
	return p, m
}

// ahead is the hex so far before the head.
func ahead(c *table.Table, m *table.Army, n int) hex.Hex {
	h := c.Piece(planning.Head(c.View, m.Units)).Hex
	for range n {
		h = h.Step(planning.Front(c.View, m.Units))
	}
	return h
}

func TestAnArmyMarchesAsOneAndIsTakenBackAsOne(t *testing.T) {
	p, m := led(t)
	before := p.Table.Whole().Hash()
	p.Tap(ahead(p.Table, m, 3))
	plan := m.Ready()
	if plan == nil || p.Table.Whole().Hash() != before {
		t.Fatalf("planned %+v", m.Plan())
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
	if table.Lies[*table.Army](p.Table) || table.Lies[*table.Marching](p.Table) {
		t.Errorf("mode %T", p.Table.Mode)
	}
	p.Do("undo")
	if p.Table.Whole().Hash() != before {
		t.Error("one undo does not take the march back")
	}
}

func TestATapTakesCountersInAndOut(t *testing.T) {
	p, m := led(t)
	n, one := len(m.Units), m.Units[len(m.Units)-1]
	h := p.Table.Piece(one).Hex
	p.Tap(h)
	if len(m.Units) >= n || m.Holds(one) {
		t.Errorf("%d of %d are left", len(m.Units), n)
	}
	p.Tap(h)
	if len(m.Units) != n || !m.Holds(one) {
		t.Errorf("%d of %d are back", len(m.Units), n)
	}
}

func TestEveryWayToGoIsPlannedOrAsksWhere(t *testing.T) {
	p, m := led(t)
	for way := range table.WayKeys {
		p.Do("way:" + string(rune('0'+way)))
		needs := planning.Mode(way) == planning.Keep || planning.Mode(way) == planning.EachCan || planning.Mode(way) == planning.Withdraw
		if (m.Plan() == nil) != needs {
			t.Errorf("way %d: planned %v", way, m.Plan() != nil)
		}
		if d := p.Shown().Dock(); d.Name != "army" || len(d.Foot) == 0 {
			t.Errorf("way %d: dock %+v", way, d)
		}
	}
	p.Do("way:0")
	if p.Do("rotate:1"); m.Plan() == nil || m.Plan().Front == planning.Front(p.Table.View, m.Units) {
		t.Error("the formation does not turn")
	}
	if p.Do("cancel"); m.Plan() != nil {
		t.Error("the place of the head is not dropped")
	}
	if p.Do("cancel"); table.Lies[*table.Army](p.Table) {
		t.Error("the army is not let go")
	}
}

// A march that meets reactions stops, tells of it, and goes on when told so.
func TestAMarchThatStopsGoesOn(t *testing.T) {
	p, m := led(t)
	p.Do("alike:" + strconv.Itoa(int(m.Units[0])))
	m = p.Table.Mode.(*table.Army)
	p.Do("way:2") // a charge meets somebody who may react
	p.Do("confirm")
	for n := 0; p.Table.Column != nil; n++ {
		m, ok := p.Table.Mode.(*table.Army)
		if !ok || m.Halt == nil || n > 100 {
			t.Fatalf("mode %T after %d stops", p.Table.Mode, n)
		}
		if d := p.Shown().Dock(); d.Foot[len(d.Foot)-1].ID != "confirm" {
			t.Fatalf("foot %+v", d.Foot)
		}
		p.Do("confirm")
		if m.Plan() != nil && m.Ready() == nil {
			break // nobody of the rest can march any more
		}
	}
}

func TestAStoppedMarchCanBeDropped(t *testing.T) {
	p, m := led(t)
	p.Table.Column = &match.Halt{Rest: planning.March{Units: m.Units}, Stop: planning.Stop{Code: planning.React, Unit: m.Units[0]},
		Turn: p.Table.Table.Turn, Phase: p.Table.Table.Phase}
	p.Table.Clear()
	if m, ok := p.Table.Mode.(*table.Army); !ok || m.Halt == nil {
		t.Fatalf("mode %T", p.Table.Mode)
	}
	if p.Do("drop-march"); table.Lies[*table.Army](p.Table) || p.Table.Column != nil {
		t.Errorf("mode %T", p.Table.Mode)
	}
}
