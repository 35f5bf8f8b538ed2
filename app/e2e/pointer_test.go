package e2e

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// slide puts the mouse button or a finger down and moves it to another point in steps. The
// page draws the map for each of them.
func (b *tab) slide(from, to point, steps int) {
	b.t.Helper()
	b.pointer("down", from)
	for i := 1; i <= steps; i++ {
		k := float64(i) / float64(steps)
		b.pointer("move", point{from.X + k*(to.X-from.X), from.Y + k*(to.Y-from.Y)})
	}
}

// pointer sends one event of the mouse or the finger.
func (b *tab) pointer(what string, at point) {
	b.t.Helper()
	if b.screen.touch {
		p := input.DispatchTouchEventParams{Type: map[string]input.DispatchTouchEventType{"down": input.DispatchTouchEventTypeTouchStart,
			"move": input.DispatchTouchEventTypeTouchMove, "up": input.DispatchTouchEventTypeTouchEnd}[what], TouchPoints: []*input.TouchPoint{}}
		if what != "up" {
			p.TouchPoints = append(p.TouchPoints, &input.TouchPoint{X: at.X, Y: at.Y})
		}
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, p)
			return err
		}))
		return
	}
	kind := map[string]input.DispatchMouseEventType{"down": input.DispatchMouseEventTypeMousePressed,
		"move": input.DispatchMouseEventTypeMouseMoved, "up": input.DispatchMouseEventTypeMouseReleased}[what]
	b.do(chromedp.MouseEvent(kind, at.X, at.Y, chromedp.ButtonLeft, chromedp.ClickCount(1), func(p *input.DispatchMouseEventParams) { p.Buttons = 1 }))
}
