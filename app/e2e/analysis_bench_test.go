package e2e

import "testing"

// BenchmarkAnalysis is from the tap on Analyse to the decisions that cost most in a whole game, of each
// system; the computer looks at them in its worker. A slowed browser slows the page, not the worker.
func BenchmarkAnalysis(b *testing.B) {
	for _, battle := range []string{"kulikovo-bobrok", "hastings-flight"} {
		b.Run(battle, func(b *testing.B) {
			r := rehearseEnd(b, battle, 0)
			for b.Loop() {
				b.StopTimer()
				page := open(b, desktop, serveAt(b, "/").URL)
				page.bringFile(r.file())
				page.tap("#result-chronicle")
				page.shows(".chron .ch-luck")
				b.StartTimer()
				page.analyses()
			}
			b.ReportMetric(float64(len(r.Steps)), "acts")
		})
	}
}
