package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// warnedOf previews the first way, for any unit that can move now, that brings a warning, and
// returns it; it fails the test where no way does.
func warnedOf(t *testing.T, c *table.Table, code string) game.Risk {
	t.Helper()
	for _, id := range c.Able {
		c.Rest()
		if c.SelectUnit(id); c.Reach == nil {
			continue
		}
		for _, i := range c.BestStops() {
			p := c.Route(i)
			for _, r := range p.Warnings {
				if r.Code == code {
					c.SetPlan(i)
					return r
				}
			}
		}
	}
	t.Fatalf("no way brings %s", code)
	return game.Risk{}
}

// firstWarning is the block of warnings that stands before all but the name of the counter.
func firstWarning(t *testing.T, d panel.Dock) panel.Warnings {
	t.Helper()
	if len(d.Left) > 1 {
		if w, ok := d.Left[1].(panel.Warnings); ok {
			return w
		}
	}
	t.Fatalf("the dock does not begin with warnings: %+v", d.Left)
	return panel.Warnings{}
}

func TestWarningsStandFirstBeforeAMove(t *testing.T) {
	for _, tt := range []struct{ scenario, code, says string }{
		{"kulikovo-ambush", "ends-in-zone", "in an enemy zone"},
		{"kulikovo-ambush", "must-attack-there", "must attack from there"},
		{"kulikovo-ambush", "leader-left-alone", "left alone"},
		{"kulikovo-ambush", "out-of-command", "out of its leaders’ range"},
		{"kulikovo-ambush", "own-ridden-down", "ridden down by its own side"},
		{"hastings", "must-attack-there", "must attack from there"},
	} {
		t.Run(tt.scenario+" "+tt.code, func(t *testing.T) {
			p := seatedAt(t, tt.scenario)
			c := p.Table
			r := warnedOf(t, c, tt.code)
			block := firstWarning(t, p.Shown().Dock())
			i := slices.IndexFunc(block.Rows, func(row panel.Row) bool { return strings.Contains(row.Text, tt.says) })
			if i < 0 || block.Rows[i].Ref.Para == "" || !strings.Contains(block.Rows[i].Text, p.View().Unit(r.Unit)) {
				t.Errorf("the dock warns of %+v", block.Rows)
			}
			if says := c.Mode.Prompt(p.View()).Warning; !strings.HasPrefix(says, block.Rows[0].Text) || strings.Contains(says, "(+") != (len(block.Rows) > 1) {
				t.Errorf("the prompt warns: %q", says)
			}
			at := c.Piece(r.Unit).Hex
			if r.Unit == c.Sel {
				at = planOf(c).At
			}
			if marks := c.Mode.Scene(p.View(), table.Overlays{}).Overlay.Warn; !slices.Contains(marks, at) {
				t.Errorf("marked is %v, want %v", marks, at)
			}
		})
	}
}

func TestAZoneIsWarnedOfOnceWithWhoseItIs(t *testing.T) {
	p := seated(t)
	warnedOf(t, p.Table, "ends-in-zone")
	plan := planOf(p.Table)
	d := p.Shown().Dock()
	i := slices.IndexFunc(firstWarning(t, d).Rows, func(r panel.Row) bool { return r.Sub != "" })
	if i < 0 || firstWarning(t, d).Rows[i].Sub != p.View().Units(plan.Under) {
		t.Errorf("%+v does not name %v", firstWarning(t, d).Rows, plan.Under)
	}
	for _, s := range d.Right {
		if n, ok := s.(panel.Note); ok && strings.Contains(n.Text, "ends in the zone") {
			t.Errorf("it is told again: %q", n.Text)
		}
	}
}

func TestAMoveWithoutDangerWarnsOfNothing(t *testing.T) {
	p := seated(t)
	c := p.Table
	for _, id := range c.Able {
		if c.SelectUnit(id); c.Reach == nil {
			continue
		}
		for _, i := range c.BestStops() {
			if len(c.Route(i).Warnings) > 0 {
				continue
			}
			c.SetPlan(i)
			if _, warns := p.Shown().Dock().Left[1].(panel.Warnings); warns || c.Mode.Prompt(p.View()).Warning != "" || c.Warned() != nil {
				t.Error("it warns")
			}
			return
		}
	}
	t.Fatal("every way is dangerous")
}

// Tests before a roll stand before the odds they may change, also those of a tired unit.
func TestTestsBeforeARollStandFirst(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	playUntil(t, p, 4, func(c *table.Table) bool {
		for i := range c.Suggestions() {
			c.Rest()
			if table.TakeSuggestion(c, i); len(c.Mode.Risks(c)) > 0 {
				return true
			}
		}
		return false
	})
	d := p.Shown().Dock()
	if i := slices.IndexFunc(d.Left, func(s panel.Section) bool { _, is := s.(panel.Warnings); return is }); i != 1 {
		t.Errorf("the warnings stand at %d", i)
	}
	r := c.Mode.Risks(c)[0]
	if says := c.Mode.Prompt(p.View()).Warning; !strings.HasPrefix(says, p.View().Risk(r)) {
		t.Errorf("the prompt warns: %q", says)
	}
	if marks := c.Mode.Scene(p.View(), table.Overlays{}).Overlay.Warn; !slices.Contains(marks, c.Piece(r.Unit).Hex) {
		t.Errorf("marked is %v", marks)
	}
}

// The same of the fight that comes next where all of a phase are grouped.
func TestTestsBeforeTheNextFightStandFirst(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	playUntil(t, p, 4, func(c *table.Table) bool {
		if may, shots := c.MayPropose(); !may || shots {
			return false
		}
		c.Rest()
		p.Do("propose")
		return len(c.Mode.Risks(c)) > 0
	})
	says, want := c.Mode.Prompt(p.View()).Warning, p.View().Risk(c.Mode.Risks(c)[0])
	if rows := firstWarning(t, p.Shown().Dock()).Rows; rows[0].Text != want || !strings.HasPrefix(says, want) {
		t.Errorf("the dock warns of %+v, the prompt: %q", rows, says)
	}
}

// Nothing is warned of while counters are set up.
func TestSettingUpWarnsOfNothing(t *testing.T) {
	p := unplaced(t, "kulikovo-ambush")
	c := p.Table
	c.SelectUnit(c.Waiting()[0].ID)
	p.Tap(c.Reach.Stops[0].Hex)
	if planOf(c) == nil || c.Mode.Risks(c) != nil {
		t.Errorf("warned of %v", c.Mode.Risks(c))
	}
}

// Who is killed on the way stands above what the way costs, which is below the fold of a phone.
func TestWhoIsKilledOnTheWayStandsFirst(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	c.SetPlan(c.BestStops()[0])
	m := c.Mode.(*table.Planned)
	m.Plan.Falls = []game.ID{m.Plan.Unit}
	left := m.Dock(p.View()).Left
	if n, ok := left[1].(panel.Note); !ok || !strings.HasPrefix(n.Text, "Leaders killed on the way") {
		t.Errorf("below the head there is %+v", left[1])
	}
}
