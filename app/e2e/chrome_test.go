package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"gonfalon/app/e2e/engines"
)

// chrome is a page of Chromium.
type chrome struct {
	ctx   context.Context
	touch bool
}

// limit is a context that ends when a step takes too long. The first step starts the
// browser, whose life must not end with that step's context.
func (c chrome) limit() (context.Context, context.CancelFunc) {
	if chromedp.FromContext(c.ctx).Target == nil {
		return c.ctx, func() {}
	}
	return context.WithTimeout(c.ctx, patience())
}

func (c chrome) do(actions ...chromedp.Action[chromedp.Void]) error {
	ctx, cancel := c.limit()
	defer cancel()
	return chromedp.Do(ctx, actions...)
}

func (c chrome) Visit(url string) error { return c.do(chromedp.Navigate(url)) }
func (c chrome) Reload() error          { return c.do(chromedp.Reload()) }

func (c chrome) Eval(js string) (json.RawMessage, error) {
	ctx, cancel := c.limit()
	defer cancel()
	raw, err := chromedp.Run(ctx, chromedp.Evaluate[[]byte](js, chromedp.EvalAwaitPromise))
	if err == nil && raw == nil {
		raw = []byte("null")
	}
	return raw, err
}

func (c chrome) Upload(css, file string) error {
	return c.do(chromedp.SetUploadFiles(chromedp.CSS(css), []string{file}))
}

func (c chrome) Picture() ([]byte, error) {
	ctx, cancel := c.limit()
	defer cancel()
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

// Frame finds only frames with a process of their own, as those of foreign sites have.
func (c chrome) Frame(url string) (engines.Browser, error) {
	all, err := chromedp.Targets(c.ctx)
	for _, i := range all {
		if i.Type == "iframe" && strings.HasPrefix(i.URL, url) {
			ctx, _ := chromedp.NewContext(c.ctx, chromedp.WithTargetID(i.TargetID)) // ends with the page's own
			return chrome{ctx, c.touch}, nil
		}
	}
	return nil, errors.Join(err, errors.New("no frame shows "+url))
}

func (c chrome) Point(presses ...engines.Press) error {
	for _, p := range presses {
		press := mouse(p)
		if c.touch {
			press = finger(p)
		}
		if err := c.do(press); err != nil {
			return err
		}
	}
	return nil
}

func finger(p engines.Press) chromedp.Action[chromedp.Void] {
	e := input.DispatchTouchEventParams{Type: map[string]input.DispatchTouchEventType{"down": input.DispatchTouchEventTypeTouchStart,
		"move": input.DispatchTouchEventTypeTouchMove, "up": input.DispatchTouchEventTypeTouchEnd}[p.What], TouchPoints: []*input.TouchPoint{}}
	if p.What != "up" {
		e.TouchPoints = append(e.TouchPoints, &input.TouchPoint{X: p.At.X, Y: p.At.Y})
	}
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, e)
		return err
	})
}

func mouse(p engines.Press) chromedp.Action[chromedp.Void] {
	kind := map[string]input.DispatchMouseEventType{"down": input.DispatchMouseEventTypeMousePressed,
		"move": input.DispatchMouseEventTypeMouseMoved, "up": input.DispatchMouseEventTypeMouseReleased}[p.What]
	return chromedp.MouseEvent(kind, p.At.X, p.At.Y, chromedp.ButtonLeft, chromedp.ClickCount(1), func(e *input.DispatchMouseEventParams) { e.Buttons = 1 })
}
