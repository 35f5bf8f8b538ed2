package e2e

import (
	"testing"
	"time"
)

// watchStart promises when the page runs, in milliseconds after the navigation, and costs the page
// nothing meanwhile.
const watchStart = `window.ran = new Promise(tell => new MutationObserver((_, watch) => {
		if (!(` + running + `)) return;
		watch.disconnect();
		tell(performance.now());
	}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-engine"] }));`

// visitors are as the machine is, and a phone with a quarter of its processor at 10 Mbit/s.
var visitors = []struct {
	name string
	rate float64
	mbit float64 // a second, 0 for all there is
}{{"as-it-is", 1, 0}, {"slow-4-10-Mbit", 4, 10}}

// BenchmarkFirstVisit is a visit with an empty profile; BenchmarkLaterVisit one with
// the site stored. "paint" is when there is something to see, "run" when one can play, "stored"
// when one could play without the host; "MB" is what came over the line by then.
func BenchmarkFirstVisit(b *testing.B) {
	for _, v := range visitors {
		b.Run(v.name, func(b *testing.B) {
			h, line := shippedOver(b, v.mbit)
			for b.Loop() {
				line.carried.Store(0)
				page := newTab(b, phone, watchStart)
				page.slowTo(v.rate)
				report(b, page, h.URL)
				page.stored()
				b.ReportMetric(eval[float64](page, "performance.now()"), "stored-ms")
				b.ReportMetric(float64(line.carried.Load())/1e6, "MB")
			}
		})
	}
}

func BenchmarkLaterVisit(b *testing.B) {
	for _, v := range visitors {
		b.Run(v.name, func(b *testing.B) {
			h, _ := shippedOver(b, v.mbit)
			page := open(b, phone, h.URL, watchStart)
			page.stored()
			page.slowTo(v.rate)
			for b.Loop() {
				report(b, page, h.URL+"?again")
			}
		})
	}
}

// report visits the page and reports the times of its start, once the browser has done what it has to do
// when it begins itself: on two cores that is as long again.
func report(b *testing.B, page *tab, url string) {
	b.Helper()
	time.Sleep(2 * time.Second)
	page.must(page.browser().Visit(url))
	b.ReportMetric(eval[float64](page, "ran"), "run-ms")
	b.ReportMetric(eval[float64](page, `performance.getEntriesByName("first-contentful-paint")[0].startTime`), "paint-ms")
}
