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

// ReadFile gives the bytes of a file, as input elements and drop events hold them, to then. A
// file that cannot be read arrives empty, and of one that is far too long to be a game only
// the beginning, which is too long as well.
func ReadFile(file app.Value, then func(content string)) {
	settled(file.Call("slice", 0, MaxFile+1).Call("arrayBuffer"), func(buffer app.Value) {
		bytes := app.Window().Get("Uint8Array").New(buffer)
		content := make([]byte, bytes.Length())
		app.CopyBytesToGo(content, bytes)
		then(string(content))
	}, func() { then("") })
}

// settled hears what becomes of a promise, and leaves nothing behind.
func settled(promise app.Value, kept func(app.Value), broken func()) {
	var yes, no app.Func
	end := func() { yes.Release(); no.Release() }
	yes = app.FuncOf(func(_ app.Value, args []app.Value) any { end(); kept(args[0]); return nil })
	no = app.FuncOf(func(app.Value, []app.Value) any { end(); broken(); return nil })
	promise.Call("then", yes, no)
}

// CopyText puts a text on the clipboard and tells then whether that was allowed.
func CopyText(text string, then func(ok bool)) {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		then(false)
		return
	}
	settled(clipboard.Call("writeText", text), func(app.Value) { then(true) }, func() { then(false) })
}

// Share hands a link to others by the means of the device (app/site/assets/device.js); where it
// is too long for that the text goes as a file. failed hears of a device that has no means.
func Share(link, name, text string, failed func()) {
	settled(app.Window().Call("gonfalonShare", link, name, text), func(app.Value) {}, failed)
}
