package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// watchPaint notes how many milliseconds lie between a tap on the map and the next paint
// that shows what it did.
const watchPaint = `window.painted = [];
	let tapped = 0, watched = null;
	const seen = new MutationObserver(() => {
		const from = tapped;
		tapped = 0;
		if (from) requestAnimationFrame(() => {
			const c = new MessageChannel();
			c.port1.onmessage = () => painted.push(performance.now() - from);
			c.port2.postMessage(0);
		});
	});
	addEventListener("pointerup", e => {
		const map = document.querySelector(".mv-world");
		if (!map || !e.target.closest(".mapview")) return;
		if (map !== watched) seen.observe(watched = map, {subtree: true, childList: true, attributes: true});
		tapped = e.timeStamp;
	}, true);`

// BenchmarkSelect is from the tap on a unit to its painted reach, in the whole page.
func BenchmarkSelect(b *testing.B) {
	r := rehearse(b, 2)
	r.until(func() bool { return len(r.Steps) > 300 && len(loners(r.Game)) > 40 })
	for _, s := range []screen{desktop, phone} {
		b.Run(s.name, func(b *testing.B) {
			page := open(b, s, serveAt(b, "/").URL, watchPaint)
			page.bringFile(r.file())
			for b.Loop() {
				page.reportSelections(b, loners(r.Game))
			}
		})
	}
}

// BenchmarkEveryBattle is BenchmarkSelect in each battle, in the first phase of either side's in which
// many may move.
func BenchmarkEveryBattle(b *testing.B) {
	for _, sc := range scenarios.All() {
		b.Run(sc.ID, func(b *testing.B) {
			r := rehearseAt(b, sc.ID, 2)
			r.until(func() bool { return len(loners(r.Game)) >= 5 })
			page := open(b, desktop, serveAt(b, "/").URL, watchPaint)
			page.bringFile(r.file())
			for b.Loop() {
				page.reportSelections(b, loners(r.Game))
			}
		})
	}
}

// reportSelections reports how long at most half of the selections took, and nineteen of twenty.
func (page *tab) reportSelections(b *testing.B, units []string) {
	page.t.Helper()
	took := selections(page, units)
	b.ReportMetric(median(took), "ms/selection")
	b.ReportMetric(took[len(took)*19/20], "p95-ms/selection")
}

// selections selects one unit after the other and returns how long each took to paint.
func selections(page *tab, units []string) []float64 {
	page.t.Helper()
	eval[any](page, "window.painted = []")
	n := 0
	for i := 0; n < 60 && i < 12*len(units); i++ { // the map came nearer: not all are in sight
		h := units[i%len(units)]
		page.rest()
		if at, free := page.spotOf(h); free {
			page.at(at.X, at.Y)
			n++
			time.Sleep(time.Second / 3) // a quicker second tap beside this one would be a double tap; and nobody asks meanwhile
			page.wait(fmt.Sprintf("painted.length === %d", n))
		}
	}
	if n < 60 {
		page.t.Fatalf("only %d units can be selected", n)
	}
	return eval[[]float64](page, "painted")
}

// loners are where units stand alone that may move now.
func loners(g game.Game) []string {
	var out []string
	for _, o := range g.Offers(phaseSide(g), nil) {
		if p := pieceOf(g, o); o.Verb == "begin" && p.Rank == game.Unit && lone(g, p) {
			out = append(out, p.Hex.String())
		}
	}
	return out
}

func median(of []float64) float64 {
	slices.Sort(of)
	return of[len(of)/2]
}

// BenchmarkOpenWholeGame is from the tap on Continue to the painted table: of a machine that presses it as
// soon as it is there, of a quick person, and of one who has looked at the shelf for a while. The persons
// find the game read ahead.
func BenchmarkOpenWholeGame(b *testing.B) {
	r := rehearseLastPhase(b)
	for _, looked := range []time.Duration{0, 700 * time.Millisecond, 2 * time.Second} {
		b.Run("after-"+looked.String(), func(b *testing.B) {
			page := open(b, desktop, serveAt(b, "/").URL)
			page.bringFile(r.file())
			for b.Loop() {
				page.tap(`.top [data-do="drawer:menu"]`)
				page.tap("#menu-shelf")
				page.shows("#continue")
				time.Sleep(looked)
				page.continues()
				b.ReportMetric(eval[float64](page, "opened"), "ms/open")
				b.ReportMetric(float64(len(r.Steps)), "acts")
			}
		})
	}
}

// continues opens the game that the shelf offers and notes how long that took to paint.
func (b *tab) continues() {
	b.t.Helper()
	eval[any](b, `document.querySelector("#continue").addEventListener("click", e => {
		const from = e.timeStamp; window.opened = 0;
		const seen = new MutationObserver(() => document.querySelector(".mv-top") && (seen.disconnect(),
			requestAnimationFrame(() => setTimeout(() => window.opened = performance.now() - from))));
		seen.observe(document.body, {subtree: true, childList: true});
	}, true)`)
	b.tap("#continue")
	b.wait("window.opened")
}

// watchMemory keeps the engine at hand, whose memory only grows.
const watchMemory = `const real = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...args) => window.engine ??= await real(...args);`

// BenchmarkMemory is how much memory the engine has taken after a whole game was opened, and after
// two hundred of its acts were taken back one by one.
func BenchmarkMemory(b *testing.B) {
	r := rehearseLastPhase(b)
	for b.Loop() {
		page := open(b, desktop, serveAt(b, "/").URL, watchMemory)
		page.bringFile(r.file())
		page.rest()
		b.ReportMetric(eval[float64](page, "engine.exports.mem.buffer.byteLength / 2**20"), "MB/opened")
		for range 200 {
			page.press("undo")
			if page.rest(); page.has("#confirm:enabled") && page.has(".dock.ask") {
				page.press("confirm")
				page.rest()
			}
		}
		b.ReportMetric(eval[float64](page, "engine.exports.mem.buffer.byteLength / 2**20"), "MB/undone")
		b.ReportMetric(eval[float64](page, `+document.querySelector("main").dataset.acts`), "acts-left")
	}
}
