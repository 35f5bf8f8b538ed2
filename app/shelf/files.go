package shelf

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// FileName is a good name for an exported game: "legnica-turn-3.json".
func FileName(h Header) string {
	return h.Scenario + "-turn-" + strconv.Itoa(h.Turn) + ".json"
}

// Download hands a text to the player as a file.
func Download(name, text string) {
	blob := app.Window().Get("Blob").New([]any{text}, map[string]any{"type": "application/json"})
	urls := app.Window().Get("URL")
	url := urls.Call("createObjectURL", blob)
	link := app.Window().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	urls.Call("revokeObjectURL", url)
}

// ReadFile gives the text of a file, as input elements and drop events hold them,
// to then. What is no text arrives as a text that no game begins with.
func ReadFile(file app.Value, then func(text string)) {
	file.Call("text").Then(func(v app.Value) { then(v.String()) })
}

// CopyText puts a text on the clipboard and tells then whether that was allowed.
func CopyText(text string, then func(ok bool)) {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		then(false)
		return
	}
	ok := app.FuncOf(func(app.Value, []app.Value) any { then(true); return nil })
	no := app.FuncOf(func(app.Value, []app.Value) any { then(false); return nil })
	clipboard.Call("writeText", text).Call("then", ok, no)
}
