package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/app/i18n"
)

// Windows in which little fits: a small phone that lies, and a phone at twice its size.
var (
	lying   = screen{"lying-small", 568, 320, true}
	doubled = screen{"doubled", 195, 422, true}
)

// sticking lists what is wider than the window or its own frame.
const sticking = `(() => {
	const found = [], wide = document.documentElement.clientWidth;
	if (document.documentElement.scrollWidth > wide + 1) found.push("the page is " + document.documentElement.scrollWidth + " wide");
	for (const e of document.querySelectorAll("button, h1, h2, h3, p, .card, .prompt, .notice, label, input")) {
		if (!e.checkVisibility({visibilityProperty: true}) || e.closest(".mapview, [inert], svg, .unseen")) continue;
		const r = e.getBoundingClientRect(), name = (e.id || e.className || e.tagName) + " “" + (e.innerText || e.ariaLabel || "").slice(0, 24) + "”";
		if (r.width && (r.right > wide + 1 || r.left < -1)) found.push(name + " reaches from " + r.left + " to " + r.right);
		if (e.matches("button") && e.scrollWidth > e.clientWidth + 2) found.push(name + " is " + e.scrollWidth + " wide in " + e.clientWidth);
	}
	return found;
})()`

// mapHeight is how much of the middle of the window is map.
const mapHeight = `(() => {
	let n = 0;
	for (let y = 2; y < innerHeight; y += 4) if (document.elementFromPoint(innerWidth / 2, y)?.closest(".mapview")) n += 4;
	return n;
})()`

// fits fails where something sticks out, or leaves too little of the map.
func (b *tab) fits(name string, share float64) {
	b.t.Helper()
	b.rest()
	b.shot(name)
	for _, found := range eval[[]string](b, sticking) {
		b.t.Errorf("%s: %s", name, found)
	}
	if high, all := eval[float64](b, mapHeight), eval[float64](b, "innerHeight"); high < share*all {
		b.t.Errorf("%s: %v of %v pixels are map", name, high, all)
	}
}

// In small windows nothing is cut off, and the map keeps two fifths of the height.
func TestSmallWindows(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range []screen{lying, doubled} {
		for _, lang := range i18n.Langs() {
			t.Run(s.name+" "+lang, func(t *testing.T) {
				b := open(t, s, h.URL, seed(map[string]string{"gonfalon/settings": `{"language":"` + lang + `"}`}))
				b.fits("shelf-"+lang, 0)
				b.tap(`[data-do="battle:hastings-flight"]`)
				b.fits("battle-"+lang, 0)
				b.visit(h.URL + "?play=hastings-flight&against=person&setup=historical")
				b.shows("#end-phase")
				b.fits("table-"+lang, .4)
				b.press("next-unit")
				b.fits("unit-"+lang, .4)
				for _, drawer := range []string{"menu", "log", "help"} {
					b.press("drawer:" + drawer)
					b.fits(drawer+"-"+lang, 0)
					b.press("drawer:" + drawer)
				}
				b.visit(h.URL + "?learn=second-strike")
				b.shows(".lesson h1")
				b.fits("lesson-"+lang, .4)
			})
		}
	}
}

// The keyboard, and who listens, comes to the title of each new screen.
func TestANewScreenHasTheKeyboardAtItsTitle(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL)
	b.shows(".battle-card")
	at := func(step, title string) {
		t.Helper()
		b.rest()
		b.wait(`document.activeElement?.localName === "h1"`)
		if said := eval[string](b, `document.activeElement.innerText || document.activeElement.textContent`); !strings.Contains(said, title) {
			t.Errorf("%s: the keyboard is at %q, not at %q", step, said, title)
		}
	}
	enter := func(css string) {
		t.Helper()
		b.shows(css)
		eval[any](b, fmt.Sprintf(`document.querySelector(%q).focus()`, css))
		b.do(chromedp.KeyEvent("\r"))
	}
	enter(`[data-do="battle:arsuf-rearguard"]`)
	at("to a battle", "Rearguard")
	enter("#play")
	at("to a table", "Rearguard")
	b.press("shelf")
	at("to the shelf", "Gonfalon")
	enter("#learn")
	at("to a lesson", "")
	b.press("learn-leave")
	at("from a lesson", "Gonfalon")
}

// labels are the keys of texts that buttons bear, as the sources of the page give them.
var labels = regexp.MustCompile(`(?:Label|Small): +\w+\.[sS]ay\("([a-z0-9.-]+)"|[mM]ainButton\(\w+\.[sS]ay\("([a-z0-9.-]+)"`)

// large fills the places of a text with the longest that a game brings.
func large(lang, key string) string {
	args := i18n.Args{}
	for _, name := range []string{"unit", "side", "battle", "leader", "units", "by", "name"} {
		args[name] = "Smoleńsk 188"
	}
	for _, name := range []string{"n", "of", "left", "turn", "step", "they", "we", "need", "have"} {
		args[name] = 8888
	}
	args["hex"], args["length"] = "8888, 8889", "8888 min"
	return i18n.T(lang, key, args)
}

// No word of a button is cut off, however large its number and small the window.
func TestNoWordOfAButtonIsCutOff(t *testing.T) {
	t.Parallel()
	var files, keys []string
	for _, folder := range []string{"match", "tell", "table", "page", "browser"} {
		found, err := filepath.Glob("../" + folder + "/*.go")
		if err != nil || len(found) == 0 {
			t.Fatalf("no files in %s, %v", folder, err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range labels.FindAllStringSubmatch(string(text), -1) {
			keys = append(keys, m[1]+m[2])
		}
	}
	slices.Sort(keys)
	if keys = slices.Compact(keys); len(keys) < 60 {
		t.Fatalf("only %d texts of buttons were found", len(keys))
	}
	h := serveAt(t, "/")
	for _, s := range []screen{desktop, phone, lying, doubled} {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, h.URL+"?play=arsuf-rearguard&against=person&setup=historical")
			b.shows("#end-phase")
			for _, lang := range i18n.Langs() {
				var texts []string
				for _, key := range keys {
					if i18n.Has(lang, key) {
						texts = append(texts, large(lang, key))
					}
				}
				for _, cut := range eval[[]string](b, fmt.Sprintf(`(%s)(%s)`, cutWords, quoted(texts))) {
					t.Errorf("%s: %s", lang, cut)
				}
			}
		})
	}
}

// cutWords lists the texts that do not fit into a button among others, as its words or its second line.
const cutWords = `texts => {
	const foot = document.querySelector("#dock > .slots"), found = [];
	const trial = foot.cloneNode(false);
	foot.after(trial);
	for (const text of texts) for (const small of [false, true]) {
		const icon = '<div><button class="gho" title="x"><svg class="ico"></svg></button></div>';
		trial.innerHTML = icon + icon + icon + '<div><button class="pri a ' + (small ? "endph" : "") + '"></button></div>';
		const button = trial.lastElementChild.lastElementChild;
		button.innerHTML = small ? "<span>March 8888</span><small></small>" : "<span></span>";
		button.lastElementChild.textContent = text;
		for (const one of trial.querySelectorAll("button")) {
			const range = document.createRange();
			range.selectNodeContents(one);
			const words = range.getBoundingClientRect(), r = one.getBoundingClientRect(), home = trial.getBoundingClientRect();
			if (words.right > r.right + 1 || words.left < r.left - 1 || words.bottom > r.bottom + 1 || r.right > home.right + 1)
				found.push("“" + text + "” reaches beyond its button: " + Math.round(words.right - r.right) + ", " + Math.round(r.right - home.right));
		}
	}
	trial.remove();
	return found;
}`

// quoted is a list of texts in JavaScript.
func quoted(texts []string) string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = fmt.Sprintf("%q", text)
	}
	return "[" + strings.Join(out, ",") + "]"
}

// A browser that cannot unpack, in its page and in its workers, plays all the same.
func TestWithoutDecompression(t *testing.T) {
	t.Parallel()
	worker, spoil := 0, prefixed(t, map[string]string{"/engine-worker.js": "delete self.DecompressionStream;"})
	h := serveFlawed(t, func(w http.ResponseWriter, path string) bool {
		if path == "/engine-worker.js" {
			worker++
		}
		return spoil(w, path)
	})
	b := open(t, desktop, h.URL, `delete window.DecompressionStream;
		const compile = WebAssembly.compileStreaming;
		WebAssembly.compileStreaming = (...all) => { window.compiledHere = true; return compile(...all); };`)
	b.shows(".battle-card")
	b.begin()
	b.press("press:deploy")
	b.wait(acts + ` === "1"`)
	if !eval[bool](b, `!window.DecompressionStream && performance.getEntriesByName(new URL("./inflate.js", location.href).href).length > 0`) {
		t.Error("the browser unpacked by itself")
	}
	if worker == 0 || eval[bool](b, "Boolean(window.compiledHere)") {
		t.Errorf("the worker, fetched %d times, could not unpack", worker)
	}
}

// A device that runs no programs is told how to except the site.
func TestWithoutWebAssembly(t *testing.T) {
	t.Parallel()
	for _, s := range []screen{phone, doubled} {
		t.Run(s.name, func(t *testing.T) {
			b := newTab(t, s, `delete window.WebAssembly;`)
			b.must(b.browser().Visit(serveAt(t, "/").URL))
			b.wait(`document.documentElement.dataset.engine === "unable" && document.querySelector(".first-unable")?.checkVisibility()`)
			b.shot("unable")
			if says := eval[string](b, `document.querySelector(".first-unable").innerText`); !strings.Contains(says, "Lockdown Mode") {
				t.Errorf("it says %q", says)
			}
			if eval[bool](b, `document.querySelector(".first-missing").checkVisibility() || document.querySelector(".first-load").checkVisibility()`) {
				t.Error("it speaks of the connection as well")
			}
		})
	}
}

// A page that has both themes is left alone by browsers that darken others.
func TestPagesNameTheirColours(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL)
	b.shows(".battle-card")
	for _, theme := range []string{"light", "dark"} {
		b.press("theme:" + theme)
		b.rest()
		if got := eval[string](b, `getComputedStyle(document.documentElement).colorScheme`); !strings.Contains(got, theme) || !strings.Contains(got, "only") {
			t.Errorf("the %s page has the scheme %q", theme, got)
		}
	}
}
