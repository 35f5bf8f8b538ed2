package e2e

import (
	"fmt"
	"testing"
	"time"
)

// watchTasks notes for how long at most, and how often for more than 50 ms, the page was deaf.
const watchTasks = `window.deaf = {most: 0, often: 0};
	new PerformanceObserver(list => list.getEntries().forEach(e => {
		deaf.most = Math.max(deaf.most, e.duration);
		deaf.often++;
	})).observe({type: "longtask"});`

// spectacle is how long a turn may take that is shown at the usual pace: those of the captain at the
// Ambush take a minute and a half.
const spectacle = 10 * time.Minute

// BenchmarkTheirTurn is the computer's first turns of two battles, from the tap that ends the person's to
// the table of the next, once a person has looked at the table for a second.
func BenchmarkTheirTurn(b *testing.B) {
	for _, battle := range []string{"kulikovo-ambush", "legnica-henry"} {
		for _, level := range []string{"captain", "marshal"} {
			for _, rate := range []float64{1, 4} {
				b.Run(fmt.Sprintf("%s/%s/slow-%v", battle, level, rate), func(b *testing.B) {
					page := open(b, phone, serveAt(b, "/").URL+"?seed=1#battle="+battle+"&against="+level+"&side=a&setup=historical", watchTasks)
					page.tap("#play")
					page.rest()
					time.Sleep(time.Second)
					page.slowTo(rate)
					eval[any](page, "deaf.most = deaf.often = 0")
					for b.Loop() {
						page.endsUntil(theirTurn)
						page.endsWithin(spectacle, myTurn)
					}
					b.ReportMetric(eval[float64](page, "deaf.most"), "deaf-ms")
					b.ReportMetric(eval[float64](page, "deaf.often"), "times")
				})
			}
		}
	}
}
