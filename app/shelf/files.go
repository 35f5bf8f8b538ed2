package shelf

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// FileName is a good name for an exported game: "legnica-turn-3.json".
func FileName(h Header) string {
	return h.Scenario + "-turn-" + strconv.Itoa(h.Turn) + ".json"
}

// SentName is a good name for a game that goes through a messenger, which takes texts only:
// "legnica-turn-3.gonfalon.txt".
func SentName(h Header) string {
	return h.Scenario + "-turn-" + strconv.Itoa(h.Turn) + ".gonfalon.txt"
}

// Download hands a text to the player as a file, or tells why it does not.
func Download(name, text string) error {
	made := bridge.Window().Get("Blob").Make([]any{text}, map[string]any{"type": "application/json"})
	urls := bridge.Window().Get("URL")
	url := urls.Ask("createObjectURL", made)
	if !url.IsText() {
		return url.Err()
	}
	defer urls.Ask("revokeObjectURL", url)
	link := bridge.Document().Ask("createElement", "a")
	if err := errors.Join(link.Put("href", url), link.Put("download", name)); err != nil {
		return err
	}
	return link.Ask("click").Err()
}

// ReadFile gives the bytes of a file, as input elements and drop events hold them, to then. A
// file that cannot be read arrives empty, and of one that is far too long to be a game only
// the beginning, which is too long as well.
func ReadFile(file bridge.Ref, then func(content string)) {
	file.Ask("slice", 0, MaxFile+1).Ask("arrayBuffer").Await(func(buffer bridge.Ref) {
		bytes := bridge.Window().Get("Uint8Array").Make(buffer)
		content := make([]byte, bytes.Len())
		app.CopyBytesToGo(content, bytes.Value())
		then(string(content))
	}, func(error) { then("") })
}

// CopyText puts a text on the clipboard and tells then whether that was allowed.
func CopyText(text string, then func(ok bool)) {
	bridge.May("clipboard").Ask("writeText", text).Await(func(bridge.Ref) { then(true) }, func(error) { then(false) })
}

// Share hands a link to others by the means of the device (app/site/assets/device.js); where it
// is too long for that the text goes as a file. failed hears of a device that has no means.
func Share(link, name, text string, failed func()) {
	bridge.Window().Ask("gonfalonShare", link, name, text).Await(func(bridge.Ref) {}, func(error) { failed() })
}
