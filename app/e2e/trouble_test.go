package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// blunder has a listener of the page's own scripts throw at the next press, and presses.
const blunder = `(() => {
	const closest = Element.prototype.closest;
	Element.prototype.closest = function (css) { if (css === "#install") throw new Error(%q); return closest.call(this, css); };
	document.body.click();
	Element.prototype.closest = closest;
})()`

// strangers are errors that others bring about, and noise.
const strangers = `
	for (const place of ["chrome-extension://abc/content.js", "https://elsewhere.example/a.js", location.href])
		dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error("theirs"), { stack: "Error: theirs\n    at f (" + place + ":1:2)" }), filename: place, message: "theirs" }));
	dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
	dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications.", filename: new URL("page.js", location.href).href }));`

// Whatever nobody caught is told once, with what still works, and a report of it can be had that names
// no game.
func TestWhatFailsIsToldWithAReport(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL+"?play=kulikovo-ambush&against=person&setup=historical")
	b.wait(mapDrawn)
	b.rest()
	eval[any](b, strangers)
	b.rest()
	if b.has(".trouble") {
		t.Fatalf("what others do is told: %q", b.text(".trouble"))
	}
	eval[any](b, `gonfalon.do("end")`)
	b.rest()
	eval[any](b, `document.querySelector("#confirm:enabled")?.click()`)
	b.wait(`Object.keys(localStorage).some(k => k.startsWith("gonfalon/game/"))`)
	b.rest()
	eval[any](b, `Object.keys(localStorage).filter(k => k.startsWith("gonfalon/game/")).slice(0, 1).forEach(k => gonfalon.do("name-save:" + k.split("/")[2] + ":Kunegunda"))`)
	b.rest()
	eval[any](b, `navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }`)
	for name, fails := range map[string]string{
		"an error in a script": fmt.Sprintf(blunder, `first of "Anna", Kunegunda`),
		"a broken promise":     `(Promise.reject(new Error("second")), 0)`,
		"an error of a task":   `(setTimeout(() => { throw new Error("third"); }), 0)`,
	} {
		eval[any](b, fails)
		b.shows(".trouble")
		if said := b.text(".trouble"); !strings.Contains(said, "kept up to act") {
			t.Errorf("%s: it says %q", name, said)
		}
		if over := eval[string](b, covers); over != "" {
			t.Errorf("%s: it lies over %s", name, over)
		}
		b.tap(".trouble [data-trouble=close]")
		b.wait(`!document.querySelector(".trouble")`)
	}
	eval[any](b, fmt.Sprintf(blunder, `first of "Anna", Kunegunda`))
	b.rest()
	if b.has(".trouble") {
		t.Error("the same error is told twice")
	}
	eval[any](b, `gonfalonNote("computer", "its worker died")`)
	eval[any](b, `gonfalon.do("drawer:help")`)
	b.rest()
	b.tap("#help-report")
	b.wait(`window.copied`)
	report := eval[string](b, `copied`)
	for _, part := range []string{"Gonfalon ", "medieval ", "browser: ", "screen: ", "there is: ", "first of", "second", "third", "page.js", "its worker died", `"battle":"kulikovo-ambush"`, `{"do":`} {
		if !strings.Contains(report, part) {
			t.Errorf("the report lacks %q", part)
		}
	}
	for _, name := range []string{"Kunegunda", "Anna", "127.0.0.1"} {
		if strings.Contains(report, name) {
			t.Errorf("the report names %s:\n%s", name, report)
		}
	}
}

// covers names a main button that the banner lies over, "" if it lies over none.
const covers = `(() => {
	const a = document.querySelector(".trouble").getBoundingClientRect();
	for (const button of document.querySelectorAll("#dock .acts .pri, #dock .endph, #end-phase, .dock footer button, .top button")) {
		const b = button.getBoundingClientRect();
		if (b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) return button.outerHTML;
	}
	return "";
})()`

// A program that ends says so, and its report tells why; where copying is refused it is there to be
// copied by hand.
func TestAProgramThatEndsLeavesAReport(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	eval[any](b, `navigator.clipboard.writeText = () => { throw new Error("no"); }; `+crash)
	b.wait(`document.documentElement.dataset.engine === "stopped"`)
	if b.has(".trouble") {
		t.Error("it is told twice")
	}
	b.tap(".stopped [data-report]")
	b.wait(`document.querySelector(".stopped textarea").checkVisibility()`)
	if report := eval[string](b, `document.querySelector(".stopped textarea").value`); !strings.Contains(report, "panic:") || !strings.Contains(report, "handleNavigationFromJS") {
		t.Errorf("the report is\n%s", report)
	}
}
