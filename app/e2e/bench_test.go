package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// watchStart notes when the page runs, in milliseconds after the navigation.
const watchStart = `const watch = setInterval(() => { if (` + running + `) { window.ranAt = performance.now(); clearInterval(watch); } }, 4);`

// visitors are as the machine is, and a phone with a quarter of its processor at 10 Mbit/s.
var visitors = []struct {
	name string
	rate float64
	mbit float64 // a second, 0 for all there is
}{{"as-it-is", 1, 0}, {"slow-4-10-Mbit", 4, 10}}

// BenchmarkFirstVisit is a visit with an empty profile; BenchmarkLaterVisit one with
// the site stored. "paint" is when there is something to see, "run" when one can play.
func BenchmarkFirstVisit(b *testing.B) {
	h := serveAt(b, "/")
	for _, v := range visitors {
		b.Run(v.name, func(b *testing.B) {
			for b.Loop() {
				page := newTab(b, phone, watchStart)
				page.slowTo(v.rate)
				page.limit(v.mbit)
				page.visit(h.URL)
				report(b, page)
			}
		})
	}
}

func BenchmarkLaterVisit(b *testing.B) {
	h := serveAt(b, "/")
	for _, v := range visitors {
		b.Run(v.name, func(b *testing.B) {
			page := open(b, phone, h.URL, watchStart)
			page.stored()
			page.slowTo(v.rate)
			page.limit(v.mbit)
			for b.Loop() {
				page.visit(h.URL + "?again")
				report(b, page)
			}
		})
	}
}

// limit lets so many megabits a second through, and answers after 40 ms; 0 lets all through at once.
func (b *tab) limit(mbit float64) {
	b.t.Helper()
	if mbit == 0 {
		return
	}
	const bytes = 1e6 / 8
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
			MatchedNetworkConditions: []*network.Conditions{{Latency: 40, DownloadThroughput: mbit * bytes, UploadThroughput: mbit * bytes}},
		})
		return err
	}))
}

// report reports the times of the page's last start.
func report(b *testing.B, page *tab) {
	page.wait(`window.ranAt && performance.getEntriesByName("first-contentful-paint").length`)
	b.ReportMetric(eval[float64](page, `performance.getEntriesByName("first-contentful-paint")[0].startTime`), "paint-ms")
	b.ReportMetric(eval[float64](page, "window.ranAt"), "run-ms")
}
