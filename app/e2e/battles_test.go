package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// A battle of each book is sat down at, set up by the page and found again after the page was
// opened anew; both sides act in one of each battlefield. With "GONFALON_SCREENS=all" every battle is.
func TestABattleOfEachBookIsBegunAndFoundAgain(t *testing.T) {
	t.Parallel()
	battles := scenarios.All()
	if !everything {
		battles = oneOfEach(battles)
	}
	begins(open(t, desktop, serveAt(t, "/").URL+"?seed=4"), battles)
}

// oneOfEach is the first battle of each book.
func oneOfEach(battles []*game.Scenario) (out []*game.Scenario) {
	books := map[string]bool{}
	for _, sc := range battles {
		if !books[sc.Edition] {
			books[sc.Edition] = true
			out = append(out, sc)
		}
	}
	return out
}

func TestABattleIsBegunUnderTheFinger(t *testing.T) {
	t.Parallel()
	sc, err := scenarios.Find("legnica-henry")
	if err != nil {
		t.Fatal(err)
	}
	h := serveAt(t, "/")
	for _, s := range someOf(tablet, phone) {
		t.Run(s.name, func(t *testing.T) { begins(open(t, s, h.URL+"?seed=4"), []*game.Scenario{sc}) })
	}
}

// begins plays the beginning of battles one after the other in one browser.
func begins(b *tab, battles []*game.Scenario) {
	t := b.t.(*testing.T)
	trodden := map[string]bool{}
	for _, sc := range battles {
		t.Run(sc.ID, func(t *testing.T) {
			b.t = t
			b.sitDownAt(sc.ID)
			b.overviews()
			if !trodden[sc.Battle] || everything {
				b.bothAct()
			}
			trodden[sc.Battle] = true
			before := b.position()
			b.do(chromedp.Reload())
			b.wait(running)
			if b.position() != before { // what one side saw alone is covered until it asks for it
				b.press("secret")
				b.shows("#cover")
				b.press("look")
				b.wait(`!document.querySelector("#cover")`)
			}
			if after := b.position(); after != before {
				t.Errorf("the page opened anew shows another position:\n%s\nwas:\n%s", after, before)
			}
			b.tap(`.top [data-do="drawer:menu"]`)
			b.tap("#menu-shelf")
		})
		b.t = t
	}
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// bothAct rides with the first lone unit of either side that can.
func (b *tab) bothAct() {
	b.t.Helper()
	acted := map[game.Side]bool{}
	for range 12 {
		g := b.session().Game
		side := phaseSide(g)
		if r, ok := firstRide(g); ok && !acted[side] {
			acted[side] = true
			b.plan(r)
			b.commit("#confirm")
		}
		if acted[game.A] && acted[game.B] {
			return
		}
		b.endPhase()
	}
	b.t.Fatal("one of the sides cannot act")
}

// firstRide is the first ride of a lone unit to a hex where it may rest and nobody reacts.
func firstRide(g game.Game) (r ride, ok bool) {
	for _, o := range g.Offers(phaseSide(g), nil) {
		p := pieceOf(g, o)
		if o.Verb != "begin" || p.Rank != game.Unit || !lone(g, p) {
			continue
		}
		reach := g.Reach(p.ID)
		for i, s := range reach.Stops {
			if s.Rest && s.Hex != p.Hex && i == reach.Best(s.Hex) && !lures(g, reach.Path(i)) {
				return ride{p.Hex.String(), s.Hex.String()}, true
			}
		}
	}
	return ride{}, false
}

// overviews takes pictures of the armies as they stand and of the whole map, in both themes
// and, for a moment, on a phone.
func (b *tab) overviews() {
	b.t.Helper()
	if !b.taking() {
		return
	}
	b.shot("deployed")
	if b.screen.touch {
		return // there fingers zoom
	}
	b.tap(`.zoom [aria-label="Whole map"]`)
	b.rest()
	b.shot("map-light")
	dark := func(theme string) { eval[any](b, `document.documentElement.dataset.theme = "`+theme+`"`) }
	dark("dark")
	b.shot("map-dark")
	dark("light")
	was := b.screen
	b.screen = phone
	b.do(b.emulate())
	b.rest()
	b.shot("deployed")
	b.screen = was
	b.do(b.emulate())
	b.rest()
}
