package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

func TestAPlanFramesItsWholeWay(t *testing.T) {
	p := seatedAt(t, "arsuf")
	p.Table.SelectUnit(unitOf(t, p.Table, "AM4").ID)
	if f := p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Frame; f != nil {
		t.Errorf("without a plan %v is framed", f)
	}
	from := p.Table.Home()
	tapAt(t, p, "1611")
	f := p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Frame
	if len(f) < 2 || f[0] != from || f[len(f)-1] != planOf(p.Table).At {
		t.Errorf("framed are %v", f)
	}
}

func TestAQuestionFramesAllItsWaysThenThePickedOne(t *testing.T) {
	p := askedAt(t, "arsuf", "evade", func(c *table.Table) bool { return len(c.Options()) > 3 })
	c := p.Table
	all := c.Mode.Frame(c)
	for _, o := range c.Options() {
		for _, h := range o.Way {
			if !slices.Contains(all, h) {
				t.Errorf("%v is not framed", h)
			}
		}
	}
	last := len(c.Options()) - 1
	c.Choose(last - 1)
	if f := c.Mode.Frame(c); len(f) >= len(all) {
		t.Errorf("with one picked still %v is framed", f)
	}
}

func TestAnAttackFramesBothSides(t *testing.T) {
	p := melee(t)
	tapAt(t, p, "1612")
	f := p.Table.Mode.Frame(p.Table)
	for _, id := range groupOf(p.Table).By {
		if !slices.Contains(f, p.Table.Whole().Piece(id).Hex) {
			t.Errorf("%d is not framed", id)
		}
	}
	if !slices.Contains(f, groupOf(p.Table).At[0]) {
		t.Error("the target is not framed")
	}
	tapAt(t, p, "1612") // the only target is taken out again
	if head := p.Shown().Dock().Left[0].(panel.Head); head.Title != "Whom to attack?" {
		t.Errorf("without a target the dock is headed %q", head.Title)
	}
}

// A friend's hex that can only be passed is tapped to mean the friend.
func TestATapOnAFriendWhoCanOnlyBePassedSelectsHim(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	for id := range game.ID(c.Whole().Counters()) {
		if u := c.Whole().Piece(id); u.Side != c.Actor || u.Rank != game.Unit {
			continue
		}
		c.SelectUnit(id)
		i := slices.IndexFunc(c.Reach.Stops, func(s game.Stop) bool { return s.Prev >= 0 && !s.Rest && c.PassesFriends(s.Hex) })
		if i < 0 {
			continue
		}
		h := c.Reach.Stops[i].Hex
		p.Tap(h)
		if planOf(c) != nil || c.Sel == id || c.Whole().Piece(c.Sel).Hex != h {
			t.Errorf("tapped %v: plan %v, selected %d", h, planOf(c), c.Sel)
		}
		return
	}
	t.Fatal("nobody can pass a friend")
}

// A rally is the last act of a player turn: it is ready to be done, with its chance.
func TestARallyIsTheMainButtonWithItsChance(t *testing.T) {
	p := rallying(t)
	c := p.Table
	d := p.Shown().Dock()
	end, main := d.Foot[len(d.Foot)-2], d.Foot[len(d.Foot)-1]
	if main.Label != "Throw for the rally" || main.Look != "pri" || end.Look != "gho" || end.Small != "1 act still possible" {
		t.Errorf("the buttons are %+v", d.Foot)
	}
	card := c.In("en").OptionCards().Cards[0]
	if !card.On || !strings.HasSuffix(card.Big, "%") || !strings.HasPrefix(card.Small, "die 1") {
		t.Errorf("the rally is offered as %+v", card)
	}
}

// rallying is Arsuf at the first rally that is possible.
func rallying(t *testing.T) *Page {
	t.Helper()
	return reached(t, "arsuf-rearguard", func(c *table.Table) bool { return c.Expect.Code == "rally" })
}

func TestTheThrowThatRalliedIsShownWithTheQuestionWhereTo(t *testing.T) {
	p := askedAt(t, "hastings-flight", "restore", func(*table.Table) bool { return true })
	head, ok := p.Shown().Dock().Left[0].(panel.Head)
	if !ok || len(head.Dice) != 1 || !strings.Contains(head.Title, "die") {
		t.Errorf("the question begins with %+v", p.Shown().Dock().Left[0])
	}
	if len(p.Table.Mode.Frame(p.Table)) == 0 {
		t.Error("the map does not go to the hexes offered")
	}
}

func TestAPhaseOfTheOtherSideShowsItsArmyOnce(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	c.Muster(nowhere)
	endPhase(p)
	if c.Actor != game.B {
		t.Fatal("the other side does not act")
	}
	army := c.Muster(nowhere)
	if len(army) < 30 || !c.Board().On(army[0]) {
		t.Errorf("shown are %v", army)
	}
	if c.Muster(nowhere) != nil {
		t.Error("the army is shown again")
	}
}

// nowhere is a map of which nothing is in sight.
func nowhere(hex.Hex) bool { return false }

// As a phase of attacks begins all who have to fight are in sight, of the same side, too.
func TestAPhaseOfAttacksShowsWhoMustFight(t *testing.T) {
	p := reached(t, "kulikovo-ambush", func(c *table.Table) bool { return c.MustFight() && len(c.Pressing()) > 1 })
	c := p.Table
	must := c.Stands(c.Pressing())
	if !c.Sight.Turnover || c.Sight.Focus != nil {
		t.Error("nobody looks for them, but at whoever moved last")
	}
	if got := c.Muster(func(h hex.Hex) bool { return h != must[0] }); !slices.Equal(got, must) {
		t.Errorf("with one of them unseen %v are shown of %v", got, must)
	}
	c.Sight.Turnover = true
	if got := c.Muster(func(hex.Hex) bool { return true }); got != nil {
		t.Errorf("all of them are seen, and %v are shown", got)
	}
}

func TestTakingAPhaseBackMovesNoMap(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	endPhase(p)
	c.Muster(nowhere)
	actor := c.Actor
	c.UndoNow()
	if c.Actor == actor {
		t.Fatal("the phase was not taken back")
	}
	if c.Muster(nowhere) != nil || c.Sight.Near {
		t.Error("the map goes somewhere")
	}
}

func TestWhoIsGoneToIsSeenWithItsReach(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	c.SelectUnit(unitOf(t, c, "AM4").ID)
	if got := c.Sights(); len(got) != 1+len(c.Reach.Stops) || got[0] != *c.Sight.Focus {
		t.Errorf("%d hexes are shown, the reach has %d", len(got), len(c.Reach.Stops))
	}
}
