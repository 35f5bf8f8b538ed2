package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"gonfalon/engine/game"
)

// rehearseTurnOver plays the ambush until the second player's turn has just come, after a fight.
func rehearseTurnOver(t testing.TB) *rehearsal {
	t.Helper()
	r := rehearse(t, 3)
	first := func() bool { return phaseSide(r.Game) == game.B && r.Game.Table().Stage == game.StageFree }
	r.until(func() bool { return did(r.Session, "attack") && phaseSide(r.Game) == game.A })
	r.until(first)
	return r
}

// When a side's turn comes a card lies over the table, with the keyboard on its main button; it
// shows what the other side did and is gone after one tap.
func TestACardHandsTheTableOver(t *testing.T) {
	t.Parallel()
	r := rehearseTurnOver(t)
	onScreens(t, someOf(desktop, phone, tablet), "?seed=7", func(b *tab, _ *host) {
		b.bringFile(r.file()) // which takes the card away; opened again the game shows it again
		b.do(chromedp.Reload())
		b.wait(running)
		b.shows("#cover #begin")
		b.wait(`document.activeElement.id === "begin"`)
		if rows := eval[int](b, `document.querySelectorAll("#cover .ledger tr").length`); rows != 3 {
			b.t.Errorf("%d rows", rows)
		}
		if !eval[bool](b, `document.querySelector("#dock").inert`) {
			b.t.Error("what lies under the card can be reached")
		}
		b.gallery("card")
		b.tap("#theirs")
		b.shows(".dock.replay")
		b.quickens()
		b.tap("#run")
		b.gallery("theirs")
		b.tap("#run")
		b.shows("#cover #begin") // it returns by itself
		before := eval[string](b, acts)
		b.at(20, float64(b.screen.h)/2)
		b.wait(`!document.querySelector("#cover")`)
		b.shows(".dock.phase")
		if after := eval[string](b, acts); after != before {
			b.t.Errorf("the tap did something: %s acts, then %s", before, after)
		}
	})
}

// The timeline opens where one is; keys, the curve and the slider go along it, and who plays on
// from there is told that it is another game.
func TestTheTimelineGoesAlongTheBattle(t *testing.T) {
	t.Parallel()
	r := rehearseTurnOver(t)
	onScreens(t, someOf(desktop, phone, tablet), "?seed=7", func(b *tab, _ *host) {
		b.bringFile(r.file())
		b.tap(`.top [data-do="drawer:menu"]`)
		b.tap("#menu-replay")
		b.shows(".dock.replay")
		at := func(want int) {
			b.t.Helper()
			b.wait(`document.querySelector("#timeline")?.value === "` + strconv.Itoa(want) + `"`)
		}
		at(len(r.Steps))
		b.wait(`document.querySelector(".curve .morale").getAttribute("d").includes("H1000")`)
		b.gallery("timeline")
		b.do(chromedp.KeyEvent(kb.Home))
		at(0)
		b.do(chromedp.KeyEvent(kb.ArrowRight))
		at(1)
		b.tap(".curve")
		b.wait(`document.querySelector("#timeline").value !== "1"`)
		middle := eval[int](b, `Number(document.querySelector("#timeline").value)`)
		if half := len(r.Steps) / 2; middle < half-1 || middle > half+1 {
			b.t.Errorf("the middle of the curve is step %d of %d", middle, len(r.Steps))
		}
		b.quickens()
		b.tap("#run")
		b.wait(`Number(document.querySelector("#timeline").value) > ` + strconv.Itoa(middle))
		b.tap("#run")
		b.tap("#branch")
		b.shows("#branch-fresh")
		b.gallery("branching")
		b.tap("#branch-fresh")
		b.shows("#notice")
		if says := b.text("#notice"); !strings.Contains(says, "another game") {
			b.t.Errorf("the notice says %q", says)
		}
		b.gallery("branched")
		if n := len(b.session().Steps); n < middle || n >= len(r.Steps) {
			b.t.Errorf("the other game has %d steps", n)
		}
	})
}
