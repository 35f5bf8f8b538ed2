package e2e

import "testing"

// watchStart notes when the page runs, in milliseconds after the navigation.
const watchStart = `const watch = setInterval(() => { if (` + running + `) { window.ranAt = performance.now(); clearInterval(watch); } }, 4);`

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
				page.visit(h.URL)
				report(b, page)
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
				page.visit(h.URL + "?again")
				report(b, page)
			}
		})
	}
}

// report reports the times of the page's last start.
func report(b *testing.B, page *tab) {
	page.wait(`window.ranAt && performance.getEntriesByName("first-contentful-paint").length`)
	b.ReportMetric(eval[float64](page, `performance.getEntriesByName("first-contentful-paint")[0].startTime`), "paint-ms")
	b.ReportMetric(eval[float64](page, "window.ranAt"), "run-ms")
}
