package e2e

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/app/i18n"
	"gonfalon/app/own"
	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// The page of a battle leads to the workshop; a unit is set down there by a touch, the text says so, it is there
// after a reload, and the battle is played on its own page.
func TestABattleIsChangedInTheWorkshop(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/games/")
	b := newTab(t, phone)
	b.visit(h.URL + "#battle=kulikovo-bobrok")
	b.tap("#workshop")
	b.shows(".shop .mapview")
	b.wait(`document.documentElement.dataset.settled === "true"`)
	b.tap(`[data-do="stamp:light-cavalry"]`)
	b.tapsOnTheMap(0.5, 0.76)
	b.wait(`document.querySelector(".shopbar .name").innerText.includes("1 change")`)
	b.tap(`[data-do="tab:text"]`)
	b.wait(`document.getElementById("text").value.includes("units 40: light-cavalry")`)
	b.wait(`location.hash.startsWith("#draft=")`)
	b.must(b.browser().Visit(eval[string](b, "location.href")))
	b.wait(`document.querySelector(".shopbar .name")?.innerText.includes("1 change")`)
	b.tap(`.shopacts [data-do="play"]`)
	b.shows(".intro")
	b.wait(`location.hash.startsWith("#battle=own-")`)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// A battle on a map that does not ship is seen as ours are printed, where it came by a link, also without a
// connection.
func TestAMapThatDoesNotShipIsSeenInPrint(t *testing.T) {
	t.Parallel()
	text := [2]string{}
	for i, name := range []string{"map", "flight"} {
		b, err := os.ReadFile("../../scenarios/hastings/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		text[i] = string(b)
	}
	sc, err := scenarios.Bundle{Name: "mine.txt", Map: text[0], Battle: "title: Mine\n" + text[1]}.Open()
	if err != nil {
		t.Fatal(err)
	}
	h := serveAt(t, "/")
	b := open(t, phone, h.URL+own.Link(sc), safe)
	b.tap("#play")
	const inPrint = `document.querySelector(".mv-sheet .m-neat")`
	b.wait(inPrint)
	b.shot("printed")
	b.stored()
	b.wait(`(await caches.match("./web/chart.wasm.gz") || await caches.match("./web/chart.wasm.br"))`)
	h.stop(t)
	eval[any](b, "void (window.before = true)")
	b.do(chromedp.Reload())
	b.wait("!window.before && " + running)
	b.tap("#play")
	b.wait(inPrint)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// What is typed into a field of the workshop is taken when its button is touched: the title of a battle, the name of an entry that was
// painted, and the entry over which a leader arrives, whose name goes with it.
func TestNamesAreTypedInTheWorkshop(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL+"workshop.html", safe)
	write := func(form, text string) {
		t.Helper()
		b.tap(form + ` input`)
		b.wait(`document.activeElement?.matches("form input")`)
		eval[bool](b, `(document.activeElement.select(), true)`)
		b.do(chromedp.KeyEvent(text))
		b.tap(form + ` [type="submit"]`)
	}
	b.tap(`[data-do="door:own"]`)
	write(`form[data-submit="begin"]`, "By the Ner")
	b.wait(`document.querySelector(".shopbar h1")?.innerText === "By the Ner"`)
	b.tap(`.shoppanel [data-do="tool:entry"]`)
	b.tapsOnTheMap(0.2, 0.3)
	b.wait(`document.querySelector(".shopbar .name").innerText.includes("1 change")`)
	b.tap(`.drafts [data-do^="naming:name"]`)
	write(`.drafts form`, "North gate")
	b.wait(`document.querySelector(".shopbar .name").innerText.includes("2 changes")`)
	b.tap(`[data-do="tab:forces"]`)
	b.wait(`document.querySelector("select[data-put='arrives:']")`)
	eval[bool](b, `(() => { const s = document.querySelector("select[data-put='arrives:']"); s.value = "North gate"; return s.dispatchEvent(new Event("change", {bubbles: true})); })()`)
	b.wait(`document.querySelector(".shopbar .name").innerText.includes("3 changes")`)
	b.tap(`[data-do="tab:text"]`)
	b.wait(`/arrives North gate/.test(document.getElementById("text").value) && /^arrivals: /m.test(document.getElementById("text").value)`)
	b.tap(`[data-do="tab:check"]`)
	b.comfortable("check")
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// tapsOnTheMap touches a place of the map of the workshop, by its parts of width and height.
func (b *tab) tapsOnTheMap(x, y float64) {
	b.t.Helper()
	box := eval[[4]float64](b, `(() => { const r = document.querySelector(".shopmap").getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()`)
	b.at(box[0]+x*box[2], box[1]+y*box[3])
}

// A position is changed by touches and made a puzzle: whom it is about, what is wanted of him. Its ways are weighed, and in
// another profile its link poses it, where its best way is gone by touches and is worth what was weighed.
func TestAPuzzleOfAPositionIsMadeAndSolved(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	maker := open(t, phone, h.URL+"workshop.html#battle=kulikovo-bobrok", posting, safe)
	maker.shows(".shop .mapview")
	maker.hex("3007")
	maker.shows(".pill")
	maker.hex("3108")
	maker.wait(`document.querySelector(".shopbar .name").innerText.includes("1 change")`)
	maker.tap(`.pill [data-do="release"]`)
	maker.tap(`.shopbar .narrow [data-do="send"]`)
	maker.tap(`[data-do="riddle"]`)
	maker.hex("3004")
	maker.tap(`.wishes [data-do="wish:1"]`)
	maker.comfortable("aim")
	maker.tap(`[data-do="seek"]`)
	maker.shows(".verdict .found li")
	maker.comfortable("weighed")
	link := maker.sends(`[data-do="riddle-share"]`)
	q, err := scenarios.Puzzle(own.RiddleIn(link))
	if err != nil {
		t.Fatal(err)
	}
	solver := open(t, phone, h.URL+link, safe)
	solver.wait(`document.querySelector(".top.pinned h1")`)
	solver.comfortable("posed")
	solver.goes(q, q.Tries[0])
	solver.wait(`document.querySelector(".judged h2")?.innerText === "Solved: ` + i18n.Tenths("en", float64(q.Best())/10) + ` %"`)
	solver.comfortable("solved")
	for _, b := range []*tab{maker, solver} {
		if thrown := b.exceptions(); len(thrown) > 0 {
			t.Errorf("exceptions: %q", thrown)
		}
	}
}

// goes goes a way of a puzzle by touches: rides, and the blow at whom it is about.
func (b *tab) goes(q *puzzle.Puzzle, way puzzle.Try) {
	b.t.Helper()
	_, start, err := scenarios.Posed(q)
	if err != nil {
		b.t.Fatal(err)
	}
	at := map[string]game.Piece{}
	for id := range game.ID(start.Counters()) {
		at[start.Name(id)] = start.Piece(id)
	}
	for _, ride := range strings.Split(strings.Join(way.Line.Words[2:], " "), " | ") {
		words := strings.Fields(ride) // A: go kustun-c36 to 3104 facing N
		b.hex(at[words[2]].Hex.String())
		b.hex(words[4])
		b.shows(".dock.move #confirm")
		faces := slices.Index([]string{"N", "NE", "SE", "S", "SW", "NW"}, words[6])
		for range 5 {
			if b.rest(); b.has(fmt.Sprintf(".ctr.ghost.turn-%d", faces)) {
				break
			}
			b.tap("#rotate-right")
		}
		b.tap("#confirm")
		b.wait(`!document.querySelector("#confirm")`)
	}
	b.tap("#end-phase")
	b.hex(at[q.Aim.Unit].Hex.String())
	b.tap("#roll")
}
