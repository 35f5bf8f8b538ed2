package e2e

import (
	"fmt"
	"os"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// The cavalry of a side rides as a few armies: whole commands are led as one by taps, and one
// undo takes a march back. The taps are counted.
func TestACavalryRidesByCommands(t *testing.T) {
	t.Parallel()
	onScreens(t, someOf(phone, desktop, tablet), "?seed=4", func(b *tab, _ *host) {
		b.sitDown()
		before := b.session().Game
		rider, commands := &commander{tab: b}, 2
		if os.Getenv("GONFALON_SCREENS") == "all" {
			commands = 12 // more than there are
		}
		rider.leads(commands, 4)
		after := b.session().Game
		if n := moved(before, after); n < 4*commands {
			t.Errorf("%d counters have moved", n)
		}
		if rider.taps > 40 {
			t.Errorf("it took %d taps", rider.taps)
		}
		t.Logf("%d counters in %d taps", moved(before, after), rider.taps)
	})
}

// commander leads armies and counts what he touches.
type commander struct {
	*tab
	taps  int
	count map[string]int // by what was touched
	led   map[string]int // how often orders were given, by phase
}

// leads leads one command after another so many hexes ahead.
func (b *commander) leads(commands, far int) {
	b.t.Helper()
	for i := range commands {
		b.rest()
		lead := eval[string](b.tab, `document.querySelector('.dock.phase [data-do^="lead:"]')?.dataset.do ?? ""`)
		if lead == "" {
			return
		}
		b.touch(fmt.Sprintf(`[data-do=%q]`, lead))
		b.shows(".dock.army")
		b.rest()
		b.keep(i, "chosen")
		var first game.ID
		fmt.Sscanf(lead, "lead:%d", &first)
		b.taps++
		b.hex(ahead(b.session().Game, first, far).String())
		b.wait(`document.querySelector(".dock.army #confirm")`)
		b.rest()
		b.keep(i, "planned")
		if !b.has("#confirm:enabled") {
			b.touch("#let-go")
			continue
		}
		b.marches(i)
	}
}

// marches confirms, and goes on wherever the march stops.
func (b *commander) marches(i int) {
	b.t.Helper()
	for range 8 {
		b.changing(func() { b.touch("#confirm:enabled") })
		b.rest()
		if !b.has("#drop-march") {
			return
		}
		b.keep(i, "stopped")
	}
	b.touch("#drop-march")
}

// touch touches something and counts it.
func (b *commander) touch(css string) {
	b.t.Helper()
	b.taps++
	if b.count == nil {
		b.count = map[string]int{}
	}
	b.count[css[:min(len(css), 14)]]++
	b.tap(css)
}

// keep keeps pictures of the first army.
func (b *commander) keep(i int, name string) {
	if i < 1 || name == "stopped" && i < 3 && b.screen.touch {
		b.gallery(fmt.Sprintf("%s-%d", name, i))
	}
}

// ahead is the hex so far before the head of the army that is led together with a counter.
func ahead(g game.Game, of game.ID, far int) hex.Hex {
	return inFront(g, plan.Command(g, plan.Chief(g, of)), far)
}

// inFront is the hex so far before the head of an army.
func inFront(g game.Game, units []game.ID, far int) hex.Hex {
	front, h := plan.Front(g, units), g.Piece(plan.Head(g, units)).Hex
	for range far {
		if next := h.Step(front); g.Board().On(next) {
			h = next
		}
	}
	return h
}

// moved counts the counters that stand elsewhere.
func moved(a, b game.Game) (n int) {
	for id := range game.ID(a.Counters()) {
		if a.Piece(id).Hex != b.Piece(id).Hex {
			n++
		}
	}
	return n
}
