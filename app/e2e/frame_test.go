package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The frame has no origin: no storage, no service worker, every fetch a foreign one.
func TestPlaysInASandboxedFrame(t *testing.T) {
	h := serveAt(t, "/")
	parent := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintf(w, `<!doctype html><title>parent</title><iframe sandbox="allow-scripts" src="%s?embed" width=600 height=700></iframe>`, h.URL)
	}))
	defer parent.Close()
	b := newTab(t, desktop)
	b.do(chromedp.Navigate(parent.URL))
	frame := b.frame(h.URL)
	frame.wait(running)
	frame.wait(cardDrawn)
	if !eval[bool](frame, "window.storageBlocked") {
		t.Error("the frame had storage after all")
	}
	frame.press("start:" + ambush)
	frame.wait(mapDrawn)
	frame.press("press:deploy")
	frame.wait(acts + ` === "1"`)
	if frame.has(`[data-do="take"]`) {
		t.Error("a lock that is forbidden is taken for one that another tab has")
	}
	if says := frame.text("#notice"); !strings.Contains(says, "memory") {
		t.Errorf("the notice says %q", says)
	}
}

// frame is the frame of the page that shows this site.
func (b *tab) frame(url string) *tab {
	b.t.Helper()
	all, err := chromedp.Targets(b.ctx)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, i := range all {
		if i.Type == "iframe" && strings.HasPrefix(i.URL, url) {
			ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithTargetID(i.TargetID))
			b.t.Cleanup(cancel)
			return &tab{t: b.t, ctx: ctx, screen: b.screen}
		}
	}
	b.t.Fatalf("no frame shows %s", url)
	return nil
}
