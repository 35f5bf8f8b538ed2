package e2e

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// brings is a condition that the last act brought an event of a kind.
func brings(kind game.EventKind) func(r *rehearsal) bool {
	return func(r *rehearsal) bool {
		return slices.ContainsFunc(r.Events(len(r.Steps)-1), func(e game.Event) bool { return e.Kind == kind })
	}
}

// rehearseDusk plays a battle up to where ending the phase brings an event of a kind.
func rehearseDusk(t testing.TB, kind game.EventKind) *rehearsal {
	t.Helper()
	for seed := range uint64(seeds) {
		for r := rehearse(t, seed+1); r.Game.Outcome() == nil; r.act() {
			if !r.may(game.VerbEndPhase) || len(r.Game.Duties(phaseSide(r.Game))) > 0 {
				continue
			}
			r.press(game.VerbEndPhase)
			dusk := brings(kind)(r)
			if r.Cut(len(r.Steps) - 1); dusk {
				return r
			}
		}
	}
	t.Fatalf("no phase ends with %s", kind)
	return nil
}

// What is heavy is told in large letters in the prompt, and spoken; nothing waits for it.
func TestWhatIsHeavyIsToldInLargeLetters(t *testing.T) {
	t.Parallel()
	r := rehearseDusk(t, "morale-set")
	b := open(t, desktop, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.pressEnd()
	b.shows("#prompt .told.big")
	says := b.text("#prompt .told .what")
	if !strings.Contains(says, "Morale in force") {
		b.t.Errorf("%q is told", says)
	}
	if heard := eval[string](b, `document.querySelector("#said").textContent`); !strings.Contains(heard, "Morale in force") {
		b.t.Errorf("those who listen hear %q", heard)
	}
	b.rest()
	b.gallery("heavy")
	b.pressEnd()
	b.wait(`!document.querySelector(".told.big")`)
}

// A test of a die is told in a line of the prompt, which rolls the die but for those who want
// no motion.
func TestATestIsToldUnderThePrompt(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, func(r *rehearsal) bool { return brings("fatigue-roll")(r) && !brings("leader-died")(r) })
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.hex(target)
	b.shows("#roll")
	b.commit("#roll")
	b.shows("#prompt .told .die")
	if says := b.text("#prompt .told"); !strings.Contains(says, "tired: die") {
		b.t.Errorf("%q is told", says)
	}
	b.gallery("test")
}

// rehearseFall plays a battle up to where a rider can go over a lone leader, and says how.
func rehearseFall(t testing.TB) (*rehearsal, ride) {
	t.Helper()
	for seed := range uint64(seeds) {
		for r := rehearse(t, seed+1); r.Game.Outcome() == nil; r.act() {
			for _, o := range slices.Clone(r.list()) {
				if o.Verb != "advance" || o.Unit == game.None {
					continue
				}
				from := pieceOf(r.Game, o).Hex
				r.do(o.Act)
				fell := brings("leader-died")(r)
				if r.Cut(len(r.Steps) - 1); fell {
					return r, ride{from.String(), o.At.String()}
				}
			}
		}
	}
	t.Fatal("no leader is ridden over")
	return nil, ride{}
}

// pressCardAtOnce presses a card as it comes, as a finger does that meant what lay there before.
const pressCardAtOnce = `new MutationObserver((_, watch) => {
	const card = document.querySelector("#go-on");
	if (!card) return;
	watch.disconnect();
	card.click();
	window.pressed = true;
}).observe(document, {subtree: true, childList: true})`

// The fall of a leader is said before it is confirmed, told by a card and spoken, and his hex
// bears a mark.
func TestALeadersFallIsTold(t *testing.T) {
	t.Parallel()
	r, over := rehearseFall(t)
	b := open(t, desktop, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.rest()
	b.gallery("before")
	b.hex(over.to)
	b.shows("#confirm:enabled")
	b.rest()
	b.gallery("warned")
	if says := b.text(".dock"); !strings.Contains(says, "Leaders killed on the way") {
		t.Errorf("before it is confirmed the dock says %q", says)
	}
	eval[any](b, pressCardAtOnce)
	b.commit("#confirm")
	b.shows("#cover.grave #go-on")
	if b.rest(); !eval[bool](b, "window.pressed") {
		t.Error("the card was not pressed as it came")
	}
	b.rest()
	b.gallery("grave")
	says := b.text("#cover-title")
	if heard := eval[string](b, `document.querySelector("#said").textContent`); says == "" || !strings.HasPrefix(heard, says) {
		t.Errorf("%q is told, and those who listen hear %q", says, heard)
	}
	if !b.has(".mv-top .o-fallen") {
		t.Error("nothing marks where he fell")
	}
	b.goOn()
	b.rest()
	b.gallery("fallen")
	if says := b.text("#prompt .told"); says == "" || !b.has(".mv-top .o-fallen") {
		t.Errorf("after the card %q is told of him", says)
	}
}
