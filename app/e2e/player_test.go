package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// onScreens runs a test on some devices, each with a server and a browser of its own.
func onScreens(t *testing.T, screens []screen, query string, test func(b *tab, h *host)) {
	t.Helper()
	for _, s := range screens {
		t.Run(s.name, func(t *testing.T) {
			h := serveAt(t, "/")
			b := open(t, s, h.URL+query)
			test(b, h)
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// has reports whether an element is there and is shown.
func (b *tab) has(css string) bool {
	b.t.Helper()
	return eval[bool](b, fmt.Sprintf("Boolean(document.querySelector(%q)?.checkVisibility({visibilityProperty: true}))", css))
}

// shows waits until an element is there and is shown.
func (b *tab) shows(css string) {
	b.t.Helper()
	b.wait(fmt.Sprintf("document.querySelector(%q)?.checkVisibility({visibilityProperty: true})", css))
}

// session is the game as the page has saved it, read by the program outside the browser; one in
// which nothing is done yet is not saved, and is what the page says.
func (b *tab) session() *game.Session {
	b.t.Helper()
	id, saved := strings.CutPrefix(eval[string](b, "location.hash"), "#game=")
	if !saved {
		return opened(b.t, eval[string](b, "gonfalon.record()"))
	}
	var m shelf.Memory
	for k, v := range eval[map[string]string](b, `Object.fromEntries(Object.entries(localStorage))`) {
		if err := m.Set(k, v); err != nil {
			b.t.Fatal(err)
		}
	}
	kept := shelf.New(&m)
	_, text, err := kept.Load(id)
	if err != nil {
		b.t.Fatal(err)
	}
	return opened(b.t, text)
}

// opened is the game in a save.
func opened(t testing.TB, text string) *game.Session {
	t.Helper()
	rec, err := save.Read([]byte(text), scenarios.Find)
	if rec == nil || err != nil {
		t.Fatalf("the save cannot be read: %v", err)
	}
	s, trouble := save.Open(rec, scenarios.Find)
	if trouble != nil {
		t.Fatalf("the save cannot be opened: %v", trouble)
	}
	return s.Session
}

// stamps are the checksums of the games on the device; they change with every save.
const stamps = `Object.entries(localStorage).filter(([k]) => k.startsWith("gonfalon/game/")).map(([k, v]) => k + v.slice(0, 24)).sort().join()`

// acts is how many acts of the game the page has shown.
const acts = `document.querySelector("main").dataset.acts`

// changing does something and waits until the page has saved and shown another game
// than before.
func (b *tab) changing(do func()) {
	b.t.Helper()
	changed := b.change()
	do()
	b.wait(changed)
	b.takesOver()
}

// takesOver takes the card away that hands the table over, if there is one.
func (b *tab) takesOver() {
	b.t.Helper()
	if b.has("#begin") {
		b.tap("#begin")
		b.wait(`!document.querySelector("#cover")`)
	}
}

// change is a condition that holds once the page has saved and shown another game than now.
func (b *tab) change() string {
	b.t.Helper()
	before, shown := eval[string](b, stamps), eval[string](b, acts+`?? ""`)
	return fmt.Sprintf("%s !== %q && %s !== %q", stamps, before, acts, shown)
}

// commit presses a button that changes the game.
func (b *tab) commit(css string) {
	b.t.Helper()
	b.changing(func() { b.tap(css) })
}

// position is what the page shows of the game: turn, phase, and all counters in words.
func (b *tab) position() string {
	b.t.Helper()
	b.shows(".top")
	b.wait(`document.querySelector(".mv-top .ctr")`)
	return eval[string](b, `document.querySelector(".top .turn").textContent + "\n" +
		[...document.querySelectorAll(".mv-top .ctr[role]")].map(g => g.ariaLabel).sort().join("\n")`)
}

// dock is the name of what the dock shows: "unit", "move", "odds" ...
func (b *tab) dock() string {
	b.t.Helper()
	return eval[string](b, dockName)
}

// dockName is what the dock shows; its other classes say how.
const dockName = `[...document.querySelector("#dock").classList].filter(c => !["card", "dock", "low", "hinted", "slotted", "bare"].includes(c)).join()`

// playForTwo begins the battle whose page is shown, for two people who place their armies.
func (b *tab) playForTwo() {
	b.t.Helper()
	b.tap(`[data-do="rival:person"]`)
	b.press("setup:own")
	b.tap("#play")
}

// sitDown begins the battle of most tests and lets the page place both sides.
func (b *tab) sitDown() {
	b.t.Helper()
	b.sitDownAt(ambush)
}

// sitDownAt is sitDown at any battle, also at one that begins at once.
func (b *tab) sitDownAt(scenario string) {
	b.t.Helper()
	b.tap(`.battle-card[data-scenario="` + scenario + `"]`)
	b.shows("#play")
	b.shot("intro")
	b.playForTwo()
	b.wait(mapDrawn)
	b.shows("#auto-setup, .dock.phase")
	for i := 0; i < 2 && !b.has(".dock.phase"); i++ {
		b.shows("#auto-setup")
		b.shot(fmt.Sprintf("set-up-%d", i+1))
		b.commit("#auto-setup")
		b.shows("#ready:enabled")
		b.shot(fmt.Sprintf("set-up-%d-done", i+1))
		b.commit("#ready")
	}
	b.shows(".dock.phase")
}

// bringFile loads a save through the page's own file picker.
func (b *tab) bringFile(file string) {
	b.t.Helper()
	picker := "#load-file"
	if b.has(".top") {
		b.tap(`.top [data-do="drawer:menu"]`)
		b.tap("#menu-saves")
		picker = ".saves .filepick"
	}
	b.wait(fmt.Sprintf("document.querySelector(%q)", picker))
	b.changing(func() { b.must(b.browser().Upload(picker, file)) })
	b.wait(mapDrawn)
}

// plan taps a counter and then where it shall go.
func (b *tab) plan(r ride) {
	b.t.Helper()
	b.hex(r.from)
	b.shows(".dock.unit")
	b.rest() // the map comes nearer to what was selected
	b.shot("selected")
	b.hex(r.to)
	b.shows(".dock.move #confirm")
	b.shot("planned")
}

// menu opens the menu, presses something in it and goes back to the game.
func (b *tab) menu(css string) {
	b.t.Helper()
	b.tap(`.top [data-do="drawer:menu"]`)
	b.shows("#menu-saves")
	b.tap(css)
	b.wait(fmt.Sprintf("document.querySelector(%q).ariaPressed === 'true'", css))
	b.shot("menu")
	b.tap("#close-drawer")
	b.wait(`!document.querySelector("#close-drawer")`)
}

// answer takes the first answer to a question.
func (b *tab) answer() {
	b.t.Helper()
	if !b.has("#confirm:enabled") {
		b.tap(`.dock [data-do="choose:0"]`)
		b.shows("#confirm:enabled")
	}
	b.commit("#confirm")
}

// answers answers all questions in a row.
func (b *tab) answers() {
	b.t.Helper()
	for b.goOn(); b.dock() == "decide"; b.goOn() {
		b.answer()
	}
}

// goOn goes on from the cards of what is grave, if any lie over the table.
func (b *tab) goOn() {
	b.t.Helper()
	for b.has("#go-on") {
		card := b.text("#cover-title")
		b.tap("#go-on")
		b.wait(fmt.Sprintf(`document.querySelector(".cover-all.grave #cover-title")?.innerText !== %q`, card))
	}
}

// endPhase ends the phase as a player does: it presses the button, and while the page
// lists duties does the first of them.
func (b *tab) endPhase() {
	b.t.Helper()
	before := b.session().Game.Table()
	for range 60 {
		b.goOn()
		switch b.dock() {
		case "decide":
			b.answer()
		case "odds":
			b.fightOrForget()
		case "ask":
			b.doDuty()
		case "over-card":
			return
		default:
			b.pressEnd()
		}
		if t := b.session().Game.Table(); t.Turn != before.Turn || t.Phase != before.Phase {
			return
		}
	}
	b.t.Fatalf("phase %d of turn %d does not end", before.Phase, before.Turn)
}

// pressEnd presses the button and waits for either answer of the page; where it asks whether the
// phase shall end so early, it shall.
func (b *tab) pressEnd() {
	b.t.Helper()
	changed := b.change()
	b.tap("#end-phase:enabled")
	b.wait(`document.querySelector(".dock.ask, .dock.early") || ` + changed)
	if b.has(".dock.early") {
		b.commit("#confirm")
	}
	b.takesOver()
}

// fightOrForget rolls for the attack on the table; one that is not allowed gives way
// to the first that is.
func (b *tab) fightOrForget() {
	b.t.Helper()
	if !b.has("#roll") {
		b.tap(`[data-do="suggest:0"]`)
		b.shows("#roll")
	}
	b.commit("#roll")
}

// doDuty goes to the first duty: a fight is put together by that, a ride has to be chosen.
func (b *tab) doDuty() {
	b.t.Helper()
	b.tap(`.dock.ask [data-do="duty:0"]`)
	b.wait(`!document.querySelector(".dock.ask")`)
	if b.dock() == "odds" {
		return
	}
	g := b.session().Game
	for _, d := range g.Duties(phaseSide(g)) {
		if reach := g.Reach(d.Unit); reach != nil {
			b.hex(farthest(reach))
			b.commit("#confirm")
			return
		}
	}
	b.t.Fatalf("a duty leads to %q", b.dock())
}

func phaseSide(g game.Game) game.Side {
	t := g.Table()
	return t.Phases[t.Phase].Side
}

// farthest is the hex of a reach where a counter may rest with the least movement left.
func farthest(r *game.Reach) string {
	best := -1
	for i, s := range r.Stops {
		if s.Rest && s.Prev >= 0 && (best < 0 || s.Left < r.Stops[best].Left) {
			best = i
		}
	}
	return r.Stops[best].Hex.String()
}

// handedOut presses a button that hands out a file, and returns its text.
func (b *tab) handedOut(css string) string {
	b.t.Helper()
	eval[any](b, `window.handed = null; URL.createObjectURL = blob => { window.handed = blob; return "#" + location.hash.slice(1); }`)
	b.tap(css)
	b.wait("window.handed")
	return eval[string](b, "window.handed.text()")
}

// written keeps a text as a file and returns its path.
func written(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.json")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}
