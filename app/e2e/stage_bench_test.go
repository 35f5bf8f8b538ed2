package e2e

import (
	"fmt"
	"testing"
)

// BenchmarkCharge measures the frames of a charge as a phone shows it, and one that is four times as slow.
func BenchmarkCharge(b *testing.B) {
	r, target := rehearseFight(b, strikes)
	file := r.file()
	for _, slow := range []float64{1, 4} {
		b.Run(fmt.Sprintf("slowed-%g", slow), func(b *testing.B) {
			for range b.N {
				p := open(b, phone, serveAt(b, "/").URL)
				p.bringFile(file)
				p.hex(target)
				p.shows("#roll")
				p.rest()
				p.slowTo(slow)
				eval[any](p, `(() => {
					window.deltas = [];
					let last = 0, seen = false;
					const look = (now) => {
						const on = document.querySelector(".st-layer");
						if (on && last && seen) deltas.push(now - last);
						seen ||= Boolean(on);
						last = now;
						if (seen && !on) return window.over = true;
						requestAnimationFrame(look);
					};
					requestAnimationFrame(look);
				})()`)
				p.commit("#roll")
				p.wait(`window.over`)
				for _, m := range []struct{ name, script string }{
					{"p50-ms/frame", `deltas.sort((a, b) => a - b)[Math.floor(deltas.length / 2)]`},
					{"p95-ms/frame", `deltas.sort((a, b) => a - b)[Math.floor(deltas.length * .95)]`},
					{"frames", `deltas.length`},
				} {
					b.ReportMetric(eval[float64](p, m.script), m.name)
				}
			}
		})
	}
}
