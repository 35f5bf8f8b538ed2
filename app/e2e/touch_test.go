package e2e

import (
	"context"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"gonfalon/engine/game"
)

// A hand is not a mouse: fingers press slowly, or twice by habit, and the palm comes along.

// palm is the radius of a palm's touch, in pixels.
const palm = 60

// touches sends one event with all touches that are now on the screen; an end or a cancel
// takes them all.
func (b *tab) touches(kind input.DispatchTouchEventType, on ...*input.TouchPoint) {
	b.t.Helper()
	b.touchesAt(time.Now(), kind, on...)
}

// touchesAt is touches at a time that the page is told, however busy it is.
func (b *tab) touchesAt(when time.Time, kind input.DispatchTouchEventType, on ...*input.TouchPoint) {
	b.t.Helper()
	p := input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, on...),
		Timestamp: input.TimeSinceEpoch(float64(when.UnixMicro()) / 1e6)}
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, p)
		return err
	}))
}

func tip(at point, id float64) *input.TouchPoint { return contact(at, id, 8) }

// contact is a touch of a radius in pixels.
func contact(at point, id, radius float64) *input.TouchPoint {
	return &input.TouchPoint{X: at.X, Y: at.Y, ID: &id, RadiusX: &radius, RadiusY: &radius}
}

// unzoomed fails the test if the browser has made the page larger.
func (b *tab) unzoomed() {
	b.t.Helper()
	if scale := eval[float64](b, "visualViewport.scale"); scale != 1 {
		b.t.Errorf("the page is shown %v times as large", scale)
	}
}

// slowly presses a point for longer than browsers take for a tap.
func (b *tab) slowly(at point) {
	b.t.Helper()
	when, slow := time.Now(), 600*time.Millisecond
	b.touchesAt(when, input.DispatchTouchEventTypeTouchStart, tip(at, 1))
	time.Sleep(slow) // what is tried is the time itself; how late a busy machine lifts the finger is not
	b.touchesAt(when.Add(slow), input.DispatchTouchEventTypeTouchEnd)
}

// twice taps a point two times as quickly as hands do.
func (b *tab) twice(at point) {
	b.t.Helper()
	time.Sleep(doubleTime) // a tap before belongs to something else
	when := time.Now()
	for range 2 {
		b.touchesAt(when, input.DispatchTouchEventTypeTouchStart, tip(at, 1))
		b.touchesAt(when.Add(40*time.Millisecond), input.DispatchTouchEventTypeTouchEnd)
		when = when.Add(150 * time.Millisecond)
	}
}

func TestHands(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 3)
	from, to := turning(t, r.Game).from, turning(t, r.Game).to
	b := open(t, tablet, serveAt(t, "/").URL)
	b.bringFile(r.file())

	step(b, "a slow tap selects", func() {
		b.slowly(b.bring(from))
		b.touched(from)
		b.shows(".dock.unit, .dock.move")
	})
	step(b, "a slow tap presses a button", func() {
		b.slowly(b.middle(`.top [data-do="drawer:menu"]`))
		b.shows("#close-drawer")
		b.tap("#close-drawer")
	})
	step(b, "a resting palm does not keep a finger from tapping", func() {
		b.press("cancel")
		b.wait(`!document.querySelector(".dock.unit, .dock.move")`)
		at := b.bring(from)
		rest := contact(point{at.X, at.Y - 150}, 5, palm)
		b.touches(input.DispatchTouchEventTypeTouchStart, rest)
		b.touches(input.DispatchTouchEventTypeTouchStart, rest, tip(at, 1))
		b.touches(input.DispatchTouchEventTypeTouchEnd)
		b.touched(from)
		b.shows(".dock.unit, .dock.move")
	})
	step(b, "three fingers and a touch that is cancelled do nothing, and the next tap is heard", func() {
		b.press("cancel")
		b.wait(`!document.querySelector(".dock.unit, .dock.move")`)
		at, before := b.bring(from), b.session().Game.Hash()
		b.touches(input.DispatchTouchEventTypeTouchStart, tip(at, 1), tip(point{at.X + 60, at.Y}, 2), tip(point{at.X, at.Y + 60}, 3))
		b.touches(input.DispatchTouchEventTypeTouchCancel)
		b.rest()
		if b.has(".dock.unit, .dock.move") || b.session().Game.Hash() != before {
			b.t.Error("something happened")
		}
		b.hex(from)
		b.shows(".dock.unit, .dock.move")
	})
	begun := len(b.session().Steps)
	step(b, "a double tap on a button confirms once and presses nothing that comes to lie there", func() {
		b.hex(to)
		b.shows("#confirm:enabled")
		before := b.session()
		b.changing(func() { b.twice(b.middle("#confirm")) })
		b.rest()
		after := b.session()
		if !did(after, "advance") || count(after, "end-phase") != count(before, "end-phase") || b.dock() == "ask" {
			b.t.Errorf("after it the dock shows %q", b.dock())
		}
	})
	step(b, "a double tap ends one phase", func() {
		before := count(b.session(), "end-phase")
		b.twice(b.middle("#end-phase"))
		b.shows(".dock.early")
		b.changing(func() { b.twice(b.middle("#confirm")) })
		b.rest()
		if after := count(b.session(), "end-phase"); after != before+1 || b.dock() == "ask" {
			b.t.Errorf("%d phases were ended, the dock shows %q", after-before, b.dock())
		}
	})
	step(b, "two taps take two acts back", func() {
		b.changing(func() { b.twice(b.middle("#undo")) })
		b.wait(acts + " === " + strconv.Quote(strconv.Itoa(begun)))
	})
	step(b, "palms on the dock and double taps leave the page its size", func() {
		dock := b.middle("#dock h2")
		left, right := tip(point{dock.X - 60, dock.Y}, 1), tip(point{dock.X + 60, dock.Y}, 2)
		b.touches(input.DispatchTouchEventTypeTouchStart, left, right)
		left.X, right.X = left.X-80, right.X+80
		b.touches(input.DispatchTouchEventTypeTouchMove, left, right)
		b.touches(input.DispatchTouchEventTypeTouchEnd)
		b.twice(dock)
		b.rest()
	})
	step(b, "of taps in a row every second one is heard", func() {
		eval[any](b, `window.heard = 0; document.body.addEventListener("click", () => heard++)`)
		at, when := b.middle("#end-phase"), time.Now()
		for range 6 {
			b.touchesAt(when, input.DispatchTouchEventTypeTouchStart, tip(at, 1))
			b.touchesAt(when.Add(40*time.Millisecond), input.DispatchTouchEventTypeTouchEnd)
			when = when.Add(200 * time.Millisecond)
			b.rest()
		}
		if n := eval[int](b, "heard"); n != 3 {
			b.t.Errorf("%d of six taps are heard", n)
		}
	})
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// count is how many acts of this name there are among the steps.
func count(s *game.Session, name string) (n int) {
	for _, st := range s.Steps {
		if st.Act.Do() == name {
			n++
		}
	}
	return n
}

// step is a part of a test in the same browser, after which the page is as large as it was.
func step(b *tab, name string, do func()) {
	t := b.t.(*testing.T)
	t.Run(name, func(t *testing.T) {
		b.t = t
		do()
		b.unzoomed()
	})
	b.t = t
}
