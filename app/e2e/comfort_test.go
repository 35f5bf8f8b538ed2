package e2e

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// uncomfortable lists what of the page leaves the window, is cut off, or is too small for a
// finger. Links to rules stand in lines of text; the bar that folds a sheet is as wide as it.
const uncomfortable = `(() => {
	const found = [], wide = document.documentElement.scrollWidth;
	if (wide > innerWidth) found.push("the page is " + wide + " wide");
	const inset = side => parseFloat(getComputedStyle(document.querySelector(".unsafe")).getPropertyValue("padding-" + side));
	for (const e of document.querySelectorAll("button, a, summary, label, h1, h2, h3, .prompt, .notice, .turn b, td, dd, .sd, .sd span, .slot .sm")) {
		const r = e.getBoundingClientRect();
		if (r.width <= 1 || !e.checkVisibility() || e.closest(".mv-world, .unseen")) continue;
		const name = (e.id || e.className || e.tagName) + " “" + e.innerText.slice(0, 20) + "”";
		const press = e.matches("button, a, summary") && !e.matches(".rule, .cover, .sheetbar");
		if (r.left < inset("left") - 1 || r.right > innerWidth - inset("right") + 1) found.push(name + " is outside: " + r.left + " to " + r.right);
		if (press && (r.width < 43.5 || r.height < 43.5)) found.push(name + " is small: " + r.width + " by " + r.height);
		if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth) found.push(name + " is cut off: " + e.scrollWidth + " of " + e.clientWidth);
		if (press && e.scrollHeight > e.clientHeight + 2) found.push(name + " is cut off below: " + e.scrollHeight + " of " + e.clientHeight);
	}
	return found;
})()`

// safe is a script that measures what the browser says of a notch and rounded corners.
const safe = `addEventListener("DOMContentLoaded", () => {
	const probe = document.createElement("div");
	probe.className = "unsafe";
	probe.style.cssText = "position: fixed; visibility: hidden; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)";
	document.body.append(probe);
});`

// comfortable fails the test where something cannot be read or touched.
func (b *tab) comfortable(name string) {
	b.t.Helper()
	b.rest()
	b.shot(name)
	for _, found := range eval[[]string](b, uncomfortable) {
		b.t.Errorf("%s: %s", name, found)
	}
}

// looksAround goes through the shelf, a set-up, the odds of an attack, a question and drawers.
func (b *tab) looksAround(file, target string) {
	b.t.Helper()
	b.shows(".battle-card")
	b.comfortable("shelf")
	b.tap(`.battle-card[data-scenario="kulikovo-field"]`)
	b.comfortable("battle")
	b.playForTwo()
	b.shows("#auto-setup")
	b.comfortable("set-up")
	for _, drawer := range []string{"menu", "saves", "paste"} {
		b.press("drawer:" + drawer)
		b.shows("#close-drawer")
		b.comfortable(drawer)
	}
	b.bringFile(file)
	b.hex(target)
	b.shows("#roll")
	b.comfortable("odds")
	b.commit("#roll")
	b.shows(".dock.decide")
	b.comfortable("question")
	b.press("link")
	b.shows("#notice")
	b.comfortable("notice")
}

// A phone that lies, with a notch: the dock stands beside the map, which keeps half the screen.
func TestAPhoneThatLies(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, leadsToPursuit)
	b := newTab(t, screen{"lying", 844, 390, true}, safe)
	b.notched(47, 21)
	b.visit(serveAt(t, "/").URL)
	b.looksAround(r.file(), target)
	if left := eval[float64](b, `document.querySelector("#dock").getBoundingClientRect().left`); left < 400 {
		t.Errorf("the dock begins at %v", left)
	}
}

// notched gives the window of a lying phone the corners and the notch of one.
func (b *tab) notched(sides, below int64) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Left: &sides, Right: &sides, Bottom: &below}})
		return err
	}))
}

// Who has set letters twice as large reads everything, in the longer of the languages.
func TestLettersTwiceAsLarge(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, leadsToPursuit)
	b := open(t, phone, serveAt(t, "/").URL, safe, seed(map[string]string{"gonfalon/settings": `{"language":"pl"}`}),
		`addEventListener("DOMContentLoaded", () => { document.documentElement.style.setProperty("font-size", "200%", "important"); });`)
	b.looksAround(r.file(), target)
}

// features makes the browser say what its reader wants.
func (b *tab) features(name, value string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: name, Value: value}}})
		return err
	}))
}

// look is how the first element that a selector finds is drawn.
func (b *tab) look(css, property string) string {
	b.t.Helper()
	b.shows(css)
	return eval[string](b, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).getPropertyValue(%q)`, css, property))
}

// In the reader's own colours everything that is chosen still looks chosen, sides keep theirs,
// and the keyboard's place is framed.
func TestTheReadersOwnColours(t *testing.T) {
	t.Parallel()
	b := newTab(t, tablet)
	b.features("forced-colors", "active")
	b.visit(serveAt(t, "/").URL)
	b.begin()
	b.press("drawer:menu")
	b.shows("#close-drawer")
	b.shot("menu")
	for chosen, other := range map[string]string{
		".seg .on": ".seg button:not(.on)", ".tog.on i": ".tog:not(.on) i", "#menu": "#log", ".vp span": ".vp span + span",
	} {
		if a, o := b.look(chosen, "background-color"), b.look(other, "background-color"); a == o {
			t.Errorf("%s and %s are both %s", chosen, other, a)
		}
	}
	if b.look("#close-drawer", "border-top-style") != "solid" || b.look("#close-drawer", "border-top-width") == "0px" {
		t.Error("the main button has no frame")
	}
	for range 5 { // the map comes first, and frames the hex instead
		b.do(chromedp.KeyEvent("\t"))
		if eval[bool](b, `document.activeElement.matches("button:focus-visible")`) {
			break
		}
	}
	if style := b.look("button:focus-visible", "outline-style"); style != "solid" {
		t.Errorf("the keyboard's place is framed %q", style)
	}
}

// movements notes what begins to glide.
const movements = `window.moved = [];
	for (const kind of ["transitionrun", "animationstart"]) addEventListener(kind, e => moved.push(e.target.className.baseVal ?? e.target.className), true);`

// Where motion is unwelcome nothing glides that glides elsewhere.
func TestNothingGlidesWhereMotionIsUnwelcome(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for value, glides := range map[string]bool{"no-preference": true, "reduce": false} {
		t.Run(value, func(t *testing.T) {
			b := newTab(t, desktop, movements)
			b.features("prefers-reduced-motion", value)
			b.visit(h.URL)
			b.begin()
			b.press("press:deploy")
			b.wait(acts + ` === "1"`)
			b.press("undo")
			b.tap(".mv-controls button")
			b.rest()
			if moved := eval[[]string](b, "moved"); len(moved) > 0 != glides {
				t.Errorf("what glided: %.200q", moved)
			}
		})
	}
}
