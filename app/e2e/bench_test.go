package e2e

import "testing"

// watchStart notes when the page runs, in milliseconds after the navigation.
const watchStart = `const watch = setInterval(() => { if (` + running + `) { window.ranAt = performance.now(); clearInterval(watch); } }, 4);`

// BenchmarkFirstVisit is a visit with an empty profile; BenchmarkLaterVisit one with
// the site stored. "paint" is when there is something to see, "run" when one can play.
func BenchmarkFirstVisit(b *testing.B) {
	h := serveAt(b, "/")
	for b.Loop() {
		report(b, open(b, phone, h.URL, watchStart))
	}
}

func BenchmarkLaterVisit(b *testing.B) {
	h := serveAt(b, "/")
	page := open(b, phone, h.URL, watchStart)
	page.stored()
	for b.Loop() {
		page.visit(h.URL + "?again")
		report(b, page)
	}
}

// report reports the times of the page's last start.
func report(b *testing.B, page *tab) {
	page.wait(`window.ranAt && performance.getEntriesByName("first-contentful-paint").length`)
	b.ReportMetric(eval[float64](page, `performance.getEntriesByName("first-contentful-paint")[0].startTime`), "paint-ms")
	b.ReportMetric(eval[float64](page, "window.ranAt"), "run-ms")
}
