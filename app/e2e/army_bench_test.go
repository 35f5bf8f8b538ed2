package e2e

import (
	"fmt"
	"testing"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// watchPlan notes, from the tap that says where an army shall go, when its first ghosts are painted,
// when all of its plan is, and for how long at most the page was deaf in between.
const watchPlan = `window.planned = {};
	new PerformanceObserver(list => list.getEntries().forEach(e => planned.from && e.startTime + e.duration > planned.from &&
		(planned.deaf = Math.max(planned.deaf ?? 0, e.duration)))).observe({type: "longtask"});
	addEventListener("pointerup", e => {
		if (!document.querySelector(".dock.army") || !e.target.closest(".mapview")) return;
		planned = {from: e.timeStamp};
		const painted = name => { const c = new MessageChannel(); c.port1.onmessage = () => planned[name] ??= performance.now() - planned.from; c.port2.postMessage(0); };
		requestAnimationFrame(function look() {
			if (!planned.first && document.querySelector(".mv-top .ghost")) painted("first");
			if (document.querySelector(".dock.army #confirm:enabled")) painted("all"); else requestAnimationFrame(look);
		});
	}, true);`

// BenchmarkLeadArmy is from the tap where an army of Grunwald shall go to its painted plan: one
// command, and everybody who may move; as it is and with the processor slowed down four times.
func BenchmarkLeadArmy(b *testing.B) {
	r := rehearseAt(b, "grunwald-clash", 2)
	r.until(func() bool { return len(r.Steps) > 40 && len(armyOf(r.Game)) > 100 })
	all := armyOf(r.Game)
	chief, command := largestCommand(r.Game, all)
	for do, units := range map[string][]game.ID{"lead-all": all, fmt.Sprintf("lead:%d", chief): command} {
		for _, rate := range []float64{1, 4} {
			b.Run(fmt.Sprintf("%d-units/slow-%v", len(units), rate), func(b *testing.B) {
				page := open(b, desktop, serveAt(b, "/").URL, watchPlan)
				page.bringFile(r.file())
				page.slowTo(rate)
				for b.Loop() {
					page.leadsTo(b, do, inFront(r.Game, units, 4))
				}
			})
		}
	}
}

// armyOf are those who may move now.
func armyOf(g game.Game) []game.ID {
	var out []game.ID
	for _, o := range g.Offers(phaseSide(g), nil) {
		if o.Verb == game.VerbBegin {
			out = append(out, o.Unit)
		}
	}
	return plan.Ready(g, out)
}

// largestCommand is the leader of an army under whom most of it may move, and who they are.
func largestCommand(g game.Game, army []game.ID) (chief game.ID, command []game.ID) {
	for _, id := range army {
		if c := plan.Chief(g, id); c != game.None && len(plan.Ready(g, plan.Command(g, c))) > len(command) {
			chief, command = c, plan.Ready(g, plan.Command(g, c))
		}
	}
	return chief, command
}

// leadsTo plans a march and lets it be.
func (page *tab) leadsTo(b *testing.B, do string, to hex.Hex) {
	b.Helper()
	page.press(do)
	page.shows(".dock.army")
	page.bring(to.String())
	time.Sleep(time.Second / 2) // what was brought is painted while a player looks for the hex
	page.hex(to.String())
	page.wait("planned.first && planned.all")
	page.rest()
	took := eval[struct{ First, All, Deaf float64 }](page, "({First: planned.first, All: planned.all, Deaf: planned.deaf ?? 0})")
	b.ReportMetric(took.First, "ms/first")
	b.ReportMetric(took.All, "ms/all")
	b.ReportMetric(took.Deaf, "ms/deaf")
	page.tap("#let-go")
}
