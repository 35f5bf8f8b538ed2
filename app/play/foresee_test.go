package play

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// attacksNext counts the attacks that are possible in the next phase, if it is a side's to act in;
// 0 where this one cannot be ended.
func attacksNext(c *table) (n int) {
	o := find(c.offers[c.actor], game.VerbEndPhase)
	if c.table.Stage != game.StageFree || o == nil || len(c.duties) > 0 {
		return 0
	}
	next := c.sess.Game.Clone()
	next.Apply(o.Act, &dice.Lucky{})
	at := next.Table()
	if at.Stage != game.StageFree {
		return 0
	}
	_, side := expected(at)
	for _, f := range next.Offers(side, nil) {
		if f.Verb == game.VerbAttack {
			n++
		}
	}
	return n
}

// endsPhase ends the phase, also where most have not moved.
func endsPhase(p *page) {
	p.Table.clear()
	p.Table.rest()
	if p.do("end"); lies[*early](p.Table) {
		p.do("confirm")
	}
}

func TestTheOnlyAttackIsChosenAlready(t *testing.T) {
	p := seated(t)
	c := p.Table
	c.plain = [2]bool{true, true}
	playUntil(t, p, 6, func(c *table) bool { return attacksNext(c) == 1 })
	endsPhase(p)
	m, ok := innermost(c.mode).(*attack)
	if !ok || m.group.Odds == nil || len(c.suggestions()) != 1 {
		t.Fatalf("the table is at %T with %d attacks", c.mode, len(c.suggestions()))
	}
	p.tap(m.group.At[0])
	if m, ok = c.mode.(*attack); !ok || m.group.Odds == nil {
		t.Fatal("a tap on the enemy takes him out of it")
	}
	steps := len(c.sess.Steps)
	if p.do("confirm"); len(c.sess.Steps) == steps {
		t.Error("one tap does not make it")
	}
}

func TestTheOnlyAttackCanBeLeft(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 6, func(c *table) bool { return c.table.Stage == game.StageFree && len(c.suggestions()) == 1 })
	c := newTable(p.Table.Scenario, p.Table.sess)
	if !lies[*attack](c) {
		t.Fatalf("opened again the table is at %T", c.mode)
	}
	if !c.back() || !lies[*idle](c) {
		t.Errorf("back leads to %T", c.mode)
	}
	if c.back() {
		t.Error("back does not come to an end")
	}
}

// wanderUntil does whatever is offered until something is so.
func wanderUntil(t *testing.T, p *page, so func(*table) bool) {
	t.Helper()
	playGames(t, p, 8, so, func(r *rand.Rand, offers []game.Offer) {
		if _, no := p.Table.session().Do(offers[r.IntN(len(offers))].Act); no != nil {
			t.Fatal(no)
		}
		p.Table.clear()
	})
}

// hemmedIn is a counter on the map that can go to one hex only, and do nothing else. It looks at
// one position in five.
func hemmedIn(c *table) (unit game.ID, ok bool) {
	if c.table.Stage != game.StageFree || c.attacks || (len(c.sess.Steps)+3)%5 != 0 {
		return game.None, false
	}
	defer func() { c.clear(); c.rest() }()
	for _, id := range c.able {
		c.clear()
		c.sel = id
		c.battle.refresh()
		if w := c.ways(); c.piece(id).Where == game.OnMap && len(w) == 1 && c.reach.Stops[w[0]].Hex != c.home() && len(c.besides(id)) == 0 {
			return id, true
		}
	}
	return game.None, false
}

func TestTheOnlyWayOfACounterIsChosenAlready(t *testing.T) {
	p := seated(t)
	c := p.Table
	var unit game.ID
	wanderUntil(t, p, func(c *table) (is bool) { unit, is = hemmedIn(c); return is })
	c.refresh()
	if c.selectUnit(unit); planOf(c) == nil {
		t.Fatalf("the table is at %T", c.mode)
	}
	if p.do("cancel"); planOf(c) != nil || c.sel != unit {
		t.Errorf("back leads to %T, %d selected", c.mode, c.sel)
	}
	c.selectUnit(unit)
	steps := len(c.sess.Steps)
	if p.do("confirm"); len(c.sess.Steps) == steps {
		t.Error("one tap does not go there")
	}
}

func TestTheOnlyWayOfWhoMustGoOnIsChosenAlready(t *testing.T) {
	p := seated(t)
	wanderUntil(t, p, func(c *table) bool {
		return c.table.Stage == game.StageFree && c.sel != game.None && c.concerned() == c.sel && len(c.ways()) == 1 && len(c.besides(c.sel)) == 0
	})
	c := newTable(p.Table.Scenario, p.Table.sess)
	if planOf(c) == nil || planOf(c).Unit != c.concerned() {
		t.Fatalf("opened again the table is at %T", c.mode)
	}
	steps := len(c.sess.Steps)
	if c.confirm(); len(c.sess.Steps) == steps {
		t.Error("one tap does not go on")
	}
}

func TestTheOnlyTargetOfACounterIsChosenAlready(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	var unit game.ID
	playUntil(t, p, 9, func(c *table) bool {
		for _, o := range c.offers[c.actor] {
			if c.table.Stage == game.StageFree && o.Verb == game.VerbShoot && len(c.besides(o.Unit)) == 1 {
				unit = o.Unit
				return true
			}
		}
		return false
	})
	c.rest()
	c.selectUnit(unit)
	o, ok := c.chosen()
	if !ok || o.Verb != game.VerbShoot {
		t.Fatalf("chosen is %+v", o)
	}
	if p.do("cancel"); c.mode.picked() != nil || c.sel != unit {
		t.Error("going back does not drop the target alone")
	}
	c.selectUnit(unit)
	steps := len(c.sess.Steps)
	if p.do("confirm"); len(c.sess.Steps) == steps {
		t.Error("one tap does not aim")
	}
}

func TestOfSeveralNoneIsChosen(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	if planOf(c) != nil || c.mode.picked() != nil {
		t.Error("a way is chosen among several")
	}
	playUntil(t, p, 6, func(c *table) bool { return attacksNext(c) > 1 })
	endsPhase(p)
	if _, chosen := innermost(c.mode).(*attack); chosen || len(c.suggestions()) < 2 {
		t.Errorf("with %d attacks the table is at %T", len(c.suggestions()), c.mode)
	}
}
