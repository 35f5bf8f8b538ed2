package e2e

import (
	"math"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// follower is where a unit stands alone whose leader has several who may move.
func follower(t *testing.T, g game.Game) (hex string, command []game.ID) {
	t.Helper()
	for _, o := range g.Offers(phaseSide(g), nil) {
		if o.Verb != game.VerbBegin {
			continue
		}
		p := pieceOf(g, o)
		if chief := plan.Chief(g, o.Unit); p.Rank == game.Unit && chief != game.None && lone(g, p) {
			if ids := plan.Ready(g, plan.Command(g, chief)); len(ids) > 5 {
				return p.Hex.String(), ids
			}
		}
	}
	t.Fatal("nobody stands alone under a leader")
	return "", nil
}

// holds presses a point for so long, as the page is told.
func (b *tab) holds(at point, long time.Duration) {
	b.t.Helper()
	when := time.Now()
	b.touchesAt(when, input.DispatchTouchEventTypeTouchStart, tip(at, 1))
	b.touchesAt(when.Add(long), input.DispatchTouchEventTypeTouchEnd)
}

// A long press leads a whole command, a loop drawn with a finger those whom it surrounds.
func TestManyAreChosenAtOnce(t *testing.T) {
	t.Parallel()
	onScreens(t, someOf(phone, tablet), "?seed=4", func(b *tab, _ *host) {
		b.sitDown()
		at, command := follower(b.t.(*testing.T), b.session().Game)
		b.holds(b.bring(at), 1100*time.Millisecond)
		b.shows(".dock.army")
		if n := eval[int](b, chosen); n != len(command) {
			b.t.Errorf("%d of %d are led", n, len(command))
		}
		b.rest()
		b.shot("held")
		b.tap("#let-go")
		b.shows(".dock.phase [data-do=loop]")
		b.tap("[data-do=loop]")
		b.wait(`document.querySelector("[data-do=loop]").ariaChecked === "true"`)
		mid := b.bring(at)
		b.circle(mid, 60)
		b.shot("loop")
		b.pointer("up", point{mid.X + 60, mid.Y})
		b.shows(".dock.army")
		if n := eval[int](b, chosen); n < 1 || n >= len(command) {
			b.t.Errorf("a small loop took in %d of %d", n, len(command))
		}
		b.rest()
		b.shot("looped")
	})
}

// chosen is how many counters wear the gold frame.
const chosen = `document.querySelectorAll(".mv-top .ctr .st-sel").length`

// circle draws a loop with the pointer, but does not lift it.
func (b *tab) circle(mid point, r float64) {
	b.t.Helper()
	b.pointer("down", point{mid.X + r, mid.Y})
	for i := 1; i <= 24; i++ {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 24)
		b.pointer("move", point{mid.X + r*cos, mid.Y + r*sin})
	}
}
