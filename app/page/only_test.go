package page

import (
	"math/rand/v2"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// attacksNext counts the attacks that are possible in the next phase, if it is a side's to act in;
// 0 where this one cannot be ended.
func attacksNext(c *table.Table) (n int) {
	o := match.Find(c.Offers[c.Actor], game.VerbEndPhase)
	if c.Table.Stage != game.StageFree || o == nil || len(c.Duties) > 0 {
		return 0
	}
	next := c.Sess.Game.Clone()
	next.Apply(o.Act, &dice.Lucky{})
	at := next.Table()
	if at.Stage != game.StageFree {
		return 0
	}
	_, side := match.Expected(at)
	for _, f := range next.Offers(side, nil) {
		if f.Verb == game.VerbAttack {
			n++
		}
	}
	return n
}

// endsPhase ends the phase, also where most have not moved.
func endsPhase(p *Page) {
	p.Table.Clear()
	p.Table.Rest()
	if p.Do("end"); table.Lies[*table.Early](p.Table) {
		p.Do("confirm")
	}
}

func TestTheOnlyAttackIsChosenAlready(t *testing.T) {
	p := seated(t)
	c := p.Table
	c.Cardless = [2]bool{true, true}
	playUntil(t, p, 6, func(c *table.Table) bool { return attacksNext(c) == 1 })
	endsPhase(p)
	m, ok := table.Innermost(c.Mode).(*table.Attack)
	if !ok || m.Group.Odds == nil || len(c.Suggestions()) != 1 {
		t.Fatalf("the table is at %T with %d attacks", c.Mode, len(c.Suggestions()))
	}
	p.Tap(m.Group.At[0])
	if m, ok = c.Mode.(*table.Attack); !ok || m.Group.Odds == nil {
		t.Fatal("a tap on the enemy takes him out of it")
	}
	steps := len(c.Sess.Steps)
	if p.Do("confirm"); len(c.Sess.Steps) == steps {
		t.Error("one tap does not make it")
	}
}

func TestTheOnlyAttackCanBeLeft(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 6, func(c *table.Table) bool { return c.Table.Stage == game.StageFree && len(c.Suggestions()) == 1 })
	c := table.NewTable(p.Table.Scenario, p.Table.Sess)
	if !table.Lies[*table.Attack](c) {
		t.Fatalf("opened again the table is at %T", c.Mode)
	}
	if !c.Back() || !table.Lies[*table.Idle](c) {
		t.Errorf("back leads to %T", c.Mode)
	}
	if c.Back() {
		t.Error("back does not come to an end")
	}
}

// wanderUntil does whatever is offered until something is so.
func wanderUntil(t *testing.T, p *Page, so func(*table.Table) bool) {
	t.Helper()
	playGames(t, p, 8, so, func(r *rand.Rand, offers []game.Offer) {
		if _, no := p.Table.Session().Do(offers[r.IntN(len(offers))].Act); no != nil {
			t.Fatal(no)
		}
		p.Table.Clear()
	})
}

// hemmedIn is a counter on the map that can go to one hex only, and do nothing else. It looks at
// one position in five.
func hemmedIn(c *table.Table) (unit game.ID, ok bool) {
	if c.Table.Stage != game.StageFree || c.Attacks || (len(c.Sess.Steps)+3)%5 != 0 {
		return game.None, false
	}
	defer func() { c.Clear(); c.Rest() }()
	for _, id := range c.Able {
		c.Clear()
		c.Sel = id
		c.Match.Refresh()
		if w := c.Ways(); c.Piece(id).Where == game.OnMap && len(w) == 1 && c.Reach.Stops[w[0]].Hex != c.Home() && len(c.Besides(id)) == 0 {
			return id, true
		}
	}
	return game.None, false
}

func TestTheOnlyWayOfACounterIsChosenAlready(t *testing.T) {
	p := seated(t)
	c := p.Table
	var unit game.ID
	wanderUntil(t, p, func(c *table.Table) (is bool) { unit, is = hemmedIn(c); return is })
	c.Refresh()
	if c.SelectUnit(unit); planOf(c) == nil {
		t.Fatalf("the table is at %T", c.Mode)
	}
	if p.Do("cancel"); planOf(c) != nil || c.Sel != unit {
		t.Errorf("back leads to %T, %d selected", c.Mode, c.Sel)
	}
	c.SelectUnit(unit)
	steps := len(c.Sess.Steps)
	if p.Do("confirm"); len(c.Sess.Steps) == steps {
		t.Error("one tap does not go there")
	}
}

func TestTheOnlyWayOfWhoMustGoOnIsChosenAlready(t *testing.T) {
	p := seated(t)
	wanderUntil(t, p, func(c *table.Table) bool {
		return c.Table.Stage == game.StageFree && c.Sel != game.None && c.Concerned() == c.Sel && len(c.Ways()) == 1 && len(c.Besides(c.Sel)) == 0
	})
	c := table.NewTable(p.Table.Scenario, p.Table.Sess)
	if planOf(c) == nil || planOf(c).Unit != c.Concerned() {
		t.Fatalf("opened again the table is at %T", c.Mode)
	}
	steps := len(c.Sess.Steps)
	if c.Confirm(); len(c.Sess.Steps) == steps {
		t.Error("one tap does not go on")
	}
}

func TestTheOnlyTargetOfACounterIsChosenAlready(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	var unit game.ID
	playUntil(t, p, 9, func(c *table.Table) bool {
		for _, o := range c.Offers[c.Actor] {
			if c.Table.Stage == game.StageFree && o.Verb == game.VerbShoot && len(c.Besides(o.Unit)) == 1 {
				unit = o.Unit
				return true
			}
		}
		return false
	})
	c.Rest()
	c.SelectUnit(unit)
	o, ok := c.Chosen()
	if !ok || o.Verb != game.VerbShoot {
		t.Fatalf("chosen is %+v", o)
	}
	if p.Do("cancel"); c.Mode.Picked() != nil || c.Sel != unit {
		t.Error("going back does not drop the target alone")
	}
	c.SelectUnit(unit)
	steps := len(c.Sess.Steps)
	if p.Do("confirm"); len(c.Sess.Steps) == steps {
		t.Error("one tap does not aim")
	}
}

func TestOfSeveralNoneIsChosen(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	if planOf(c) != nil || c.Mode.Picked() != nil {
		t.Error("a way is chosen among several")
	}
	playUntil(t, p, 6, func(c *table.Table) bool { return attacksNext(c) > 1 })
	endsPhase(p)
	if _, chosen := table.Innermost(c.Mode).(*table.Attack); chosen || len(c.Suggestions()) < 2 {
		t.Errorf("with %d attacks the table is at %T", len(c.Suggestions()), c.Mode)
	}
}
