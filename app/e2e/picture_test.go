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
