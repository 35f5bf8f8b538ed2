package e2e

import (
	"slices"
	"testing"
)

// BenchmarkEveryEngine is a visit of a tablet with an empty profile and one with the site
// stored, in milliseconds until one can play; then, in a battle, how long a selected unit
// takes to its painted reach, and how long the frames take in which the map is zoomed.
func BenchmarkEveryEngine(b *testing.B) {
	r := rehearse(b, 2)
	r.until(func() bool { return len(r.Steps) > 300 && len(loners(r.Game)) > 40 })
	for _, e := range everyEngine {
		b.Run(e.name, func(b *testing.B) {
			h := serveAt(b, "/")
			for b.Loop() {
				page := e.start(b)
				b.ReportMetric(page.startsIn(h.URL), "first-run-ms")
				page.stored()
				b.ReportMetric(page.startsIn(h.URL+"?again"), "later-run-ms")
				page.bringFile(r.file())
				eval[any](page, "(() => { "+watchPaint+" })()")
				b.ReportMetric(median(selections(page, loners(r.Game))), "ms/selection")
				frames := eval[[]float64](page, zooming)
				b.ReportMetric(median(frames), "ms/zoom-frame")
				b.ReportMetric(slices.Max(frames), "ms/worst-zoom-frame")
			}
		})
	}
}

// startsIn visits an address and returns when the page ran, in milliseconds after the
// navigation. The engine is still loading when the page itself has loaded.
func (b *tab) startsIn(url string) float64 {
	b.t.Helper()
	b.must(b.browser().Visit(url))
	ran := eval[float64](b, `new Promise(ran => { const watch = setInterval(() => { if (`+running+`) { clearInterval(watch); ran(performance.now()); } }, 4); })`)
	b.rest()
	return ran
}

// zooming presses the buttons for zooming in turn, and is how long each frame took of the
// third of a second that follows, in milliseconds.
const zooming = `(async () => {
	const frame = () => new Promise(requestAnimationFrame), frames = [];
	const [nearer, farther] = document.querySelectorAll(".zoom button");
	for (let i = 0; i < 4; i++) {
		let last = await frame();
		(i % 2 ? nearer : farther).click();
		for (const end = last + 330; last < end;) {
			const now = await frame();
			frames.push(now - last);
			last = now;
		}
	}
	return frames;
})()`
