package e2e

import "testing"

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

// tapsOnTheMap touches a place of the map of the workshop, by its parts of width and height.
func (b *tab) tapsOnTheMap(x, y float64) {
	b.t.Helper()
	box := eval[[4]float64](b, `(() => { const r = document.querySelector(".shopmap").getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()`)
	b.at(box[0]+x*box[2], box[1]+y*box[3])
}
