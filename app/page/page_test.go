package page

import (
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/shelf"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

func TestReopeningContinuesAtTheSamePoint(t *testing.T) {
	p := seated(t)
	mover(t, p.Table)
	p.Do("rotate:1")
	p.Do("confirm")
	id, hash, lines := p.header.ID, p.Table.Whole().Hash(), len(p.Table.Log)
	p.Do("shelf")
	if p.Table != nil || p.Shown().ShelfScreen().Resume == nil || p.Shown().ShelfScreen().Resume.ID != id {
		t.Fatal("the shelf does not offer the game")
	}
	p.Do("open:" + id)
	if p.Table == nil || p.Table.Whole().Hash() != hash || len(p.Table.Log) != lines {
		t.Error("the game is not as it was left")
	}
}

func TestFullStorageIsToldAndPlayGoesOn(t *testing.T) {
	p, out := newPage(t)
	p.shelf = shelf.New(&shelf.Memory{Limit: 40})
	p.Do("start:kulikovo-ambush")
	if p.Table == nil || !strings.HasPrefix(p.notice.Do, "export:") {
		t.Fatalf("notice %+v", p.notice)
	}
	p.Do("press:deploy")
	p.Do(p.notice.Do)
	if len(out) != 1 {
		t.Errorf("%d files handed out, want 1", len(out))
	}
}

func TestBrokenSavesLoseNothing(t *testing.T) {
	good := seated(t).record()
	tests := []struct{ name, given, says string }{
		{"no game at all", "hello", "no game in it"},
		{"another program's file", `{"a":1}`, "not a game of Gonfalon"},
		{"an unknown battle", strings.Replace(good, "kulikovo-ambush", "agincourt", 1), "agincourt"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := newPage(t)
			p.ImportGame(tt.given)
			if p.Table != nil || !strings.Contains(p.notice.Text, tt.says) {
				t.Errorf("table %v, notice %q", p.Table != nil, p.notice.Text)
			}
			if len(p.Shown().ShelfScreen().Battles) == 0 {
				t.Error("the shelf does not open")
			}
		})
	}
}

func TestDamagedSaveOpensAtItsLastGoodPoint(t *testing.T) {
	good := seated(t).record()
	cut := good[:strings.LastIndex(good, "{")] + `{"do":"fly"}` + "\n]}\n"
	p, _ := newPage(t)
	p.ImportGame(cut)
	if p.Table == nil || len(p.Table.Session().Steps) == 0 {
		t.Fatalf("nothing opened: %q", p.notice.Text)
	}
	if p.notice.Title == "" {
		t.Error("the damage is not told")
	}
}

func TestExportOfTheGameOpensAgain(t *testing.T) {
	p, out := newPage(t)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	p.Do("export:" + p.header.ID)
	for _, text := range out {
		q, _ := newPage(t)
		q.ImportGame(text)
		if q.Table == nil || q.Table.Whole().Hash() != p.Table.Whole().Hash() {
			t.Error("the file leads elsewhere")
		}
	}
	if len(out) != 1 {
		t.Errorf("%d files", len(out))
	}
}

func TestAnotherTabMayOnlyLook(t *testing.T) {
	p := seated(t)
	p.held(false)
	before := p.Table.Whole().Hash()
	p.Do("end")
	if p.Table.Whole().Hash() != before || p.notice.Do != "take" {
		t.Errorf("notice %+v", p.notice)
	}
	p.Do("take")
	if p.readOnly {
		t.Error("the game was not taken over")
	}
}

func TestLanguageSwitchesEverything(t *testing.T) {
	p := seated(t)
	p.Do("lang:pl")
	if got := p.Shown().TopBar().Phase; got != "Mongołowie · ruch jazdy" {
		t.Errorf("phase %q", got)
	}
	if text := p.Table.In("pl").LogText(tell.Sieve{}); strings.Contains(text, "⟦") || !strings.Contains(text, "Etap") {
		t.Errorf("log %.80q", text)
	}
}

func TestRuleCards(t *testing.T) {
	p := seated(t)
	p.Do("rule:kulikovo:5.2.2:medieval.5.2.2")
	if b := p.Shown().Bubble(); b.Title != "Rule 5.2.2" || !strings.Contains(b.Text, "must attack") || b.Book == "" {
		t.Errorf("card %+v", b)
	}
	p.Do("rule:kulikovo:99.9:medieval.99.9")
	if b := p.Shown().Bubble(); b.Text != p.Say("rule.none", nil) {
		t.Errorf("card of an unknown paragraph %+v", b)
	}
	if p.Escape(); p.Shown().Bubble().Title != "" {
		t.Error("Escape leaves the card open")
	}
}

func TestKeys(t *testing.T) {
	p := seated(t)
	if !p.Key("l") || p.drawer != "log" {
		t.Error("L does not open the log")
	}
	if !p.Escape() || p.drawer != "" {
		t.Error("Escape does not close it")
	}
	if p.Key("ß") {
		t.Error("an unknown key was taken")
	}
	turn := p.Table.Table.Phase
	p.Key("e")
	p.Key("Enter") // most have not moved
	if p.Table.Table.Phase == turn {
		t.Error("E does not end the phase")
	}
}

func TestUnknownCommandsDoNothing(t *testing.T) {
	p := seated(t)
	p.Host.Unknown = func(string) {}
	before := p.Table.Whole().Hash()
	for _, c := range []string{"", "nonsense", "choose:99", "choose:-1", "suggest:7", "duty:5", "policy:9:9", "overlay:x", "drawer:x", "jump:99999", "charge:3"} {
		p.Do(c)
	}
	if p.Table.Whole().Hash() != before {
		t.Error("the game has changed")
	}
}

func TestUndoTakesBackAWholeRide(t *testing.T) {
	p := seated(t)
	c := p.Table
	before := c.Whole().Hash()
	id := mover(t, c)
	c.SetPolicy(game.B, match.NeverNow)
	stops := c.BestStops()
	to := c.Reach.Stops[stops[len(stops)/2]].Hex
	p.Tap(to)
	p.Tap(to)
	if c.Whole().Piece(id).Hex != to {
		t.Fatal("it did not ride")
	}
	p.Do("undo")
	if c.Whole().Hash() != before {
		t.Error("one undo leaves part of the ride")
	}
	p.Do("redo")
	if c.Whole().Hash() == before {
		t.Error("redo does nothing")
	}
}

func TestLinkOpensACopy(t *testing.T) {
	p, out := newPage(t)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	p.Do("link")
	q, _ := newPage(t)
	q.ImportGame(out["link"])
	if q.Table == nil || q.Table.Whole().Hash() != p.Table.Whole().Hash() {
		t.Errorf("the link leads elsewhere: %q", q.notice.Text)
	}
}

func TestReplayLooksBackAndChangesNothing(t *testing.T) {
	p := seated(t)
	c := p.Table
	before := c.Whole().Hash()
	p.Do("replay:1")
	if got := p.Shown().TopBar().Phase; got != "set-up" {
		t.Errorf("after one step: %q", got)
	}
	for _, command := range []string{"end", "confirm", "undo", "press:ready"} {
		p.Do(command)
	}
	if c.Whole().Hash() != before {
		t.Error("something was done while looking back")
	}
	p.Do("end-replay")
	if got := p.Shown().TopBar().Phase; got != "Mongols · cavalry movement" {
		t.Errorf("back in the game: %q", got)
	}
}

func TestBranchIsAnotherGame(t *testing.T) {
	p := seated(t)
	old := p.header.ID
	p.Do("replay:2")
	p.Do("branch")
	if p.header.ID == old || len(p.Table.Session().Steps) != 2 || len(p.Shown().slots()) != 2 {
		t.Errorf("game %s with %d steps, %d games", p.header.ID, len(p.Table.Session().Steps), len(p.Shown().slots()))
	}
}
