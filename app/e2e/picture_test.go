package e2e

import (
	"strings"
	"testing"
)

// What is there once a picture has come.
const (
	cardDrawn = `document.querySelector(".battle-card svg.thumb .m-side.b")`
	mapDrawn  = `document.querySelector(".mv-sheet svg.map .m-num") && document.querySelector(".mv-mini svg.thumb")`
)

func TestPicturesComeByThemselves(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/games/medieval/").URL)
	b.wait(cardDrawn)
	b.shot("cards")
	b.begin()
	b.wait(mapDrawn)
	b.shot("map")
}

// There is room for pictures before they come: no battle moves under the finger when they do.
func TestPicturesThatComeMoveNoBattle(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "pl"} {
		b := open(t, phone, serveAt(t, "/").URL, `localStorage.setItem("gonfalon/settings", '{"language":"`+lang+`"}');
			const real = fetch; window.held = [];
			window.fetch = (r, o) => String(r).includes("/maps/") && held ? new Promise(go => held.push(go)).then(() => real(r, o)) : real(r, o);`)
		b.rest()
		b.shot("awaited-" + lang)
		before := eval[float64](b, battlesBegin)
		eval[any](b, `(() => { const go = held; held = null; go.forEach(g => g()); })()`)
		b.wait(`document.querySelector(".learn .pic svg")`)
		b.wait(cardDrawn)
		b.rest()
		if after := eval[float64](b, battlesBegin); after != before {
			t.Errorf("%s: the battles began at %v and begin at %v", lang, before, after)
		}
		b.shot("come-" + lang)
	}
}

func TestPicturesAreThereOffline(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL)
	b.stored()
	h.stop(t)
	b.visit(h.URL + "?again")
	b.wait(cardDrawn)
	b.begin()
	b.wait(mapDrawn)
}

func TestMissingMapIsToldAndCanBeFetchedAgain(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL, `const real = fetch; window.cut = true;
		window.fetch = (r, o) => window.cut && String(r).includes("/maps/") ? Promise.reject(new TypeError("no connection")) : real(r, o);`)
	b.begin()
	b.wait(`document.querySelector("#notice")`)
	b.shot("bare")
	if says := b.text("#notice"); !strings.Contains(says, "map could not be loaded") {
		t.Errorf("the notice says %q", says)
	}
	if !eval[bool](b, `Boolean(document.querySelector(".mv-sheet .m-hexline") && document.querySelector("#auto-setup"))`) {
		t.Error("the battle cannot be played without its map")
	}
	eval[any](b, "window.cut = false")
	b.tap(`#notice [data-do="fetch"]`)
	b.wait(mapDrawn)
	b.wait(`!document.querySelector("#notice")`)
}
