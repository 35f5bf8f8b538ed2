package engines

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// firefoxReady is what Firefox says once it can be driven.
var firefoxReady = regexp.MustCompile(`BiDi listening on (ws://\S+)`)

// hasty are the settings of the profile: no program runs so long that it gains by the slower of two compilers.
const hasty = `user_pref("javascript.options.wasm_optimizingjit", false);`

// firefox is one page of Firefox, or a frame in it.
type firefox struct {
	*wire
	page string // the id of the page or frame
	kind string // of the pointer
}

// Firefox starts Firefox without a window, with its profile in a folder. Its pointer is a
// finger if that is wished, else a mouse. The function ends it.
func Firefox(home string, size Size, touch bool) (Browser, func(), error) {
	path, err := installed("firefox-esr", "firefox")
	if err != nil {
		return nil, nil, err
	}
	if err := os.WriteFile(filepath.Join(home, "user.js"), []byte(hasty), 0o644); err != nil {
		return nil, nil, err
	}
	p, address, err := launch(home, firefoxReady, nil, path, "--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0", "about:blank")
	if err != nil {
		return nil, nil, err
	}
	f := &firefox{kind: "mouse"}
	if touch {
		f.kind = "touch"
	}
	if err := f.begin(address, size); err != nil {
		p.kill()
		return nil, nil, err
	}
	return f, func() { f.CloseNow(); p.kill() }, nil
}

// begin finds the page that Firefox has opened and gives it its size.
func (f *firefox) begin(address string, size Size) (err error) {
	if f.wire, err = dial(address + "/session"); err != nil {
		return err
	}
	if err := f.call(nil, "session.new", object{"capabilities": object{}}); err != nil {
		return err
	}
	tree, err := f.tree(object{})
	if err != nil {
		return err
	}
	f.page = tree.Contexts[0].Context
	return f.call(nil, "browsingContext.setViewport", object{"context": f.page, "viewport": object{"width": size.W, "height": size.H}})
}

// tree are the pages that are open, with their frames.
type tree struct {
	Contexts []struct {
		Context  string
		Children []struct{ Context, URL string }
	}
}

func (f *firefox) tree(of object) (t tree, err error) {
	err = f.call(&t, "browsingContext.getTree", of)
	if err == nil && len(t.Contexts) == 0 {
		err = errors.New("no page is open")
	}
	return t, err
}

func (f *firefox) Frame(url string) (Browser, error) {
	tree, err := f.tree(object{"root": f.page})
	if err != nil {
		return nil, err
	}
	for _, frame := range tree.Contexts[0].Children {
		if strings.HasPrefix(frame.URL, url) {
			return &firefox{f.wire, frame.Context, f.kind}, nil
		}
	}
	return nil, errors.New("no frame shows " + url)
}

func (f *firefox) Visit(url string) error {
	return f.call(nil, "browsingContext.navigate", object{"context": f.page, "url": url, "wait": "complete"})
}

func (f *firefox) Reload() error {
	return f.call(nil, "browsingContext.reload", object{"context": f.page, "wait": "complete"})
}

// value is what an expression comes to.
type value struct {
	Value    json.RawMessage // of a text
	SharedID string          // of an element
}

func (f *firefox) value(js string) (value, error) {
	var answer struct {
		Result           value
		ExceptionDetails struct{ Text string }
	}
	err := f.call(&answer, "script.evaluate", object{"expression": js, "awaitPromise": true, "target": object{"context": f.page}})
	if said := answer.ExceptionDetails.Text; err == nil && said != "" {
		err = errors.New(said)
	}
	return answer.Result, err
}

func (f *firefox) Eval(js string) (json.RawMessage, error) {
	v, err := f.value(asked(js))
	if err != nil {
		return nil, err
	}
	var text string
	err = json.Unmarshal(v.Value, &text)
	return json.RawMessage(text), err
}

func (f *firefox) Point(presses ...Press) error {
	return f.call(nil, "input.performActions", object{"context": f.page, "actions": gestures(f.kind, presses)})
}

func (f *firefox) Upload(css, file string) error {
	picker, err := f.value(found(css))
	if err != nil {
		return err
	}
	return f.call(nil, "input.setFiles", object{"context": f.page, "element": object{"sharedId": picker.SharedID}, "files": []string{file}})
}

func (f *firefox) Picture() ([]byte, error) {
	var answer struct{ Data string }
	if err := f.call(&answer, "browsingContext.captureScreenshot", object{"context": f.page}); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(answer.Data)
}
