package presstest

import (
	"os"
	"testing"

	"gonfalon/app/mapview/sheet"
	"gonfalon/app/press"
)

// New is a press with the style sheets of the page, which lie in a folder.
func New(t testing.TB, web string) *press.Press {
	t.Helper()
	styles := sheet.Style
	for _, name := range []string{"tokens", "counters"} {
		text, err := os.ReadFile(web + "/" + name + ".css")
		if err != nil {
			t.Fatal(err)
		}
		styles += string(text)
	}
	return press.New(styles)
}
