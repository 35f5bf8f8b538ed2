package e2e

import (
	"math"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/engine/game"
)

// From a link to the next turn: set-up, a ride with a turn taken back and done again,
// a countercharge, the end of all phases, and the same position whenever one returns.
func TestBattleFromALinkToTheNextTurn(t *testing.T) {
	t.Parallel()
	onScreens(t, someOf(phone, tablet, desktop), "?seed=4", func(b *tab, h *host) {
		b.sitDown()
		b.ridesAndTakesItBack()
		b.isCountercharged()
		b.endsTheTurn()
		b.comesBack(h)
	})
}

// ridesAndTakesItBack moves a unit that turns on its way, undoes that and does it again.
func (b *tab) ridesAndTakesItBack() {
	b.t.Helper()
	before := b.session().Game.Hash()
	b.plan(turning(b.t, b.session().Game))
	b.commit("#confirm")
	b.shot("ridden")
	after := b.session().Game.Hash()
	if after == before {
		b.t.Fatal("nothing has moved")
	}
	b.commit("#undo")
	if b.session().Game.Hash() != before {
		b.t.Error("undo does not lead back")
	}
	for b.session().Game.Hash() != after {
		b.commit("#redo")
	}
}

// isCountercharged rides before an enemy who first asks to be asked and lets it pass,
// then answers by a countercharge.
func (b *tab) isCountercharged() {
	b.t.Helper()
	before := b.session().Game
	r := lure(b.t, before)
	b.menu(`[data-do="policy:1:1"]`)
	b.plan(r)
	b.commit("#confirm")
	b.shows(".dock.react #pass")
	b.shot("asked")
	if who := b.text("#prompt"); !strings.Contains(who, "Over to the Russians") {
		b.t.Errorf("the prompt says %q", who)
	}
	b.commit("#pass")
	b.wait(`!document.querySelector(".dock.react")`)
	for b.session().Game.Hash() != before.Hash() {
		b.commit("#undo")
	}
	b.menu(`[data-do="policy:1:0"]`)
	b.plan(r)
	b.commit("#confirm")
	b.shows("#react")
	b.shot("may-react")
	b.tap("#react")
	b.shows(".dock.react")
	if !b.has("#confirm:enabled") {
		b.tap(`.dock [data-do="choose:0"]`)
	}
	b.shows("#confirm:enabled")
	b.shot("react")
	b.commit("#confirm")
	b.answers()
	b.shot("countercharged")
	if !did(b.session(), "countercharge") {
		b.t.Error("nobody has countercharged")
	}
}

// endsTheTurn ends all phases of both sides.
func (b *tab) endsTheTurn() {
	b.t.Helper()
	for b.session().Game.Table().Turn == 11 {
		b.endPhase()
	}
	b.shot("next-turn")
	if says := b.text(".top .turn"); !strings.Contains(says, "Turn 12") {
		b.t.Errorf("the bar says %q", says)
	}
	b.opensTheLog()
	b.shows(".dock .log")
	b.shot("log")
	log := b.text(".dock .log")
	for _, wanted := range []string{"countercharged", "went", "Turn 12", "Russians · infantry movement"} {
		if !strings.Contains(log, wanted) {
			b.t.Errorf("the log does not say %q", wanted)
		}
	}
	if strings.ContainsAny(log, "⟦{") {
		b.t.Errorf("the log lacks words: %s", log)
	}
	b.tap("#close-drawer")
}

// comesBack closes the tab and opens the game again, then does so without the server.
func (b *tab) comesBack(h *host) {
	b.t.Helper()
	b.stored()
	address, before := eval[string](b, address), b.position()
	b.do(chromedp.Navigate("about:blank"))
	again := b.another(address)
	if again.position() != before {
		b.t.Error("the tab opened again shows another position")
	}
	h.stop(b.t.(*testing.T))
	again.do(chromedp.Reload())
	again.wait(running)
	if again.position() != before {
		b.t.Error("without the server the page shows another position")
	}
	again.takesOver() // the turn has just come, also to whoever opens the game again
	again.plan(turning(b.t, again.session().Game))
	again.commit("#confirm")
}

// did reports whether an act of this name is among the steps.
func did(s *game.Session, name string) bool {
	for _, st := range s.Steps {
		if st.Act.Do() == name {
			return true
		}
	}
	return false
}

// A fight: duties that hold the phase, odds before the roll, the retreat chosen by the
// other side, pursuit.
func TestFightWithRetreatAndPursuit(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, leadsToPursuit)
	onScreens(t, someOf(phone, tablet, desktop), "", func(b *tab, _ *host) {
		b.bringFile(r.file())
		b.isHeldByDuties()
		b.hex(target)
		b.showsOdds()
		b.commit("#roll")
		b.shows(".dock.decide")
		b.shot("retreat")
		if says := b.text("#prompt"); !strings.Contains(says, "Over to the") {
			b.t.Errorf("the prompt says %q", says)
		}
		b.choosesOnTheMap()
		b.shows(".dock.decide")
		b.shot("pursuit")
		b.answers()
		b.shot("fought")
		for _, act := range []string{"attack", "retreat", "pursue"} {
			if !did(b.session(), act) {
				b.t.Errorf("nobody did %s", act)
			}
		}
		b.endPhase()
	})
}

// isHeldByDuties tries to end the phase and is shown what is still to do.
func (b *tab) isHeldByDuties() {
	b.t.Helper()
	before := b.session()
	b.tap("#end-phase")
	b.shows(".dock.ask .ledger")
	b.shot("duties")
	duties := len(before.Game.Duties(phaseSide(before.Game)))
	if rows := eval[int](b, `document.querySelectorAll(".dock.ask .ledger tr").length`); rows != duties {
		b.t.Errorf("%d duties are listed of %d", rows, duties)
	}
	if b.session().Game.Hash() != before.Game.Hash() {
		b.t.Error("the phase has ended")
	}
	b.tap("#cancel")
	b.shows(".dock.phase, .dock.odds") // the only attack is chosen already
}

// showsOdds checks that every number before the roll has its reason.
func (b *tab) showsOdds() {
	b.t.Helper()
	b.shows(".dock.odds #roll")
	b.shot("odds")
	if !eval[bool](b, `[...document.querySelectorAll(".dock.odds .ledger tr:not(.sum)")].every(r => r.querySelector(".rule"))`) {
		b.t.Error("a modifier has no rule")
	}
	chances := `[...document.querySelectorAll(".dl .o")].map(o => o.textContent.split("/")).reduce((sum, [n, of]) => sum + n / of, 0)`
	if sum := eval[float64](b, chances); math.Abs(sum-1) > 1e-9 {
		b.t.Errorf("the chances add up to %v", sum)
	}
}

// choosesOnTheMap answers the question by the first hex offered and the button.
func (b *tab) choosesOnTheMap() {
	b.t.Helper()
	e := b.session().Game.Table().Expect[0]
	o := b.session().Game.Offers(e.Side, nil)[0]
	if !b.has("#confirm:enabled") {
		b.hex(o.At.String())
		b.shows("#confirm:enabled")
	}
	b.shot("retreat-chosen")
	b.commit("#confirm")
}

func TestChoiceOfLosses(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, leadsToLosses)
	onScreens(t, someOf(tablet, phone, desktop), "", func(b *tab, _ *host) {
		b.bringFile(r.file())
		b.hex(target)
		b.shows("#roll")
		b.commit("#roll")
		b.shows(".dock.decide")
		b.shot("losses")
		b.answers()
		if !did(b.session(), "lose") {
			b.t.Error("nobody chose a loss")
		}
	})
}

func TestResultOfAFinishedBattle(t *testing.T) {
	t.Parallel()
	r := rehearseLastPhase(t)
	onScreens(t, someOf(desktop, tablet, phone), "", func(b *tab, _ *host) {
		b.bringFile(r.file())
		for b.session().Game.Outcome() == nil {
			b.endPhase()
		}
		b.goOn()
		b.shows(".dock.over-card #to-shelf")
		b.shot("result")
		if says := b.text("#prompt"); !strings.Contains(says, "won") && !strings.Contains(says, "draw") {
			b.t.Errorf("the prompt says %q", says)
		}
		b.tap("#to-shelf")
		b.shows("#continue")
		b.shot("shelf-again")
	})
}

func TestSaveGoesOutAndComesBack(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 2)
	r.until(func() bool { return len(r.Steps) == 400 })
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.tap(`.top [data-do="drawer:menu"]`)
	text := b.handedOut("#menu-export")
	if opened(t, text).Game.Hash() != r.Game.Hash() {
		t.Error("the file holds another position")
	}
	b.tap("#menu-shelf")
	b.wait(`document.querySelector("#load-file")`)
	b.must(b.browser().Upload("#load-file", written(t, text)))
	b.wait(acts + ` === "400"`)
	if b.session().Game.Hash() != r.Game.Hash() {
		t.Error("the page shows another position")
	}
	if n := len(eval[[]string](b, games)); n != 1 {
		t.Errorf("%d games are kept of one that was brought twice", n)
	}
}

func TestLanguageAndThemeOfABattle(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 2)
	onScreens(t, someOf(tablet, phone, desktop), "", func(b *tab, _ *host) {
		b.bringFile(r.file())
		b.menu(`[data-do="lang:pl"]`)
		b.numbered()
		b.shot("polish")
		if says := b.text(".top .turn"); !strings.Contains(says, "Etap 11") {
			b.t.Errorf("the bar says %q", says)
		}
		light := eval[string](b, paper)
		b.menu(`[data-do="lang:en"]`)
		b.menu(`[data-do="theme:dark"]`)
		b.shot("dark")
		if eval[string](b, paper) == light {
			b.t.Error("the dark theme has the colours of the light one")
		}
	})
}

// paper is the colour of the panels.
const paper = `getComputedStyle(document.querySelector(".top")).backgroundColor`

// opensTheLog does it from the bar, or from the menu where the bar has no room for it.
func (b *tab) opensTheLog() {
	b.t.Helper()
	if !eval[bool](b, `document.querySelector(".top #log").checkVisibility()`) {
		b.tap("#menu")
		b.tap("#menu-log")
		return
	}
	b.tap("#log")
}
