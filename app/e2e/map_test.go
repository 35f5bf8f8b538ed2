package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"gonfalon/app/mapview"
	"gonfalon/engine/hex"
)

// point is a spot in the window, in pixels.
type point struct{ X, Y float64 }

// freeSpot is the spot of the uncovered map nearest to the middle of all uncovered spots.
const freeSpot = `(() => {
	const spots = [];
	for (let x = 20; x < innerWidth; x += 40) for (let y = 20; y < innerHeight; y += 40)
		if (document.elementFromPoint(x, y)?.closest(".mapview")) spots.push({X: x, Y: y});
	const mid = k => spots.reduce((sum, s) => sum + s[k], 0) / spots.length;
	const x = mid("X"), y = mid("Y");
	const far = s => Math.hypot(s.X - x, s.Y - y);
	return spots.reduce((a, b) => far(b) < far(a) ? b : a);
})()`

// spot is where the middle of a hex is in the window, and whether it can be touched there.
func (b *tab) spot(h hex.Hex) (at point, free bool) {
	b.t.Helper()
	x, y := mapview.Centre(h)
	found := eval[struct {
		At   point
		Free bool
	}](b, fmt.Sprintf(`(() => {
		const box = document.querySelector(".mv-top > svg").getBoundingClientRect(), k = box.width; // it is one unit wide
		const at = {X: box.x + k * %f, Y: box.y + k * %f};
		return {At: at, Free: Boolean(document.elementFromPoint(at.X, at.Y)?.closest(".mapview"))};
	})()`, x, y))
	return found.At, found.Free
}

// spotOf is spot of a printed number.
func (b *tab) spotOf(number string) (at point, free bool) { return b.spot(hex.Must(number)) }

// bring drags the map until a hex can be touched, and returns where it is then.
func (b *tab) bring(number string) point {
	b.t.Helper()
	h := hex.Must(number)
	for range 30 { // a map may be seven screens wide
		b.rest()
		at, free := b.spot(h)
		if free {
			return at
		}
		from := b.once(freeSpot)
		to := point{b.within(2*from.X-at.X, b.screen.w), b.within(2*from.Y-at.Y, b.screen.h)}
		b.slide(from, to, 3)
		b.pointer("up", to)
	}
	b.shot(failure)
	b.t.Fatalf("hex %s cannot be brought to where it can be touched", number)
	return point{}
}

// within keeps a drag inside the window.
func (b *tab) within(v float64, size int64) float64 { return min(max(v, 4), float64(size)-4) }

// doubleTime is how long after a tap another one in the same hex would make a double tap.
const doubleTime = 350 * time.Millisecond

// hex touches or clicks the middle of a hex, by its printed number.
func (b *tab) hex(number string) {
	b.t.Helper()
	at := b.bring(number)
	if number == b.tapped {
		time.Sleep(time.Until(b.tappedAt.Add(doubleTime)))
	}
	defer b.touched(number)
	b.at(at.X, at.Y)
}

// touched notes that a hex was tapped just now.
func (b *tab) touched(number string) { b.tapped, b.tappedAt = number, time.Now() }

func TestEveryCornerOfTheMapCanBeBroughtUnderTheFinger(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, h.URL)
			b.begin()
			for _, corner := range []string{"0101", "4501", "4530", "0130"} {
				b.hex(corner)
				b.numbered()
			}
			b.shot("corner")
			b.nearer()
			b.numbered()
		})
	}
}

// glazed holds that touches of the map meet the glass before it alone. Where what holds the map says
// what a touch may do, a browser notes that for each of its shapes whenever something changes.
func (b *tab) glazed() {
	b.t.Helper()
	said := eval[[]string](b, `(() => { const said = [document.querySelector(".mv-glass")];
		for (let e = document.querySelector(".mv-world"); e; e = e.parentElement) said.push(e);
		return said.filter(e => getComputedStyle(e).touchAction !== "auto").map(e => e.className); })()`)
	if !slices.Equal(said, []string{"mv-glass"}) {
		b.t.Errorf("of the map and what it lies in, %q say what a touch may do", said)
	}
}

// numbered holds that the hexes in the window have their numbers, and those far from it none; where
// the map is drawn too small for numbers, nobody has one: none that a browser lays out.
func (b *tab) numbered() {
	b.t.Helper()
	b.rest()
	found := eval[struct{ Missing, Idle, Shown int }](b, `(() => {
		const svg = document.querySelector(".mv-sheet svg"), box = svg.getBoundingClientRect(), k = box.width / svg.viewBox.baseVal.width;
		const groups = [...document.querySelectorAll(".m-num > svg")], shown = groups.filter(g => g.firstElementChild.checkVisibility());
		const within = far => g => { const [x, y, w, h] = g.dataset.box.split(" ").map(n => n * k);
			return box.x + x < innerWidth + far && box.x + x + w > -far && box.y + y < innerHeight + far && box.y + y + h > -far; };
		if (!`+legible+`) return {Missing: 0, Idle: shown.length, Shown: shown.length};
		return {Missing: groups.filter(within(0)).length - shown.filter(within(0)).length, Idle: shown.length - shown.filter(within(200)).length, Shown: shown.length};
	})()`)
	if found.Missing > 0 || found.Idle > 0 || found.Shown == 0 && eval[bool](b, legible) {
		b.t.Errorf("%d groups of numbers are shown, %d of them far away or too small, and %d are missing", found.Shown, found.Idle, found.Missing)
	}
}

// legible is whether the map is drawn large enough for numbers.
const legible = `document.querySelector(".mv-sheet").matches(".lod-2,.lod-3")`

// nearer zooms in until the map is drawn large enough for numbers.
func (b *tab) nearer() {
	b.t.Helper()
	for range 6 {
		if b.rest(); eval[bool](b, legible) {
			return
		}
		eval[any](b, `document.querySelector(".mapview").focus()`)
		b.do(chromedp.KeyEvent("+"))
	}
	b.t.Error("the map never comes near enough to be read")
}

// A table that speaks plainly prints no numbers on its map, and has them as soon as it is asked to speak with
// paragraphs.
func TestAPlainMapHasNoNumbers(t *testing.T) {
	r := rehearseAt(t, "legnica-smoke", 2)
	b := open(t, phone, serveAt(t, "/").URL, seed(map[string]string{"gonfalon/settings": `{"speech":"plain","coach":"off"}`}))
	b.bringFile(r.file())
	b.nearer()
	const shown = `document.querySelectorAll(".m-num > svg.seen").length`
	if n := eval[int](b, shown); n > 0 {
		t.Errorf("%d groups of numbers are shown to who is spoken to plainly", n)
	}
	b.press("speech:full")
	b.wait(shown + " > 0")
	b.press("speech:plain")
	b.wait(shown + " === 0")
}

// watchWeights notes, whenever the world is placed, whether it waits to be drawn sharply, and for which
// zoom its lines are.
const watchWeights = `window.drawn = [];
	document.addEventListener("pointerup", () => {
		const world = document.querySelector(".mv-world"), note = () => drawn.push({
			Waits: world.classList.contains("moving"), Lines: document.querySelector(".mv-sheet").style.getPropertyValue("--k")});
		window.watcher?.disconnect();
		note();
		window.watcher = new MutationObserver(note);
		window.watcher.observe(world, {attributes: true});
	}, true);`

// The first tap on a unit of a battle that is seen whole brings the map nearer. To draw it sharply for
// that takes longer than all else that the tap does, and waits.
func TestTheMapComesNearerBeforeItIsDrawnSharply(t *testing.T) {
	r := rehearseAt(t, "grunwald-clash", 2)
	r.until(func() bool { return len(loners(r.Game)) >= 5 })
	page := open(t, desktop, serveAt(t, "/").URL, watchWeights)
	page.bringFile(r.file())
	page.glazed()
	at, _ := page.spotOf(loners(r.Game)[0])
	page.at(at.X, at.Y)
	page.wait(`drawn.length > 1 && !document.querySelector(".mv-world.moving")`)
	drawn := eval[[]struct {
		Waits bool
		Lines string
	}](page, "drawn")
	before, first, last := drawn[0], drawn[1], drawn[len(drawn)-1]
	if !first.Waits || first.Lines != before.Lines {
		t.Errorf("when the tap is shown first the map is %v, and was %v before", first, before)
	}
	if last.Waits || last.Lines == before.Lines {
		t.Errorf("when all rests the map is %v, and was %v before the tap", last, before)
	}
}

// watchNumbers notes how many groups of numbers are shown and whether the map waits to be drawn, as the
// map is placed first after it is touched.
const watchNumbers = `window.jumped = null;
	document.addEventListener("pointerdown", () => {
		jumped = null;
		const world = document.querySelector(".mv-world"), shown = () => document.querySelectorAll(".m-num > svg.seen").length, before = shown();
		new MutationObserver((_, seen) => {
			seen.disconnect();
			jumped = {Waits: world.matches(".moving"), New: shown() - before};
		}).observe(world, {attributes: true});
	}, true);`

// A place far from the last one is there a frame before its numbers, which are most of what is in it: a
// tap that leads there is not shown later for them.
func TestAFarPlaceIsThereBeforeItsNumbers(t *testing.T) {
	t.Parallel()
	page := open(t, desktop, serveAt(t, "/").URL, watchNumbers)
	page.begin()
	page.nearer()
	page.rest()
	box := eval[struct{ X, Y, W, H float64 }](page, `(() => { const b = document.querySelector(".mv-mini").getBoundingClientRect(); return {X: b.x, Y: b.y, W: b.width, H: b.height}; })()`)
	for _, k := range []float64{0.1, 0.9} { // one of both is far
		page.at(box.X+k*box.W, box.Y+k*box.H)
		page.wait("jumped")
		first := eval[struct {
			Waits bool
			New   int
		}](page, "jumped")
		if !first.Waits || first.New != 0 {
			t.Errorf("as a far place is shown the map is %+v", first)
		}
		page.numbered()
	}
}
