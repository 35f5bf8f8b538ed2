package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"sync"
)

// axe is the program that looks for what keeps somebody out, empty where GONFALON_AXE names none.
var axe = sync.OnceValues(func() (string, error) {
	path := os.Getenv("GONFALON_AXE")
	if path == "" {
		return "", nil
	}
	text, err := os.ReadFile(path)
	return string(text), err
})

// misnamed are the buttons whose names leave out the words that are seen on them (WCAG 2.5.3); a picture on
// a button has no words.
const misnamed = `[...document.querySelectorAll("button[aria-label]")].filter(el => {
	const words = s => s.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
	const seen = el.cloneNode(true);
	seen.querySelectorAll("svg, [aria-hidden=true]").forEach(e => e.remove());
	return el.checkVisibility() && !words(el.ariaLabel).includes(words(seen.textContent));
}).map(el => el.ariaLabel + " / " + el.innerText)`

// keepsNobodyOut holds the present moment against WCAG 2 A and AA, in both themes where the page has
// them.
func (b *tab) keepsNobodyOut(name string) {
	b.t.Helper()
	for _, button := range eval[[]string](b, misnamed) {
		b.t.Errorf("%s: the name of a button has not the words on it: %s", name, button)
	}
	program, err := axe()
	if err != nil {
		b.t.Fatal(err)
	}
	ours := `document.querySelector("#page > main") && document.documentElement.dataset.engine === "running" && !matchMedia("(forced-colors: active)").matches`
	if program == "" || b.other != nil || !eval[bool](b, "Boolean("+ours+")") {
		return // another page, one whose program has stopped, or colours that are the reader's own
	}
	was := eval[string](b, "document.documentElement.dataset.theme")
	for _, theme := range []string{"dark", "light", was} {
		b.press("theme:" + theme)
		b.wait(fmt.Sprintf("document.documentElement.dataset.theme === %q", theme))
		if b.rest(); theme != was {
			b.isOpenToAll(program, name+", "+theme)
		}
	}
}

func (b *tab) isOpenToAll(program, name string) {
	b.t.Helper()
	if !eval[bool](b, "Boolean(window.axe)") {
		eval[json.RawMessage](b, "(() => {"+program+"; return true; })()")
	}
	for _, found := range eval[[]string](b, `axe.run({runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}).then(r =>
		r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + " " + n.html.slice(0, 120) + " " + n.failureSummary.replace(/\s+/g, " ").slice(0, 200))))`) {
		b.t.Errorf("%s: %s", name, found)
	}
}
