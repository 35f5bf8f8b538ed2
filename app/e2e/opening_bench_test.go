package e2e

import (
	"fmt"
	"testing"
)

// BenchmarkOpenLongRecord is from the file of a game of 17,000 acts to its table. "deaf" is for how long
// at most the page heard nothing meanwhile, 0 if never for 50 ms.
func BenchmarkOpenLongRecord(b *testing.B) {
	record := longRecord(b, 8_500)
	for _, rate := range []float64{1, 4} {
		b.Run(fmt.Sprintf("slow-%v", rate), func(b *testing.B) {
			page := open(b, phone, serveAt(b, "/").URL, watchTasks)
			page.slowTo(rate)
			for b.Loop() {
				page.rest()
				eval[any](page, "deaf.most = 0")
				page.press("import:" + record)
				page.wait(acts + ` === "17000"`)
				page.rest()
				b.ReportMetric(eval[float64](page, "deaf.most"), "ms/deaf")
				page.press("shelf")
			}
		})
	}
}
