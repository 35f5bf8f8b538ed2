package e2e

import (
	_ "embed"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"gonfalon/scenarios"
)

// thumbEyes chooses where an impatient thumb presses and notes what the page answers.
//
//go:embed testdata/thumb.js
var thumbEyes string

// thumbSeeds is how many seeds the thumb tries on each lesson and short battle: GONFALON_THUMB of them, on
// the phone as it is and slowed four times in turn. Without it one seed tries a lesson and a battle.
var thumbSeeds = func() int {
	n, _ := strconv.Atoi(os.Getenv("GONFALON_THUMB"))
	return n
}()

// thumbTaps is how many presses a seed makes.
func thumbTaps() int {
	if thumbSeeds > 0 {
		return 200
	}
	return 30
}

// ground is something that the thumb tries: where it begins, and whether it is a lesson.
type ground struct {
	name, address string
	lesson        bool
}

// grounds are all lessons and short battles, the latter against the squire; without seeds one of each.
func grounds() (all []ground) {
	for _, l := range scenarios.Lessons() {
		all = append(all, ground{"lesson-" + l.Key, "?learn=" + l.Key, true})
	}
	for _, sc := range scenarios.All() {
		if sc.Minutes <= 30 {
			all = append(all, ground{sc.ID, "#battle=" + sc.ID + "&against=squire&side=a", false})
		}
	}
	if thumbSeeds == 0 {
		all = []ground{all[0], all[len(all)-1]}
	}
	return all
}

// Whatever an impatient thumb presses, and however slow the device is, the page answers: no error is
// uncaught, no press within a gold frame is refused, and the table never stops answering.
func TestAnImpatientThumbIsAlwaysAnswered(t *testing.T) {
	t.Parallel()
	for _, g := range grounds() {
		for seed := range max(thumbSeeds, 1) {
			rate := []float64{1, 4}[seed%2]
			if thumbSeeds == 0 && g.lesson {
				rate = 4
			}
			t.Run(fmt.Sprintf("%s/seed-%d-slow-%v", g.name, seed+1, rate), func(t *testing.T) {
				t.Parallel()
				b := newTab(t, phone, fresh, noted)
				th := &thumb{tab: b, ground: g, address: serveAt(t, "/").URL + g.address, seed: seed + 1, rate: rate}
				th.sits()
				th.presses(thumbTaps())
				th.report()
			})
		}
	}
}

// noted keeps what the program writes before it stops, and opens no window of the device.
const noted = `window.print = () => {};
	window.written = [];
	const write = console.log;
	console.log = (...words) => { written.push(words.join(" ")); write(...words); };`

// thumb is a hand that reads nothing.
type thumb struct {
	*tab
	ground
	address string
	seed    int
	rate    float64 // how many times slower than it is the processor is

	heard      []int // ms from each press that asked for an answer to the first change of the page
	gold, late int   // presses in gold frames; presses that were answered after 300 ms
	moved      int   // gold that went from under the finger
	trail      []string
}

// aim is where the thumb presses next.
type aim struct {
	X, Y    float64
	What    string
	Gold    bool // within a gold frame
	Expects bool // on a control that was there for a while and is not pressed by habit
	Pause   int  // ms until the next press
}

// sits opens the battle or lesson; also when the thumb has left it.
func (th *thumb) sits() {
	th.t.Helper()
	th.must(th.browser().Visit("about:blank")) // an address that differs in its end alone is no visit
	th.visit(th.address)
	th.slowTo(th.rate)
	if th.has("#play") {
		th.tap("#play")
	}
	th.shows("#dock, #cover")
	eval[any](th.tab, thumbEyes)
	eval[any](th.tab, fmt.Sprintf("thumb.begin(%d)", th.seed*1000+len(th.trail)))
}

// goldShare is how often the thumb goes to what is framed: so often that it comes to the end of a lesson.
func (th *thumb) goldShare() float64 {
	if th.lesson {
		return 0.6
	}
	return 0.2
}

func (th *thumb) presses(taps int) {
	th.t.Helper()
	quiet := 0 // presses that asked for an answer since the page last changed
	for n := range taps {
		if eval[bool](th.tab, "thumb.away()") {
			th.sits()
		}
		a := eval[aim](th.tab, fmt.Sprintf("thumb.next(%v)", th.goldShare()))
		before := eval[string](th.tab, "thumb.lesson()")
		th.trail = append(th.trail, a.What)
		th.taps(a)
		switch {
		case a.Gold && th.lesson && !eval[bool](th.tab, "thumb.landed()"):
			th.moved++
		case a.Gold && th.lesson:
			th.gold++
			th.accepted(a, before)
		case a.Expects:
			th.answered(a)
		default:
			time.Sleep(time.Duration(a.Pause) * time.Millisecond)
		}
		if quiet++; !eval[bool](th.tab, "thumb.same()") {
			quiet = 0
		}
		if quiet >= 12 || n%50 == 49 {
			th.lives()
			quiet = 0
		}
		th.unbroken()
	}
	th.lives()
}

// taps touches a point for as long as a quick finger does.
func (th *thumb) taps(a aim) {
	at := tip(point{a.X, a.Y}, 1)
	th.touches(input.DispatchTouchEventTypeTouchStart, at)
	th.touches(input.DispatchTouchEventTypeTouchEnd)
}

// soon polls until something holds, for so long; it reports whether it came to hold.
func (th *thumb) soon(long time.Duration, holds func() bool) bool {
	for end := time.Now().Add(time.Duration(float64(long) * th.rate)); ; time.Sleep(30 * time.Millisecond) {
		if holds() {
			return true
		}
		if time.Now().After(end) {
			return false
		}
	}
}

// answered notes how soon the page changed after a press that asked for it.
func (th *thumb) answered(a aim) {
	th.t.Helper()
	ms := 0
	if !th.soon(3*time.Second, func() bool { ms = eval[int](th.tab, "thumb.heard()"); return ms > 0 }) {
		th.fails("the press on %q was not answered within 3 s", a.What)
		return
	}
	if th.heard = append(th.heard, ms); ms > 300 {
		th.late++
	}
	time.Sleep(time.Duration(max(a.Pause-ms, 20)) * time.Millisecond)
}

// accepted fails where a press within a gold frame leads nowhere or is refused.
func (th *thumb) accepted(a aim, before string) {
	th.t.Helper()
	if !th.soon(3*time.Second, func() bool { return eval[string](th.tab, "thumb.lesson()") != before }) {
		th.fails("the press at %.0f, %.0f within the gold frame of %q leads nowhere, %s; it stays at %q", a.X, a.Y, a.What, eval[string](th.tab, "thumb.clicked()"), before)
	}
	if says := eval[string](th.tab, "thumb.refusal()"); says != "" {
		th.fails("the press at %.0f, %.0f within the gold frame of %q is refused: %q", a.X, a.Y, a.What, says)
	}
}

// theirs holds while the computer is seen at its turn, which can be halted or skipped.
const theirs = `Boolean(document.querySelector(".dock.foe #foe-pause, .dock.foe #foe-skip"))`

// lives fails unless the table answers: something in sight changes what it says, or the computer is at work
// and does something within a while.
func (th *thumb) lives() {
	th.t.Helper()
	before := eval[string](th.tab, "thumb.table()")
	if eval[bool](th.tab, "thumb.away()") || th.soon(3*time.Second, func() bool { return eval[string](th.tab, "thumb.table()") != before }) {
		return
	}
	if eval[bool](th.tab, theirs) && th.soon(20*time.Second, func() bool { return eval[string](th.tab, "thumb.table()") != before }) {
		return
	}
	tried := eval[[]aim](th.tab, "thumb.answering()")
	for _, a := range tried {
		th.trail = append(th.trail, "lives "+a.What)
		th.taps(a)
		if th.soon(3*time.Second, func() bool { return eval[string](th.tab, "thumb.table()") != before }) {
			return
		}
	}
	th.fails("the table answers no more; tried %v", tried)
	th.sits()
}

// unbroken fails where an error was caught by nobody.
func (th *thumb) unbroken() {
	th.t.Helper()
	if thrown := th.exceptions(); len(thrown) > 0 {
		th.shot(failure)
		th.t.Fatalf("uncaught: %q after %s; written: %s", thrown, th.lately(), strings.Join(eval[[]string](th.tab, "written.slice(-40)"), "\n"))
	}
}

func (th *thumb) fails(format string, args ...any) {
	th.t.Helper()
	th.shot(failure)
	th.t.Errorf(format+"; it says %q after %s", append(args, th.says(), th.lately())...)
}

// lately is what was pressed last.
func (th *thumb) lately() string {
	return strings.Join(th.trail[max(0, len(th.trail)-8):], " > ")
}

// report logs one line: how much was pressed, and how soon it was answered.
func (th *thumb) report() {
	slices.Sort(th.heard)
	if len(th.heard) == 0 {
		th.t.Fatal("nothing was pressed that asks for an answer")
	}
	at := func(share float64) int { return th.heard[int(share*float64(len(th.heard)-1))] }
	th.t.Logf("%d presses, %d in gold frames (%d more went from under the finger); of %d that ask for an answer it came after %d ms (half), %d (19 of 20), %d (all); %d after 300", len(th.trail), th.gold, th.moved, len(th.heard), at(.5), at(.95), at(1), th.late)
}
