package e2e

import (
	"strings"
	"testing"
)

// The end of a battle shows which victories it knows, what each takes, and which one was won.
func TestResultShowsTheScaleOfTheBattle(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for scenario, s := range map[string]screen{"hastings": phone, "grunwald-clash": desktop} {
		r := rehearseAt(t, scenario, 1)
		for r.Game.Outcome() == nil {
			r.act()
		}
		file, o := r.file(), r.Game.Outcome()
		t.Run(scenario, func(t *testing.T) {
			b := open(t, s, h.URL)
			b.bringFile(file)
			b.shows(".dock.over-card #to-shelf")
			b.shot("scale")
			rows := eval[[]string](b, `[...document.querySelectorAll(".dock .ledger tr")].map(r => r.innerText)`)
			if len(rows) < len(o.Scale) {
				t.Errorf("%d rows for %d victories", len(rows), len(o.Scale))
			}
			if shown := strings.Join(rows, "\n"); o.Code != "draw" && !strings.Contains(shown, "won by") {
				t.Errorf("no victory of these is won:\n%s", shown)
			}
			if wide := eval[bool](b, `(() => { const d = document.querySelector(".dock .body"); return d.scrollWidth > d.clientWidth })()`); wide {
				t.Error("the scale is wider than its card")
			}
			b.press("lang:pl")
			b.wait(`document.documentElement.lang === "pl"`)
			b.shot("scale-pl")
		})
	}
}
