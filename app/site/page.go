package site

import (
	"bytes"
	_ "embed"
	"html/template"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The templates of the page: what is seen and what runs before the engine.
var (
	//go:embed assets/index.html
	pageTemplate string
	//go:embed assets/boot.js
	bootScript string
	//go:embed assets/mirror.js
	mirrorScript string
	//go:embed assets/worker.js
	workerTemplate string
)

// pageData is what index.html is filled with.
type pageData struct {
	*app.Handler
	Sheets  []string // style sheets; go-app's own is not among them
	Boot    template.JS
	Packed  int // bytes to load, for the progress bar
	Picture template.HTML
}

// Local is the address of a file as seen from the page.
func (pageData) Local(path string) string { return relative{}.Resolve(path) }

// renderPage writes index.html. It is not go-app's own page: that one is written
// in a new order each time and shows nothing before the engine has arrived.
func renderPage(h *app.Handler, sheets []string, packed int) ([]byte, error) {
	t, err := template.New("page").Parse(pageTemplate)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, pageData{h, sheets, template.JS(bootScript + mirrorScript), packed, picture()})
	return b.Bytes(), err
}
