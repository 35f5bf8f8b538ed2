package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"gonfalon/app/shelf"
)

// notesScreens keeps which screens were shown, in their order.
const notesScreens = `window.screens = []; new MutationObserver(() => {
	const main = document.querySelector("main"), what = main?.matches(".table") ? "table" : main?.matches(".coming") ? "coming" : main ? "shelf" : "";
	if (what && screens.at(-1) !== what) screens.push(what);
}).observe(document, { childList: true, subtree: true });`

// A frame that shows a saved game, and a link that carries one, show that it is coming and then the game,
// and never the shelf.
func TestAGameThatIsOnItsWay(t *testing.T) {
	t.Parallel()
	r := rehearseAt(t, ambush, 1)
	given, err := os.ReadFile(r.file())
	if err != nil {
		t.Fatal(err)
	}
	long := rehearse(t, 2)
	long.until(func() bool { return len(long.Steps) == 1600 })
	text, err := os.ReadFile(long.file())
	if err != nil {
		t.Fatal(err)
	}

	// The frame runs the scripts of its own site alone, so that it is the host that has it take notes.
	h := serveFlawed(t, prefixed(t, map[string]string{"/boot.js": notesScreens}))
	b := newTab(t, desktop)
	element := `<script src="%s/embed.js" defer></script><gonfalon-battle open="seen" lang="en" play="%s" game="%s" at="1"></gonfalon-battle>`
	for file, want := range map[string]string{"/game.json": "coming table", "/lost.json": "coming"} {
		lines := fmt.Sprintf(element, h.URL, ambush, file)
		b.visitElsewhere(map[string]string{"/": lines, "/game.json": string(given), "/lost.json": "no game"}, "")
		frame := b.frame(h.URL)
		if file == "/lost.json" {
			frame.wait(`document.querySelector(".coming [data-do=give-up]")`)
			b.shot("lost")
		} else {
			frame.shows(".dock.replay")
		}
		if seen := strings.Join(eval[[]string](frame, "screens"), " "); seen != want {
			t.Errorf("%s: the frame shows %q, want %q", file, seen, want)
		}
	}

	mine, err := os.ReadFile("../../scenarios/legnica/mieszko.txt")
	if err != nil {
		t.Fatal(err)
	}
	b.visitElsewhere(map[string]string{"/": fmt.Sprintf(`<script src="%s/embed.js" defer></script><gonfalon-battle open="seen" lang="en" src="/mine.txt"></gonfalon-battle>`, h.URL),
		"/mine.txt": "title: The Mill\n" + string(mine)}, "")
	frame := b.frame(h.URL)
	frame.wait(`document.querySelector("main.table") && document.title.includes("The Mill") || document.getElementById("title")?.textContent === "The Mill"`)
	if seen := strings.Join(eval[[]string](frame, "screens"), " "); seen != "coming table" {
		t.Errorf("a battle of the page around it: the frame shows %q", seen)
	}
	b.shot("own")

	o := newTab(t, phone, notesScreens)
	o.visit(shelf.Link(serveAt(t, "/").URL, string(text)))
	o.wait(mapDrawn)
	if seen := strings.Join(eval[[]string](o, "screens"), " "); seen != "coming table" {
		t.Errorf("a link shows %q", seen)
	}
	if thrown := append(b.exceptions(), o.exceptions()...); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}
