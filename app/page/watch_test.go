package page

import (
	"slices"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// watching is a page with a battle that the computer plays against itself, up to so many acts of it.
func watching(t testing.TB, scenario, levels string, acts int) *Page {
	t.Helper()
	var p *Page
	p = thinking(t, func(here bool, heard func(foe.Message)) func(string) {
		answers := thinks(here, heard)
		return func(order string) {
			if acts == 0 || len(p.Table.Sess.Steps) < acts {
				answers(order)
			}
		}
	})
	p.Do("battle:" + scenario + "&against=nobody&levels=" + levels)
	p.Do("start:" + scenario)
	if p.Table == nil || !p.Table.Watched() {
		t.Fatalf("nothing is watched: %q", p.notice.Text)
	}
	return p
}

// A battle of each rule system that is watched goes to its end by itself, whatever is grave in it; both sides are
// played as well as was chosen.
func TestAWatchedBattleEndsByItself(t *testing.T) {
	for _, id := range []string{"kulikovo-hill", "hastings-flight", "kosovo-guns"} {
		p := watching(t, id, "squire.page", 0)
		c := p.Table
		if c.Table.Stage != game.StageOver {
			t.Fatalf("%s stops at %+v, mode %T, notice %q", id, c.Expect, c.Mode, p.notice.Text)
		}
		if c.LevelOf(game.A) != level.Squire || c.LevelOf(game.B) != level.Page {
			t.Errorf("%s is played by %v and %v", id, c.Foe.Each[0], c.Foe.Each[1])
		}
		if did := c.Foe.Did; len(did) != len(c.Sess.Steps)-c.Floor || c.Whole().Audit() != nil {
			t.Errorf("%s: %d of %d acts are the computer's, audit %v", id, len(did), len(c.Sess.Steps), c.Whole().Audit())
		}
		if p.Do("confirm"); p.turnout() != openEnd || p.won() {
			t.Errorf("%s was won by who looked on", id)
		}
		if p.Do("again"); !p.Table.Watched() || p.Table == c {
			t.Errorf("%s is not watched once more: %q", id, p.notice.Text)
		}
	}
}

// Who looks on pauses, lets one order be done, and takes a side over or gives it back at any moment.
func TestWhoLooksOnTakesASideOver(t *testing.T) {
	p := watching(t, "kulikovo-hill", "squire.page", 12)
	c := p.Table
	if can, _ := c.CanUndo(); can || c.Opposed() || !c.LooksOn() || c.MayAid() {
		t.Error("who looks on acts")
	}
	p.Do(do.FoePause())
	ids := []string{}
	for _, b := range p.Shown().Dock().Foot {
		if b.ID != "" { // a place is left free for what others have
			ids = append(ids, b.ID)
		}
	}
	if !slices.Equal(ids, []string{"foe-pause", "foe-step", "foe-skip"}) {
		t.Errorf("buttons %v", ids)
	}
	p.Do(do.FoeSide("b"))
	if c.Person != game.A || c.Foe.Level != level.Page || c.Foe.Side != game.B {
		t.Errorf("the person leads %v, the computer %v as %v", c.Person, c.Foe.Side, c.Foe.Level)
	}
	if p.Do(do.FoeSide(both)); !c.Watched() || c.LevelOf(game.A) != level.Page {
		t.Error("nobody looks on again")
	}
	if p.Do(do.FoeLevel("a.marshal")); c.LevelOf(game.A) != level.Marshal || c.LevelOf(game.B) != level.Page {
		t.Errorf("levels %v", c.Foe.Each)
	}
	if p.Do(do.FoeSide("")); c.Watched() || c.Opposed() || c.Foe != nil {
		t.Error("two people do not play on")
	}
}

// A watched battle is kept as one, and its address leads to one.
func TestAWatchedBattleIsKept(t *testing.T) {
	p := watching(t, "kulikovo-hill", "squire.captain", 12)
	p.keptAt = time.Time{}
	p.keepSteps()
	id := p.header.ID
	p.Do(do.Shelf())
	p.Do(do.Open(id))
	if p.Table == nil || !p.Table.Watched() || p.Table.LevelOf(game.A) != level.Squire || p.Table.LevelOf(game.B) != level.Captain {
		t.Fatalf("it is opened otherwise: %v", p.computer)
	}
	p.Do("battle:kulikovo-hill&against=nobody&levels=squire.captain")
	if got := p.choice.link(); got != "kulikovo-hill&against=nobody&levels=squire.captain" {
		t.Errorf("address %q", got)
	}
	if got := p.Wanted(map[string][]string{"play": {"hastings"}, "against": {"nobody"}}); got != "play:hastings&against=nobody" {
		t.Errorf("wanted %q", got)
	}
	p.Do(do.Level("b.page"))
	sc, _ := scenarios.Find("kulikovo-hill")
	rows := p.Shown().rivals(sc)
	on := func(row panel.Choice) string {
		return row.Picks[slices.IndexFunc(row.Picks, func(x panel.Pick) bool { return x.On })].Do
	}
	if len(rows) != 3 || on(rows[0]) != do.Rival(byNobody) || on(rows[1]) != do.Level("a.squire") || on(rows[2]) != do.Level("b.page") {
		t.Errorf("rows %+v", rows)
	}
	if p.Do(do.Rival(byPerson)); p.choice.watched() {
		t.Error("it is still watched")
	}
}

// A card of something grave stays while who looks on has stopped, and goes by itself else; that of the end stays.
func TestGraveCardsOfAWatchedBattleGoByThemselves(t *testing.T) {
	p := watching(t, "kulikovo-hill", "squire.page", 12)
	c := p.Table
	over := &table.Story{Mode: c.Mode, Tale: &match.Tale{}, Graves: []game.Event{{Kind: game.EventMoved, Unit: game.None}}}
	p.foe.state.Paused = true
	c.Mode = over
	if p.mourns(); !c.Grave() {
		t.Error("it goes though he has stopped")
	}
	p.foe.state.Paused = false
	if p.mourns(); c.Grave() {
		t.Error("it stays")
	}
}
