package engines

import (
	"encoding/json"
	"fmt"
)

// Point is a spot in the window, in CSS pixels from its upper left corner.
type Point struct{ X, Y float64 }

// Size is the inside of a window, in CSS pixels.
type Size struct{ W, H int64 }

// Press is one thing that a mouse or a finger does: "down", "move" or "up", at a spot.
type Press struct {
	What string
	At   Point
}

// Browser is a browser with an empty profile and one page open in it.
type Browser interface {
	// Visit goes to an address and waits until the page has loaded.
	Visit(url string) error
	// Reload loads the page anew and waits until it has loaded.
	Reload() error
	// Eval is the value of a JavaScript expression as JSON, a promise's once it is kept;
	// what has no value in JSON is null.
	Eval(js string) (json.RawMessage, error)
	// Point does what a mouse or a finger does, one thing after the other.
	Point(presses ...Press) error
	// Upload chooses a file in the file picker that a CSS selector finds.
	Upload(css, file string) error
	// Picture is the window as PNG.
	Picture() ([]byte, error)
	// Frame is the frame of the page that shows an address which begins so. It is gone with
	// the page.
	Frame(url string) (Browser, error)
}

// asked is an expression whose value is that of another one as a JSON text.
func asked(js string) string {
	return fmt.Sprintf("(async () => JSON.stringify(await (%s)) ?? 'null')()", js)
}

// found is an expression for the element that a CSS selector finds.
func found(css string) string { return fmt.Sprintf("document.querySelector(%q)", css) }

// gestures are the presses of a mouse or a finger, as both protocols want to be told.
func gestures(kind string, presses []Press) []any {
	var steps []any
	for _, p := range presses {
		steps = append(steps, map[string]any{"type": "pointerMove", "duration": 0, "x": int(p.At.X), "y": int(p.At.Y)})
		switch p.What {
		case "down":
			steps = append(steps, map[string]any{"type": "pointerDown", "button": 0})
		case "up":
			steps = append(steps, map[string]any{"type": "pointerUp", "button": 0})
		}
	}
	return []any{map[string]any{"type": "pointer", "id": kind, "parameters": map[string]any{"pointerType": kind}, "actions": steps}}
}
