package e2e

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// gestures are what hands do with a map, for half a second where frames are short: one event before each
// frame, as browsers send them. Each is how long its frames took, in milliseconds, while the
// hand moved and in the half second after it.
const gestures = `const map = document.querySelector(".mv-glass"), frame = () => new Promise(requestAnimationFrame);
	const send = (kind, id, x, y, more) => map.dispatchEvent(new (kind === "wheel" ? WheelEvent : PointerEvent)(kind,
		{bubbles: true, cancelable: true, pointerId: id, pointerType: "touch", clientX: x, clientY: y, buttons: 1, ...more}));
	const x = innerWidth * .36, y = innerHeight * .4, steps = 8;
	const swing = i => Math.sin(i / steps * Math.PI / 2);
	const ways = {
		pan: {down: () => send("pointerdown", 1, x, y), up: () => send("pointerup", 1, x, y),
			at: i => send("pointermove", 1, x + 160 * swing(i), y + 90 * swing(i))},
		pinch: {down: () => { send("pointerdown", 1, x - 40, y); send("pointerdown", 2, x + 40, y); },
			up: () => { send("pointerup", 1, x, y); send("pointerup", 2, x, y); },
			at: i => { const d = 40 + 60 * (1 + swing(i)) / 2; send("pointermove", 1, x - d, y); send("pointermove", 2, x + d, y); }},
		wheel: {down() {}, up() {}, at: i => send("wheel", 0, x, y, {deltaY: 60 * Math.cos(i / steps * Math.PI / 2)})},
	};
	const gesture = async way => {
		const moving = [], after = [];
		let last = await frame();
		way.down();
		for (let i = 1; i <= 4 * steps; i++) {
			way.at(i);
			const now = await frame();
			moving.push(now - last);
			last = now;
		}
		way.up();
		for (const end = last + 500; last < end;) {
			const now = await frame();
			after.push(now - last);
			last = now;
		}
		return {moving, after};
	};`

// slowTo makes the processor so many times slower for the page than it is.
func (b *tab) slowTo(rate float64) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: rate})
		return err
	}))
}

// BenchmarkMoveMap pans, pinches and wheels the map of the largest battlefield, as it is first
// seen and with the processor slowed down four times: the median and the longest frame while
// the hand moves, and the longest after it.
func BenchmarkMoveMap(b *testing.B) {
	r := rehearseAt(b, "grunwald-clash", 2)
	file := r.file()
	for _, s := range []screen{desktop, phone} {
		for _, rate := range []float64{1, 4} {
			b.Run(fmt.Sprintf("%s/slow-%v", s.name, rate), func(b *testing.B) {
				page := open(b, s, serveAt(b, "/").URL)
				page.bringFile(file)
				page.rest()
				page.slowTo(rate)
				for b.Loop() {
					for _, way := range []string{"pan", "pinch", "wheel"} {
						page.moves(b, way)
					}
				}
			})
		}
	}
}

// moves reports the frames of one gesture, and for how long they and the drawing after them
// occupied the page's thread, which says more where the machine has other things to do.
func (b *tab) moves(report *testing.B, way string) {
	b.t.Helper()
	b.rest()
	busy := b.busy()
	f := eval[struct{ Moving, After []float64 }](b, `(async () => { `+gestures+` return gesture(ways.`+way+`); })()`)
	report.ReportMetric((b.busy()-busy)/float64(len(f.Moving)), "busy-ms/"+way)
	report.ReportMetric(median(f.Moving), "ms/"+way)
	report.ReportMetric(slices.Max(f.Moving), "ms/worst-"+way)
	report.ReportMetric(slices.Max(f.After), "ms/after-"+way)
}

// busy is for how many milliseconds the page's thread has had the processor.
func (b *tab) busy() (ms float64) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		if _, err := cdp.Call(ctx, target, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}); err != nil {
			return err
		}
		found, err := cdp.Call(ctx, target, performance.GetMetrics, cdp.Empty{})
		for _, m := range found.Metrics {
			if m.Name == "TaskDuration" {
				ms = 1000 * m.Value
			}
		}
		return err
	}))
	return ms
}
