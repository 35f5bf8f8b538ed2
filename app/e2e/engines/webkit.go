package engines

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"time"
)

// screenReady is what Xvfb says once windows can be opened on it: its number.
var screenReady = regexp.MustCompile(`^(\d+)$`)

// webkit is one page of WebKit's own small browser.
type webkit struct{ classic }

// WebKit starts WebKitGTK on a screen that nobody sees; its window is no narrower than 447
// pixels. Its pointer is a mouse. The function ends it.
func WebKit(home string, size Size) (Browser, func(), error) {
	driver, err := installed("WebKitWebDriver")
	if err != nil {
		return nil, nil, err
	}
	xvfb, err := installed("Xvfb")
	if err != nil {
		return nil, nil, err
	}
	screen, number, err := launch(home, screenReady, nil, xvfb, "-displayfd", "2", "-screen", "0", "1600x1600x24", "-nolisten", "tcp")
	if err != nil {
		return nil, nil, err
	}
	w, p, err := drive(home, driver, ":"+number)
	if err != nil {
		screen.kill()
		return nil, nil, err
	}
	end := func() { w.end(); p.kill(); screen.kill() }
	if err := w.resize(size); err != nil {
		end()
		return nil, nil, err
	}
	return w, end, nil
}

// drive starts the driver, and through it the browser, on a screen.
func drive(home, driver, screen string) (*webkit, process, error) {
	port, err := freePort()
	if err != nil {
		return nil, process{}, err
	}
	env := []string{"DISPLAY=" + screen, "LIBGL_ALWAYS_SOFTWARE=1",
		"WEBKIT_DISABLE_COMPOSITING_MODE=1", // its compositor now and then breaks down in the software that draws for it
		"JSC_useOMGJIT=0"}                   // no program runs so long that it gains by that compiler
	p, _, err := launch(home, nil, env, driver, "-p", port)
	if err != nil {
		return nil, process{}, err
	}
	session, err := begin("http://127.0.0.1:" + port)
	if err != nil {
		p.kill()
	}
	return &webkit{session}, p, err
}

// resize makes the window so large that its inside has a size.
func (w *webkit) resize(size Size) error {
	outer := size
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if err := w.post(nil, "/window/rect", object{"width": outer.W, "height": outer.H}); err != nil {
			return err
		}
		raw, err := w.Eval("({W: innerWidth, H: innerHeight})")
		var inner Size
		if err == nil {
			err = json.Unmarshal(raw, &inner)
		}
		if err != nil || inner == size {
			return err
		}
		if inner.W == size.W { // what stands around it is of the same height before and after
			outer.H = size.H + outer.H - inner.H
		}
	}
	return fmt.Errorf("the window does not become %d x %d", size.W, size.H)
}

func (w *webkit) Visit(url string) error {
	if err := w.post(nil, "/frame", object{"id": nil}); err != nil {
		return err
	}
	return w.post(nil, "/url", object{"url": url})
}

func (w *webkit) Reload() error { return w.post(nil, "/refresh", object{}) }

func (w *webkit) Eval(js string) (json.RawMessage, error) {
	var answer struct{ Value, Error string }
	script := "const done = arguments[0]; " + asked(js) + ".then(Value => done({Value}), e => done({Error: String(e)}))"
	if err := w.post(&answer, "/execute/async", object{"script": script, "args": []any{}}); err != nil {
		return nil, err
	}
	if answer.Error != "" {
		return nil, errors.New(answer.Error)
	}
	return json.RawMessage(answer.Value), nil
}

func (w *webkit) Point(presses ...Press) error {
	return w.post(nil, "/actions", object{"actions": gestures("mouse", presses)})
}

func (w *webkit) Upload(css, file string) error {
	id, err := w.element(css)
	if err != nil {
		return err
	}
	return w.post(nil, "/element/"+id+"/value", object{"text": file})
}

func (w *webkit) Picture() ([]byte, error) {
	var png string
	if err := w.get(&png, "/screenshot"); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(png)
}

// frames is all frames of the page, those within its elements too.
const frames = `const frames = root => [...root.querySelectorAll("*")].flatMap(e => e.localName === "iframe" ? e : e.shadowRoot ? frames(e.shadowRoot) : []);`

// Frame is this browser itself: a driver of this kind looks at one frame at a time, until the
// next visit.
func (w *webkit) Frame(url string) (Browser, error) {
	var frame map[string]string // an element
	script := fmt.Sprintf(frames+" return frames(document).find(f => f.src.startsWith(%q)) ?? null", url)
	if err := w.post(&frame, "/execute/sync", object{"script": script, "args": []any{}}); err != nil {
		return nil, err
	}
	if frame == nil {
		return nil, errors.New("no frame shows " + url)
	}
	return w, w.post(nil, "/frame", object{"id": frame})
}
