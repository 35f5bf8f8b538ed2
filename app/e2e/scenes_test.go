package e2e

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

// Every state that the page has is read and touched with ease on a phone. With GONFALON_SHOTS each
// is kept on all devices in both languages and themes.
func TestEveryStateOfThePage(t *testing.T) {
	t.Parallel()
	s := &scenes{tab: open(t, stage(), serveAt(t, "/").URL+"?seed=4", safe)}
	s.beforeTheBattle()
	s.aMove()
	s.aFight()
	s.whatHappened()
	s.atTheSide()
	s.theEnd()
	if thrown := s.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// stage is the screen of the states: where pictures are kept one that a gallery may change.
func stage() screen {
	if os.Getenv("GONFALON_SHOTS") == "" {
		return phone
	}
	return screen{phone.name, phone.w, phone.h, false}
}

// scenes goes through the states of the page.
type scenes struct {
	*tab
}

// scene looks at a state.
func (s *scenes) scene(name string) {
	s.t.Helper()
	s.comfortable(name)
	if s.taking() {
		s.gallery(name)
	}
}

// beforeTheBattle is the shelf, the page of a battle and the set-up.
func (s *scenes) beforeTheBattle() {
	s.t.Helper()
	s.shows(".battle-card")
	s.scene("shelf")
	s.tab.press("book:none")
	s.shows("#show-all")
	s.scene("no-battle")
	s.tap("#show-all")
	s.tap(`.battle-card[data-scenario="` + ambush + `"]`)
	s.shows("#play")
	s.scene("battle")
	s.playForTwo()
	s.shows("#auto-setup")
	s.scene("set-up")
	s.tap(".tray [data-carry]")
	s.shows(`.tray [aria-pressed="true"]`)
	s.scene("placing")
	s.commit("#auto-setup")
	s.shows("#ready:enabled")
	s.scene("set-up-done")
}

// aMove is a counter selected, its way planned, and the other side asked what it does.
func (s *scenes) aMove() {
	s.t.Helper()
	r := rehearse(s.t, 3)
	s.bringFile(r.file())
	s.scene("phase")
	way := lure(s.t, r.Game)
	s.hex(way.from)
	s.shows(".dock.unit")
	s.scene("selected")
	s.tab.press("coach")
	s.shows("#hint")
	s.scene("hint")
	s.tab.press("coach")
	s.hex(way.to)
	s.shows(".dock.move #confirm")
	s.scene("planned")
	s.tab.press("policy:1:1")
	s.commit("#confirm")
	s.shows(".dock.react #pass")
	s.scene("react")
	if !s.has("#confirm:enabled") {
		s.tap(`.dock [data-do="choose:0"]`)
		s.shows("#confirm:enabled")
	}
	s.scene("react-chosen")
}

// aFight is its odds, and the questions it leads to.
func (s *scenes) aFight() {
	s.t.Helper()
	s.fought("retreat", leadsToPursuit) // an earlier state of the same game, which would not be opened after it
	s.tap("#undo")
	s.shows(".dock.ask #confirm")
	s.scene("consent")
	s.tap("#cancel")
	s.fought("loss", leadsToLosses)
}

// fought is a phase with duties, the odds of an attack in it and the question it leads to.
func (s *scenes) fought(name string, leads func(*rehearsal) bool) {
	s.t.Helper()
	r, target := rehearseFight(s.t, leads)
	s.bringFile(r.file())
	s.tap("#end-phase")
	s.shows(".dock.ask .ledger")
	s.scene("duties-" + name)
	s.tap("#cancel")
	s.hex(target)
	s.shows("#roll")
	s.scene("odds-" + name)
	s.commit("#roll")
	s.goOn()
	s.shows(".dock.decide")
	s.scene("decide-" + name)
}

// whatHappened is what is told in large letters and by a card, the card that hands the table over and a look
// back.
func (s *scenes) whatHappened() {
	s.t.Helper()
	s.bringFile(rehearseDusk(s.t, "morale-set").file())
	s.pressEnd()
	s.shows("#prompt .told.big")
	s.scene("story")
	r, over := rehearseFall(s.t)
	s.bringFile(r.file())
	s.hex(over.to)
	s.commit("#confirm")
	s.shows("#cover.grave #go-on")
	s.scene("grave")
	s.goOn()
	s.bringFile(rehearseTurnOver(s.t).file())
	s.do(chromedp.Reload())
	s.wait(running)
	s.shows("#cover #begin")
	s.scene("hand-over")
	s.tap("#theirs")
	s.shows(".dock.replay")
	s.scene("replay")
	s.tab.press("end-replay")
	s.shows("#cover #begin")
	s.takesOver()
}

// atTheSide is all that opens beside the map.
func (s *scenes) atTheSide() {
	s.t.Helper()
	for _, drawer := range []string{"menu", "layers", "log", "help", "saves", "paste"} {
		s.tab.press("drawer:" + drawer)
		s.shows("#close-drawer")
		s.scene(drawer)
		s.tab.press("drawer:" + drawer)
		s.wait(`!document.querySelector("#close-drawer")`)
	}
}

// theEnd is a battle that is over, and the shelf with games on it.
func (s *scenes) theEnd() {
	s.t.Helper()
	s.bringFile(rehearseLastPhase(s.t).file())
	for s.session().Game.Outcome() == nil {
		s.endPhase()
	}
	s.goOn()
	s.shows(".dock.over-card #to-shelf")
	s.scene("over")
	s.tap("#to-shelf")
	s.shows("#continue")
	s.scene("shelf-again")
}
