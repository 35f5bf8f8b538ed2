package e2e

import (
	"bytes"
	"fmt"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// able stands for a device that installs, shares and stays lit, and notes what it is asked for.
const able = `
	window.asked = []; window.lit = 0;
	addEventListener("beforeinstallprompt", e => { if (e.isTrusted) e.stopImmediatePropagation(); });
	Object.defineProperty(navigator, "canShare", {value: what => Boolean(what.url || what.files)});
	Object.defineProperty(navigator, "share", {value: async what => { asked.push(what.url ?? what.files[0].name); }});
	Object.defineProperty(navigator, "wakeLock", {value: {request: async () => {
		lit++;
		return {released: false, async release() { if (!this.released) lit--; this.released = true; }};
	}}});`

// What a device can do is offered where it is wanted, and asked for once.
func TestADeviceIsAskedForWhatItCanDo(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, able)
	eval[any](b, `(() => {
		const offer = new Event("beforeinstallprompt", {cancelable: true});
		offer.prompt = async () => { asked.push("install"); };
		dispatchEvent(offer);
	})()`)
	b.tap("#install")
	b.wait(`asked.join() === "install" && !document.querySelector("#install").checkVisibility()`)
	if eval[int](b, "lit") != 0 {
		t.Error("the shelf is kept lit")
	}

	b.tap(`.battle-card[data-scenario="kulikovo-field"]`)
	b.tap("#share")
	b.wait(`asked.at(-1) === location.href.replace(/#.*/, "battles/kulikovo-field.html")`)
	b.shows("#notice .qr")
	if got := b.scanned("#notice .qr"); got != eval[string](b, "asked.at(-1)") {
		t.Errorf("a camera reads %q", got)
	}
	b.tap(`#notice [data-do="close-notice"]`)
	b.playForTwo()
	b.wait("lit === 1")
	b.tap(`.top [data-do="drawer:menu"]`)
	b.tap("#menu-share")
	b.wait(`asked.at(-1).includes("#g=")`)
	b.shot("menu")
	b.tap("#menu-full")
	b.wait("document.fullscreenElement")
	b.tap("#menu-full")
	b.wait("!document.fullscreenElement")
	b.tap("#menu-shelf")
	b.wait("lit === 0")
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// A game too long for a messenger goes as a file.
func TestALongGameIsSharedAsAFile(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 2)
	r.until(func() bool { return len(r.Steps) == 1200 })
	b := open(t, desktop, serveAt(t, "/").URL, able)
	b.bringFile(r.file())
	b.press("share")
	b.wait(`asked.length === 1`)
	if name := eval[string](b, "asked[0]"); !strings.HasPrefix(name, ambush) || !strings.HasSuffix(name, ".gonfalon.txt") {
		t.Errorf("shared was %.80q", name)
	}
}

// A device that can do none of it, or refuses, plays as well: nothing is offered that fails, and
// what is shared is copied or shown.
func TestADeviceThatRefuses(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL, `
		Object.defineProperty(navigator, "wakeLock", {value: {request: () => Promise.reject(new DOMException("low", "NotAllowedError"))}});
		Object.defineProperty(navigator, "standalone", {value: false});
		addEventListener("beforeinstallprompt", e => e.stopImmediatePropagation());
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("no"));`)
	b.shows(".device .by-hand")
	b.tap(`.battle-card[data-scenario="kulikovo-field"]`)
	b.tap("#share")
	b.shows("#notice")
	b.playForTwo()
	b.shows("#auto-setup")
	b.press("drawer:menu")
	b.shows("#menu-full")
	if b.has("#menu-share") {
		t.Error("there is a share sheet that no device has")
	}
	b.tap("#menu-full")
	b.rest()
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// keptBytes is what all files weigh that the worker keeps for battles; the puzzles come when they will.
const keptBytes = `(async () => {
	const cache = await caches.open((await caches.keys())[0]);
	const sizes = await Promise.all((await cache.keys()).filter(k => !k.url.endsWith("/puzzles.json.gz")).map(async k => (await (await cache.match(k)).blob()).size));
	return sizes.reduce((a, b) => a + b);
})()`

// The shelf says that all battles are ready offline and what that weighs, in the player's
// language; where a file is missing it says nothing.
func TestTheShelfSaysWhatIsKept(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.shows(".device .kept-all")
	figure := fmt.Sprintf("%.1f", eval[float64](b, keptBytes)/1e6)
	if says := b.text(".device .kept-all"); says != "All battles are ready offline ("+figure+" MB)." {
		t.Errorf("it says %q of %s MB", says, figure)
	}
	b.tap(`[data-do="lang:pl"]`)
	b.wait(fmt.Sprintf(`document.querySelector(".device .kept-all").innerText.includes("(%s MB)")`, strings.Replace(figure, ".", ",", 1)))
	b.shot("kept")
	eval[any](b, `caches.keys().then(async keys => {
		for (const key of keys) await (await caches.open(key)).delete("./web/page.css");
	})`)
	b.do(chromedp.Reload())
	b.wait(running)
	b.wait("navigator.serviceWorker.controller")
	eval[any](b, whatIsKept)
	if b.has(".device .kept-all") {
		t.Error("a file is missing, and all are said to be there")
	}
}

// battlesBegin is where on the shelf the battles begin, in pixels.
const battlesBegin = `document.querySelector(".bat").getBoundingClientRect().top + scrollY`

// What is kept and what can be installed is known late: no battle moves under the finger then.
func TestWhatTheDeviceOffersMovesNoBattle(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.shows(".device .kept-all")
	for _, lang := range []string{"en", "pl"} {
		b.tap(`[data-do="lang:` + lang + `"]`)
		b.wait(fmt.Sprintf("document.documentElement.lang === %q", lang))
		b.rest()
		eval[any](b, "delete document.documentElement.dataset.kept")
		before := eval[float64](b, battlesBegin)
		eval[any](b, `Object.assign(document.documentElement.dataset, {kept: "all", install: "offered"})`)
		b.shows("#install")
		if after := eval[float64](b, battlesBegin); after != before {
			t.Errorf("%s: the battles began at %v and begin at %v", lang, before, after)
		}
		eval[any](b, "delete document.documentElement.dataset.install")
	}
}

// whatIsKept asks the worker once more, so that its first answer has come.
const whatIsKept = `new Promise(heard => {
	const line = new MessageChannel();
	line.port1.onmessage = heard;
	navigator.serviceWorker.controller.postMessage({ language: document.documentElement.lang }, [line.port2]);
})`

// The page of a battle needs no program and leads to the battle; without a connection it leads
// there at once.
func TestThePageOfABattle(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/games/medieval/")
	b := newTab(t, phone)
	b.do(chromedp.Navigate(h.URL + "battles/kulikovo-ambush.pl.html"))
	b.wait(`document.querySelector(".preview img")?.naturalWidth === 1200`)
	b.shot("page")
	if wide := eval[int64](b, "document.documentElement.scrollWidth"); wide > phone.w {
		t.Errorf("the page is %d wide", wide)
	}
	b.tap(".preview .pri")
	b.wait(running)
	b.shows("#play")
	if at := eval[string](b, "location.href"); at != h.URL+"#battle="+ambush {
		t.Errorf("it leads to %s", at)
	}
	b.stored()
	h.stop(t)
	b.visit(h.URL + "battles/arsuf.html")
	b.shows("#play")
	if at := eval[string](b, "location.href"); at != h.URL+"#battle=arsuf" {
		t.Errorf("offline it leads to %s", at)
	}
}

// scanned is what the camera of another device reads off an element.
func (b *tab) scanned(css string) string {
	b.t.Helper()
	seen, err := chromedp.Run(b.ctx, chromedp.Screenshot(chromedp.CSS(css)))
	if err != nil {
		b.t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(seen))
	if err != nil {
		b.t.Fatal(err)
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		b.t.Fatal(err)
	}
	got, err := qrcode.NewQRCodeReader().Decode(bits, nil)
	if err != nil {
		b.t.Fatalf("%s: %v", css, err)
	}
	return got.GetText()
}
