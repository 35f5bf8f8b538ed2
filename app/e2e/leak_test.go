package e2e

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/chromedp"
)

// held is what the page keeps alive.
type held struct{ nodes, listeners int64 }

// held counts the nodes and listeners that are left once the browser has cleared up.
func (b *tab) held() (h held) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		if _, err := cdp.Call(ctx, target, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return err
		}
		got, err := cdp.Call(ctx, target, memory.GetDOMCounters, cdp.Empty{})
		h = held{got.Nodes, got.JsEventListeners}
		return err
	}))
	return h
}

// openAndClose opens the game played last and goes back to the shelf.
func (b *tab) openAndClose() {
	b.t.Helper()
	b.press("open:" + eval[string](b, games+`[0].split("/")[2]`))
	b.wait(mapDrawn + "&& " + rests)
	b.press("shelf")
	b.wait(`document.querySelector("#continue") && ` + rests)
}

// A table has some ten thousand nodes. What may stay of each is the few that were touched.
func TestOpeningAndClosingGamesLeavesNothingBehind(t *testing.T) {
	t.Parallel()
	const times, touched = 10, 12
	b := open(t, desktop, serveAt(t, "/").URL)
	b.sitDown()
	b.press("shelf")
	b.shows("#continue")
	b.openAndClose()
	before := b.settledAt(1 << 40)
	for range times {
		b.openAndClose()
	}
	after := b.settledAt(before.nodes + times*touched)
	t.Logf("%d nodes and %d listeners, after %d games more %d and %d", before.nodes, before.listeners, times, after.nodes, after.listeners)
	if after.nodes > before.nodes+times*touched || after.listeners > before.listeners {
		t.Errorf("%d nodes and %d listeners have become %d and %d", before.nodes, before.listeners, after.nodes, after.listeners)
	}
}

// settledAt counts again until no more than so many nodes are left and fewer than at the count
// before are no more, or patience ends.
func (b *tab) settledAt(most int64) held {
	b.t.Helper()
	now := b.held()
	for end := time.Now().Add(patience()); time.Now().Before(end); time.Sleep(300 * time.Millisecond) {
		was := now
		if now = b.held(); now.nodes <= most && now.nodes == was.nodes {
			break
		}
	}
	return now
}
