package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"gonfalon/app/e2e/engines"
)

// screen is the window of a device.
type screen struct {
	name  string
	w, h  int64
	touch bool
}

// The devices every page must fit.
var (
	desktop = screen{"desktop", 1280, 800, false}
	tablet  = screen{"tablet", 820, 1180, true}
	phone   = screen{"phone", 390, 844, true}
)

// everything is whether tests do everything on every screen, with "GONFALON_SCREENS=all" in the
// environment.
var everything = os.Getenv("GONFALON_SCREENS") == "all"

// someOf are the screens of a test: the first of those it is good for, as starting on each is
// shown by tests of their own, unless it is to do everything.
func someOf(screens ...screen) []screen {
	if everything {
		return screens
	}
	return screens[:1]
}

// slowed is how many times slower than it is the processor is made for every page, by the
// environment: "GONFALON_SLOW=4" shows that no test depends on a quick machine.
var slowed = func() float64 {
	if n, err := strconv.ParseFloat(os.Getenv("GONFALON_SLOW"), 64); err == nil && n > 1 {
		return n
	}
	return 1
}()

// patience is how long a step may take before its test fails.
func patience() time.Duration { return time.Duration(slowed * float64(time.Minute)) }

// chromium is the path of the browser, "" if there is none. Its shell without windows does the same for
// half the work.
func chromium() string {
	for _, name := range []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// tab is an empty profile and one page open in it.
type tab struct {
	t      testing.TB
	ctx    context.Context // of Chromium
	other  engines.Browser // instead of it
	screen screen
	outer  *tab // the page in whose frame it is, nil for none

	tapped   string // the hex touched last, and when
	tappedAt time.Time

	pressed   point // where the window was touched last, and when
	pressedAt time.Time

	mu     sync.Mutex
	thrown []string // uncaught exceptions of the page
}

// shared is the one Chromium in which each test has a profile of its own. It ends with the last
// of them. A frame from another site is a page of its own, as it is in a browser with windows.
var shared = sync.OnceValues(func() (context.Context, error) {
	ctx, end := startChromium(chromedp.Flag("site-per-process", true))
	atTheEnd = append(atTheEnd, end)
	return ctx, chromedp.Do(ctx)
})

// startChromium returns a Chromium that starts with its first action, and what ends it.
func startChromium(more ...chromedp.ExecAllocatorOption) (ctx context.Context, end func()) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chromium()), chromedp.NoSandbox, chromedp.DisableGPU)
	if !measuring() {
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	allocator, free := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	ctx, cancel := chromedp.NewContext(allocator)
	return ctx, func() { cancel(); free() }
}

// measuring reports whether times are asked for. Where they are not the programs of a page are not
// compiled for speed, which takes a third of the work of a page that is soon closed again.
func measuring() bool { return slowed > 1 || flag.Lookup("test.bench").Value.String() != "" }

// newTab opens a profile. The scripts run in every page before its own.
func newTab(t testing.TB, s screen, scripts ...string) *tab {
	t.Helper()
	browser, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	b := &tab{t: t, ctx: ctx, screen: s}
	b.do(b.emulate(), slow())
	for _, js := range scripts {
		b.do(before(js))
	}
	b.do(before(experienced))
	b.do(before(`window.violations = []; addEventListener("securitypolicyviolation", e => violations.push(e.violatedDirective + " " + e.blockedURI + " " + e.sample));`))
	t.Cleanup(func() { b.obeys(t) })
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	return b
}

// experienced is a device whose player wants no hints, knows the rule book and is in a silent place, unless the
// test has said otherwise. It is here alone that tests choose how the table speaks to them. (All sounds are made
// at the first tap, which takes half as long as the start of the page.)
const experienced = `try {
	const key = "gonfalon/settings";
	const settings = JSON.parse(localStorage.getItem(key) ?? "{}");
	if (!window.fresh) localStorage.setItem(key, JSON.stringify({ speech: "full", coach: "off", sound: "off", ...settings }));
} catch { /* nothing is stored here */ }`

// aloud is a script of a device that is to be heard.
const aloud = `localStorage.setItem("gonfalon/settings", JSON.stringify({ sound: "full" }));`

// fresh is a script of a device on which nobody has played.
const fresh = `window.fresh = true;`

// obeys fails the test if the page did what the site's policy forbids. A page that is gone
// can no longer be asked.
func (b *tab) obeys(t testing.TB) {
	t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, 5*time.Second)
	defer cancel()
	if found, err := chromedp.Run(ctx, chromedp.Evaluate[[]string]("window.violations ?? []")); err == nil && len(found) > 0 {
		t.Errorf("against the policy: %q", found)
	}
}

// open opens a profile and waits until the game's page runs in it.
func open(t testing.TB, s screen, url string, scripts ...string) *tab {
	t.Helper()
	b := newTab(t, s, scripts...)
	b.visit(url)
	return b
}

// before is an action that makes a script run first in every page to come.
func before(js string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: js})
		return err
	})
}

func (b *tab) emulate() chromedp.Action[chromedp.Void] {
	if b.screen.touch {
		return chromedp.EmulateViewport(b.screen.w, b.screen.h, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	return chromedp.EmulateViewport(b.screen.w, b.screen.h)
}

// slow makes the processor as slow for a page as the environment asks.
func slow() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: slowed})
		return err
	})
}

func (b *tab) listen(event any) {
	if e, ok := event.(*runtime.EventExceptionThrown); ok {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.thrown = append(b.thrown, exceptionText(e.ExceptionDetails))
	}
}

func exceptionText(d *runtime.ExceptionDetails) string {
	if d.Exception != nil {
		return d.Exception.Description
	}
	return d.Text
}

// exceptions are the uncaught errors of the page so far.
func (b *tab) exceptions() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.thrown
}

// browser is what the tab is in.
func (b *tab) browser() engines.Browser {
	if b.other != nil {
		return b.other
	}
	return chrome{b.ctx, b.screen.touch}
}

// do runs browser actions and fails the test if one of them fails.
func (b *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	b.must(chrome{b.ctx, b.screen.touch}.do(actions...))
}

// must fails the test if the browser failed.
func (b *tab) must(err error) {
	b.t.Helper()
	if err != nil {
		b.shot(failure)
		b.t.Fatal(err)
	}
}

// eval is the value of a JavaScript expression, a promise's once it is kept.
func eval[T any](b *tab, js string) T {
	b.t.Helper()
	raw, err := b.browser().Eval(js)
	var v T
	if err == nil {
		err = decode(raw, &v)
	}
	if err != nil {
		b.t.Fatalf("%s: %v", js, err)
	}
	return v
}

// decode reads a value of the page. Nothing is not taken for zero.
func decode[T any](raw json.RawMessage, v *T) error {
	switch reflect.TypeFor[T]().Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Interface:
	default:
		if string(raw) == "null" {
			return errors.New("it has no value")
		}
	}
	return json.Unmarshal(raw, v)
}

// wait waits until a JavaScript condition, which may await, holds. While the page goes
// somewhere else it cannot be asked, and is asked again.
func (b *tab) wait(condition string) {
	b.t.Helper()
	b.waitFor(patience(), condition)
}

// waitFor is wait with a patience of its own.
func (b *tab) waitFor(long time.Duration, condition string) {
	b.t.Helper()
	var err error
	for end := time.Now().Add(long); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		var holds json.RawMessage
		holds, err = b.browser().Eval("(async () => Boolean(" + condition + "))()")
		if string(holds) == "true" {
			return
		}
	}
	b.shot(failure)
	b.t.Fatalf("waited %v for %s (%v); page says: %s", long, condition, err, b.says())
}

// running holds once the engine has drawn the page.
const running = `document.documentElement?.dataset.engine === "running" && (!document.getElementById("app-wasm-loader") || document.documentElement.dataset.visit === "first") && document.body.firstElementChild.childElementCount > 0`

// visit goes to an address of the site and waits until the page runs.
func (b *tab) visit(url string) {
	b.t.Helper()
	b.must(b.browser().Visit(url))
	b.wait(running)
}

// stored waits until the page can be opened offline.
func (b *tab) stored() {
	b.t.Helper()
	eval[bool](b, "navigator.serviceWorker.ready.then(() => true)")
	b.wait(`document.documentElement.dataset.kept === "all"`) // what belongs to its language comes after the rest
}

// tap touches the element, or clicks it where there is a mouse: in its middle, once the page
// rests and nothing covers it.
func (b *tab) tap(css string) {
	b.t.Helper()
	at := b.middle(css)
	b.at(at.X, at.Y)
}

// middle is the middle of an element, scrolled into sight, once it can be touched there.
func (b *tab) middle(css string) point {
	b.t.Helper()
	return b.once(fmt.Sprintf(`(() => {
		const el = document.querySelector(%q);
		el?.scrollIntoView({block: "nearest"});
		const r = el?.getBoundingClientRect();
		if (!r?.width) return null;
		const at = {X: r.x + r.width / 2, Y: r.y + r.height / 2}, hit = document.elementFromPoint(at.X, at.Y);
		return hit && (el.contains(hit) || hit.contains(el) && hit.closest("label")) ? at : null;
	})()`, css))
}

// rests holds while the page has nothing left to draw or to measure, its letters are there, its map
// is in place and nothing glides. A program that is not there or has stopped rests too.
const rests = `document.fonts.status === "loaded" && (document.documentElement.dataset.engine !== "running" || document.documentElement.dataset.settled === "true") &&
	[...document.querySelectorAll(".mv-world")].every(w => w.style.transform && !w.matches(".moving")) &&
	!document.getAnimations().some(a => a.playState === "running" && a.effect.getComputedTiming().endTime !== Infinity)`

// rest waits until the page rests.
func (b *tab) rest() {
	b.t.Helper()
	b.wait(rests)
}

// once is where a JavaScript expression finds a point, which it may not at first, in a page
// that rests.
func (b *tab) once(js string) point {
	b.t.Helper()
	for end := time.Now().Add(patience()); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if at := eval[*point](b, "("+rests+") ? "+js+" : null"); at != nil {
			return *at
		}
	}
	b.shot(failure)
	b.t.Fatalf("waited %v for %s; page says: %s", patience(), js, b.says())
	return point{}
}

// at touches or clicks a point of the window. A second time in the same place it waits as long
// as hands do that mean another tap.
func (b *tab) at(x, y float64) {
	b.t.Helper()
	if math.Hypot(x-b.pressed.X, y-b.pressed.Y) < 24 {
		time.Sleep(time.Until(b.pressedAt.Add(doubleTime)))
	}
	defer func() { b.pressed, b.pressedAt = point{x, y}, time.Now() }()
	b.pointer("down", point{x, y})
	b.pointer("up", point{x, y})
}

// text is what the element shows.
func (b *tab) text(css string) string {
	b.t.Helper()
	return eval[string](b, fmt.Sprintf("document.querySelector(%q)?.innerText ?? ''", css))
}

// says is what the page says where it is not the map: its prompt, dock and notice, or all of a page
// that has none of these, from its beginning and its end.
func (b *tab) says() string {
	b.t.Helper()
	return eval[string](b, `["#prompt", ".dock", "#notice"].map(css => document.querySelector(css)?.innerText ?? "").join(" | ").replaceAll("\n", " ").replace(/^[ |]+$/, "") ||
		document.body.innerText.slice(0, 300) + " … " + document.body.innerText.slice(-500)`)
}

// taking reports whether pictures are kept.
func (b *tab) taking() bool { return os.Getenv("GONFALON_SHOTS") != "" }

// failure is the name of the picture of what went wrong.
const failure = "failed"

// shot keeps a picture of the window if the environment names a folder for it. What is worth a
// picture keeps nobody out.
func (b *tab) shot(name string) {
	b.t.Helper()
	if name != failure {
		b.keepsNobodyOut(name)
	}
	dir := os.Getenv("GONFALON_SHOTS")
	if dir == "" {
		return
	}
	png, err := b.browser().Picture()
	if err != nil {
		b.t.Fatal(err)
	}
	test := strings.ReplaceAll(b.t.Name(), "/", "-")
	file := filepath.Join(dir, fmt.Sprintf("%s-%s-%s.png", test, name, b.screen.name))
	if err := os.WriteFile(file, png, 0o644); err != nil {
		b.t.Fatal(err)
	}
}

// gallery keeps a picture of the present moment; where there is a mouse and fingers cannot be
// in the way, as it is on all devices, in both languages and themes.
func (b *tab) gallery(name string) {
	b.t.Helper()
	if !b.taking() || b.screen.touch {
		b.shot(name)
		return
	}
	was := b.screen
	for _, b.screen = range []screen{desktop, tablet, phone} {
		b.do(b.emulate())
		for _, lang := range []string{"pl", "en"} {
			b.press("lang:" + lang)
			b.wait(fmt.Sprintf("document.documentElement.lang === %q", lang))
			for _, theme := range []string{"dark", "light"} {
				b.press("theme:" + theme)
				b.wait(fmt.Sprintf("document.documentElement.dataset.theme === %q", theme))
				b.rest()
				b.shot(name + "-" + lang + "-" + theme)
			}
		}
	}
	b.screen = was
	b.do(b.emulate())
}

// press gives the page a command without a button in sight.
func (b *tab) press(do string) {
	b.t.Helper()
	eval[any](b, fmt.Sprintf(`(() => {
		const button = document.createElement("button");
		button.dataset.do = %q;
		document.querySelector("#page").append(button);
		button.click();
		button.remove();
	})()`, do))
}
