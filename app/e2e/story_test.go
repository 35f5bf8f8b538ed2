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

// What is grave is told in large letters where the prompt was, and spoken, until the players
// go on.
func TestWhatIsGraveIsToldInLargeLetters(t *testing.T) {
	t.Parallel()
	r := rehearseDusk(t, "morale-set")
	b := open(t, desktop, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.pressEnd()
	b.shows(".dock.story #go-on")
	if b.has("#begin") { // the card of a change of side lies over it
		b.tap("#begin")
		b.wait(`!document.querySelector("#begin")`)
	}
	says := b.text("#prompt h2")
	if !strings.Contains(says, "Morale in force") {
		b.t.Errorf("%q is told", says)
	}
	if heard := eval[string](b, `document.querySelector("#said").textContent`); !strings.HasPrefix(heard, says) {
		b.t.Errorf("those who listen hear %q", heard)
	}
	b.gallery("grave")
	b.goOn()
	if b.has(".told.big") {
		b.t.Error("the story does not end")
	}
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

// The fall of a leader is said before it is confirmed, told in large letters and spoken, and his hex
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
	b.commit("#confirm")
	b.shows(".dock.story #go-on")
	b.rest()
	b.gallery("fallen")
	says := b.text("#prompt h2")
	if heard := eval[string](b, `document.querySelector("#said").textContent`); says == "" || !strings.HasPrefix(heard, says) {
		t.Errorf("%q is told, and those who listen hear %q", says, heard)
	}
	if !b.has(".mv-top .o-fallen") {
		t.Error("nothing marks where he fell")
	}
}
