package e2e

import (
	"fmt"
	"testing"
)

// answering holds once a table takes input: it waits for who sits at this screen, and something on it
// can be pressed. What it waits for else it says itself (play.waits).
const answering = `document.querySelector("main.table")?.dataset.waits === "players" &&
	[...document.querySelectorAll("main.table [data-do]:enabled, main.table .cover [data-do]")].some(e => e.checkVisibility() && !/^(drawer|fold|overlay)/.test(e.dataset.do))`

// A march that the computer shoots at halts or goes on, also where End phase was pressed too early:
// it does not wait for an answer that was given.
func TestAMarchUnderFireAnswers(t *testing.T) {
	t.Parallel()
	for seed := 1; seed <= 2; seed++ {
		for _, early := range []bool{false, true} {
			t.Run(fmt.Sprintf("seed %d early %v", seed, early), func(t *testing.T) {
				b := open(t, someOf(phone, desktop)[seed%len(someOf(phone, desktop))], fmt.Sprintf("%s?seed=%d#battle=kosovo-guns&against=knight&side=a&setup=historical", serveAt(t, "/").URL, seed))
				b.tap("#play")
				b.wait(answering)
				b.tap("#counsel")
				b.wait(thought)
				b.rest()
				acts := b.acts()
				b.tap("#confirm")
				if early {
					b.press("end")
				}
				b.wait(answering)
				b.rest()
				if b.acts() == acts {
					t.Error("nobody marches")
				}
				b.gallery("halted")
				b.goesOn()
				if thrown := b.exceptions(); len(thrown) > 0 {
					t.Errorf("exceptions: %q", thrown)
				}
			})
		}
	}
}

// goesOn presses on until the phase is over: each press leads to a table that answers.
func (b *tab) goesOn() {
	b.t.Helper()
	phase := `JSON.parse(gonfalon.report(0)).phase`
	for began, n := eval[string](b, phase), 0; eval[string](b, phase) == began; n++ {
		if n > 20 {
			b.shot(failure)
			b.t.Fatalf("the phase does not end; page says: %s", b.says())
		}
		for _, css := range []string{"#go-on", "#pass", "#drop-march", ".dock.early #confirm", "#end-phase:enabled", ".dock.decide .rc", "#confirm:enabled"} {
			if b.has(css) {
				b.tap(css)
				break
			}
		}
		b.wait(answering)
		b.rest()
	}
}
