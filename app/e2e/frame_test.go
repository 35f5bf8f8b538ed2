package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"gonfalon/app/e2e/engines"
)

// A battle put into an empty file of another host, with the lines that the page for publishers
// writes: it tells what happens, hands out its game and takes it back.
func TestABattleOnAnotherPage(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop)
	lines := b.chooseLines(h)
	b.pasted(lines + hearing)
	b.wait(`battle.shadowRoot?.querySelector("button")`)
	if eval[bool](b, `Boolean(battle.shadowRoot.querySelector("iframe"))`) {
		t.Error("the battle did not wait for a touch")
	}
	b.wait(`(battle.shadowRoot.querySelector("button").click(), true)`)
	b.hears("ready", `m.language === "pl" && m.theme === "dark" && m.keeps`)
	b.hears("state", `m.battle === "`+ambush+`" && m.stage === "set-up" && m.acts === 0`)
	frame := b.frame(h.URL)
	frame.wait(mapDrawn)
	if was := eval[int](frame, "history.length"); was != eval[int](b, "history.length") || was > 3 {
		t.Errorf("the frame adds to the reader's way back: %d", was)
	}
	frame.press("press:deploy")
	b.hears("act", `m.act === 1 && m.do === "deploy"`)
	b.hears("state", `m.acts === 1`)
	b.wait(send(`{ type: "request" }`))
	b.hears("save", `m.save.includes("`+ambush+`")`)
	given := eval[string](b, `heard.findLast(m => m.type === "save").save`)
	if s := opened(t, given); len(s.Steps) != 1 {
		t.Errorf("the save has %d acts", len(s.Steps))
	}
	frame.press("press:ready")
	b.hears("state", `m.acts === 2`)
	b.wait(send(`{ type: "load", save: heard.findLast(m => m.type === "save").save }`))
	b.hears("state", `m.acts === 1`)
	b.wait(`(battle.lang = "en", battle.setAttribute("theme", "light"), true)`)
	frame.wait(`document.documentElement.lang === "en" && document.documentElement.dataset.theme === "light"`)
	b.givesTheKeyboardBack(frame)
	if n := eval[int](b, `heard.filter(m => m.type === "act").length`); n != 2 {
		t.Errorf("%d acts were told of, of 2", n)
	}
}

// hearing is a script of a publisher: it keeps all that the element tells.
const hearing = `<script>
	const heard = [], battle = document.querySelector("gonfalon-battle");
	for (const type of ["ready", "state", "act", "result", "save", "leave"]) battle.addEventListener(type, e => heard.push(e.detail));
</script>`

// send is a script that sends the frame of the element a message.
func send(message string) string { return "(battle.send(" + message + "), true)" }

// hears waits for a message of a type, m, of which a condition holds: of a state the last one.
func (b *tab) hears(kind, condition string) {
	b.t.Helper()
	b.wait(fmt.Sprintf(`[heard.findLast(m => m.type === %q)].some(m => m && %s)`, kind, condition))
}

// chooseLines chooses on the page for publishers and returns the lines it writes. Its example
// follows.
func (b *tab) chooseLines(h *host) string {
	b.t.Helper()
	b.do(chromedp.Navigate(h.URL + "publishers.html"))
	b.wait(`document.querySelector("#example gonfalon-battle")`)
	if over := eval[float64](b, `document.querySelector("#example gonfalon-battle").offsetWidth - document.getElementById("example").offsetWidth`); over != 0 {
		b.t.Errorf("the example is %v px wider than its column", over)
	}
	for name, value := range map[string]string{"lang": "pl", "theme": "dark"} {
		eval[any](b, fmt.Sprintf(`document.querySelector('[name=%s][value=%s]').click()`, name, value))
	}
	eval[any](b, `battle.value = "`+ambush+`"; battle.dispatchEvent(new Event("input", { bubbles: true }))`)
	const example = `document.querySelector("#example gonfalon-battle").shadowRoot.querySelector("iframe")?.contentDocument`
	eval[any](b, `document.querySelector("#example").scrollIntoView()`)
	b.wait(example + `?.querySelector(".mv-top")`)
	b.wait(example + `.documentElement.lang === "pl" && ` + example + `.documentElement.dataset.theme === "dark"`)
	if kept := eval[[]string](b, games); len(kept) > 0 {
		b.t.Errorf("the example was kept: %q", kept)
	}
	b.shot("publishers")
	return eval[string](b, `document.querySelector("#lines").textContent`)
}

// pasted opens a page of another site whose file holds some lines and nothing else.
func (b *tab) pasted(lines string) {
	b.t.Helper()
	b.visitElsewhere(map[string]string{"/": lines}, "")
}

// visitElsewhere serves files, the first of them a page, on another site than the tests' own under
// a policy, and goes there.
func (b *tab) visitElsewhere(files map[string]string, policy string) {
	b.t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		if r.URL.Path == "/" {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, "<!doctype html><title>Elsewhere</title>")
		}
		fmt.Fprint(w, files[r.URL.Path])
	}))
	b.t.Cleanup(s.Close)
	b.must(b.browser().Visit(strings.Replace(s.URL, "127.0.0.1", "localhost", 1)))
}

// A page with a policy of its own lets the element in, whose picture waits for a touch; a saved game of that page
// is shown as it was after an act, and fills the screen.
func TestASavedGameOnAStrictPage(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	r := rehearseAt(t, ambush, 1)
	given, err := os.ReadFile(r.file())
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t, desktop)
	lines := `<script src="/hear.js" defer></script><script src="%sembed.js" defer></script>
		<gonfalon-battle play="%s" game="/game.json" at="2" lang="en" title="The ambush"></gonfalon-battle><a id="after" href="#">On</a>`
	hear := strings.Replace(strings.TrimSuffix(strings.TrimPrefix(hearing, "<script>"), "</script>"), "const heard = [], battle", "const heard = [];\nconst battle", 1)
	policy := "default-src 'none'; connect-src 'self'; script-src 'self' " + h.URL + "; frame-src " + h.URL + "; img-src " + h.URL + "; require-trusted-types-for 'script'"
	const inside = `battle.shadowRoot.querySelector`
	b.visitElsewhere(map[string]string{"/": strings.Replace(fmt.Sprintf(lines, h.URL, ""), `play=""`, "", 1), "/hear.js": hear, "/game.json": string(given)}, policy)
	b.wait(inside + `("img")?.src.endsWith("/` + ambush + `.jpg")`) // the game alone says of which battle it is
	b.visitElsewhere(map[string]string{"/": fmt.Sprintf(lines, h.URL, ambush), "/hear.js": hear, "/game.json": string(given)}, policy)
	b.wait(inside + `("button")?.innerText.includes("The ambush")`)
	b.wait(inside + `("img").naturalWidth > 0`)
	b.shot("picture")
	if eval[bool](b, `Boolean(`+inside+`("iframe"))`) {
		t.Error("the battle did not wait")
	}
	b.at(600, 300)
	b.hears("state", fmt.Sprintf("m.acts === %d", len(r.Steps)))
	b.wait(`battle.shadowRoot.activeElement?.localName === "iframe"`)
	frame := b.frame(h.URL)
	frame.shows(".dock.replay")
	if at := eval[string](frame, `document.querySelector("#timeline").value`); at != "2" {
		t.Errorf("the game is shown after act %s", at)
	}
	if kept := eval[[]string](frame, games); len(kept) > 0 {
		t.Errorf("a game that was only looked at is kept: %q", kept)
	}
	b.tabsOut()
	frame.tap(`[data-do="full"]`)
	b.wait(`document.fullscreenElement === battle`)
	left := false
	for range 5 { // a browser that is still filling the screen does not hear the first
		eval[any](frame, `document.querySelector('[data-do="full"]').click()`) // no mouse gets there while it fills the screen
		if left = eval[bool](b, emptied); left {
			break
		}
	}
	if !left {
		t.Error("the battle goes on filling the screen")
	}
}

// emptied is whether nothing fills the screen any more, within two seconds.
const emptied = `new Promise((done) => {
	const until = Date.now() + 2000;
	(function look() {
		if (!document.fullscreenElement || Date.now() > until) done(!document.fullscreenElement);
		else setTimeout(look, 50);
	})();
})`

// tabsOut goes through the frame by Tab until it comes out behind it.
func (b *tab) tabsOut() {
	b.t.Helper()
	const out = `document.activeElement.id === "after"`
	for range 60 {
		if b.do(chromedp.KeyEvent(kb.Tab)); eval[bool](b, out) {
			return
		}
	}
	b.wait(out)
}

// A lesson is given and a battle against the computer begun right in a frame, by the element and by
// the links that lead there: the first thing to do is before the reader's eyes.
func TestALessonAndAShortBattleOnAnotherPage(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop)
	element := `<script src="` + h.URL + `embed.js" defer></script><gonfalon-battle lang="en" open="seen" %s></gonfalon-battle>` + hearing
	b.pasted(fmt.Sprintf(element, `learn="first-charge"`))
	b.learnsIn(b.frame(h.URL + "?embed"))
	b.pasted(fmt.Sprintf(`<iframe src="%s?learn" width="900" height="640"></iframe>`, h.URL))
	b.frame(h.URL + "?learn").wait(pointsAt + ` === "2807"`) // it goes on where it was left
	b.pasted(fmt.Sprintf(element, `play="kulikovo-bobrok" against="captain" side="b"`))
	b.playsIn(b.frame(h.URL+"?embed"), "Mongols")
	b.hears("act", "m.do")
	b.pasted(fmt.Sprintf(`<iframe src="%s?play=hastings-flight&against=captain&side=b" width="900" height="640"></iframe>`, h.URL))
	b.playsIn(b.frame(h.URL+"?play"), "Normans")
}

// learnsIn does the first step of the first lesson in a frame, and wrongly at first.
func (b *tab) learnsIn(frame *tab) {
	b.t.Helper()
	frame.wait(pointsAt + ` === "2808"`)
	if says := frame.text(".lesson h1"); says != "Your first charge" {
		b.t.Errorf("the lesson is %q", says)
	}
	b.hexIn(frame, "3304")
	frame.wait(`document.querySelector('.mv-bubble[role="alert"]')?.innerText.includes("when his turn comes")`)
	for _, at := range []string{"2808", "3206", "3206"} {
		frame.wait(pointsAt + ` === "` + at + `"`)
		b.hexIn(frame, at)
	}
	frame.wait(pointsAt + ` === "2807"`)
	b.shot("learns")
}

// playsIn sees the computer of a side begin against the reader in a frame.
func (b *tab) playsIn(frame *tab, foe string) {
	b.t.Helper()
	frame.wait(theirTurn + ` && document.body.innerText.includes("` + foe + `")`)
	frame.wait("Number(" + acts + ") > 3")
	b.shot("plays")
}

// hexIn touches a hex in a frame of the page's element, and waits until something comes of it.
func (b *tab) hexIn(frame *tab, number string) {
	b.t.Helper()
	frame.rest()
	at, free := frame.spotOf(number)
	if !free {
		b.t.Fatalf("%s cannot be touched at %v", number, at)
	}
	eval[any](frame, `window.wasRead = document.querySelector("main").innerText`)
	frame.at(at.X, at.Y)
	frame.wait(`document.querySelector("main").innerText !== window.wasRead`)
}

// givesTheKeyboardBack takes the keyboard into the frame and presses Escape until it comes out
// behind the frame. The frame may say so before it has drawn that its menu is closed.
func (b *tab) givesTheKeyboardBack(frame *tab) {
	b.t.Helper()
	frame.press("drawer:menu")
	frame.shows("#close-drawer")
	eval[any](b, `battle.shadowRoot.querySelector("iframe").focus()`)
	for range 3 {
		b.do(chromedp.KeyEvent(kb.Escape))
	}
	b.hears("leave", "true")
	b.wait(`battle.shadowRoot.activeElement?.localName === "span"`)
	frame.wait(`!document.querySelector("#close-drawer")`)
}

// Two frames of one battle on one page keep a game each, and find it again.
func TestTwoFramesOfOneBattle(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop)
	element := `<gonfalon-battle open="seen" play="` + ambush + `" lang="%s"></gonfalon-battle>`
	b.pasted(`<script src="` + h.URL + `embed.js" defer></script>` + fmt.Sprintf(element, "en") + fmt.Sprintf(element, "pl") + `<script>
		const states = [];
		document.querySelectorAll("gonfalon-battle").forEach((e, i) => e.addEventListener("state", s => states[i] = s.detail.acts));
	</script>`)
	b.wait(`states.join() === "0,0"`)
	asked := h.URL + "?embed=&origin=" + url.QueryEscape(eval[string](b, "origin")) + "&lang="
	b.frame(asked + "en").press("press:deploy")
	second := b.frame(asked + "pl")
	second.press("press:deploy")
	second.press("press:ready")
	b.wait(`states.join() === "1,2"`)
	b.must(b.browser().Reload())
	b.wait(`states.join() === "1,2"`)
}

// Without storage, for want of an origin or by the browser's will, the game is played in memory,
// told of, and carried away by a link.
func TestABattleWhereNothingIsKept(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	forbids := serveFlawed(t, prefixed(t, map[string]string{"/boot.js": forbidStorage}))
	b := newTab(t, phone)
	for name, at := range map[string]struct{ url, sandbox string }{
		"a frame without an origin": {h.URL, `sandbox="allow-scripts"`}, "a browser that forbids it": {forbids.URL + "/", ""},
	} {
		b.t.Log(name)
		b.pasted(fmt.Sprintf(`<p style="height:3000px"></p><script src="%sembed.js" defer></script>
			<gonfalon-battle open="seen" play="%s" lang="en" %s></gonfalon-battle>`, at.url, ambush, at.sandbox) + hearing)
		b.wait(`battle.shadowRoot?.querySelector("button")`)
		if eval[bool](b, `Boolean(battle.shadowRoot.querySelector("iframe"))`) {
			t.Errorf("%s: the battle is loaded before it is in sight", name)
		}
		eval[any](b, `battle.scrollIntoView()`)
		b.hears("ready", "!m.keeps")
		frame := b.frame(at.url)
		frame.wait(mapDrawn)
		frame.press("press:deploy")
		b.hears("state", "m.acts === 1")
		if frame.has(`[data-do="take"]`) {
			t.Errorf("%s: a lock that is forbidden is taken for one that another tab has", name)
		}
		if says := frame.text("#notice"); !strings.Contains(says, "memory") {
			t.Errorf("%s: the notice says %q", name, says)
		}
		b.shot("carry")
		if hash := eval[string](frame, "location.hash"); hash != "#play="+ambush {
			t.Errorf("%s: the address leads to %s, which is not kept", name, hash)
		}
		eval[any](frame, `window.open = () => null; document.querySelector('#notice [data-do="carry"]').click()`)
		frame.wait(`/link/i.test(document.querySelector("#notice")?.innerText)`)
		if link := eval[string](frame, "gonfalon.link()"); !strings.HasPrefix(link, at.url+"#g=") {
			t.Errorf("%s: the link is %.80q", name, link)
		}
	}
}

// speaker is a page that puts a plain frame into itself, which names an origin, and keeps all it
// is told.
const speaker = `<script>
	const heard = [], frame = document.createElement("iframe");
	addEventListener("message", e => heard.push(e.data));
	const say = (...all) => all.forEach(m => frame.contentWindow.postMessage(m, "*"));
	frame.src = "%s?embed&lang=en&theme=light&origin=" + %s + "#play=` + ambush + `";
	document.documentElement.append(frame);
</script>`

// junk is what no frame should heed.
const junk = `(() => {
	const deep = { gonfalon: 1, type: "load" };
	deep.save = deep;
	say(null, 7, "", "{}", [], {}, new Map(), { type: "language", language: "pl" }, { gonfalon: 2, type: "language", language: "pl" },
		{ gonfalon: "1", type: "language", language: "pl" }, { gonfalon: 1 }, { gonfalon: 1, type: 1 },
		{ gonfalon: 1, type: ["language"], language: "pl" }, { gonfalon: 1, type: "constructor" }, { gonfalon: 1, type: "__proto__" },
		{ gonfalon: 1, type: "get" }, { gonfalon: 1, type: "tapHex", save: "0101" }, { gonfalon: 1, type: "do", save: "press:deploy" },
		{ gonfalon: 1, type: "load" }, { gonfalon: 1, type: "load", save: 5 }, deep, { gonfalon: 1, type: "load", save: ["{}"] },
		{ gonfalon: 1, type: "load", save: "x".repeat(2_000_001) }, { gonfalon: 1, type: "language" },
		{ gonfalon: 1, type: "language", language: ["pl"] }, { gonfalon: 1, type: "language", language: "xx" },
		{ gonfalon: 1, type: "language", language: "pl:en" }, { gonfalon: 1, type: "theme", theme: "start:arsuf" },
		{ gonfalon: 1, type: "theme", theme: {} });
	return true;
})()`

// The frame heeds nothing but what it knows. One that names another origin than that of the page
// it is in says nothing to it and hears nothing from it.
func TestOnlyWhatIsMeantIsHeard(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop)
	b.pasted(fmt.Sprintf(speaker, h.URL, "origin"))
	b.hears("state", `m.stage === "set-up"`)
	frame := b.frame(h.URL)
	b.wait(junk)
	b.wait(`(say({ gonfalon: 1, type: "theme", theme: "dark" }), true)`)
	frame.wait(`document.documentElement.dataset.theme === "dark"`)
	if !eval[bool](frame, `document.documentElement.lang === "en" && `+acts+` === "0" && !document.querySelector("#notice h2")`) {
		t.Errorf("the frame shows %.300s", frame.text("body"))
	}
	if told := eval[[]string](b, `heard.map(m => m.type)`); strings.Join(told, " ") != "ready state" {
		t.Errorf("told: %q", told)
	}

	b.pasted(fmt.Sprintf(speaker, h.URL, `"https://other.example"`))
	frame = b.frame(h.URL)
	frame.wait(mapDrawn)
	eval[any](frame, `window.came = 0; addEventListener("message", () => came++)`)
	b.wait(`(say({ gonfalon: 1, type: "theme", theme: "dark" }, { gonfalon: 1, type: "request" }), true)`)
	frame.wait("came === 2")
	frame.press("lang:pl") // comes after whatever the messages have caused
	frame.wait(`document.documentElement.lang === "pl"`)
	if theme := eval[string](frame, "document.documentElement.dataset.theme"); theme != "light" {
		t.Errorf("the theme is %s", theme)
	}
	if told := eval[[]any](b, "heard"); len(told) > 0 {
		t.Errorf("told: %v", told)
	}
}

// frame is the frame of the page that shows this site, once it runs.
func (b *tab) frame(url string) *tab {
	b.t.Helper()
	var err error
	for end := time.Now().Add(patience()); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		var in engines.Browser
		if in, err = b.browser().Frame(url); err == nil {
			frame := b.inside(in)
			frame.wait(running)
			return frame
		}
	}
	b.t.Fatal(err)
	return nil
}

// inside is a tab of what is a part of this one.
func (b *tab) inside(part engines.Browser) *tab {
	if c, ok := part.(chrome); ok {
		return &tab{t: b.t, ctx: c.ctx, screen: b.screen, outer: b}
	}
	return &tab{t: b.t, other: part, screen: b.screen}
}
