package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// A counter is dragged from the list onto the map, on the map to another hex, and onto one
// where it may not stand, by mouse and by finger; the set-up is kept under a name.
func TestSetupByDragging(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, h.URL+"#battle=kulikovo-field")
			b.playForTwo()
			b.shows("#auto-setup")
			b.dragsOntoTheMap()
			b.keepsTheSetup()
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// dragsOntoTheMap places the first counter of the list, moves it on, and offers it a hex where
// it may not stand.
func (b *tab) dragsOntoTheMap() {
	b.t.Helper()
	b.tap(".tray [data-carry]")
	b.shows(`.tray [aria-pressed="true"]`)
	g := b.session().Game
	id := game.ID(eval[int](b, `Number(document.querySelector('.tray [aria-pressed="true"]').dataset.carry)`))
	first, second := b.homes(g.Reach(id))
	from := b.middle(`.tray [aria-pressed="true"]`)
	b.changing(func() { b.drag(from, b.at2(first), "carried") })
	b.standsAt(id, first)
	b.shot("placed")
	b.press("cancel") // the next of the list is chosen
	b.hex(first.String())
	b.shows(`.dock.setup [data-do^="choose:"]`) // a finger takes only the selected counter
	b.changing(func() { b.drag(b.at2(first), b.at2(second), "moved-on") })
	b.standsAt(id, second)
	barred := b.barred(g.Reach(id), second)
	b.drag(b.at2(second), b.at2(barred), "barred")
	b.shows(".mv-bubble .rule")
	b.shot("why")
	b.standsAt(id, second)
}

// homes are two hexes that can be seen where a counter may stand.
func (b *tab) homes(r *game.Reach) (first, second hex.Hex) {
	b.t.Helper()
	b.rest()
	var seen []hex.Hex
	for _, s := range r.Stops {
		if _, free := b.spot(s.Hex); free {
			if seen = append(seen, s.Hex); len(seen) == 2 {
				return seen[0], seen[1]
			}
		}
	}
	b.t.Fatal("the zone cannot be seen")
	return first, second
}

// barred is a hex near another that can be seen and where a counter may not stand.
func (b *tab) barred(r *game.Reach, near hex.Hex) hex.Hex {
	b.t.Helper()
	b.rest()
	home := map[hex.Hex]bool{}
	for _, s := range r.Stops {
		home[s.Hex] = true
	}
	for _, h := range near.Disc(12) {
		if _, free := b.spot(h); free && !home[h] {
			return h
		}
	}
	b.t.Fatal("no hex outside the zone can be seen")
	return hex.Hex{}
}

// at2 is where a hex lies in the window once the map rests.
func (b *tab) at2(h hex.Hex) point {
	b.t.Helper()
	b.rest()
	at, _ := b.spot(h)
	return at
}

func (b *tab) standsAt(id game.ID, h hex.Hex) {
	b.t.Helper()
	if p := b.session().Game.Piece(id); p.Where != game.OnMap || p.Hex != h {
		b.t.Fatalf("%s stands at %v, want %v", p.Label, p.Hex, h)
	}
}

// keepsTheSetup keeps what the page places under a name, and renames and forgets it.
func (b *tab) keepsTheSetup() {
	b.t.Helper()
	b.press("cancel")
	b.wait(`!document.querySelector(".mv-bubble:not([hidden])")`)
	b.commit("#auto-setup")
	b.press("cancel")
	b.tap("#keep-setup")
	b.types("Pod Kulikowem <1>\n")
	b.wait(`document.querySelector(".kept .cover")?.textContent === "Pod Kulikowem <1>"`)
	b.shot("kept")
	b.tap(`.kept [data-do="rename-setup:0"]`)
	b.types("Nad Donem")
	b.shot("naming")
	b.tap(`.kept [type="submit"]`)
	b.wait(`document.querySelector(".kept .cover")?.textContent === "Nad Donem"`)
	b.tap(`.kept [data-do="drop-setup:0"]`)
	b.tap(`.kept .sure`)
	b.wait(`!document.querySelector(".kept .cover")`)
}

// types writes into the field that has just opened.
func (b *tab) types(text string) {
	b.t.Helper()
	b.wait(`document.activeElement?.matches(".kept input")`)
	b.do(chromedp.KeyEvent(text))
}

// drag carries what lies at one point to another, where it is seen before it is let go.
func (b *tab) drag(from, to point, shot string) {
	b.t.Helper()
	b.slide(from, to, 6)
	b.wait(`document.querySelector(".mv-top .ghost")`)
	b.shot(shot)
	b.pointer("up", to)
}
