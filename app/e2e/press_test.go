package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"testing"
)

// catches keeps the last file that the page offers for download. A frame without an origin makes its workers
// in the same way, of scripts.
const catches = `
	const made = URL.createObjectURL.bind(URL);
	URL.createObjectURL = (blob) => {
		if (blob.type !== "text/javascript") blob.arrayBuffer().then((bytes) => {
			let text = "";
			for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
			window.caught = btoa(text);
		});
		return made(blob);
	};`

// prints presses something and waits for the file that comes of it.
func (b *tab) prints(css string) []byte {
	b.t.Helper()
	eval[bool](b, `(delete window.caught, true)`)
	b.tap(css)
	const ended = `window.caught || document.querySelector("#notice:not(.quiet)")`
	for range 5 { // a picture takes longer than the page is usually waited for
		if eval[bool](b, `new Promise((over) => {
			const end = Date.now() + 40_000;
			const look = () => { if (`+ended+` || Date.now() > end) over(Boolean(`+ended+`)); else setTimeout(look, 100); };
			look();
		})`) {
			break
		}
	}
	if !eval[bool](b, `Boolean(window.caught)`) && b.has("#notice:not(.quiet)") {
		b.t.Fatalf("it says %q", b.text("#notice"))
	}
	b.wait(`window.caught`)
	raw, err := base64.StdEncoding.DecodeString(eval[string](b, "window.caught"))
	if err != nil {
		b.t.Fatal(err)
	}
	b.rest()
	return raw
}

// opens opens a drawer from the menu.
func (b *tab) opens(drawer string) {
	b.t.Helper()
	b.tap(`.top [data-do="drawer:menu"]`)
	b.tap("#menu-" + drawer)
	b.shows(".dock.drawer-" + drawer)
}

// A picture of the field is made in the browser, and again without a connection.
func TestThePressMakesPictures(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL, catches)
	b.sitDown()
	b.opens("picture")
	b.gallery("picture")
	made := b.prints("#picture-png")
	b.shot("printed")
	drawn, err := png.Decode(bytes.NewReader(made))
	if err != nil {
		t.Fatal(err)
	}
	size := drawn.Bounds().Size()
	if n := size.X * size.Y; n < 3_900_000 || n > 4_000_000 {
		t.Errorf("the picture is %v", size)
	}
	b.stored()
	b.wait(`(await caches.match("./web/press.wasm.gz"))`)
	h.stop(t)
	b.again()
	b.opens("picture")
	for d := xml.NewDecoder(bytes.NewReader(b.prints("#picture-svg"))); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// Counters are printed from the page of a battle, before it is played.
func TestThePressPrintsPages(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL+"#battle="+ambush, catches)
	b.tap(`[data-do="drawer:print"]`)
	b.shows(".dock.drawer-print")
	b.wait(`!document.querySelector("#print-counters").disabled`)
	b.gallery("print")
	made := b.prints("#print-counters")
	if !bytes.HasPrefix(made, []byte("%PDF-")) || !bytes.Contains(made[max(0, len(made)-32):], []byte("%%EOF")) {
		t.Errorf("%d bytes are no PDF", len(made))
	}
	b.shot("printed")
}

// Where no worker can be had that is told, and the game goes on.
func TestWithoutWorkersThePressIsRefused(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, `delete window.Worker;`)
	b.sitDown()
	b.opens("picture")
	b.tap("#picture-png")
	b.wait(`document.querySelector("#notice")?.textContent.includes("No press in this page")`)
}
