package page

import (
	"slices"
	"strconv"
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// battleLine plays until several units can attack one hex together, and returns that
// attack as the group on the table.
func battleLine(t *testing.T) *Page {
	t.Helper()
	var nth int
	r := robotUntil(t, "kulikovo-ambush", 5, func(c *table.Table) bool {
		nth = slices.IndexFunc(c.Suggestions(), func(o game.Offer) bool {
			g := c.FromOffer(o)
			return g != nil && len(g.By) > 1 && len(g.At) == 1
		})
		return c.Table.Stage == game.StageFree && c.Attacks && nth >= 0
	})
	r.Do("suggest:" + strconv.Itoa(nth))
	return r.Page
}

func TestTappingAnAttackerTakesItOutAndIn(t *testing.T) {
	p := battleLine(t)
	c := p.Table
	full := slices.Clone(groupOf(c).By)
	at := c.Whole().Piece(full[0]).Hex
	p.Tap(at)
	if slices.Contains(groupOf(c).By, full[0]) || len(groupOf(c).By) >= len(full) {
		t.Errorf("the group is still %v", groupOf(c).By)
	}
	p.Tap(at)
	if !slices.Contains(groupOf(c).By, full[0]) {
		t.Errorf("the group is %v", groupOf(c).By)
	}
}

func TestTappingTheOnlyTargetLeavesNoLegalAttack(t *testing.T) {
	p := battleLine(t)
	c := p.Table
	p.Tap(groupOf(c).At[0])
	if groupOf(c) == nil || groupOf(c).No == nil || groupOf(c).Odds != nil {
		t.Fatalf("group %+v", groupOf(c))
	}
	before := c.Version
	p.Do("confirm")
	if c.Version != before {
		t.Error("an attack on nothing was made")
	}
}

func TestRollingShowsDiceAndResult(t *testing.T) {
	p := battleLine(t)
	c := p.Table
	forecast := groupOf(c).Odds
	p.Do("confirm")
	e := c.Roll()
	if e == nil || len(e.Dice) != 2 || e.Odds.Result == nil {
		t.Fatalf("roll %+v", e)
	}
	if e.Odds.Final != forecast.Final {
		t.Errorf("rolled on column %d, forecast %d", e.Odds.Final, forecast.Final)
	}
	if _, free := c.CanUndo(); free {
		t.Error("dice can be taken back without consent")
	}
	steps := len(c.Session().Steps)
	p.Do("undo")
	if !table.Lies[*table.Consent](c) || len(c.Session().Steps) != steps {
		t.Fatal("nobody was asked")
	}
	p.Do("confirm")
	if len(c.Session().Steps) != steps-1 {
		t.Error("both agreed and it still stands")
	}
}
